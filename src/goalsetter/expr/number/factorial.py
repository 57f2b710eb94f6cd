"""Factorials of whole numbers of any size."""

from __future__ import annotations

from functools import lru_cache

from flint import fmpq, fmpz

from goalsetter.expr.number.factoring import exact_root
from goalsetter.expr.number.kinds import (
    ONE,
    Monomial,
    Number,
    Outcome,
    Tower,
    Undefined,
    Unsettled,
)
from goalsetter.expr.number.limits import LIMIT_BITS
from goalsetter.expr.number.measure import measure
from goalsetter.expr.number.monomial import is_whole_product
from goalsetter.expr.number.reality import as_integer
from goalsetter.expr.number.settle import settle_tower

_NOT_WHOLE = Undefined("factorial-of-non-whole")
_WRITTEN_OUT = 100_000
"""The factorial of any greater number has more than LIMIT_BITS."""


def factorial(n: Number) -> Outcome:
    """The product of the whole numbers from 1 to n."""
    if not isinstance(n, (Monomial, Tower)):
        whole = as_integer(n)
        if isinstance(whole, Unsettled):
            return whole
        return _NOT_WHOLE if whole is None or whole < 0 else _of_whole(whole)
    whole_or_not = is_whole(n)
    if whole_or_not is None:
        return Unsettled("too-large")
    return settle_tower("factorial", [(n, ONE)]) if whole_or_not else _NOT_WHOLE


@lru_cache(maxsize=128)
def _of_whole(n: int) -> Outcome:
    if n <= _WRITTEN_OUT:
        result = fmpz.fac_ui(fmpz(n))
        if result.bit_length() <= LIMIT_BITS:
            return fmpq(result)
    return settle_tower("factorial", [(fmpq(n), ONE)])


def is_whole(x: Number) -> bool | None:
    """Whether a number is whole and not negative, if its form shows it."""
    if isinstance(x, fmpq):
        return x.q == 1 and x >= 0
    if isinstance(x, Monomial):
        return is_whole_product(x)
    if not isinstance(x, Tower):
        return None
    signed = measure(x)
    # A whole number below zero has no factorial, however large it is.
    if signed is not None and signed[0] < 0:
        return False
    if x.kind == "factorial":
        return True
    # An exponent must be whole and not negative, a coefficient only whole.
    whole = all(
        is_whole(a) and (b.q == 1 if x.kind == "sum" and isinstance(b, fmpq) else is_whole(b))
        for a, b in x.parts
    )
    return True if whole and x.kind != "log" else None


def is_no_power(x: Number, index: Number) -> bool:
    """Whether a whole number above 1 is surely not another one to the power of an index above 1.

    A prime above n/2, and there always is one, goes into n! just once. Whatever can be written
    out is less than 2 to an exponent that cannot.
    """
    if isinstance(x, Tower):
        return x.kind == "factorial"
    if not isinstance(x, fmpq):
        return False
    return not isinstance(index, fmpq) or exact_root(x.p, int(index.p)) is None
