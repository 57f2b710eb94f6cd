"""Whether the move that a paper names would have avoided the flub (2011-12 ET17, ET22)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from goalsetter.coach.analysis.alternatives import Avoiding, now_may_be_claimed
from goalsetter.coach.analysis.shake_truth import ShakeTruth
from goalsetter.coach.analysis.truth import Oracle, either, yes
from goalsetter.play import Named, Phase, State, action, apply, openings, read_avoid_move
from goalsetter.rules import ChallengeKind, Claim
from goalsetter.solver import Answer, Impossible, Solvable

ILLEGAL, UNREAD = "illegal", "unread"
UNKNOWN = Avoiding(None)
LAST = {Claim.A_FLUB: 0, Claim.CA_FLUB: 1, Claim.FORCEOUT_A: 0}
"""How far before the last position the flub is at the latest that each claim means."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AvoidMoveVerdict:
    """What is to be said of an avoid move."""

    right: bool | None
    """Nothing, if it cannot be read, or the solver does not know."""
    why: str = ""
    """What is wrong with it: a claim that would still hold, or that it is no legal move."""
    answer: Answer | None = None
    better: Avoiding = UNKNOWN


def flubs_meant(course: ShakeTruth, claim: Claim) -> tuple[int, ...]:
    """The positions that a claim may be about: one cube has been enough ever since."""
    end = len(course.positions) - 1
    found = []
    for at in range(end, -1, -1):
        if not yes(course.now(at)):
            break
        found.append(at)
    return tuple(at for at in found if at <= end - LAST[claim])


def could_be_avoided(course: ShakeTruth, claim: Claim) -> bool | None:
    """Whether some move would have avoided a flub that is meant."""
    found: bool | None = False
    for at in flubs_meant(course, claim):
        found = either(found, course.avoiding(at).possible)
    return found


def way_out(course: ShakeTruth, claim: Claim) -> Avoiding:
    """A move that would have avoided a flub that is meant, the latest first."""
    found = map(course.avoiding, flubs_meant(course, claim))
    return next((each for each in found if each.possible), UNKNOWN)


def avoidance(course: ShakeTruth, claim: Claim, written: str) -> AvoidMoveVerdict:
    """Whether a move that was written leaves a Solution, and none a cube away (ET17 a, b)."""
    readings = read_avoid_move(written)
    if not readings:
        return AvoidMoveVerdict(right=None, why=UNREAD)
    better = way_out(course, claim)
    tried = [
        _outcome(after, course.oracle, better)
        for at in flubs_meant(course, claim)
        for steps in readings
        for after in _after(course.positions[at].ground, steps)
    ]
    illegal = AvoidMoveVerdict(right=False, why=ILLEGAL, better=better)
    return min(tried, key=lambda each: ORDER.index(each.right), default=illegal)


ORDER = (True, None, False)
"""One reading that is right is enough."""


def _after(ground: State, steps: tuple[Named, ...]) -> Iterator[State]:
    """What comes of the moves that are meant, where they are legal."""
    if not steps:
        yield ground
        return
    bonus = len(steps) > 1
    for each in openings(ground, ground.shake.turn):
        done = each.action
        if not each.legal or not isinstance(done, action.Move | action.Bonus | action.Shift):
            continue
        called = isinstance(done, action.Bonus) or getattr(done, "as_bonus", False)
        if called == bonus and steps[0].fits(done.cube, done.to):
            yield from _after(apply(ground, done).state, steps[1:])


def _outcome(after: State, oracle: Oracle, better: Avoiding) -> AvoidMoveVerdict:
    """What could be claimed after the move."""
    near = oracle.ask(after, ChallengeKind.NOW) if now_may_be_claimed(after) else None
    if isinstance(near, Solvable):
        return AvoidMoveVerdict(right=False, why=Claim.NOW.value, answer=near, better=better)
    every = ChallengeKind.IMPOSSIBLE if after.shake.phase is Phase.MOVE else ChallengeKind.LAST_CUBE
    left = oracle.ask(after, every)
    if isinstance(left, Impossible):
        return AvoidMoveVerdict(right=False, why=Claim.IMPOSSIBLE.value, answer=left, better=better)
    known = yes(near) is False and isinstance(left, Solvable)
    return AvoidMoveVerdict(right=True if known else None)
