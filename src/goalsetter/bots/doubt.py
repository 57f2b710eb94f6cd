"""Doubt: when a player comes to believe that no Solution is left, and on what evidence.

Nobody doubts in the first moves, nor while a Solution is in mind. A player tries for some turns;
when so few cubes are left that all seems tried, each further turn in vain makes it likelier that
he gives up. Strong players say Impossible only after a proof.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from goalsetter.bots.mind import HUNDRED, Mind
from goalsetter.bots.sight import (
    DESPERATE,
    ask_solver,
    known_faces,
    most_cubes,
    outlook,
    planned_paper,
    variations_thought_of,
)
from goalsetter.bots.standing import mood_of
from goalsetter.cubes import RESTRICTION_SIGNS, Mat
from goalsetter.play import Phase, Terms, View, goal_cubes
from goalsetter.rules import ChallengeKind, Chosen, OnSetsRules
from goalsetter.solver import Budget, Certificate, Impossible

MOST = 95
"""However long a search was in vain, of a hundred players some try once more."""
PER_GOAL_CUBE = 5
"""How much each cube of a long Goal adds to doubt, of a hundred: it demands more."""


class Evidence(StrEnum):
    """The kind of ground on which Impossible is said."""

    PROVED = "proved"
    """Everything was thought through."""
    STRANGE = "strange"
    """Nothing was seen, but there are cubes that the player cannot use, or too much to try."""
    COUNTED = "counted"
    """A short argument: no sign is left, or too many cubes are Required."""
    TRIED = "tried"
    """Everything that the player can do was tried, it seems."""


def find_evidence(mind: Mind) -> Evidence | None:
    """Return the ground on which the player says Impossible now; none if he plays on."""
    if mind.level.proves:
        sure = mind.moved >= mind.level.patience and may_give_up(mind) and is_proved(mind)
        return Evidence.PROVED if sure else None
    if mind.moved < mind.level.patience // 2 or not may_give_up(mind):
        return None
    seen = outlook(mind)
    if seen:
        return None
    if mind.happens(mind.level.counts) and has_short_argument(
        mind.view.terms, mind.chosen, mind.mat
    ):
        return Evidence.COUNTED
    if mind.moved < mind.level.patience:
        return None
    usable, strange = count_cubes(mind, mind.mat)
    most = mind.level.set_through if mind.view.terms.deals_cards else mind.level.through
    turns = mind.looks - mind.level.tries
    if usable > most or turns < 1:
        return None
    readiness = mind.level.gives_up * (2 + mood_of(mind)) // 2
    doubt = min(MOST, readiness * turns + demand(mind.view) * PER_GOAL_CUBE)
    # A player who came to no end of it knows that, too.
    is_strange = (
        bool(strange)
        or not seen.none
        or not is_within_reach(mind, usable)
        or variations_thought_of(mind) != mind.chosen
    )
    if not mind.happens(doubt * mind.level.unsure / HUNDRED if is_strange else doubt):
        return None
    return Evidence.STRANGE if is_strange else Evidence.TRIED


def is_proved(mind: Mind) -> bool:
    """Whether the player has gone through everything and found no Solution."""
    if planned_paper(mind, ChallengeKind.IMPOSSIBLE):
        return False
    answer = ask_solver(
        mind.view.terms, mind.chosen, mind.mat, ChallengeKind.IMPOSSIBLE, mind.purse(), count=1
    )
    return isinstance(answer, Impossible)


COUNTING = Budget(steps=2_000, exact=2_000)
"""Enough for a short argument, and for no search."""


def has_short_argument(terms: Terms, chosen: tuple[Chosen, ...], mat: Mat) -> bool:
    """Whether it can be seen without a search that there is no Solution."""
    answer = ask_solver(terms, chosen, mat, ChallengeKind.IMPOSSIBLE, COUNTING, count=1)
    return isinstance(answer, Impossible) and isinstance(answer.proof, Certificate)


def may_give_up(mind: Mind) -> bool:
    """Whether it is the moment to give up: on the own turn, or where everybody writes.

    With a proof and no hesitation any moment will do: the first to call has more points.
    """
    at_once = mind.level.proves and not mind.level.hesitates
    return at_once or mind.view.turn == mind.view.seat or mind.view.phase is Phase.WRITING


def count_cubes(mind: Mind, mat: Mat) -> tuple[int, int]:
    """Return how many cubes may still be used and the player can, and how many he cannot."""
    known = known_faces(mind)
    left = [cube.face in known for cube in (*mat.required, *mat.permitted, *mat.resources)]
    return left.count(True), left.count(False)


def is_within_reach(mind: Mind, usable: int) -> bool:
    """Whether the player can have tried all that so many cubes make: the longest Solution of them
    is one that he could see."""
    if mind.rules.multiple_operations:
        return False
    reach = most_cubes(replace(mind, pondering=DESPERATE))
    return usable * (2 if can_restrict(mind) else 1) <= reach


def can_restrict(mind: Mind) -> bool:
    """Whether a Restriction may stand before the Set-Name: a cube then serves in both of them, so
    that few cubes make a long Solution (On-Sets VII-B-4)."""
    rules = mind.rules
    if not isinstance(rules, OnSetsRules) or not rules.restrictions:
        return False
    left = {cube.face for cube in (*mind.mat.required, *mind.mat.permitted, *mind.mat.resources)}
    return bool(left & {*RESTRICTION_SIGNS, rules.wild})


def demand(view: View) -> int:
    """Return by how many cubes the Goal is longer than the shortest."""
    return len(goal_cubes(view.goal)) - 1 if view.goal is not None else 0
