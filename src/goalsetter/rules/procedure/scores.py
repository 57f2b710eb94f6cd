"""Score tables: of a shake (2018-19 X; 2011-12 ET19, ET21) and of a match (XII-A; ET23)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from goalsetter.rules.procedure.claim import Role


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreTable:
    """What a shake brings."""

    wrong: int
    right: int
    joined_challenger: int
    """A Third Party who was right with the Challenger."""
    joined_mover: int
    written_right: int
    written_wrong: int
    """Where everyone writes: after the last cube, a forceout, or the end of the round."""
    absent: int = 0

    def joined(self, side: Role) -> int:
        """What a Third Party who was right scores."""
        return self.joined_challenger if side is Role.CHALLENGER else self.joined_mover


MODERN = ScoreTable(
    wrong=2, right=6, joined_challenger=4, joined_mover=6, written_right=4, written_wrong=2
)
OLDER = ScoreTable(
    wrong=6, right=10, joined_challenger=8, joined_mover=10, written_right=8, written_wrong=6
)

PLACES = {
    2: {(1, 1): (6, 4), (2,): (5, 5)},
    3: {
        (1, 1, 1): (6, 4, 2),
        (2, 1): (5, 5, 2),
        (1, 2): (6, 3, 3),
        (3,): (4, 4, 4),
    },
}
"""Match points in the order of places, by how many players share each place."""


def match_points(totals: Mapping[str, int]) -> dict[str, int]:
    """The points of a match by the totals of its players."""
    ranked = sorted(totals, key=lambda seat: -totals[seat])
    levels = sorted(set(totals.values()), reverse=True)
    shared = tuple(sum(total == level for total in totals.values()) for level in levels)
    points = dict(zip(ranked, PLACES[len(totals)][shared], strict=True))
    return {seat: points[seat] for seat in totals}
