"""Certified enclosures of numbers of ordinary size."""

from __future__ import annotations

from functools import reduce
from operator import mul

from flint import acb, arb, ctx, fmpq

from goalsetter.expr.number.kinds import Composite, Number, Radical

Ball = acb
"""A complex number known to lie within certified bounds."""


def ball(x: Number, precision: int) -> acb:
    """A ball about the number, worked out at so many bits; it need not be finite."""
    with ctx.workprec(precision):
        return _ball(x)


def _ball(x: Number) -> acb:
    if isinstance(x, fmpq):
        return acb(x)
    if isinstance(x, Radical):
        total = acb(0)
        for (imaginary, factors), coefficient in x.terms:
            size = reduce(mul, (_real_power(arb(p), e) for p, e in factors), arb(1))
            total += (acb(0, size) if imaginary else acb(size)) * acb(coefficient)
        return total
    match x:
        case Composite("sum", parts):
            return sum((_ball(atom) * _ball(coefficient) for atom, coefficient in parts), acb(0))
        case Composite("product", parts):
            return reduce(mul, (_power(base, exponent) for base, exponent in parts), acb(1))
        case Composite("log", ((number, base),)):
            return acb(_ball(number).real.log() / _ball(base).real.log())
        case _:
            # A factorial too large to be written out is a tower: no ball can hold it.
            raise TypeError(f"expected a number of ordinary size, got {x!r}")


def _real_power(base: arb, exponent: fmpq) -> arb:
    if exponent.q <= 64:
        # A root and a whole power give a narrower ball than exp(e log b), but cost with the index.
        root = base if exponent.q == 1 else base.root(int(exponent.q))
        return root ** arb(exponent.p)
    return base ** arb(exponent)


def _power(base: Number, exponent: Number) -> acb:
    """A principal power; a real base is positive, save for minus one."""
    if base == -1:
        return _ball(exponent).exp_pi_i()
    inner = _ball(base)
    if isinstance(exponent, fmpq) and exponent.q == 1 and exponent.height_bits() < 32:
        # Whole powers need no logarithm of the base, so the ball stays narrow.
        n = int(exponent.p)
        return inner**n if n >= 0 else 1 / inner**-n
    # A real base is positive: of a complex ball the power could wrap round the branch cut.
    if inner.imag.is_zero():
        if isinstance(exponent, fmpq):
            return acb(_real_power(inner.real, exponent))
        return acb(inner.real ** _ball(exponent).real)
    return inner ** _ball(exponent)


def excludes_zero(x: acb) -> bool:
    """Whether the ball proves that the number is not zero."""
    return x.is_finite() and not x.contains(0)


def is_certainly_real(x: acb) -> bool:
    """Whether the ball proves that the number is real."""
    return x.imag.is_zero()
