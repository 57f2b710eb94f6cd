"""What a Mover could have done instead: some move that left nothing to challenge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from goalsetter.coach.analysis.truth import Oracle, yes
from goalsetter.play import Action, Phase, Section, State, action, apply, openings
from goalsetter.play import is_legal as legal
from goalsetter.rules import ONE_CUBE_CLAIMS
from goalsetter.solver import Question

KINDS = (action.Move, action.Shift)
PLAINEST = (Section.FORBIDDEN, Section.PERMITTED, Section.REQUIRED)
"""In which order moves are tried: those that leave the mat as it is come first."""
MOST_UNKNOWN = 4
"""After so many moves that could not be decided, no other is tried."""


@dataclass(frozen=True, slots=True)
class Avoiding:
    """Whether a flub could have been avoided, and how; nothing if that is not known."""

    possible: bool | None
    move: Action | None = None


def avoiding(ground: State, oracle: Oracle) -> Avoiding:
    """A safe move for the player whose turn it was."""
    unknown = 0
    for other in _moves(ground):
        safe = _is_safe(apply(ground, other).state, oracle)
        if safe:
            return Avoiding(True, replace(other, at=0))
        unknown += safe is None
        if unknown == MOST_UNKNOWN:
            break
    return Avoiding(None if unknown else False)


def _moves(ground: State) -> Iterator[action.Move | action.Shift]:
    """Legal moves of one cube; of those with the same face, one."""
    listed = openings(ground, ground.shake.turn)
    found: dict[tuple[object, ...], action.Move | action.Shift] = {}
    for each in listed:
        done = each.action
        if each.legal and isinstance(done, KINDS) and not getattr(done, "as_bonus", False):
            found.setdefault((type(done), done.cube.face, done.to), done)
    yield from sorted(found.values(), key=lambda done: PLAINEST.index(done.to))


def _is_safe(after: State, oracle: Oracle) -> bool | None:
    """A Solution is left, and nobody can have one with a single cube more."""
    every = Question.IMPOSSIBLE if after.shake.phase is Phase.MOVE else Question.LAST_CUBE
    left = yes(oracle.ask(after, every))
    if not left or not now_may_be_claimed(after):
        return left
    near = yes(oracle.ask(after, Question.NOW))
    return None if near is None else not near


def now_may_be_claimed(state: State) -> bool:
    """Whether the book lets somebody claim that one cube more is enough (VI-A-2)."""
    return any(
        legal(state, action.Challenge(by=seat, at=state.now, kind=claim.value))
        for seat in state.seats
        for claim in ONE_CUBE_CLAIMS & set(state.terms.procedure.words.values())
    )
