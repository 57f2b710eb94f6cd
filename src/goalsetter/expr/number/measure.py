"""The sign and the size of any real number, and of the forms from which numbers are made."""

from __future__ import annotations

from typing import TypeAlias

from flint import arb, ctx, fmpq

from goalsetter.expr.number import magnitude
from goalsetter.expr.number.enclosure import ball, excludes_zero, is_certainly_real
from goalsetter.expr.number.kinds import (
    MINUS_ONE,
    Composite,
    Kind,
    Monomial,
    Number,
    Parts,
    Radical,
    Tower,
)
from goalsetter.expr.number.limits import LADDER, SIGN_LADDER
from goalsetter.expr.number.magnitude import PRECISION, Magnitude
from goalsetter.expr.number.monomial import log_of_factors

Measure: TypeAlias = tuple[int, Magnitude]
"""A sign, and the base-two logarithm of the absolute value."""

_FAR = 2**12
"""Beyond this difference of logarithms the smaller summand is only a shade of the larger."""


def is_big(x: Number) -> bool:
    """Whether the number is beyond balls."""
    return isinstance(x, (Monomial, Tower))


def measure(x: Number) -> Measure | None:
    """The sign and size of a real number; None if it may be zero or is not known to be real."""
    if isinstance(x, Tower):
        return x.sign, x.log
    if isinstance(x, Monomial):
        log = log_of_factors(dict(x.factors))
        return None if x.unit % 2 or log is None else (1 - x.unit, log)
    if isinstance(x, fmpq):
        return _measure_ball(arb(x)) if x != 0 else None
    # The sign of a radical is found in the end, for it is known not to be zero; that of a form may
    # never be, so its ladder is shorter.
    for precision in SIGN_LADDER if isinstance(x, Radical) else LADDER:
        inner = ball(x, precision)
        if is_certainly_real(inner) and (inner.real > 0 or inner.real < 0):
            return _measure_ball(inner.real)
    return None


def _measure_ball(value: arb) -> Measure | None:
    with ctx.workprec(PRECISION):
        log = magnitude.from_ball(abs(value).log_base(2))
    return (1 if value > 0 else -1, log) if log else None


def magnitude_of(x: Number) -> Magnitude | None:
    """An enclosure of a real number itself, whatever its size."""
    if is_big(x):
        measured = measure(x)
        size = magnitude.exp_of(measured[1]) if measured else None
        return magnitude.negate(size) if size and measured and measured[0] < 0 else size
    inner = ball(x, PRECISION)
    return magnitude.from_ball(inner.real) if is_certainly_real(inner) else None


def log_size(x: Number) -> Magnitude | None:
    """The base-two logarithm of the absolute value of any number that is not zero."""
    if isinstance(x, Monomial):
        return log_of_factors(dict(x.factors))
    if isinstance(x, Tower):
        return x.log
    if isinstance(x, Composite) and x.kind == "product":
        return product_log(x.parts)
    for precision in LADDER:
        inner = ball(x, precision)
        if excludes_zero(inner):
            with ctx.workprec(PRECISION):
                return magnitude.from_ball(abs(inner).log_base(2))
    return None


def product_log(parts: Parts) -> Magnitude | None:
    """The logarithm of the absolute value of a product."""
    total: Magnitude | None = Magnitude(arb(0))
    for base, exponent in parts:
        if base != MINUS_ONE:
            total = magnitude.plus(total, magnitude.times(log_size(base), magnitude_of(exponent)))
    return total


def measure_form(kind: Kind, parts: Parts) -> Measure | None:
    """The sign and size of a form with real parts."""
    if kind == "sum":
        return _measure_sum(parts)
    if kind == "product":
        return _measure_product(parts)
    return _log_of_log(parts) if kind == "log" else _log_of_factorial(parts[0][0])


def _measure_product(parts: Parts) -> Measure | None:
    """A product of powers of positive numbers, or of whole powers of others."""
    sign = 1
    for base, exponent in parts:
        measured = measure(base)
        if measured is None:
            return None
        if measured[0] < 0:
            # Of a negative base only whole powers are real for certain.
            if not (isinstance(exponent, fmpq) and exponent.q == 1):
                return None
            sign *= -1 if exponent.p % 2 == 1 else 1
    log = product_log(parts)
    return (sign, log) if log else None


