"""The claims of a Challenger, with their burdens of proof (2018-19 VI, VII-A; 2011-12 ET17-22)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Claim(StrEnum):
    """A challenge by what it claims."""

    NOW = "now"
    IMPOSSIBLE = "impossible"
    NO_GOAL = "no_goal"
    A_FLUB = "a_flub"
    CA_FLUB = "ca_flub"
    P_FLUB = "p_flub"
    FORCEOUT_A = "forceout_a"
    FORCEOUT_B = "forceout_b"


class Role(StrEnum):
    """The parts of a challenge."""

    MOVER = "mover"
    CHALLENGER = "challenger"
    THIRD_PARTY = "third_party"


@dataclass(frozen=True, slots=True, kw_only=True)
class Burden:
    """The burden of proof: the writer, how much of the Resources, and whether an avoid move."""

    claim: Claim
    writer: Role
    all_resources: bool = False
    avoid_move: bool = False

    @property
    def silent(self) -> Role:
        """The principal who may not write: one who does not present is on this side."""
        return Role.MOVER if self.writer is Role.CHALLENGER else Role.CHALLENGER


BURDENS = {
    burden.claim: burden
    for burden in (
        Burden(claim=Claim.NOW, writer=Role.CHALLENGER),
        Burden(claim=Claim.IMPOSSIBLE, writer=Role.MOVER, all_resources=True),
        Burden(claim=Claim.NO_GOAL, writer=Role.CHALLENGER, all_resources=True),
        Burden(claim=Claim.A_FLUB, writer=Role.CHALLENGER, avoid_move=True),
        Burden(claim=Claim.CA_FLUB, writer=Role.CHALLENGER, avoid_move=True),
        Burden(claim=Claim.P_FLUB, writer=Role.MOVER, all_resources=True),
        Burden(claim=Claim.FORCEOUT_A, writer=Role.CHALLENGER, avoid_move=True),
        Burden(claim=Claim.FORCEOUT_B, writer=Role.MOVER),
    )
}
"""The burden of proof of each claim."""

ONE_CUBE_CLAIMS = frozenset({Claim.NOW, Claim.A_FLUB, Claim.CA_FLUB})
"""Claims that a Solution is at most one Resource cube away."""


def least_for_now(*, two_solutions: bool) -> int:
    """Cubes that must be in Resources for Now (VI-A-2-a), under Two Solutions (On-Sets XIII)."""
    return 3 if two_solutions else 2
