"""The best moments of a player in a match: right decisions, those with the most at stake first."""

from __future__ import annotations

from goalsetter.coach.analysis.result import Analysis, Decision, DecisionKind
from goalsetter.play import Seat

MOST_MOMENTS = 2
PRAISED = (
    DecisionKind.CHALLENGE,
    DecisionKind.FORCEOUT,
    DecisionKind.NO_GOAL,
    DecisionKind.PAPER,
    DecisionKind.CHECK,
    DecisionKind.SIDE,
    DecisionKind.GOAL,
    DecisionKind.MOVE,
)
"""Decisions that are worth a word of praise, the boldest first; to be silent is not one of them."""


def best_moments(analysis: Analysis, seat: Seat) -> tuple[Decision, ...]:
    """Return up to two right decisions of a player, of two kinds where there are two.

    What the solver could not decide is no moment: nobody is praised for what may be wrong.
    """
    right = [d for d in analysis.of(seat) if d.right and d.kind in PRAISED]
    right.sort(key=lambda d: (-d.best, PRAISED.index(d.kind), d.number))
    # Two of a kind say less about a player than two of different kinds.
    kinds: dict[DecisionKind, Decision] = {}
    for decision in right:
        kinds.setdefault(decision.kind, decision)
    ranked = dict.fromkeys((*kinds.values(), *right))
    return tuple(sorted(tuple(ranked)[:MOST_MOMENTS], key=lambda d: d.number))
