"""Proofs that two numbers are equal, asked of Calcium within bounds fixed beforehand."""

from __future__ import annotations

from functools import partial, reduce

from flint import fmpq

from goalsetter.expr.number.calcium import Element, Field, available
from goalsetter.expr.number.kinds import Composite, Key, Number, Radical

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
    # Calcium has no budget of its own: what it is asked must be small beforehand.
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
    return all(tally.take(number) for number in numbers)


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
            return self.count()
        if isinstance(x, Radical):
            return all(self.take_term(key) and self.take(c) for key, c in x.terms)
        if not isinstance(x, Composite) or not self.count():
            return False
        if x.kind != "product":
            return all(self.take(a) and self.take(b) for a, b in x.parts)
        return all(self.take_power(base, exponent) for base, exponent in x.parts)

    def take_power(self, base: Number, exponent: Number) -> bool:
        """Count a power in: a root adds to the degree, and its radicand must be factored."""
        # Only roots add to the degree; an irrational exponent is just some nodes more.
        if not isinstance(exponent, fmpq):
            return self.take(base) and self.take(exponent)
        # Calcium factors the radicand and multiplies whole powers out, both without a bound.
        if abs(exponent) > 64 or (
            isinstance(base, fmpq) and base.height_bits() > MAX_RADICAND_BITS
        ):
            return False
        return self.take(base) and self.take_root((base, exponent.q), int(exponent.q))

    def take_term(self, key: Key) -> bool:
        """Count a radical monomial in, root by root."""
        imaginary = not key[0] or self.take_root("i", 2)
        return imaginary and all(self.take_root((p, e.q), int(e.q)) for p, e in key[1])

    def take_root(self, name: object, index: int) -> bool:
        """Count a root of this index in: it multiplies the degree unless it was met before."""
        if name not in self._seen:
            self._seen.add(name)
            self._degree *= index
        return self.count() and self._degree <= MAX_DEGREE

    def count(self) -> bool:
        """Count one node in; False once the bounds are passed."""
        self._nodes += 1
        return self._nodes <= MAX_NODES and self._degree * self._bits <= MAX_COST


def _element(x: Number, field: Field) -> Element:
    """The number as an element of Calcium's field."""
    if isinstance(x, fmpq):
        return field.rational(x)
    add, multiply = partial(field.apply, "ca_add"), partial(field.apply, "ca_mul")
    if isinstance(x, Radical):
        return reduce(add, [_scaled(key, c, field) for key, c in x.terms])
    if not isinstance(x, Composite):
        raise TypeError(f"expected a number of ordinary size, got {x!r}")
    pairs = [(_element(a, field), _element(b, field)) for a, b in x.parts]
    if x.kind == "sum":
        return reduce(add, [multiply(atom, coefficient) for atom, coefficient in pairs])
    if x.kind == "product":
        return reduce(multiply, [field.apply("ca_pow", base, e) for base, e in pairs])
    ((number, base),) = pairs
    return field.apply("ca_div", field.apply("ca_log", number), field.apply("ca_log", base))


def _scaled(key: Key, coefficient: fmpq, field: Field) -> Element:
    """A rational multiple of a radical monomial."""
    result = field.rational(coefficient)
    if key[0]:
        result = field.apply("ca_mul", result, field.imaginary())
    for prime, exponent in key[1]:
        root = field.apply("ca_pow", field.rational(fmpq(prime)), field.rational(exponent))
        result = field.apply("ca_mul", result, root)
    return result
