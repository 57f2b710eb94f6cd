"""What could truly be claimed at each position of a shake (VI-A; 2011-12 ET17, ET20, ET22)."""

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
    """What a player could have claimed: a claim that holds, or whether that is unknown."""

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
        if isinstance(near, Solvable):
            return near
        position = self.positions[at]
        every = ChallengeKind.LAST_CUBE if position.is_last_cube else ChallengeKind.IMPOSSIBLE
        return self.oracle.ask(position.state, every)

    def avoiding(self, at: int) -> Avoiding:
        """Whether the Mover could have left nothing to challenge."""
        if at not in self.avoided:
            self.avoided[at] = avoiding(self.positions[at].ground, self.oracle)
        return self.avoided[at]

    def holds(self, at: int, claim: Claim) -> bool | None:
        """Whether a claim is true at a position; nothing if that is not known."""
        return TRUTHS[claim](self, at)

    def chance(self, at: int, seat: Seat) -> Chance:
        """What a player could have claimed at a position."""
        position, unknown = self.positions[at], False
        for claim in IN_PLAY:
            if not position.may_claim(seat, claim) or not self._is_word(claim):
                continue
            held = self.holds(at, claim)
            if held:
                return Chance(claim)
            unknown = unknown or held is None
        return Chance(unknown=unknown)

    def _is_word(self, claim: Claim) -> bool:
        return claim in self.positions[0].state.terms.procedure.words.values()


def _now(course: ShakeTruth, at: int) -> bool | None:
    return yes(course.now(at))


def _impossible(course: ShakeTruth, at: int) -> bool | None:
    return opposite(yes(course.possible(at)))


def _flub(course: ShakeTruth, at: int) -> bool | None:
    """ET17: one cube more is enough, and the Mover had a move after which it would not be."""
    near = _now(course, at)
    return both(near, course.avoiding(at).possible) if near else near


def _left_standing(course: ShakeTruth, at: int) -> bool | None:
    """ET17, ET22: an earlier flub that nobody challenged, and one cube is enough ever since."""
    found: bool | None = False
    lasting = _now(course, at)
    for before in range(at - 1, -1, -1):
        lasting = both(lasting, _now(course, before))
        if lasting is False or found:
            break
        found = either(found, both(lasting, _flub(course, before)))
    return found


def _should_have_challenged(course: ShakeTruth, at: int) -> bool | None:
    """ET22: whoever called a forceout should have challenged instead."""
    return either(_flub(course, at), _left_standing(course, at))


def is_forceout(course: ShakeTruth, at: int) -> bool | None:
    """ET20: one cube more is enough, and no Mover could have avoided it."""
    return both(_now(course, at), opposite(_should_have_challenged(course, at)))


TRUTHS: dict[Claim, Callable[[ShakeTruth, int], bool | None]] = {
    Claim.NOW: _now,
    Claim.IMPOSSIBLE: _impossible,
    Claim.P_FLUB: _impossible,
    Claim.A_FLUB: _flub,
    Claim.CA_FLUB: _left_standing,
    Claim.FORCEOUT_A: _should_have_challenged,
    Claim.FORCEOUT_B: lambda course, at: opposite(_now(course, at)),
}
"""When each claim is true; that against "No Goal" is asked without a position."""
