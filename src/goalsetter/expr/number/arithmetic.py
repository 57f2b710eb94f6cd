"""The four operations on exact numbers, and products of powers in normal form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeGuard

from flint import fmpq

from goalsetter.expr.number.kinds import (
    MINUS_ONE,
    ONE,
    TOO_LARGE,
    ZERO,
    Monomial,
    Number,
    Outcome,
    Plain,
    Power,
    Radical,
    Undefined,
    Unsettled,
)
from goalsetter.expr.number.limits import LIMIT_BITS
from goalsetter.expr.number.monomial import Exponents, factored, from_factors, merged, raised
from goalsetter.expr.number.radical import integer_power, inverse_of, product_of, sum_of
from goalsetter.expr.number.settle import nonzero, settle
from goalsetter.expr.number.sums import UNITS, addends, rational_part, scale, total
from goalsetter.expr.number.unity import unity
from goalsetter.expr.number.unlog import unlogged

_SMALL_POWER = 8
"""A sum of radicals is multiplied out up to this power when it stands in a product."""


def add(a: Number, b: Number) -> Outcome:
    """The sum."""
    if type(a) is fmpq and type(b) is fmpq:
        # Two rationals first, by exact type: this is the inner loop of every reading.
        result = a + b
        if result.height_bits() <= LIMIT_BITS:
            return result
    if isinstance(a, (fmpq, Radical)) and isinstance(b, (fmpq, Radical)):
        written = sum_of(a, b)
        if written is not None:
            return written
    return total([*addends(a), *addends(b)])


def subtract(a: Number, b: Number) -> Outcome:
    """The difference."""
    if type(a) is fmpq and type(b) is fmpq:
        result = a - b
        if result.height_bits() <= LIMIT_BITS:
            return result
    if a == b:
        # The forms are alike, so the sum need not be built only to be collapsed again.
        return ZERO
    negated = negate(b)
    return negated if isinstance(negated, (Undefined, Unsettled)) else add(a, negated)


def negate(x: Number) -> Outcome:
    """Minus the number."""
    return -x if isinstance(x, fmpq) else scale(x, MINUS_ONE)


def multiply(a: Number, b: Number) -> Outcome:
    """The product."""
    if type(a) is fmpq and type(b) is fmpq:
        result = a * b
        if result.height_bits() <= LIMIT_BITS:
            return result
    if a == 0 or b == 0:
        return ZERO
    if isinstance(a, (fmpq, Radical)) and isinstance(b, (fmpq, Radical)):
        written = product_of(a, b)
        if written is not None:
            return written
    one = factored(a)
    other = factored(b) if one else None
    if one is not None and other is not None:
        together = from_factors(one[0] + other[0], merged(one[1], other[1]))
        if together is not None:
            return together
    return _general_product(a, b)


def _general_product(a: Number, b: Number) -> Outcome:
    """A product in which at least one side is kept as it stands."""
    (c, powers_a), (d, powers_b) = split(a), split(b)
    coefficient = product_of(c, d)
    # Where a prime stands in powers already, its coefficient must join them, or two forms of one
    # number would not look alike.
    if coefficient is None or _has_huge(powers_a) or _has_huge(powers_b):
        return product([*powers_a, *powers_b, *_prime_powers(c), *_prime_powers(d)])
    for plain, other in ((a, b), (b, a)):
        if isinstance(plain, (fmpq, Radical)) and not isinstance(other, (fmpq, Radical)):
            return scale(other, plain)
    return product([*powers_a, *powers_b], coefficient)


def _has_huge(powers: list[Power]) -> bool:
    """Whether prime powers stand in a product because they are too large to be written out."""
    return any(type(base) is fmpq and rational_part(e)[0] != 0 for base, e in powers)


def _prime_powers(x: Plain) -> list[Power]:
    """A coefficient as powers of primes, or of itself if its factors are not known."""
    factors = factored(x)
    if factors is None:
        return [(x, ONE)]
    quarters, exponents = factors
    # i to the n-th is minus one to the n/2: the unit joins the powers like any other base.
    unit: Power = (MINUS_ONE, fmpq(quarters, 2))
    return [unit, *((fmpq(prime), e) for prime, e in exponents.items())]


def split(x: Number) -> tuple[Plain, list[Power]]:
    """The number as a coefficient and powers of bases."""
    if isinstance(x, Monomial):
        return UNITS[x.unit], [(fmpq(p), e) for p, e in x.factors]
    if isinstance(x, (fmpq, Radical)):
        return x, []
    if x.kind == "product":
        return ONE, list(x.parts)
    if x.kind == "sum" and len(x.parts) == 1:
        ((atom, coefficient),) = addends(x)
        return coefficient, split(atom)[1]
    return ONE, [(x, ONE)]


def product(powers: Iterable[Power], coefficient: Plain = ONE) -> Outcome:
    """The coefficient times the powers, equal bases put together."""
    exponents: dict[Number, Number] = {}
    # Logarithms first: they turn into other bases, which may then meet.
    for base, exponent in unlogged(powers):
        if isinstance(exponent, (Undefined, Unsettled)):
            return exponent
        together = add(exponents[base], exponent) if base in exponents else exponent
        if isinstance(together, (Undefined, Unsettled)):
            return together
        exponents[base] = together
    work = _Product(coefficient)
    for base, exponent in exponents.items():
        failure = work.take(base, exponent)
        if failure is not None:
            return failure
    return work.result()


class _Product:
    """A product in the making: what is written out, the prime powers, and what stays a power."""

    def __init__(self, coefficient: Plain) -> None:
        self._coefficient = coefficient
        self._primes: Exponents = {}
        self._kept: dict[Number, Number] = {}

    def take(self, base: Number, exponent: Number) -> Undefined | Unsettled | None:
        """Put one power in its place."""
        if base == MINUS_ONE and isinstance(exponent, fmpq):
            # Any root of unity that square roots can write goes into the coefficient.
            factor, turn = unity(exponent)
            self._coefficient = product_of(self._coefficient, factor) or self._coefficient
            self._keep(MINUS_ONE, turn)
            return None
        if not isinstance(base, (fmpq, Radical)):
            self._keep(base, exponent)
            return None
        whole, rest = rational_part(exponent)
        if isinstance(rest, (Undefined, Unsettled)):
            return rest
        if is_prime_base(base):
            # The rational part is written out with the other primes; the rest stays a power.
            self._primes[int(base.p)] = whole
            self._keep(base, rest)
            return None
        return self._write_out(base, whole, rest)

    def _keep(self, base: Number, exponent: Number) -> None:
        if exponent != 0:
            self._kept[base] = exponent

    def _write_out(self, base: Plain, whole: fmpq, rest: Number) -> Undefined | Unsettled | None:
        """A power of a sum of radicals: multiply out its small whole part."""
        n = int(whole.floor())
        # Exponents of principal powers add up, so the whole part may be drawn out of any base.
        positive = integer_power(base, abs(n)) if abs(n) <= _SMALL_POWER else None
        drawn = positive if positive is None or n >= 0 else inverse_of(positive)
        factor = None if drawn is None else product_of(self._coefficient, drawn)
        left = whole if factor is None else whole - n
        self._coefficient = self._coefficient if factor is None else factor
        exponent = add(rest, left)
        if isinstance(exponent, (Undefined, Unsettled)):
            return exponent
        self._keep(base, exponent)
        return None

    def result(self) -> Outcome:
        """The product of everything taken."""
        written = from_factors(0, self._primes)
        if written is None:
            return TOO_LARGE
        if isinstance(written, Monomial):
            return self._huge(written)
        coefficient = product_of(self._coefficient, written)
        if coefficient is None:
            return settle(
                "product", [*self._kept.items(), (self._coefficient, ONE), (written, ONE)]
            )
        return self._scaled(coefficient)

    def _huge(self, written: Monomial) -> Outcome:
        """A product whose prime powers cannot be written out."""
        if not self._kept:
            return scale(written, self._coefficient)
        for prime, exponent in written.factors:
            together = add(self._kept.get(fmpq(prime), ZERO), exponent)
            if isinstance(together, (Undefined, Unsettled)):
                return together
            self._kept[fmpq(prime)] = together
        return self._scaled(self._coefficient)

    def _scaled(self, coefficient: Plain) -> Outcome:
        """The coefficient times the powers that are kept."""
        if not self._kept:
            return coefficient
        if len(self._kept) == 1 and ONE in self._kept.values():
            return scale(next(iter(self._kept)), coefficient)
        atom = settle("product", self._kept.items())
        return atom if isinstance(atom, (Undefined, Unsettled)) else scale(atom, coefficient)


def is_prime_base(x: Plain) -> TypeGuard[fmpq]:
    """Whether the number is a prime, as far as factors are looked for."""
    if not isinstance(x, fmpq) or x.q != 1 or x < 2:
        return False
    factors = factored(x)
    return factors is not None and list(factors[1].values()) == [ONE]


def divide(a: Number, b: Number) -> Outcome:
    """The quotient."""
    if type(b) is fmpq:
        if b == 0:
            return Undefined("division-by-zero")
        if type(a) is fmpq:
            result = a / b
            if result.height_bits() <= LIMIT_BITS:
                return result
        return multiply(a, 1 / b)
    # Dividing by what may be zero would make a value out of nothing.
    if not nonzero(b):
        return Unsettled("undecided-equality")
    if a == b:
        return ONE
    inverted = invert(b)
    return inverted if isinstance(inverted, (Undefined, Unsettled)) else multiply(a, inverted)


def invert(x: Number) -> Outcome:
    """One over a number that is certainly not zero."""
    if isinstance(x, fmpq):
        return 1 / x
    if isinstance(x, Radical):
        # Beyond the bounds of linear algebra the inverse is kept as a form.
        return inverse_of(x) or settle("product", [(x, MINUS_ONE)])
    if isinstance(x, Monomial):
        return from_factors(-x.unit, raised(dict(x.factors), MINUS_ONE)) or TOO_LARGE
    coefficient, powers = split(x)
    below = invert(coefficient)
    negated = [(base, negate(e)) for base, e in powers]
    if not isinstance(below, (fmpq, Radical)):
        return settle("product", [(x, MINUS_ONE)])
    kept = [(base, e) for base, e in negated if not isinstance(e, (Undefined, Unsettled))]
    return product(kept, below) if len(kept) == len(negated) else TOO_LARGE
