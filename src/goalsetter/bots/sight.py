"""The sight of a player of some level: a part of the truth that such a player could find.

The solver knows the truth. A level thinks of some signs and variations only, sees Solutions up to
some number of cubes, and overlooks some of them. So it may take for impossible what is not.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache

from goalsetter.bots.mind import Mind
from goalsetter.cubes import (
    CARD_COLOURS,
    DIGITS,
    SET_DIGITS,
    Mat,
)
from goalsetter.judge import rule_on_papers
from goalsetter.notation import faces_in
from goalsetter.play import Terms
from goalsetter.rules import ChallengeKind, Chosen, Question, ShakeRules
from goalsetter.solver import Answer, Budget, Impossible, Solvable, solve


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """The result of a look: a paper, or that there is none as far as this player can tell."""

    paper: tuple[str, ...] = ()
    cubes: int = 0
    """How many cubes the paper uses."""
    none: bool = False

    def __bool__(self) -> bool:
        return bool(self.paper)


NOTHING = Seen()
"""Nothing seen, and nothing ruled out."""
NONE = Seen(none=True)


def look(mind: Mind, mat: Mat, question: ChallengeKind, effort: int = 1) -> Seen:
    """Return what the player sees on a mat, overlooking now and then what is there."""
    seen = stare(mind, mat, question, effort)
    if seen and mind.happens(mind.level.overlooks):
        return NONE
    return seen


def stare(mind: Mind, mat: Mat, question: ChallengeKind, effort: int = 1) -> Seen:
    """Return what is seen at best; without variations where they are too much to think through."""
    thought = thought_of(mind, mat)
    if thought is None:
        return NONE
    # With all variations thought of first; a budget that runs out is tried again without any.
    for kept in dict.fromkeys((variations_thought_of(mind), ())):
        count = 1 if kept == mind.chosen else mind.level.papers
        purse = mind.purse(len(kept), effort)
        answer = ask_solver(mind.view.terms, kept, thought, question, purse, count=count)
        if isinstance(answer, Solvable):
            papers = (answer.witness, *answer.more)
            return first_within_reach(mind, mat, question, papers, kept == mind.chosen)
        if isinstance(answer, Impossible):
            return NONE if kept == variations_thought_of(mind) else NOTHING
    return NOTHING


def first_within_reach(
    mind: Mind, mat: Mat, question: ChallengeKind, papers: tuple[tuple[str, ...], ...], sure: bool
) -> Seen:
    """Return the first Solution that is not too long for the player, and still believed in."""
    short = [paper for paper in papers if cubes_of(mind, paper) <= most_cubes(mind)]
    for paper in short:
        if sure or is_right(mind, mat, question, paper):
            return Seen(paper=paper, cubes=cubes_of(mind, paper))
    return NOTHING if short else NONE


def cubes_of(mind: Mind, paper: tuple[str, ...]) -> int:
    """Return how many cubes a paper uses."""
    return sum(used(paper, mind.view.terms).values())


def ponder(mind: Mind, mat: Mat, question: ChallengeKind, effort: int = 1, looks: int = 2) -> Seen:
    """Return what the player sees with time to look so many times."""
    seen = stare(mind, mat, question, effort)
    if seen and all(mind.happens(mind.level.overlooks) for _ in range(looks)):
        return NONE
    return seen


def most_cubes(mind: Mind) -> int:
    """Return how long a Solution the player sees."""
    return mind.level.set_cubes if mind.view.terms.deals_cards else mind.level.cubes


def is_right(mind: Mind, mat: Mat, question: ChallengeKind, paper: tuple[str, ...]) -> bool:
    """Whether the paper holds under all the variations, for one who reads a paper again."""
    if not mind.happens(mind.level.rereads):
        return True
    asked = Question(rules=mind.rules, mat=mat, challenge=question, papers=paper)
    return rule_on_papers(asked, briefly=True).correct


HARDER = 5
"""How many times as much is thought through where a first look has shown nothing."""


def one_cube_away(mind: Mind) -> Seen:
    """Whether Now is right; on one's own turn thought through harder if need be."""
    seen = look(mind, mind.mat, ChallengeKind.NOW)
    if seen == NOTHING and mind.view.turn == mind.view.seat:
        return look(mind, mind.mat, ChallengeKind.NOW, HARDER)
    return seen


def outlook(mind: Mind) -> Seen:
    """Whether a Solution is still possible; on one's own turn thought through harder if need be."""
    seen = ponder(mind, mind.mat, ChallengeKind.IMPOSSIBLE)
    if seen == NOTHING and mind.view.turn == mind.view.seat:
        return ponder(mind, mind.mat, ChallengeKind.IMPOSSIBLE, HARDER)
    return seen


# The part of the game that is thought of.


def thought_of(mind: Mind, mat: Mat) -> Mat | None:
    """The mat without the cubes that are not thought of; nothing if Required holds one."""
    level = mind.level
    signs = DIGITS + level.signs
    known = CARD_COLOURS + SET_DIGITS + level.set_signs if mind.view.terms.deals_cards else signs
    if any(cube.face not in known for cube in mat.required):
        return None
    return replace(
        mat,
        permitted=tuple(cube for cube in mat.permitted if cube.face in known),
        resources=tuple(cube for cube in mat.resources if cube.face in known),
    )


def thought_rules(mind: Mind) -> ShakeRules:
    """The rules with the variations that are thought of."""
    return mind.view.terms.in_force(variations_thought_of(mind))


def variations_thought_of(mind: Mind) -> tuple[Chosen, ...]:
    """Return the variations in force that the level thinks of."""
    return tuple(chosen for chosen in mind.chosen if mind.level.thinks_of(chosen.name))


@lru_cache(maxsize=2048)
def ask_solver(
    terms: Terms,
    kept: tuple[Chosen, ...],
    mat: Mat,
    question: ChallengeKind,
    budget: Budget,
    *,
    count: int,
) -> Answer:
    """Ask the solver; the same question comes from several seats, so it is remembered."""
    return solve(mat, terms.in_force(kept), question, budget, count)


# The cubes of a paper.


def used(paper: tuple[str, ...], terms: Terms) -> Counter[str]:
    """The cubes of a paper, by what is printed on them; of two Solutions, those of either."""
    return faces_in(paper, sets=terms.deals_cards)