def _measure_sum(parts: Parts) -> Measure | None:
    """The larger of what is added and what is taken away decides."""
    groups: dict[int, Magnitude | None] = {}
    for atom, coefficient in parts:
        one, other = measure(atom), measure(coefficient)
        log = magnitude.plus(one[1], other[1]) if one and other else None
        if one is None or other is None or log is None:
            return None
        sign = one[0] * other[0]
        groups[sign] = _together(groups[sign], log) if sign in groups else log
    if len(groups) == 1:
        sign, total = groups.popitem()
        return (sign, total) if total else None
    return _difference(groups[1], groups[-1])


def _together(a: Magnitude | None, b: Magnitude) -> Magnitude | None:
    """The logarithm of the sum of two positive numbers given by theirs."""
    if a is None:
        return None
    order = magnitude.order(a, b)
    larger, smaller = (b, a) if order == -1 else (a, b)
    gap = magnitude.plus(larger, magnitude.negate(smaller)) if order else None
    with ctx.workprec(PRECISION):
        if gap is None:
            # Too near to be ordered, so the larger of them is only enclosed; the sum is at most
            # twice that, so its log one more.
            taller = a if a.height >= b.height else b
            about = (
                magnitude.plus(taller, Magnitude(arb(0, 1)))
                if taller.height
                else Magnitude(a.value.max(b.value))
            )
            return magnitude.plus(about, Magnitude(arb(0).union(arb(1))))
        return magnitude.plus(larger, Magnitude(_shade(gap, 1)))


def _shade(gap: Magnitude, sign: int) -> arb:
    """The logarithm of 1 ± 2^-gap for a positive gap."""
    # So far apart, the smaller one only widens the ball by a hair.
    if gap.height or gap.value > _FAR:
        return arb(0, arb(2) ** (2 - _FAR))
    return (1 + sign * arb(2) ** (-gap.value)).log_base(2)


def _difference(plus: Magnitude | None, minus: Magnitude | None) -> Measure | None:
    """The measure of a difference of two positive numbers, if it is clear which is larger."""
    order = magnitude.order(plus, minus) if plus and minus else None
    # Where the order is unsure the difference may be zero, which has no logarithm.
    if not order or plus is None or minus is None:
        return None
    larger, smaller = (plus, minus) if order > 0 else (minus, plus)
    gap = magnitude.plus(larger, magnitude.negate(smaller))
    with ctx.workprec(PRECISION):
        log = magnitude.plus(larger, magnitude.from_ball(_shade(gap, -1))) if gap else None
    return (order, log) if log else None


def _log_of_log(parts: Parts) -> Measure | None:
    """The measure of a logarithm: of log2(number) / log2(base)."""
    above, below = (log_size(x) for x in parts[0])
    if above is None or below is None:
        return None
    signs = magnitude.sign_of(above), magnitude.sign_of(below)
    logs = magnitude.log_of_size(above), magnitude.log_of_size(below)
    if not signs[0] or not signs[1] or logs[1] is None:
        return None
    total = magnitude.plus(logs[0], magnitude.negate(logs[1]))
    return (signs[0] * signs[1], total) if total else None


def _log_of_factorial(n: Number) -> Measure | None:
    """Stirling: log2 n! is n (log2 n - log2 e) + (log2 n + log2 2 pi) / 2, and less than 1 more.

    Beyond balls all but n log2 n drowns in the widening that a sum of magnitudes brings with it.
    """
    size, log = magnitude_of(n), log_size(n)
    with ctx.workprec(PRECISION):
        bare = Magnitude(-arb.const_e().log_base(2))
        main = magnitude.times(size, magnitude.plus(log, bare))
        half = magnitude.times(log, Magnitude(arb(1) / 2))
        # What the formula leaves out is less than 1/(8n), and n is more than 2^16.
        bits = n.height_bits() if isinstance(n, fmpq) else 2**16
        beyond = arb(0).union(arb(2) ** (-2 - bits))
        rest = Magnitude((2 * arb.pi()).log_base(2) / 2 + beyond)
        total = magnitude.plus(main, magnitude.plus(half, rest))
    return (1, total) if total else None
