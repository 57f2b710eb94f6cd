"""Whole-number questions of the variations: factors and primes, with bounded effort."""

from __future__ import annotations

from flint import fmpz

from goalsetter.expr.number.factoring import prime_factors
from goalsetter.expr.number.kinds import Composite, Number, Rational, Tower, Unsettled


def greatest_common_factor(left: int, right: int) -> Rational:
    """The greatest common factor of two whole numbers."""
    return Rational(fmpz(left).gcd(fmpz(right)))


def least_common_multiple(left: int, right: int) -> Rational:
    """The least common multiple of two whole numbers."""
    return Rational(fmpz(left).lcm(fmpz(right)))


def count_factors(whole: int) -> Rational | Unsettled:
    """How many counting numbers divide a counting number."""
    factors = prime_factors(fmpz(whole))
    if factors is None:
        return Unsettled("hard-to-factor")
    count = fmpz(1)
    for _, exponent in factors:
        count *= exponent + 1
    return Rational(count)


def prime_above(whole: int) -> Rational:
    """The smallest prime above a whole number that is small enough to have a near one."""
    # The least prime is 2, whatever stands below it.
    candidate = fmpz(max(whole, 1)) + 1
    while not candidate.is_prime():
        candidate += 1
    return Rational(candidate)


def has_rational_exponents(number: Number) -> bool:
    """Whether no irrational exponent stands in the form of a number."""
    # Radicals and monomials have rational exponents by their very form.
    if not isinstance(number, Composite | Tower):
        return True
    exponents = [part for _, part in number.parts] if number.kind == "product" else []
    return all(isinstance(exponent, Rational) for exponent in exponents) and all(
        has_rational_exponents(part) for pair in number.parts for part in pair
    )
