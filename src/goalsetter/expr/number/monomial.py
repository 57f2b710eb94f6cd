"""Products of prime powers, whatever their size: into the kind they belong to and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from flint import arb, ctx, fmpq, fmpz

from goalsetter.expr.number.factoring import prime_factors
from goalsetter.expr.number.kinds import ONE, ZERO, Monomial, Number, Radical
from goalsetter.expr.number.limits import LIMIT_BITS, MAX_INDEX_BITS
from goalsetter.expr.number.magnitude import PRECISION, Magnitude, from_ball

Exponents: TypeAlias = dict[int, fmpq]
Factored: TypeAlias = tuple[int, Exponents]
"""A power of i (0 to 3) and the prime powers beside it."""

_MAX_LOG_BITS = 2048
"""Beyond this the logarithm of a product is not taken to the last bit before the point."""


def factored(x: Number) -> Factored | None:
    """The factors of a number that is one product of prime powers; None if it is not, or hard."""
    if isinstance(x, fmpq):
        return _factored_rational(x) if x != 0 else None
    if isinstance(x, Monomial):
        return x.unit, dict(x.factors)
    if isinstance(x, Radical) and len(x.terms) == 1:
        (imaginary, roots), coefficient = x.terms[0]
        factors = _factored_rational(coefficient)
        if factors is None:
            return None
        return (factors[0] + imaginary) % 4, merged(factors[1], dict(roots))
    return None


def _factored_rational(x: fmpq) -> Factored | None:
    above = prime_factors(abs(x.p))
    below = prime_factors(x.q) if above is not None else None
    if above is None or below is None:
        return None
    # Numerator and denominator share no prime, so nothing is overwritten.
    exponents = {prime: fmpq(e) for prime, e in above} | {p: fmpq(-e) for p, e in below}
    return (0 if x > 0 else 2), exponents


def merged(a: Mapping[int, fmpq], b: Mapping[int, fmpq]) -> Exponents:
    """The exponents of the product."""
    result = dict(a)
    for prime, exponent in b.items():
        result[prime] = result.get(prime, ZERO) + exponent
    return {prime: e for prime, e in result.items() if e != 0}


def raised(exponents: Mapping[int, fmpq], power: fmpq) -> Exponents:
    """The exponents of a power."""
    return {prime: e * power for prime, e in exponents.items() if power != 0}


def from_factors(unit: int, exponents: Mapping[int, fmpq]) -> fmpq | Radical | Monomial | None:
    """The number with these factors, in the kind that its size asks for; None: out of bounds."""
    if any(
        e.height_bits() > LIMIT_BITS or e.q.bit_length() > MAX_INDEX_BITS
        for e in exponents.values()
    ):
        return None
    # What is left under a root is between 0 and 1: that makes the form of a radical the only one.
    whole = {prime: int(e.floor()) for prime, e in exponents.items()}
    above = _product({p: e for p, e in whole.items() if e > 0})
    below = _product({p: -e for p, e in whole.items() if e < 0})
    if above is None or below is None:
        return Monomial(unit % 4, tuple(sorted((p, e) for p, e in exponents.items() if e != 0)))
    coefficient = fmpq(above, below)
    roots = tuple(sorted((p, e - whole[p]) for p, e in exponents.items() if e != whole[p]))
    signed = -coefficient if unit % 4 >= 2 else coefficient
    if unit % 2 or roots:
        return Radical((((unit % 2 == 1, roots), signed),))
    return signed


def _product(powers: Mapping[int, int]) -> fmpz | None:
    """The product if it has at most LIMIT_BITS: a matter of the value alone, not of bounds."""
    # A lower bound first: what is surely too long must not be multiplied out to be measured.
    if sum(e * (p.bit_length() - 1) for p, e in powers.items()) > LIMIT_BITS:
        return None
    result = fmpz(1)
    for prime, exponent in powers.items():
        result *= fmpz(prime) ** exponent
    return result if result.bit_length() <= LIMIT_BITS else None


def log_of_factors(exponents: Mapping[int, fmpq]) -> Magnitude | None:
    """The base-two logarithm of a product of prime powers."""
    # As many bits more as the exponents have, or nothing would be known before the point.
    bits = max((e.height_bits() for e in exponents.values()), default=0)
    with ctx.workprec(PRECISION + min(bits, _MAX_LOG_BITS)):
        total = sum((arb(e) * arb(p).log_base(2) for p, e in exponents.items()), arb(0))
        return from_ball(total)


def is_whole_product(x: Monomial) -> bool:
    """Whether the product is a positive whole number."""
    return x.unit == 0 and all(e > 0 and e.q == ONE for _, e in x.factors)
