"""The sight of a player of some level: a part of the truth that such a player could find.

The solver knows the truth. A level thinks of some signs and variations only, sees Solutions up to
some number of cubes, and misses some of them, fewer with every turn. What it has found it keeps in
mind until a cube of it is gone.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache

from goalsetter.bots.mind import HUNDRED, Mind
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Ideas:
    """Solutions within the reach of a player, shortest first; or that there is none."""

    seen: tuple[Seen, ...] = ()
    none: bool = False


NOTHING = Seen()
"""Nothing seen, and nothing ruled out."""
NONE = Seen(none=True)


def look(mind: Mind, mat: Mat, question: ChallengeKind, effort: int = 1) -> Seen:
    """Return what the player sees on a mat; of what is there, some is missed."""
    ideas = think(mind, mat, question, effort)
    seen = next((idea for idea in ideas.seen if is_noticed(mind, idea)), None)
    if seen is not None:
        return seen
    return NONE if ideas.none or ideas.seen else NOTHING


def stare(mind: Mind, mat: Mat, question: ChallengeKind, effort: int = 1) -> Seen:
    """Return what is seen at best, when nothing is missed."""
    ideas = think(mind, mat, question, effort)
    if ideas.seen:
        return ideas.seen[0]
    return NONE if ideas.none else NOTHING


def is_noticed(mind: Mind, idea: Seen) -> bool:
    """Whether a Solution comes to mind by now: the more turns, the more has been tried.

    The draw hangs on the cubes and the shake alone, so what was noticed once stays noticed.
    """
    missed: float = (mind.level.misses / HUNDRED) ** mind.looks
    return mind.draw("sees", *sorted(used(idea.paper, mind.view.terms).elements())) >= missed


def think(mind: Mind, mat: Mat, question: ChallengeKind, effort: int = 1) -> Ideas:
    """Return what is within reach; without variations where they are too much to think through."""
    mind.toil.looks += 1
    thought = thought_of(mind, mat)
    if thought is None:
        return Ideas(none=True)
    # With all variations thought of first; a budget that runs out is tried again without any.
    for kept in dict.fromkeys((variations_thought_of(mind), ())):
        if mind.toil.is_tired:
            break
        purse = mind.purse(len(kept), effort)
        answer = ask_solver(
            mind.view.terms, kept, thought, question, purse, count=mind.level.papers
        )
        if isinstance(answer, Solvable):
            papers = (answer.witness, *answer.more)
            return within_reach(mind, mat, question, papers, kept == mind.chosen)
        if isinstance(answer, Impossible):
            return Ideas(none=kept == variations_thought_of(mind))
        # By its work: a question that was thought through harder tires more. A writer has minutes.
        mind.toil.in_vain += min(effort, HARDER)
    return Ideas()


def within_reach(
    mind: Mind, mat: Mat, question: ChallengeKind, papers: tuple[tuple[str, ...], ...], sure: bool
) -> Ideas:
    """Return the Solutions that are not too long for the player, and still believed in."""
    short = [paper for paper in papers if cubes_of(mind, paper) <= most_cubes(mind)]
    believed = (
        Seen(paper=paper, cubes=cubes_of(mind, paper))
        for paper in short
        if sure or is_right(mind, mat, question, paper)
    )
    return Ideas(seen=tuple(believed), none=not short)


def cubes_of(mind: Mind, paper: tuple[str, ...]) -> int:
    """Return how many cubes a paper uses."""
    return sum(used(paper, mind.view.terms).values())


def most_cubes(mind: Mind) -> int:
    """Return how long a Solution the player sees; with minutes to write it may be longer."""
    most = mind.level.set_cubes if mind.view.terms.deals_cards else mind.level.cubes
    return most + mind.pondering // LOOKS_A_CUBE


def is_right(
    mind: Mind, mat: Mat, question: ChallengeKind, paper: tuple[str, ...], readings: int = 1
) -> bool:
    """Whether the paper holds under all the variations, for one who reads it again so often; each
    reading may be skipped."""
    skipped = (
        mind.draw("rereads", number, *paper) * HUNDRED >= mind.level.rereads
        for number in range(readings)
    )
    return all(skipped) or holds(paper, mat, mind.view.terms, mind.chosen, question)


def holds(
    paper: tuple[str, ...],
    mat: Mat,
    terms: Terms,
    chosen: tuple[Chosen, ...],
    question: ChallengeKind,
) -> bool:
    """Whether the judge accepts a paper on a mat."""
    return not fault_in(paper, mat, terms, chosen, question)


@lru_cache(maxsize=2048)
def fault_in(
    paper: tuple[str, ...],
    mat: Mat,
    terms: Terms,
    chosen: tuple[Chosen, ...],
    question: ChallengeKind,
) -> str:
    """Return the judge's first finding against a paper on a mat; nothing if it is accepted.

    One thought asks it several times, so it is remembered.
    """
    asked = Question(rules=terms.in_force(chosen), mat=mat, challenge=question, papers=paper)
    findings = rule_on_papers(asked, briefly=True).findings
    return findings[0].code.value if findings else ""


# What the player looks for.

LOOKS_A_CUBE = 2
"""So many looks more reach one cube further."""

STUCK, DESPERATE = 2, 4
"""How many looks more a player takes on the own turn who sees no Solution: at first, and before
giving up. A writer has as many."""

HARDER = 5
"""How many times as much is thought through where a first look has shown nothing."""


def planned_paper(mind: Mind, question: ChallengeKind) -> Seen:
    """Return the newest Solution that was in mind before and can still be written, if there is one.

    It is believed in until a cube of it is gone; whether it holds under a variation that the
    player does not think of is not asked again.
    """
    chosen = variations_thought_of(mind)
    for paper in mind.memory.papers(mind.view.number):
        if holds(paper, mind.mat, mind.view.terms, chosen, question):
            return Seen(paper=paper, cubes=cubes_of(mind, paper))
    return NOTHING


def one_cube_away(mind: Mind) -> Seen:
    """Whether Now is right: by the Solution in mind, or by a new one if the player looks at all."""
    seen = planned_paper(mind, ChallengeKind.NOW)
    if seen or not mind.happens(mind.level.alert):
        return seen
    seen = look(mind, mind.mat, ChallengeKind.NOW)
    if seen == NOTHING and mind.view.turn == mind.view.seat:
        return look(mind, mind.mat, ChallengeKind.NOW, HARDER)
    return seen


def outlook(mind: Mind) -> Seen:
    """Whether a Solution is still possible: the one in mind, or a new one, thought through harder
    and longer on one's own turn if need be."""
    planned = planned_paper(mind, ChallengeKind.IMPOSSIBLE)
    if planned:
        return planned
    seen = look(mind, mind.mat, ChallengeKind.IMPOSSIBLE)
    if seen or mind.view.turn != mind.view.seat:
        return seen
    if seen == NOTHING:
        return look(mind, mind.mat, ChallengeKind.IMPOSSIBLE, HARDER)
    # Who is stuck stares at the cubes: longer still where it is time to give up.
    longer = STUCK if mind.moved < mind.level.patience else DESPERATE
    return look(replace(mind, pondering=longer), mind.mat, ChallengeKind.IMPOSSIBLE)


# The part of the game that is thought of.


def thought_of(mind: Mind, mat: Mat) -> Mat | None:
    """The mat without the cubes that are not thought of; nothing if Required holds one."""
    known = known_faces(mind)
    if any(cube.face not in known for cube in mat.required):
        return None
    return replace(
        mat,
        permitted=tuple(cube for cube in mat.permitted if cube.face in known),
        resources=tuple(cube for cube in mat.resources if cube.face in known),
    )


def known_faces(mind: Mind) -> str:
    """Return the faces that the player can use."""
    if mind.view.terms.deals_cards:
        return CARD_COLOURS + SET_DIGITS + mind.level.set_signs
    return DIGITS + mind.level.signs


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
    # A copy, for a counter can be changed by whoever gets it.
    return Counter(count_faces(paper, terms.deals_cards))


@lru_cache(maxsize=2048)
def count_faces(paper: tuple[str, ...], sets: bool) -> Counter[str]:
    """Count the cubes of a paper; the same few papers are in mind all the time."""
    return faces_in(paper, sets=sets)
