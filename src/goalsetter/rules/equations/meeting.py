"""Whether a value meets a Goal: equals it, or is off by a multiple of k (2018-19 XIII-B-7).

The judge and the solver both ask here.
"""

from __future__ import annotations

from goalsetter.expr import (
    I,
    Number,
    Undefined,
    Unsettled,
    as_integer,
    compare,
    divide,
    equal,
    integer,
    subtract,
)


def meets(value: Number, goal: Number, multiple_of: int, *, along_i: bool) -> bool | None:
    """Whether a Solution may have this value; nothing if that cannot be decided.

    With a k the difference is a multiple of it, not 0; one times i counts if that is ruled so.
    """
    if not multiple_of:
        return equal(value, goal)
    # Exactly, or not at all: a difference that cannot be formed decides nothing.
    off = subtract(value, goal)
    if isinstance(off, Undefined | Unsettled):
        return None
    whole = as_integer(off)
    if whole is None and along_i:
        along = divide(off, I)
        whole = None if isinstance(along, Undefined | Unsettled) else as_integer(along)
    if isinstance(whole, Unsettled):
        return None
    # The Goal itself is no longer met: 0 times k is left out (2018-19 XIII-B-7).
    return whole is not None and whole != 0 and whole % multiple_of == 0


def within_limit(value: Number, limit: int) -> bool:
    """Whether a Goal's value lies no further from 0 than the limit; 0 is no limit."""
    if not limit:
        return True
    # A nonreal value (None) has no limit; one that cannot be compared does not count as within.
    above, below = compare(value, integer(limit)), compare(value, integer(-limit))
    return above in (-1, 0, None) and below in (1, 0, None)
