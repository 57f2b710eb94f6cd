"""Forward: every value that a collection of cubes can make, using each of its cubes.

Values are exact and kept once, each with one expression that makes it. A set is made when it is
asked for. With a cap only so many values are kept of each, which can find but never disprove.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, product
from typing import NamedTuple

from goalsetter.expr import (
    Function,
    Number,
    Radical,
    Rational,
    Results,
    Undefined,
    Unsettled,
    ValueSet,
    join,
    joinable,
)
from goalsetter.solver.answer import Reason
from goalsetter.solver.equations.built import Node, picked
from goalsetter.solver.equations.chains import ROOTS, may_be_cut
from goalsetter.solver.equations.closures import RATIONAL
from goalsetter.solver.equations.meter import Meter
from goalsetter.solver.equations.problem import (
    Binary,
    Unary,
    function_of_binary,
    function_of_unary,
)
from goalsetter.solver.equations.vectors import Frame, Vector

Values = ValueSet[Node]
Pair = tuple[tuple[Number, Node], tuple[Number, Node]]
VECTOR_STEPS = 20
"""The cost of a collection that is kept in a list."""

CHAIN = 3
"""How often signs that use nothing up are put one before the other."""

SHORT = 63
"""Bits beyond which no chain of factorials goes on."""

DEAR_STEPS = 4_000
SEVERAL_ROOTS = frozenset(
    {
        *("complex-power", "complex-root", "complex-square-root"),
        *("every-root", "every-square-root", "principal-power"),
    }
)
"""Operations that may have several values, and what each use of them costs."""

COMMUTATIVE = frozenset({"add", "multiply", "average", "lcm", "gcf"})


class Split(NamedTuple):
    """A binary sign between two collections, the first no larger than the second."""

    row: int
    small: Vector
    large: Vector
    turned: bool
    """Whether the sign may also stand the other way round, with another value."""


class Forward:
    """The values of collections of cubes."""

    def __init__(self, frame: Frame, meter: Meter, cap: int = 0) -> None:
        self.frame = frame
        self.meter = meter
        self.cap = cap
        self.capped = False
        problem = frame.problem
        self.binary = [self.metered(row, function_of_binary(row)) for row in problem.binary]
        self.unary = [self.metered(row, function_of_unary(row)) for row in problem.unary]
        self._free = [at for at, cost in enumerate(frame.unary) if not cost]
        self.chains_may_be_cut = may_be_cut(problem)
        self._values: dict[Vector, Values] = {}
        self._layers: dict[int, list[Vector]] = {}
        self._leaves: dict[Vector, list[int]] = {}
        for at, leaf in enumerate(problem.leaves):
            vector = sum(frame.units[kind] for kind in leaf.kinds)
            self._leaves.setdefault(vector, []).append(at)
        # By exact type, as everywhere in the inner loops: it is far quicker than a call.
        self._to_rationals = all(type(t.value) is Rational for t in problem.targets)
        bending = [row.kinds for row in problem.signs() if bends(row)]
        bending += [leaf.kinds for leaf in problem.leaves if type(leaf.value) is not Rational]
        self._bending = sum(frame.field * frame.units[at] for at in {k for b in bending for k in b})
        self._always_bends = not all(bending)

    def metered(self, row: Unary | Binary, function: Function) -> Function:
        """Apply a sign, paid for where that takes long: roots of complex numbers."""
        if row.operation.name not in SEVERAL_ROOTS:
            return function

        def dear(*operands: Number) -> Results:
            self.meter.pay(DEAR_STEPS)
            return function(*operands)

        return dear

    def values(self, vector: Vector) -> Values:
        """Every value of the vector (or as many as the cap lets)."""
        values = self._values.get(vector)
        if values is None:
            values = self._make(vector)
            self._values[vector] = values
            self.meter.store(len(values))
        return values

    def leaves(self, vector: Vector) -> list[int]:
        """The leaves that use just these cubes."""
        return self._leaves.get(vector, [])

    def layer(self, size: int) -> list[Vector]:
        """The vectors of one size that are worth looking at."""
        layer = self._layers.get(size)
        if layer is None:
            layer = [v for v in self.frame.layer(size) if self.meter.pay(VECTOR_STEPS)]
            self._layers[size] = layer
        return layer

    def splits(self, vector: Vector) -> Iterator[Split]:
        """Every way to cut a vector into two with a sign between, the most even first."""
        frame, guard = self.frame, self.frame.guard
        shaped = frame.shaped
        for at, row in enumerate(frame.problem.binary):
            rest = frame.without(vector, frame.binary[at])
            if rest is None:
                continue
            fence, size = rest | guard, frame.size(rest)
            swaps = row.operation.name not in COMMUTATIVE
            # The most even cut first: both sides are small there, and a hit is cheapest.
            for half in range(size // 2, 0, -1):
                even = 2 * half == size
                for small in self.layer(half):
                    if (fence - small) & guard == guard and shaped(rest - small):
                        large = rest - small
                        # Two halves of one size meet twice; under + and x once is enough.
                        if even and not swaps and small > large:
                            continue
                        yield Split(at, small, large, swaps and not even)

    def _make(self, vector: Vector) -> Values:
        """Make every value of a vector from those of smaller ones."""
        frame = self.frame
        values: Values = ValueSet()
        for at in self.leaves(vector):
            values.add(frame.problem.leaves[at].value, at)
        for at, cost in enumerate(frame.unary):
            rest = frame.without(vector, cost) if cost else None
            if rest is not None and frame.shaped(rest):
                for number, node in self.values(rest):
                    self.meter.pay_for(number)
                    self._keep(values, vector, self.unary[at](number), (at, node))
        for split in self.splits(vector):
            if self.cap and len(values) >= self.cap:
                self.capped = True
                break
            small, large = self.values(split.small), self.values(split.large)
            self._join_pairs(values, vector, split.row, small, large)
            if split.turned:
                self._join_pairs(values, vector, split.row, large, small)
        # Last, for signs that use nothing up may stand before everything that was made so far.
        self._close(values, vector)
        return values

    def _close(self, values: Values, vector: Vector) -> None:
        """Put in what those signs make of the values that may be repeated and use nothing up.

        A chain of them ends by itself among whole numbers; factorials and roots that are no longer
        rational go on for ever, and are cut.
        """
        fresh = [(number, node, 0) for number, node in values] if self._free else []
        while fresh:
            number, node, depth = fresh.pop()
            for at in self._free:
                self.meter.pay_for(number)
                name = self.frame.problem.unary[at].operation.name
                results = self.unary[at](number)
                # An irrational root is never needed where chains may be cut: see ``may_be_cut``.
                if self.chains_may_be_cut and name in ROOTS and type(results) is not Rational:
                    continue
                for new, made in self._keep_new(values, vector, results, (at, node)):
                    # Roots that stay rational end by themselves: their digits become fewer.
                    endless = name == "factorial" or type(new) is not Rational
                    short = isinstance(new, Rational) and new.height_bits() <= SHORT
                    huge = name == "factorial" and not short
                    if huge or (endless and depth == CHAIN):
                        if not self.chains_may_be_cut:
                            self.meter.doubt(Reason.INFINITE)
                    else:
                        fresh.append((new, made, depth + endless))

    def _keep_new(
        self, values: Values, vector: Vector, results: Results, node: Node
    ) -> list[tuple[Number, Node]]:
        """Put in the results of a sign, and return those that are new."""
        if isinstance(results, tuple):
            named = [(number, picked(node, number, results)) for number in results]
            return [pair for pair in named if values.add(*pair)]
        # The set tells what is new by its size: looking it up would compare all over again.
        before = len(values)
        self._keep(values, vector, results, node)
        if isinstance(results, Undefined | Unsettled) or len(values) == before:
            return []
        return [(results, node)]

    def _join_pairs(
        self, values: Values, vector: Vector, row: int, left: Values, right: Values
    ) -> None:
        """One sign between every value on the left and every value on the right."""
        sign = self.frame.problem.binary[row]
        name = sign.operation.name
        quick = sign.factor is None and joinable(name, left.rationals, right.rationals)
        if quick:
            join(
                name,
                left.rationals,
                right.rationals,
                values.rationals,
                node=lambda one, other: (row, one, other),
                pay=self.meter.pay,
            )
        # Pairs of rationals are done by now if there was a quick loop for them.
        pairs: Iterable[Pair] = product(left, right)
        if quick:
            pairs = chain(
                product(left, right.irrationals()), product(left.irrationals(), right.numbers())
            )
        function = self.binary[row]
        for (one, node), (other, behind) in pairs:
            self.meter.pay_for(one, other)
            self._keep(values, vector, function(one, other), (row, node, behind))
            if self.cap and len(values) >= self.cap:
                return

    def _keep(self, values: Values, vector: Vector, results: Results, node: Node) -> None:
        """Put in what came out; what could not be settled is a doubt."""
        if isinstance(results, Undefined):
            return
        if isinstance(results, tuple):
            for number in results:
                values.add(number, picked(node, number, results))
        elif isinstance(results, Unsettled):
            self.meter.doubt(Reason.DOMAIN)
        elif type(results) is not Radical or not self._is_stuck(values, vector):
            values.add(results, node)

    def _is_stuck(self, values: Values, vector: Vector) -> bool:
        """Whether an irrational can only be made rational again by a zero, and one is there.

        With rational targets and nothing but + - x / outside, an irrational stays one until it is
        multiplied by 0 or divides it; for that any one irrational is as good as another.
        """
        bends = self._always_bends or (self.frame.most - vector) & self._bending
        if not self._to_rationals or bends:
            return False
        first = next(values.irrationals(), None)
        return first is not None and type(first[0]) is Radical


def bends(row: Unary | Binary) -> bool:
    """Whether a sign may make rational numbers irrational, or the other way round."""
    brought = (row.left, row.right) if isinstance(row, Unary) else (row.factor,)
    own = any(number is not None and type(number) is not Rational for number in brought)
    return own or row.operation.name not in RATIONAL
