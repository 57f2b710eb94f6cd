"""Powers and roots by the rules of the real numbers."""

from __future__ import annotations

from math import prod

from flint import fmpq

from goalsetter.expr.number.arithmetic import (
    divide,
    invert,
    multiply,
    negate,
    product,
    split,
)
from goalsetter.expr.number.factoring import exact_root
from goalsetter.expr.number.kinds import (
    ONE,
    TOO_LARGE,
    ZERO,
    Monomial,
    Number,
    Outcome,
    Plain,
    Power,
    Radical,
    Tower,
    Undefined,
    Unsettled,
)
from goalsetter.expr.number.limits import LIMIT_BITS
from goalsetter.expr.number.monomial import factored, from_factors, is_whole_product, raised
from goalsetter.expr.number.radical import bits_of, integer_power
from goalsetter.expr.number.reality import is_irrational, is_real, sign
from goalsetter.expr.number.settle import nonzero

_UNDECIDED = Unsettled("undecided-sign")


def root(index: Number, radicand: Number) -> Outcome:
    """The index-th root: the radicand to the power of one over the index."""
    if index == 0:
        return Undefined("zero-index")
    exponent = divide(ONE, index)
    return exponent if isinstance(exponent, (Undefined, Unsettled)) else power(radicand, exponent)


def power(a: Number, b: Number) -> Outcome:
    """The first number to the power of the second, where that is a real matter."""
    if a == 0:
        direction = sign(b)
        if isinstance(direction, Unsettled):
            return direction
        if direction is None:
            return Undefined("nonreal-exponent")
        # 0^0 has no value in these games, nor has 1/0.
        return ZERO if direction > 0 else Undefined("zero-to-nonpositive")
    if isinstance(b, fmpq):
        return rational_power(a, b)
    real = is_real(b)
    if not real:
        return _UNDECIDED if real is None else Undefined("nonreal-exponent")
    if a == ONE:
        return ONE
    real = is_real(a)
    if not real:
        return _UNDECIDED if real is None else _nonreal_power(a, b)
    direction = sign(a)
    if direction == 1:
        return positive_power(a, b)
    return _UNDECIDED if direction != -1 else _negative_power(a, b)


def rational_power(a: Number, b: fmpq) -> Outcome:
    """A power with a rational exponent; the base is not the rational zero."""
    if b == 1:
        return a
    if not nonzero(a):
        return Unsettled("undecided-equality")
    if b == 0:
        return ONE
    # Whole exponents ask nothing more about the base, not even that it is real.
    if b.q == 1:
        return whole_power(a, int(b.p))
    real = is_real(a)
    if not real:
        return _UNDECIDED if real is None else Undefined("nonreal-base")
    direction = sign(a)
    if direction == 1:
        return positive_power(a, b)
    if direction != -1:
        return _UNDECIDED
    # The real root, not the principal one: (-8)^(1/3) is -2, as the books have it.
    if b.q % 2 == 0:
        return Undefined("even-root-of-negative")
    return _signed_power(a, b, odd=b.p % 2 == 1)


def _signed_power(a: Number, b: Number, *, odd: bool) -> Outcome:
    """A power of a negative number, by that of its opposite."""
    opposite = negate(a)
    if isinstance(opposite, (Undefined, Unsettled)):
        return opposite
    size = ONE if opposite == ONE else positive_power(opposite, b)
    return size if isinstance(size, (Undefined, Unsettled)) or not odd else negate(size)


def whole_power(a: Number, n: int) -> Outcome:
    """A whole power of any number that is not zero."""
    if isinstance(a, (fmpq, Radical)):
        written = _written_power(a, n)
        if written is not None:
            return written
    factors = factored(a)
    if factors is not None:
        return from_factors(factors[0] * n, raised(factors[1], fmpq(n))) or TOO_LARGE
    if isinstance(a, (fmpq, Radical)):
        return product([(a, fmpq(n))])
    coefficient, powers = split(a)
    outer = ONE if coefficient == ONE else whole_power(coefficient, n)
    inner = _raise(powers, fmpq(n))
    if isinstance(outer, (Undefined, Unsettled)) or isinstance(inner, (Undefined, Unsettled)):
        return TOO_LARGE
    return multiply(outer, inner)


