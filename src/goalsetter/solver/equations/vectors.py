"""Collections of cubes as count-vectors: how many of each kind, packed into one whole number.

Each kind has a field of ``width`` bits, its top bit free: so one subtraction tells whether one
collection is part of another, and one remainder tells how many cubes it has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from goalsetter.solver.equations.problem import Problem

Vector = int


class Frame:
    """The vectors of a problem: which may be used, and which can be an expression at all."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        kinds = problem.kinds
        # Wide enough for the sum of all counts: then the remainder by a field's largest number
        # (2^width - 1) adds up the fields, as casting out nines adds up digits.
        self.width = (sum(kind.most for kind in kinds) + 1).bit_length() + 1
        self.field = (1 << self.width) - 1
        self.units = tuple(1 << (self.width * at) for at in range(len(kinds)))
        self.guard = sum(unit << (self.width - 1) for unit in self.units)
        self.most = self.pack(kind.most for kind in kinds)
        self.required = self.pack(kind.required for kind in kinds)
        self._extra = tuple(
            (at, kind.sure) for at, kind in enumerate(kinds) if kind.most > kind.sure
        )
        self._real = self.mask(at for at, kind in enumerate(kinds) if kind.cube)
        self.unary = tuple(self.cost(row.kinds) for row in problem.unary)
        self.binary = tuple(self.cost(row.kinds) for row in problem.binary)
        self._shapes: dict[Vector, bool] = {}

    def pack(self, counts: Iterable[int]) -> Vector:
        """A vector with these counts."""
        return sum(count * unit for count, unit in zip(counts, self.units, strict=True))

    def size(self, vector: Vector) -> int:
        """How many cubes it has."""
        return vector % self.field

    def within(self, part: Vector, whole: Vector) -> bool:
        """Whether one is part of the other."""
        # A field that would borrow takes it from its own guard bit, never from its neighbor.
        return ((whole | self.guard) - part) & self.guard == self.guard

    def cost(self, kinds: Iterable[int]) -> Vector:
        """The vector of what a row uses up."""
        return sum(self.units[kind] for kind in kinds)

    def without(self, vector: Vector, cost: Vector) -> Vector | None:
        """The vector with so much less; nothing if it has not that much."""
        return vector - cost if self.within(cost, vector) else None

    def cubes(self, vector: Vector) -> int:
        """How many real cubes it has: what a Solution needs two of."""
        return (vector & self._real) % self.field

    def allowed(self, vector: Vector) -> bool:
        """Whether it takes no more from the Resources than may be."""
        over = sum(max(0, self.count(vector, at) - sure) for at, sure in self._extra)
        return over <= self.problem.spare

    def mask(self, kinds: Iterable[int]) -> Vector:
        """Every bit of the fields of these kinds."""
        return sum(self.field * self.units[at] for at in kinds)

    @cached_property
    def free_binary(self) -> bool:
        """Whether some sign between two operands uses nothing up."""
        return not all(self.binary)

    @cached_property
    def doubled(self) -> int:
        """Most kinds that a binary sign uses up."""
        return max((len(row.kinds) for row in self.problem.binary), default=1)

    @cached_property
    def _roles(self) -> tuple[Vector, Vector, Vector, Vector, int]:
        """Masks: may be in a leaf, must be, may be binary, must be; and the longest leaf."""
        problem = self.problem
        leaf = {at for row in problem.leaves for at in row.kinds}
        unary = {at for row in problem.unary for at in row.kinds}
        binary = {at for row in problem.binary for at in row.kinds}
        longest = max((len(row.kinds) for row in problem.leaves), default=1)
        mask = self.mask
        must_leaf, must_bind = mask(leaf - unary - binary), mask(binary - unary - leaf)
        return mask(leaf), must_leaf, mask(binary), must_bind, longest

    def shaped(self, vector: Vector) -> bool:
        """Whether the numbers of leaves and of binary signs can fit, one more leaf than signs.

        What is not shaped is no expression; what is shaped may still have no value.
        """
        shaped = self._shapes.get(vector)
        if shaped is None:
            shaped = self._shapes[vector] = self.fits(vector, vector, 1)
        return shaped

    def fits(self, least: Vector, most: Vector, more: int) -> bool:
        """Whether leaves can outnumber binary signs by so many, between two vectors."""
        may_leaf, leaf, may_binary, binary, longest = self._roles
        most_leaves = (most & may_leaf) % self.field
        least_leaves = -(-((least & leaf) % self.field) // longest)
        least_signs, most_signs = (least & binary) % self.field, (most & may_binary) % self.field
        if more and not most_leaves:
            return False
        # n leaves need n - 1 signs between them; a part that is still to be joined needs n.
        enough = self.free_binary or least_leaves - more <= most_signs
        return enough and least_signs <= self.doubled * (most_leaves - more)

    def useful(self, vector: Vector) -> bool:
        """Whether the cubes that are left can complete it to a Solution."""
        missing = self.pack(
            max(0, kind.required - self.count(vector, at))
            for at, kind in enumerate(self.problem.kinds)
        )
        return self.fits(missing, self.most - vector, 0)

    def largest(self) -> int:
        """Most that a Solution may use up."""
        kinds = self.problem.kinds
        sure = sum(kind.sure for kind in kinds)
        most = min(sum(kind.most for kind in kinds), sure + self.problem.spare)
        return min(most, self.problem.most_cubes or most)

    def layer(self, size: int) -> Iterator[Vector]:
        """Every vector of that size that may be part of a Solution and can be an expression."""
        return (v for v in self.between(0, size) if self.shaped(v) and self.useful(v))

    def finals(self, size: int) -> Iterator[Vector]:
        """Every vector of that size with all Required cubes that can be an expression."""
        more = size - self.size(self.required)
        least = self.problem.least_cubes
        vectors = self.between(self.required, more)
        return (v for v in vectors if self.shaped(v) and self.cubes(v) >= least)

    def between(self, start: Vector, more: int) -> Iterator[Vector]:
        """Every allowed vector with so many cubes more than the start, one by one."""
        free = [self.count(self.most - start, at) for at in range(len(self.units))]
        room = [sum(free[at:]) for at in range(len(free) + 1)]

        def grown(vector: Vector, at: int, left: int) -> Iterator[Vector]:
            if not left:
                yield vector
            # No need to go on where all kinds behind this one together have too few cubes.
            elif 0 < left <= room[at] and self.allowed(vector):
                for count in range(min(left, free[at]), -1, -1):
                    yield from grown(vector + count * self.units[at], at + 1, left - count)

        return (v for v in grown(start, 0, more) if self.allowed(v))

    def count(self, vector: Vector, at: int) -> int:
        """How many cubes of one kind it has."""
        return vector >> self.width * at & self.field
