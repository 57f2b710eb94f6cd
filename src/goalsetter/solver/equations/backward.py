"""Backward: from a wanted value to what its parts must be worth, until a known set has it.

A sign has a smaller side, which has at most half of the cubes. It runs through its forward set, and
the larger side is wanted: looked up if it is small enough, and else cut again. What was wanted in
vain is remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from goalsetter.expr import (
    Number,
    Radical,
    Rational,
    Results,
    Undefined,
    Unsettled,
    ValueSet,
    equal,
    integer,
    is_irrational,
    logarithm,
    rational,
)
from goalsetter.solver.answer import Reason
from goalsetter.solver.equations.built import Node, picked
from goalsetter.solver.equations.forward import CHAIN, Forward, Split, Values
from goalsetter.solver.equations.inverses import (
    ALONE,
    ANY,
    EXACT,
    Candidates,
    Rest,
    inverse_between,
    inverse_of,
)
from goalsetter.solver.equations.quick import WITH_ZERO, Ratios, wanted
from goalsetter.solver.equations.reach import Reach, is_negative
from goalsetter.solver.equations.vectors import Vector

Operand = tuple[Number, Node]
Cuts = tuple[list[Split], list[Split]]
ZERO = integer(0)

SAMPLES = 12
"""How many values of a collection are tried where almost any will do."""


class Backward:
    """Looks for expressions of given cubes with a given value."""

    def __init__(self, forward: Forward, *, thorough: bool = False) -> None:
        self.forward = forward
        self.frame = forward.frame
        self.meter = forward.meter
        self.known = 0
        """Up to how many cubes a forward set is looked into."""
        self.thorough = thorough
        """Whether large sets are made where almost any value will do but none of the first did."""
        self.deferred = False
        self.capped = False
        self.reach = Reach(self.frame)
        self._vain: dict[Vector, ValueSet[None]] = {}
        self._samples: dict[Vector, list[Operand]] = {}
        self._cuts: dict[Vector, Cuts] = {}
        self._nonzero: dict[Vector, Ratios] = {}
        problem = self.frame.problem
        open_kind = problem.powers.kind if problem.powers and problem.is_open else None
        self._open = 0 if open_kind is None else self.frame.units[open_kind]
        """The cube that may be any power of the base."""
        self._chain = (0, 0)
        """How often signs that use nothing up stand before each other over one vector."""

    def look_into(self, cubes: int) -> None:
        """Look into forward sets of up to so many cubes from now on."""
        if cubes != self.known:
            self.known = cubes
            # What counts as near depends on how far forward sets are looked into.
            self._cuts.clear()

    def find(self, vector: Vector, value: Number) -> Node | None:
        """An expression of exactly these cubes with that value, if there is one."""
        if self.is_known(vector):
            node, decided = self._look_up(self.forward.values(vector), value)
            if not decided:
                self.meter.doubt(Reason.UNDECIDED)
            return node
        # By kinds alone: cheaper than any look-up, and it drops most fractions and irrationals.
        if not self.reach.may(vector, value):
            return None
        vain = self._vain.setdefault(vector, ValueSet())
        if value in vain:
            return None
        if self.forward.cap and len(vain) >= self.forward.cap:
            # A narrow pass has wanted enough of these cubes: it may miss, so it proves nothing.
            self.capped = True
            return None
        node = self._cut(vector, value)
        if node is None:
            vain.add(value, None)
            self.meter.store(1)
        return node

    def is_known(self, vector: Vector) -> bool:
        """Whether the forward set of a vector is looked into; of an open one there is no end."""
        return self.frame.size(vector) <= self.known and not vector & self._open

    def _look_up(self, values: Values, value: Number) -> tuple[Node | None, bool]:
        """Return what a set offers for a value, and whether that was decided."""
        if values.forms or not isinstance(value, Rational):
            self.meter.pay_for(value)
        return values.seek(value)

    def _cut(self, vector: Vector, value: Number) -> Node | None:
        """A sign with something wanted: first where the wanted part can be looked up."""
        for leaf in self.forward.leaves(vector):
            if equal(self.frame.problem.leaves[leaf].value, value):
                return leaf
        if vector == self._open:
            return self._power(value)
        # What can be looked up comes first: cutting again is many times as dear.
        near, far = self.cuts_of(vector)
        node = self._between(near, value)
        if node is not None:
            return node
        for at, cost in enumerate(self.frame.unary):
            rest = self.frame.without(vector, cost)
            if rest is not None and self.frame.shaped(rest):
                node = self._under(at, vector, rest, value)
                if node is not None:
                    return node
        return self._between(far, value)

    def _power(self, value: Number) -> Node | None:
        """The open cube alone: what is wanted of it is a power of the base, or it is not."""
        problem = self.frame.problem
        if problem.powers is None or isinstance(value, Radical):
            return None
        if isinstance(value, Rational):
            code = problem.powers.code_of(value)
            return None if code is None else len(problem.leaves) + code
        # Too large to be written out, or no number that is known: its logarithm may tell.
        exponent = logarithm(value, integer(problem.powers.base))
        whole = isinstance(exponent, Rational) and exponent.q == 1
        if whole or isinstance(exponent, Unsettled) or is_negative(value):
            self.meter.doubt(Reason.UNDECIDED)
        return None

    def cuts_of(self, vector: Vector) -> Cuts:
        """The binary cuts of a vector: with a wanted part that can be looked up, and others."""
        cuts = self._cuts.get(vector)
        if cuts is None:
            near: list[Split] = []
            far: list[Split] = []
            for split in self.forward.splits(vector):
                cut = split
                if split.small & self._open:  # the open part is always the one that is wanted
                    cut = Split(split.row, split.large, split.small, turned=True)
                (near if self.is_known(cut.large) else far).append(cut)
            cuts = self._cuts[vector] = (near, far)
        return cuts

    def _under(self, at: int, vector: Vector, rest: Vector, value: Number) -> Node | None:
        """One unary sign over the rest of a vector; one that uses nothing up over all of it."""
        before = self._chain
        if rest == vector:
            count = before[1] if before[0] == vector else 0
            # Such a sign wants something of the very same cubes, and so on without end.
            if count == CHAIN:
                self.meter.doubt(Reason.INFINITE)
                return None
            self._chain = (vector, count + 1)
        try:
            for number, node, _ in self.operands(rest, self.wanted_under(at, rest, value)):
                hit = self.hit(self.forward.unary[at](number), value, (at, node))
                if hit is not None:
                    return hit
        finally:
            self._chain = before
        return None

    def wanted_under(self, at: int, rest: Vector, value: Number) -> Candidates:
        """Read what stands beneath a unary sign; one that brings an operand is read as if
        that were known."""
        row = self.frame.problem.unary[at]
        known = row.right if row.left is None else row.left
        if known is None:
            inverse = ALONE.get(row.operation.name)
            return inverse(value) if inverse else ANY
        side = inverse_of(row.operation.name, row.left is not None, self.reach.bends(rest))
        return side(known, value) if side else ANY

    def _between(self, splits: Iterable[Split], value: Number) -> Node | None:
        """A binary sign between two parts."""
        for split in splits:
            for left_known in (True, False) if split.turned else (True,):
                node = self._through(split, left_known, value)
                if node is not None:
                    return node
        return None

    def _through(self, split: Split, left_known: bool, value: Number) -> Node | None:
        """One sign, the small part known, the large one wanted."""
        row = self.frame.problem.binary[split.row]
        name = row.operation.name
        known = self.forward.values(split.small)
        if row.factor is not None:
            return self._slowly(split, left_known, value, known)
        # Under + - x / a rational operand would leave an irrational for the other side. That has no
        # power or root to make one with, so the known side must be irrational too.
        if not isinstance(value, Rational):
            stays = name in EXACT and not self.reach.bends(split.large) and is_irrational(value)
            rest = known.irrationals() if stays else known
            return self._slowly(split, left_known, value, rest)
        ratios = known.rationals if name in WITH_ZERO else self._without_zero(split.small)
        others = wanted(name, left_known, value, ratios, self.meter.pay)
        if others is None:
            return self._slowly(split, left_known, value, known)
        node = self._quickly(split, left_known, others)
        if node is not None:
            return node
        # The quick loop leaves the irrationals, and a zero: 0 x ? = 0 whatever ? is.
        rest = known.irrationals()
        zero = known.rationals.get((0, 1)) if ratios is not known.rationals else None
        if zero is not None:
            rest = chain(rest, ((ZERO, zero),))
        return self._slowly(split, left_known, value, rest)

    def _without_zero(self, vector: Vector) -> Ratios:
        """The rationals of a forward set, zero left out."""
        nonzero = self._nonzero.get(vector)
        if nonzero is None:
            ratios = self.forward.values(vector).rationals
            nonzero = {ratio: node for ratio, node in ratios.items() if ratio[0]}
            self._nonzero[vector] = nonzero
        return nonzero

    def _quickly(self, split: Split, left_known: bool, others: Ratios) -> Node | None:
        """Whether the large part can be one of these."""
        hits: Iterable[tuple[int, int]] = others
        if self.is_known(split.large):
            values = self.forward.values(split.large)
            # Numbers in other forms may equal a rational, so then each is asked for by itself.
            hits = others if values.forms else others.keys() & values.rationals.keys()
        for ratio in hits:
            node = self.find(split.large, rational(*ratio))
            if node is not None:
                return node_of(split.row, left_known, others[ratio], node)
        return None

    def _slowly(
        self, split: Split, left_known: bool, value: Number, known: Iterable[Operand]
    ) -> Node | None:
        """One value of the small part after the other."""
        row = self.frame.problem.binary[split.row]
        bends = self.reach.bends(split.large)
        inverse = inverse_between(row, left_known, bends)
        function, exact = self.forward.binary[split.row], row.operation.name in EXACT
        for number, node in known:
            self.meter.pay_for(number, value)
            candidates = inverse(number, value) if inverse else ANY
            for other, large, sure in self.operands(split.large, candidates):
                pair = (number, other) if left_known else (other, number)
                made = node_of(split.row, left_known, node, large)
                # Powers and roots are not undone exactly: of either sign, and 0 in the exponent.
                hit = made if sure and exact else self.hit(function(*pair), value, made)
                if hit is not None:
                    return hit
        return None

    def operands(self, vector: Vector, wanted: Candidates) -> Iterator[tuple[Number, Node, bool]]:
        """Return the wanted values that the vector offers, and whether each surely is one."""
        small = self.is_known(vector)
        undecided = False
        for number in wanted.numbers:
            if small:
                node, decided = self._look_up(self.forward.values(vector), number)
                undecided |= not decided
            else:
                node = self.find(vector, number)
            if node is not None:
                yield number, node, True
        tries: Iterable[Operand] = ()
        # A value may be there in another form that could not be told apart: then each is tried.
        if small and (undecided or wanted.rest is not Rest.NONE):
            tries = self.forward.values(vector)
        elif wanted.rest is not Rest.NONE:
            tries = self._some_of(vector, wanted.rest)
        for number, node in tries:
            yield number, node, False

    def _some_of(self, vector: Vector, rest: Rest) -> Iterator[Operand]:
        """Values of a large vector, where not just a few will do: the first, or all."""
        # The inverse itself could not be worked out, so trying values would prove nothing.
        if rest is Rest.OPEN:
            self.meter.doubt(Reason.DOMAIN)
            return
        yield from self.samples_of(vector)
        if vector & self._open:
            self.meter.doubt(Reason.INFINITE)
            return
        # Samples did not do; only the thorough pass makes a large set, and only a pass that was
        # not deferred, or is thorough, may prove anything.
        self.deferred = True
        if self.thorough:
            yield from self.forward.values(vector)

    def samples_of(self, vector: Vector) -> list[Operand]:
        """A few values of a vector, made without all the others."""
        samples = self._samples.get(vector)
        if samples is None:
            samples = list(islice(self._some(vector), SAMPLES))
            self._samples[vector] = samples
        return samples

    def _some(self, vector: Vector) -> Iterator[Operand]:
        """Values of a vector as they come."""
        if self.frame.size(vector) <= self.known:
            yield from self.forward.values(vector)
            return
        for at, cost in enumerate(self.frame.unary):
            rest = self.frame.without(vector, cost) if cost else None
            for number, node in self.samples_of(rest) if rest and self.frame.shaped(rest) else ():
                yield from settled(self.forward.unary[at](number), (at, node))
        for split in chain(*self.cuts_of(vector)):
            for one, small in islice(self.forward.values(split.small), SAMPLES):
                for other, large in self.samples_of(split.large):
                    self.meter.pay_for(one, other)
                    result = self.forward.binary[split.row](one, other)
                    yield from settled(result, (split.row, small, large))

    def hit(self, results: Results, value: Number, node: Node) -> Node | None:
        """The expression, if its operation gave the wanted value; what cannot be told is a
        doubt."""
        self.meter.pay_for(value)
        if isinstance(results, Undefined):
            return None
        if isinstance(results, tuple):
            same = (number for number in results if self._same(number, value))
            return next((picked(node, number, results) for number in same), None)
        return node if self._same(results, value) else None

    def _same(self, result: Number | Unsettled, value: Number) -> bool:
        same = None if isinstance(result, Unsettled) else equal(result, value)
        if same is None:
            self.meter.doubt(Reason.UNDECIDED)
        return bool(same)


def node_of(row: int, left_known: bool, known: Node, other: Node) -> Node:
    """The expression of a binary row, its known operand on the left or on the right."""
    return (row, known, other) if left_known else (row, other, known)


def settled(results: Results, node: Node) -> Iterator[Operand]:
    """The values that came out, each with its expression; none if there is none, or a doubt."""
    if isinstance(results, tuple):
        yield from ((number, picked(node, number, results)) for number in results)
    elif not isinstance(results, Undefined | Unsettled):
        yield results, node
