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
    """The verdict on an avoid move."""

    right: bool | None
    """Nothing, if it cannot be read, or the solver does not know."""
    why: str = ""
    """The fault in it: a claim that would still hold, or that it is no legal move."""
    answer: Answer | None = None
    better: Avoiding = UNKNOWN


def flubs_meant(course: ShakeTruth, claim: Claim) -> tuple[int, ...]:
    """The positions that a claim may be about: one cube has been enough ever since."""
    end = len(course.positions) - 1
    near = []
    for at in range(end, -1, -1):
        # Unknown breaks the chain as well: nobody can be blamed for what is not proved.
        if not yes(course.now(at)):
            break
        near.append(at)
    return tuple(at for at in near if at <= end - LAST[claim])


def could_be_avoided(course: ShakeTruth, claim: Claim) -> bool | None:
    """Whether some move would have avoided a flub that is meant."""
    avoidable: bool | None = False
    for at in flubs_meant(course, claim):
        avoidable = either(avoidable, course.avoiding(at).possible)
    return avoidable


def way_out(course: ShakeTruth, claim: Claim) -> Avoiding:
    """A move that would have avoided a flub that is meant, the latest first."""
    ways = map(course.avoiding, flubs_meant(course, claim))
    return next((way for way in ways if way.possible), UNKNOWN)


def judge_avoid_move(course: ShakeTruth, claim: Claim, written: str) -> AvoidMoveVerdict:
    """Whether a move that was written leaves a Solution, and none a cube away (ET17 a, b)."""
    readings = read_avoid_move(written)
    if not readings:
        return AvoidMoveVerdict(right=None, why=UNREAD)
    better = way_out(course, claim)
    tried = [
        verdict_after(after, course.oracle, better)
        for at in flubs_meant(course, claim)
        for steps in readings
        for after in states_after(course.positions[at].ground, steps)
    ]
    illegal = AvoidMoveVerdict(right=False, why=ILLEGAL, better=better)
    # Nothing tried: no reading of it is a legal move anywhere.
    return min(tried, key=lambda verdict: ORDER.index(verdict.right), default=illegal)


ORDER = (True, None, False)
"""One reading that is right is enough."""


def states_after(ground: State, steps: tuple[Named, ...]) -> Iterator[State]:
    """Yield what comes of the moves that are meant, where they are legal."""
    if not steps:
        yield ground
        return
    # Two cubes named: the first is the bonus (V-C).
    bonus = len(steps) > 1
    for opening in openings(ground, ground.shake.turn):
        deed = opening.action
        if not opening.legal or not isinstance(deed, action.Move | action.Bonus | action.Shift):
            continue
        called = isinstance(deed, action.Bonus) or getattr(deed, "as_bonus", False)
        if called == bonus and steps[0].fits(deed.cube, deed.to):
            yield from states_after(apply(ground, deed).state, steps[1:])


def verdict_after(after: State, oracle: Oracle, better: Avoiding) -> AvoidMoveVerdict:
    """Return the verdict, by what could be claimed after the move."""
    near = oracle.ask(after, ChallengeKind.NOW) if now_may_be_claimed(after) else None
    if isinstance(near, Solvable):
        return AvoidMoveVerdict(right=False, why=Claim.NOW.value, answer=near, better=better)
    every = ChallengeKind.IMPOSSIBLE if after.shake.phase is Phase.MOVE else ChallengeKind.LAST_CUBE
    left = oracle.ask(after, every)
    if isinstance(left, Impossible):
        return AvoidMoveVerdict(right=False, why=Claim.IMPOSSIBLE.value, answer=left, better=better)
    # Only what is proved safe is right; else it stays open.
    known = yes(near) is False and isinstance(left, Solvable)
    return AvoidMoveVerdict(right=True if known else None)
