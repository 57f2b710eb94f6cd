"""Proofs that two numbers are equal, asked of Calcium within bounds fixed beforehand."""

from __future__ import annotations

from functools import reduce

from flint import fmpq

from goalsetter.expr.number.calcium import Element, Field, available
from goalsetter.expr.number.kinds import Composite, Key, Number, Parts, Radical

MAX_DEGREE = 256
"""The bound on the product of all root indices in a question."""
MAX_NODES = 60
"""The bound on the nodes of a question."""
MAX_RADICAND_BITS = 192
"""The bound on a rational under a root, which Calcium looks for factors of."""
MAX_COST = 2**14
"""The bound on the degree times the bits of all rationals in a question."""


def prove_equal(a: Number, b: Number) -> bool | None:
    """Whether two numbers of ordinary size are equal; None if that is beyond the prover."""
    if not (available() and _askable(a, b)):
        return None
    with Field() as field:
        return field.equal(_element(a, field), _element(b, field))


def prove_rational(a: Number) -> bool | None:
    """Whether a number of ordinary size is rational; None if that is beyond the prover."""
    if not (available() and _askable(a)):
        return None
    with Field() as field:
        return field.is_rational(_element(a, field))


def _askable(*numbers: Number) -> bool:
    """Whether a question about these numbers stays within the bounds."""
    tally = _Tally()
    return all(tally.take(each) for each in numbers)


class _Tally:
    """Counts what a question would cost Calcium."""

    def __init__(self) -> None:
        self._seen: set[object] = set()
        self._degree = 1
        self._nodes = 0
        self._bits = 0

    def take(self, x: Number) -> bool:
        """Count one number in; False once the bounds are passed."""
        if isinstance(x, fmpq):
            self._bits += x.height_bits()
            return self._count()
        if isinstance(x, Radical):
            return all(self._term(key) and self.take(c) for key, c in x.terms)
        if isinstance(x, Composite):
            return self._count() and self._parts(x)
        return False

    def _parts(self, x: Composite) -> bool:
        if x.kind != "product":
            return all(self.take(a) and self.take(b) for a, b in x.parts)
        return all(self._power(base, exponent) for base, exponent in x.parts)

    def _power(self, base: Number, exponent: Number) -> bool:
        if not isinstance(exponent, fmpq):
            return self.take(base) and self.take(exponent)
        if abs(exponent) > 64 or (
            isinstance(base, fmpq) and base.height_bits() > MAX_RADICAND_BITS
        ):
            return False
        return self.take(base) and self._root((base, exponent.q), int(exponent.q))

    def _term(self, key: Key) -> bool:
        imaginary = not key[0] or self._root("i", 2)
        return imaginary and all(self._root((p, e.q), int(e.q)) for p, e in key[1])

    def _root(self, name: object, index: int) -> bool:
        """A root of this index: it multiplies the degree unless it was met before."""
        if name not in self._seen:
            self._seen.add(name)
            self._degree *= index
        return self._count() and self._degree <= MAX_DEGREE

    def _count(self) -> bool:
        self._nodes += 1
        return self._nodes <= MAX_NODES and self._degree * self._bits <= MAX_COST


def _element(x: Number, field: Field) -> Element:
    """The number as an element of Calcium's field."""
    if isinstance(x, fmpq):
        return field.rational(x)
    if isinstance(x, Radical):
        return _total([_scaled(key, c, field) for key, c in x.terms], field)
    if isinstance(x, Composite):
        return _form(x, field)
    raise TypeError(f"expected a number of ordinary size, got {x!r}")


def _form(x: Composite, field: Field) -> Element:
    if x.kind == "sum":
        return _total([_pair("ca_mul", atom, c, field) for atom, c in x.parts], field)
    if x.kind == "product":
        powers = [_pair("ca_pow", base, e, field) for base, e in x.parts]
        return reduce(lambda a, b: field.apply("ca_mul", a, b), powers)
    return _logarithm(x.parts, field)


def _logarithm(parts: Parts, field: Field) -> Element:
    above, below = (field.apply("ca_log", _element(each, field)) for each in parts[0])
    return field.apply("ca_div", above, below)


def _pair(name: str, a: Number, b: Number, field: Field) -> Element:
    return field.apply(name, _element(a, field), _element(b, field))


def _total(elements: list[Element], field: Field) -> Element:
    return reduce(lambda a, b: field.apply("ca_add", a, b), elements)


def _scaled(key: Key, coefficient: fmpq, field: Field) -> Element:
    """A rational multiple of a radical monomial."""
    result = field.rational(coefficient)
    if key[0]:
        result = field.apply("ca_mul", result, field.imaginary())
    for prime, exponent in key[1]:
        root = _pair("ca_pow", fmpq(prime), exponent, field)
        result = field.apply("ca_mul", result, root)
    return result
