"""Every complex value of a power or a root."""

from __future__ import annotations

from typing import TypeAlias

from flint import fmpq

from goalsetter.expr.number.arithmetic import divide, multiply, negate, product
from goalsetter.expr.number.kinds import (
    MINUS_ONE,
    ONE,
    ZERO,
    I,
    Number,
    Outcome,
    Undefined,
    Unsettled,
)
from goalsetter.expr.number.limits import MAX_ROOTS
from goalsetter.expr.number.powers import power, rational_power
from goalsetter.expr.number.reality import is_real, sign
from goalsetter.expr.number.settle import nonzero

Outcomes: TypeAlias = tuple[Number, ...] | Undefined | Unsettled


def all_powers(a: Number, b: Number) -> Outcomes:
    """All values of a power: as many as the reduced exponent's denominator says."""
    if not isinstance(b, fmpq) or b.q == 1 or a == 0:
        return _single(power(a, b))
    # Each of them is compared with all others afterwards.
    if b.q > MAX_ROOTS:
        return Unsettled("too-complex")
    if not nonzero(a):
        return Unsettled("undecided-equality")
    first = principal(a, b)
    if isinstance(first, (Undefined, Unsettled)):
        return first
    values: list[Number] = []
    for step in range(int(b.q)):
        root = unity(fmpq(step, b.q))
        value = root if isinstance(root, (Undefined, Unsettled)) else multiply(first, root)
        if isinstance(value, (Undefined, Unsettled)):
            return value
        values.append(value)
    return tuple(values)


def all_roots(index: Number, radicand: Number) -> Outcomes:
    """All values of a root; of a non-negative real number only the principal one."""
    if index == 0:
        return Undefined("zero-index")
    exponent = divide(ONE, index)
    if isinstance(exponent, (Undefined, Unsettled)):
        return exponent
    direction = sign(radicand)
    if direction in (0, 1):
        # √4 is 2 even where roots are many: only a negative or nonreal radicand has them all.
        return _single(power(radicand, exponent))
    return direction if isinstance(direction, Unsettled) else all_powers(radicand, exponent)


def _single(outcome: Outcome) -> Outcomes:
    return outcome if isinstance(outcome, (Undefined, Unsettled)) else (outcome,)


def unity(turns: fmpq) -> Outcome:
    """The point of the unit circle after so many turns: exp(2 pi i turns)."""
    return product([(MINUS_ONE, 2 * turns)])


def principal(a: Number, b: fmpq) -> Outcome:
    """The principal value of a rational power of a number that is not zero."""
    real = is_real(a)
    if real is None:
        return Unsettled("undecided-sign")
    if real:
        return _on_axis(a, b, ZERO) if sign(a) == 1 else _on_axis(negate(a), b, ONE)
    # On the imaginary axis a power is one of a positive number, half a turn further.
    down = divide(a, I)
    if not isinstance(down, (Undefined, Unsettled)) and is_real(down):
        half = fmpq(1, 2) if sign(down) == 1 else fmpq(-1, 2)
        return _on_axis(down if half > 0 else negate(down), b, half)
    return product([(a, b)])


def _on_axis(size: Outcome, b: fmpq, turn: fmpq) -> Outcome:
    """A power of a positive number times exp(i pi turn)."""
    if isinstance(size, (Undefined, Unsettled)):
        return size
    if sign(size) != 1:
        return Unsettled("undecided-sign")
    outer, root = rational_power(size, b), unity(turn * b / 2)
    if isinstance(outer, (Undefined, Unsettled)) or isinstance(root, (Undefined, Unsettled)):
        return outer
    return multiply(outer, root)
