"""Certified sizes of numbers far beyond writing out: iterated powers of two.

A magnitude encloses one real number: ``sign * 2^2^...^value`` with ``height`` twos, where the
value is a ball. At height 0 the sign is part of the value. None stands for "no bound known".
"""

from __future__ import annotations

from dataclasses import dataclass

from flint import arb, ctx

PRECISION = 96
_SETTLED = 2**40
"""A height is undone while the value is below this: the exponent then fits a machine word."""
_CEILING = arb(2) ** arb(_SETTLED + 1)
_TINY = arb(2) ** arb(-_SETTLED)
_SHARP = arb(2) ** -8
_UNSURE = arb(0, 1)
"""The most that a dominated summand can change in the value of the dominating one."""


@dataclass(frozen=True, slots=True, eq=False)
class Magnitude:
    """One real number, enclosed; the larger the height, the coarser the enclosure."""

    value: arb
    height: int = 0
    sign: int = 1


def from_ball(value: arb) -> Magnitude | None:
    """A magnitude of height 0, raised if it is too large for that; None if not finite."""
    if not value.is_finite():
        return None
    if not abs(value) > _CEILING:
        return Magnitude(value)
    with ctx.workprec(PRECISION):
        return Magnitude(abs(value).log_base(2), 1, 1 if value > 0 else -1)


def _settle(value: arb, height: int, sign: int) -> Magnitude:
    """Undo heights while the value is small, and known well enough to give a narrow ball."""
    # Undone, a wide value would become a ball far wider than it is now.
    while height and value < _SETTLED and value.rad() < _SHARP:
        value, height = arb(2) ** value, height - 1
    return Magnitude(value, height, sign) if height else Magnitude(value * sign)


def negate(a: Magnitude) -> Magnitude:
    """Minus the number."""
    return Magnitude(a.value, a.height, -a.sign) if a.height else Magnitude(-a.value)


def sign_of(a: Magnitude) -> int | None:
    """1, -1 or 0 if that is certain."""
    if a.height:
        return a.sign
    if a.value.is_zero():
        return 0
    return 1 if a.value > 0 else -1 if a.value < 0 else None


def log_of_size(a: Magnitude) -> Magnitude | None:
    """The base-two logarithm of the absolute value."""
    with ctx.workprec(PRECISION):
        if a.height:
            return Magnitude(a.value, a.height - 1)
        return from_ball(abs(a.value).log_base(2)) if sign_of(a) else None


def exp_of(a: Magnitude | None) -> Magnitude | None:
    """Two to that power; what is too small to be told from zero becomes a ball about zero."""
    if a is None:
        return None
    with ctx.workprec(PRECISION):
        if a.height and a.sign > 0:
            return _settle(a.value, a.height + 1, 1)
        # 2 to a tall negative number: nearer to zero than any precision can show.
        if a.height or a.value < -_SETTLED:
            return Magnitude(arb(0, _TINY))
        return _settle(a.value, 1, 1)


def plus(a: Magnitude | None, b: Magnitude | None) -> Magnitude | None:
    """The sum; beyond height 0 only when one of them dominates or both have one sign."""
    if a is None or b is None:
        return None
    with ctx.workprec(PRECISION):
        if a.height == 0 == b.height:
            return from_ball(a.value + b.value)
        top = max(a.height, b.height)
        one, other = _lift(a, top), _lift(b, top)
        sign_a, sign_b = sign_of(a), sign_of(b)
        # At the height above, the lesser one moves the value by less than 1.
        if one > other + 1 and sign_a:
            return Magnitude(one + _UNSURE, top, sign_a)
        if other > one + 1 and sign_b:
            return Magnitude(other + _UNSURE, top, sign_b)
        if sign_a == sign_b and sign_a:
            return Magnitude(one.max(other) + _UNSURE, top, sign_a)
        # Two tall numbers of opposite signs may leave anything between them, 0 too.
        return None


def _lift(a: Magnitude, height: int) -> arb:
    """The value that the absolute value, or one if that is more, has at a greater height."""
    value = a.value if a.height else abs(a.value)
    for _ in range(height - a.height):
        value = value.max(arb(1)).log_base(2)
    return value


def times(a: Magnitude | None, b: Magnitude | None) -> Magnitude | None:
    """The product."""
    if a is None or b is None:
        return None
    with ctx.workprec(PRECISION):
        if a.height == 0 == b.height:
            return from_ball(a.value * b.value)
        sign_a, sign_b = sign_of(a), sign_of(b)
        if sign_a is None or sign_b is None:
            return None
        # Zero times a tower is zero: its logarithm must not be asked for.
        if sign_a == 0 or sign_b == 0:
            return Magnitude(arb(0))
        size = exp_of(plus(log_of_size(a), log_of_size(b)))
        return negate(size) if size and sign_a * sign_b < 0 else size


def order(a: Magnitude, b: Magnitude) -> int | None:
    """-1 or 1 if one is certainly smaller than the other, else None."""
    with ctx.workprec(PRECISION):
        if a.height == 0 == b.height:
            return _order_balls(a.value, b.value)
        sign_a, sign_b = sign_of(a), sign_of(b)
        # Signs first: sizes are compared without them.
        if sign_a != sign_b and sign_a is not None and sign_b is not None:
            return 1 if sign_a > sign_b else -1
        top = max(a.height, b.height)
        by_size = _order_balls(_lift(a, top), _lift(b, top))
        # Of two negative numbers the larger in size is the lesser.
        return by_size and by_size * ((sign_a if by_size > 0 else sign_b) or 0)


def _order_balls(a: arb, b: arb) -> int | None:
    return 1 if a > b else -1 if a < b else None
