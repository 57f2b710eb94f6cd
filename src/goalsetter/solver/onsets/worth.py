"""Which sets count: as many as the Goal says, with and without the cards that were asked for."""

from __future__ import annotations

from goalsetter.expr import CardSet
from goalsetter.solver.onsets.problem import SetProblem

HALF = 8
"""Classes whose worth is looked up at once."""


class Worth:
    """The worth of sets, and whether that is the Goal."""

    def __init__(self, problem: SetProblem) -> None:
        self.problem = problem
        self.least = min(problem.targets, default=0)
        # Two small tables instead of one with an entry for every set of classes.
        self._low = _sums(problem.weights[:HALF])
        self._high = _sums(problem.weights[HALF:])

    def of(self, cards: CardSet) -> int:
        """How many a set counts."""
        return self._low[cards & (1 << HALF) - 1] + self._high[cards >> HALF]

    def fits(self, cards: CardSet) -> bool:
        """Whether a set is what a Solution must name (VII-B-3, XIII-C-10)."""
        if self.of(cards) not in self.problem.targets or cards & self.problem.barred:
            return False
        return self.problem.needed is None or bool(cards & self.problem.needed)

    def may_fit(self, cards: CardSet) -> bool:
        """Whether some part of a set may fit."""
        if self.of(cards) < self.least:
            return False
        return self.problem.needed is None or bool(cards & self.problem.needed)


def _sums(weights: tuple[int, ...]) -> list[int]:
    """The worth of every set of some classes."""
    sums = [0]
    for weight in weights:
        sums += [total + weight for total in sums]
    return sums
