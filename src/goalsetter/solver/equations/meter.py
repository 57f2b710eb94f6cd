"""The meter of a search: its cost so far, and what it could not settle."""

from __future__ import annotations

from collections import Counter

from goalsetter.expr import Number, Rational
from goalsetter.solver.answer import Reason
from goalsetter.solver.budget import Budget

BYTES_A_VALUE = 500
"""About what a stored value takes, with the tree that makes it."""

BETWEEN_LOOKS = 20_000
"""The steps after which a search looks whether it was cancelled."""

HARD_STEPS = 40
"""The cost of a pair of rationals that no quick loop takes."""

IRRATIONAL_STEPS = 500
"""The cost of a pair in which not both numbers are rational."""


class StoppedError(Exception):
    """A search that may not go on."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Meter:
    """Counts steps and values, stops what costs too much, and remembers every doubt."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.steps = 0
        self.values = 0
        self.vectors = 0
        self.limit = budget.steps
        self.doubts: Counter[Reason] = Counter()
        self._look = 0

    def pay(self, steps: int) -> bool:
        """Take so many steps; always true, for it stops the search if they are not there."""
        self.steps += steps
        # The limit may be lower than the budget for a while: see ``narrow`` in the search.
        if self.steps > self.limit:
            raise StoppedError(Reason.BUDGET)
        if self.steps >= self._look:
            # To ask is dear, for somebody else answers; so not at every step.
            self._look = self.steps + BETWEEN_LOOKS
            if self.budget.cancelled is not None and self.budget.cancelled():
                raise StoppedError(Reason.CANCELLED)
        return True

    def pay_for(self, *numbers: Number) -> None:
        """Take the steps that an operation on these numbers costs."""
        plain = all(type(number) is Rational for number in numbers)
        self.pay(HARD_STEPS if plain else IRRATIONAL_STEPS)

    def store(self, values: int) -> None:
        """Keep so many values more."""
        self.vectors += 1
        self.values += values
        # Counted, not measured: the same search must stop at the same place on every machine.
        if self.values * BYTES_A_VALUE > self.budget.megabytes << 20:
            raise StoppedError(Reason.MEMORY)

    def doubt(self, reason: Reason) -> None:
        """Something could not be settled: from now on nothing can be proven impossible."""
        self.doubts[reason] += 1
