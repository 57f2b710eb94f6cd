"""How many cubes of each kind a part uses, packed into one whole number.

Each kind has a field with a guard bit above it, so that one subtraction compares all fields: where
a limit is passed the guard bit is lost. Where operations are not used up, one field more counts how
many there are, as far as Two Operations asks (XIII-A-5).
"""

from __future__ import annotations

from collections.abc import Iterable

from goalsetter.solver.onsets.problem import OPERATIONS, SetProblem

NONE = -1
"""No collection of cubes: there are not that many."""


class Counts:
    """Adds collections of cubes within what the mat has."""

    def __init__(self, problem: SetProblem) -> None:
        self.problem = problem
        kinds, asked = problem.kinds, problem.least_operations
        largest = max((asked, *(kind.most for kind in kinds)))
        # Room for the sum of two collections, and the guard bit above it.
        self.width = (largest + 1).bit_length() + 2
        self._fields = tuple(1 << self.width * at for at in range(len(kinds) + 1))
        self.guards = sum(self._fields) << self.width - 1
        self.most = self._limits((*(kind.most for kind in kinds), asked))
        self.sure = self._limits((*(kind.sure for kind in kinds), asked))
        self.required = self._packed(kind.required for kind in kinds)
        self.named = self._packed(kind.named for kind in kinds)
        self.repeating = tuple(at for at, kind in enumerate(kinds) if kind.repeats)
        self.operations = tuple(at for at, kind in enumerate(kinds) if kind.role in OPERATIONS)
        # One cube of each kind; an operation also counts in the last field, where that is asked:
        # repeated signs are not told apart by their own fields.
        counted = self.operations if self.repeating and asked else ()
        self.units = tuple(
            self._fields[at] + (self._fields[-1] if at in counted else 0)
            for at in range(len(kinds))
        )

    def _packed(self, numbers: Iterable[int]) -> int:
        return sum(number * unit for number, unit in zip(numbers, self._fields, strict=False))

    def _limits(self, numbers: Iterable[int]) -> int:
        return self._packed(numbers) + self.guards

    def field(self, counts: int, at: int) -> int:
        """How many of one kind are used."""
        return counts >> self.width * at & (1 << self.width) - 1

    def added(self, one: int, other: int) -> int:
        """Both collections together, if the mat has them and no more Resources than may be."""
        total = one + other
        # Kinds that repeat count no further than they must, nor do all operations together.
        for at in (*self.repeating, len(self.units)) if self.repeating else ():
            over = self.field(total, at) - self.field(self.most - self.guards, at)
            if over > 0:
                total -= over * self._fields[at]
        if (self.most - total) & self.guards != self.guards:
            return NONE
        if self.problem.spare is not None:
            # After Now one Resource cube serves, so at most one kind may go beyond the sure ones.
            extra = self.beyond(total)
            if extra & (extra - 1):
                return NONE
        return total

    def beyond(self, counts: int) -> int:
        """Marks of the kinds of which a Resource cube is used: after Now there is at most one."""
        return ~(self.sure - counts) & self.guards

    def reaches(self, counts: int, least: int) -> bool:
        """Whether a collection holds all of another."""
        return (counts + self.guards - least) & self.guards == self.guards

    def operations_in(self, counts: int) -> int:
        """How many operation signs are used, as far as anybody asks."""
        together = (len(self.units),) if self.repeating else self.operations
        used = sum(self.field(counts, at) for at in together)
        return min(used, self.problem.least_operations)

    def has_wanted(self, counts: int) -> bool:
        """Whether the cube of Required Cube is used."""
        kinds = enumerate(self.problem.kinds)
        return any(kind.wanted and self.field(counts, at) > 0 for at, kind in kinds)
