"""Powers read backwards where all is rational: quick and exact, without a logarithm."""

from __future__ import annotations

from goalsetter.expr import (
    Number,
    Outcome,
    Rational,
    Undefined,
    exact_root,
    integer,
    logarithm,
    rational,
    root,
)

ONE = integer(1)
LONG = 4096
"""Bits beyond which a number is left to the slower way."""

NOT_RATIONAL = Undefined("not-rational")


def near_logarithm(value: Number, base: Number) -> Outcome:
    """The logarithm; of rationals only a rational one."""
    if not isinstance(value, Rational) or not isinstance(base, Rational) or _long(value, base):
        return logarithm(value, base)
    exponent = rational_logarithm(value, base)
    return NOT_RATIONAL if exponent is None else exponent


def near_root(index: Number, size: Number) -> Outcome:
    """The root; of rationals only a rational one."""
    if not isinstance(index, Rational) or not isinstance(size, Rational) or _long(index, size):
        return root(index, size)
    if size.height_bits() * int(index.q) > LONG:
        return root(index, size)  # its power would be too long to write out
    base = rational_root(index, size)
    return NOT_RATIONAL if base is None else base


def _long(*numbers: Rational) -> bool:
    return any(number.height_bits() > LONG for number in numbers)


def rational_logarithm(value: Rational, base: Rational) -> Rational | None:
    """The logarithm of a positive rational to another, not 1, if it is rational.

    Euclid's way: both are powers of one number just if so are the smaller and the quotient, and
    then the quotient is shorter. The matrix tells the exponents along the way.
    """
    if value == ONE:
        return integer(0)
    negative = (value < 1) != (base < 1)
    above, below = (number if number > 1 else 1 / number for number in (value, base))
    (a, b), (c, d) = (1, 0), (0, 1)
    while above != below:
        if above < below:
            above, below = below, above
            (a, b), (c, d) = (c, d), (a, b)
        quotient = above / below
        # Of powers of one number the quotient is always shorter; if it is not, there is no such.
        if quotient.height_bits() > above.height_bits() or _height(quotient) >= _height(above):
            return None
        above, a, b = quotient, a - c, b - d
    # Now value^(a - c) = base^(d - b), which is what was asked for.
    exponent = rational(d - b, a - c)
    return -exponent if negative else exponent


def _height(number: Rational) -> int:
    return max(abs(int(number.p)), int(number.q))


def rational_root(exponent: Rational, size: Rational) -> Rational | None:
    """The positive number whose power with this exponent is the size, if it is rational."""
    up, down = abs(int(exponent.p)), int(exponent.q)
    base = size if exponent > 0 else 1 / size
    # In lowest terms a fraction is a power just if both its parts are.
    above, below = exact_root(base.p, up), exact_root(base.q, up)
    return None if above is None or below is None else rational(int(above), int(below)) ** down
