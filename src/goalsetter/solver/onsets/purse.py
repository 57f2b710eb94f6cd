"""The budget of a search: when nothing of it is left the search stops, and says why."""

from __future__ import annotations

from goalsetter.errors import GoalsetterError
from goalsetter.solver.answer import Reason
from goalsetter.solver.budget import Budget

BYTES_EACH = 100
"""About what one set in a Python set takes, with its share of everything else."""

ASK_EVERY = 10_000
"""Steps between two looks at whether the search was cancelled."""


class StoppedError(GoalsetterError):
    """The search stops before it has looked at everything. It never leaves this room."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(reason.value)


class Purse:
    """Steps and memory that a search has used."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.steps = 0
        self.values = 0
        self.vectors = 0
        self._asked = 0
        self._most_values = (budget.megabytes << 20) // BYTES_EACH
        # At once: somebody may have cancelled while the question waited in a queue.
        self.ask()

    def pay(self, steps: int) -> None:
        """Spend steps; raises StoppedError if there are not that many left."""
        self.steps += steps
        if self.steps > self.budget.steps:
            raise StoppedError(Reason.BUDGET)
        if self.steps - self._asked >= ASK_EVERY:
            self.ask()

    def keep(self, values: int) -> None:
        """Remember so many sets more."""
        self.values += values
        if self.values > self._most_values:
            raise StoppedError(Reason.MEMORY)

    def ask(self) -> None:
        """Whether somebody has cancelled."""
        self._asked = self.steps
        if self.budget.cancelled is not None and self.budget.cancelled():
            raise StoppedError(Reason.CANCELLED)
