"""Every set that can be named, fewest signs first.

A layer holds, for each collection of cubes, the sets that it names with so many signs and with no
fewer. Where operations may be repeated (XIII-A-6) a collection does not tell how many signs there
are, and layers go on until no set is new.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from goalsetter.solver.onsets.counts import NONE, Counts
from goalsetter.solver.onsets.families import SYMMETRIC, Algebra, Family
from goalsetter.solver.onsets.problem import CubeRole, SetProblem
from goalsetter.solver.onsets.purse import Purse


class Place(NamedTuple):
    """Where sets are found: how many signs name them, and the cubes used."""

    size: int
    counts: int


Found = tuple[Place, Family]
"""Sets, and where they are found."""


class Split(NamedTuple):
    """How sets are put together: a sign, and where its operands are found."""

    kind: int
    option: int
    left: Place
    right: Place | None
    """Nothing for a complement."""


@dataclass(slots=True)
class Layer:
    """The sets that are new at one size, and how they came about."""

    families: dict[int, Family] = field(default_factory=dict)
    splits: dict[int, list[Split]] = field(default_factory=dict)


class Tools(NamedTuple):
    """Tables that every part of a search works with."""

    problem: SetProblem
    counts: Counts
    algebra: Algebra
    purse: Purse

    def kinds(self, *roles: CubeRole) -> list[int]:
        """The places of the kinds with these roles."""
        return [at for at, kind in enumerate(self.problem.kinds) if kind.role in roles]

    def limit(self) -> int | None:
        """Most signs that one part can have, if operations are used up."""
        kinds = self.problem.kinds
        return None if any(kind.repeats for kind in kinds) else sum(kind.most for kind in kinds)


class Names:
    """Set-Names, and the sets of Restrictions, by their size."""

    def __init__(self, tools: Tools) -> None:
        self.tools = tools
        self.layers = [Layer()]
        self.known: dict[int, Family] = {}
        self.last = 0
        """The largest size at which something was new."""
        self._joins = tools.kinds(CubeRole.JOIN)
        self._primes = tools.kinds(CubeRole.PRIME)

    @property
    def finished(self) -> bool:
        """Whether no larger set can be new: what it is made of would be too large."""
        size, limit = len(self.layers) - 1, self.tools.limit()
        # Anything larger is made of a part above the last size at which something was new.
        return size > 2 * self.last + 1 or (limit is not None and size >= limit)

    def grow(self) -> None:
        """Add the next layer."""
        size, layer = len(self.layers), Layer()
        if size == 1:
            for at in self.tools.kinds(CubeRole.SET):
                counts = self.tools.counts.added(0, self.tools.counts.units[at])
                family = set(self.tools.problem.named(at))
                layer.families[counts] = layer.families.get(counts, set()) | family
        elif not self.finished:
            self.complement(layer, size)
            self.join(layer, size)
        self.layers.append(layer)
        self.tools.purse.vectors += len(layer.families)
        for counts, family in layer.families.items():
            # One cube alone is no Solution, but R'' may be: so R is not known yet.
            if size >= self.tools.problem.least_cubes:
                self.known.setdefault(counts, set()).update(family)
            self.tools.purse.keep(len(family))
            self.last = size

    def places(self, size: int) -> Iterator[Found]:
        """Where sets of one size are found."""
        for counts, family in self.layers[size].families.items():
            yield Place(size, counts), family

    def complement(self, layer: Layer, size: int) -> None:
        """Every set one smaller with ' behind it."""
        added, units = self.tools.counts.added, self.tools.counts.units
        for place, family in self.places(size - 1):
            for at in self._primes:
                counts = added(place.counts, units[at])
                if counts != NONE:
                    self.tools.purse.pay(len(family))
                    split = Split(at, 0, place, None)
                    self._put(layer, counts, self.tools.algebra.complements(family), split)

    def join(self, layer: Layer, size: int) -> None:
        """Every two sets that come to the size with a sign between them."""
        added = self.tools.counts.added
        for small in range(1, (size - 1) // 2 + 1):
            for left in self.places(small):
                for right in self.places(size - 1 - small):
                    twins = left[0] > right[0]
                    both = NONE if twins else added(left[0].counts, right[0].counts)
                    if both != NONE:
                        self._join_two(layer, both, left, right)

    def _join_two(self, layer: Layer, both: int, left: Found, right: Found) -> None:
        """Two families with every sign that is left, in both orders where that matters."""
        for at in self._joins:
            counts = self.tools.counts.added(both, self.tools.counts.units[at])
            if counts == NONE:
                continue
            algebra = self.tools.algebra
            for option, meant in enumerate(self.tools.problem.kinds[at].options):
                # Both orders, unless that makes no difference.
                same = meant.function in SYMMETRIC or left is right
                orders = ((left, right),) if same else ((left, right), (right, left))
                for (one, lefts), (other, rights) in orders:
                    self.tools.purse.pay(algebra.cost(lefts, rights))
                    family = algebra.joined(meant.function, lefts, rights)
                    self._put(layer, counts, family, Split(at, option, one, other))

    def _put(self, layer: Layer, counts: int, family: Family, split: Split) -> None:
        """Keep what no smaller name of the same cubes names."""
        fresh = family - self.known.get(counts, NOTHING)
        if fresh:
            layer.families.setdefault(counts, set()).update(fresh)
            layer.splits.setdefault(counts, []).append(split)


NOTHING: Family = set()
