"""Score tables: of a shake (2018-19 X; 2011-12 ET19, ET21) and of a match (XII-A; ET23)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from goalsetter.rules.procedure.claim import Role


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreTable:
    """The points that a shake brings."""

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
        """The points of a Third Party who was right."""
        return self.joined_challenger if side is Role.CHALLENGER else self.joined_mover


MODERN = ScoreTable(
    wrong=2, right=6, joined_challenger=4, joined_mover=6, written_right=4, written_wrong=2
)
OLDER = ScoreTable(
    wrong=6, right=10, joined_challenger=8, joined_mover=10, written_right=8, written_wrong=6
)

HIGHEST_SCORE = max(OLDER.right, OLDER.joined_mover, MODERN.right, MODERN.joined_mover)
"""No book has more points for a shake (2011-12 ET19)."""

VARIATION_TRIES = 2
"""Tries at a legal variation (2018-19 II-B-2; 2011-12 ET4)."""

PENALTY_POINTS: Mapping[str, int] = {
    "time-limit": 1,
    "extra-minute": 1,
    "illegal-variation": 1,
    "behavior": 1,
}
"""Points lost for a limit missed, a minute bought, an illegal variation, and what a judge
takes (2018-19 XI-A, II-B-2, IX-C; 2011-12 ET7, ET4, ET25), by the reason that clauses go by. Faults
of a move have their points in ``Procedure.fines``, which differ from book to book; these do not."""

PLACES: dict[int, dict[tuple[int, ...], tuple[int, ...]]] = {
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
