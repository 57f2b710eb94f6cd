"""The truth of a shake: what could be claimed at each position (VI-A; 2011-12 ET17, ET20, ET22)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from goalsetter.coach.analysis.alternatives import Avoiding, avoiding, now_may_be_claimed
from goalsetter.coach.analysis.positions import Position
from goalsetter.coach.analysis.truth import Oracle, both, either, opposite, yes
from goalsetter.play import Seat
from goalsetter.rules import ChallengeKind, Claim
from goalsetter.solver import Answer, Solvable

IN_PLAY = (Claim.NOW, Claim.A_FLUB, Claim.CA_FLUB, Claim.IMPOSSIBLE, Claim.P_FLUB)
"""Claims against a move, in the order in which a player would think of them."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance to challenge: a claim that holds, or whether that is unknown."""

    claim: Claim | None = None
    unknown: bool = False


@dataclass(slots=True)
class ShakeTruth:
    """The positions of a shake with the truth about each."""

    positions: tuple[Position, ...]
    oracle: Oracle
    avoided: dict[int, Avoiding] = field(default_factory=dict)

    def now(self, at: int) -> Answer | None:
        """Whether one cube more is enough; nothing where nobody may claim it."""
        position = self.positions[at]
        if position.is_last_cube or not now_may_be_claimed(position.state):
            return None
        return self.oracle.ask(position.state, ChallengeKind.NOW)

    def possible(self, at: int) -> Answer:
        """Whether a Solution is left at all."""
        near = self.now(at)
        # With one cube or with all: a near Solution answers both, and saves a search.
        if isinstance(near, Solvable):
            return near
        position = self.positions[at]
        every = ChallengeKind.LAST_CUBE if position.is_last_cube else ChallengeKind.IMPOSSIBLE
        return self.oracle.ask(position.state, every)

    def avoiding(self, at: int) -> Avoiding:
        """Whether the Mover could have left nothing to challenge."""
        # Dear: every other move of that position may have to be solved.
        if at not in self.avoided:
            self.avoided[at] = avoiding(self.positions[at].ground, self.oracle)
        return self.avoided[at]

    def holds(self, at: int, claim: Claim) -> bool | None:
        """Whether a claim is true at a position; nothing if that is not known."""
        return TRUTHS[claim](self, at)

    def chance(self, at: int, seat: Seat) -> Chance:
        """Return what a player could have claimed at a position."""
        position, unknown = self.positions[at], False
        words = self.positions[0].state.terms.procedure.words.values()
        for claim in IN_PLAY:
            if claim not in words or not position.may_claim(seat, claim):
                continue
            held = self.holds(at, claim)
            if held:
                return Chance(claim)
            unknown = unknown or held is None
        return Chance(unknown=unknown)


def is_now(course: ShakeTruth, at: int) -> bool | None:
    """Whether one cube more is enough."""
    return yes(course.now(at))


def is_impossible(course: ShakeTruth, at: int) -> bool | None:
    """Whether no Solution is left."""
    return opposite(yes(course.possible(at)))


def is_flub(course: ShakeTruth, at: int) -> bool | None:
    """ET17: one cube more is enough, and the Mover had a move after which it would not be."""
    near = is_now(course, at)
    return both(near, course.avoiding(at).possible) if near else near


def was_flub_left(course: ShakeTruth, at: int) -> bool | None:
    """ET17, ET22: an earlier flub that nobody challenged, and one cube is enough ever since."""
    left: bool | None = False
    lasting = is_now(course, at)
    for before in range(at - 1, -1, -1):
        # An unbroken run backwards: a position in between that was safe ended the old flub.
        lasting = both(lasting, is_now(course, before))
        if lasting is False or left:
            break
        left = either(left, both(lasting, is_flub(course, before)))
    return left


def should_have_challenged(course: ShakeTruth, at: int) -> bool | None:
    """ET22: whoever called a forceout should have challenged instead."""
    return either(is_flub(course, at), was_flub_left(course, at))


def is_forceout(course: ShakeTruth, at: int) -> bool | None:
    """ET20: one cube more is enough, and no Mover could have avoided it."""
    return both(is_now(course, at), opposite(should_have_challenged(course, at)))


TRUTHS: dict[Claim, Callable[[ShakeTruth, int], bool | None]] = {
    Claim.NOW: is_now,
    Claim.IMPOSSIBLE: is_impossible,
    Claim.P_FLUB: is_impossible,
    Claim.A_FLUB: is_flub,
    Claim.CA_FLUB: was_flub_left,
    Claim.FORCEOUT_A: should_have_challenged,
    Claim.FORCEOUT_B: lambda course, at: opposite(is_now(course, at)),
}
"""When each claim is true; that against "No Goal" is asked without a position."""
