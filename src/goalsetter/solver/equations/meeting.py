"""Whether a value meets a target: equals it, or is off by a multiple of k (2018-19 XIII-B-7)."""

from __future__ import annotations

from goalsetter.expr import (
    I,
    Number,
    Undefined,
    Unsettled,
    as_integer,
    divide,
    equal,
    subtract,
)
from goalsetter.solver.equations.problem import Problem


def meets(value: Number, target: Number, problem: Problem) -> bool | None:
    """Whether a Solution may have this value; nothing if that cannot be decided."""
    if not problem.multiple_of:
        return equal(value, target)
    off = subtract(value, target)
    if isinstance(off, Undefined | Unsettled):
        return None
    whole = as_integer(off)
    if whole is None and problem.along_i:
        along = divide(off, I)
        whole = None if isinstance(along, Undefined | Unsettled) else as_integer(along)
    if isinstance(whole, Unsettled):
        return None
    return whole is not None and whole != 0 and whole % problem.multiple_of == 0
