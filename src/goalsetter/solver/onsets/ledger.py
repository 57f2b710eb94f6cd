"""Which parts make a Solution together: what the cubes of each part mean for the whole.

Of a collection of cubes only a key is kept: which Resource cube is used, how many operations, and
whether the cube of Required Cube is there.
"""

from __future__ import annotations

from typing import NamedTuple

from goalsetter.solver.onsets.counts import NONE, Counts
from goalsetter.solver.onsets.problem import SetProblem


class Key(NamedTuple):
    """Facts about the cubes of one part."""

    beyond: int
    """The mark of the Resource cube used after Now, if one is."""
    operations: int
    wanted: bool
    few: bool
    """Whether it has too few cubes to be a Solution by itself (VII-B-4-a)."""
    counts: int = 0
    """All cubes, where a cube serves only once."""


class Ledger:
    """Keeps account of both parts of a Solution (VII-B-4, XIII-A-1, A-5)."""

    def __init__(self, problem: SetProblem, counts: Counts) -> None:
        self.problem = problem
        self.counts = counts

    def of_name(self, counts: int, size: int) -> Key | None:
        """The key of a Set-Name; nothing if it lacks a cube of Required."""
        return self._key(counts, self.counts.named, size < self.problem.least_cubes)

    def of_restrictions(self, counts: int) -> Key | None:
        """The key of a Restriction part; nothing if it lacks a cube of Required."""
        return self._key(counts, self.counts.required, False)

    def _key(self, counts: int, least: int, few: bool) -> Key | None:
        # Where a cube serves once the other part may hold what is missing here.
        if not self.problem.once and not self.counts.reaches(counts, least):
            return None
        return Key(
            self.counts.beyond(counts) if self.problem.spare is not None else 0,
            self.counts.operations_in(counts),
            self.counts.has_wanted(counts),
            few,
            counts if self.problem.once else 0,
        )

    def alone(self, name: Key) -> bool:
        """Whether a Set-Name is a Solution without Restrictions."""
        if name.few or self.problem.restriction_due or not self._all_there(name.counts):
            return False
        return self._asked(name.operations, name.wanted)

    def together(self, restrictions: Key, name: Key) -> bool:
        """Whether both parts make a Solution: the same Resource cube may serve in both."""
        beyond = restrictions.beyond | name.beyond
        total = self.counts.added(restrictions.counts, name.counts)
        # Two bits: two different cubes of the Resources, and only one may be used.
        if beyond & (beyond - 1) or total == NONE or not self._all_there(total):
            return False
        anywhere = self.problem.operations_anywhere
        # A ruling: operations of the whole Solution count, or those of the Set-Name alone.
        operations = name.operations + (restrictions.operations if anywhere else 0)
        return self._asked(operations, restrictions.wanted or name.wanted)

    def _all_there(self, counts: int) -> bool:
        """Where a cube serves only once: whether both parts together use all of Required."""
        return not self.problem.once or self.counts.reaches(counts, self.counts.required)

    def _asked(self, operations: int, wanted: bool) -> bool:
        enough = operations >= self.problem.least_operations
        return enough and (wanted or not self.problem.cube_needed)