def _written_power(a: Plain, n: int) -> Plain | None:
    """A whole power that can be written out."""
    if isinstance(a, fmpq) and abs(a) == 1:
        return a if n % 2 else ONE
    # A lower bound of the size: what is surely too long is not multiplied out to be measured.
    if abs(n) > LIMIT_BITS or (bits_of(a) - 1) * abs(n) > LIMIT_BITS:
        return None
    if isinstance(a, fmpq):
        result = a**n
        return result if result.height_bits() <= LIMIT_BITS else None
    positive = integer_power(a, abs(n))
    if positive is None or n > 0:
        return positive
    below = invert(positive)
    return below if isinstance(below, (fmpq, Radical)) else None


def _raise(powers: list[Power], exponent: Number) -> Outcome:
    """The product of the powers, each to a further power."""
    further = []
    for base, inner in powers:
        outer = multiply(inner, exponent)
        if isinstance(outer, (Undefined, Unsettled)):
            return TOO_LARGE
        further.append((base, outer))
    return product(further)


def positive_power(a: Number, b: Number) -> Outcome:
    """A power of a positive number with any real exponent."""
    if isinstance(b, fmpq):
        exact = _exact_power(a, b)
        if exact is not None:
            return exact
    return _raise(positive_parts(a), b)


def _exact_power(a: Number, b: fmpq) -> Number | None:
    """A rational power of a product of primes, or of a rational that is a perfect power."""
    factors = factored(a)
    if factors is not None:
        return from_factors(0, raised(factors[1], b))
    if not isinstance(a, fmpq) or b.q > LIMIT_BITS:
        return None
    # A number that is too hard to factor may still be a perfect power.
    above, below = exact_root(a.p, int(b.q)), exact_root(a.q, int(b.q))
    if above is None or below is None or abs(b.p) > LIMIT_BITS:
        return None
    return _written_power(fmpq(above, below), int(b.p))


def positive_parts(a: Number) -> list[Power]:
    """A positive number as powers of positive bases, as far as that goes."""
    factors = factored(a)
    if factors is not None:
        return [(fmpq(prime), e) for prime, e in factors[1].items()]
    if isinstance(a, (fmpq, Radical)):
        return [(a, ONE)]
    coefficient, powers = split(a)
    outer = factored(coefficient)
    # Powers of a product are products of powers only where every base is positive.
    if outer is None or outer[0] or any(sign(base) != 1 for base, _ in powers):
        return [(a, ONE)]
    return [*((fmpq(prime), e) for prime, e in outer[1].items()), *powers]


def _nonreal_power(a: Number, b: Number) -> Outcome:
    """A power of a nonreal number: the exponent must be whole."""
    if is_irrational(b):
        return Undefined("nonreal-base")
    factors = factored(a)
    if factors is None or factors[1] or not isinstance(b, Monomial) or not is_whole_product(b):
        return TOO_LARGE
    # The base is a bare power of i: of an exponent too large to write, its residue mod 4 is enough.
    quarters = prod(pow(prime, int(e), 4) for prime, e in b.factors)
    return from_factors(factors[0] * quarters, {}) or TOO_LARGE


def _negative_power(a: Number, b: Number) -> Outcome:
    """A power of a negative number: the exponent must be a fraction with an odd denominator."""
    if is_irrational(b):
        return Undefined("negative-to-irrational")
    if isinstance(b, Tower) and b.kind == "factorial":
        # A factorial this tall is even.
        return _signed_power(a, b, odd=False)
    if not isinstance(b, Monomial):
        return _UNDECIDED
    twos = dict(b.factors).get(2, ZERO)
    if twos < 0:
        return Undefined("even-root-of-negative")
    return _signed_power(a, b, odd=twos == 0)
