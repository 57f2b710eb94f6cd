"""Exact numbers: rationals, radicals, complex roots, logarithms, and towers beyond writing out.

Law: the only place that imports flint, ctypes or os; no float and no tolerance. Every operation
bounds its result before computing it, and says what it cannot decide.
"""

from __future__ import annotations

from flint import fmpq

from goalsetter.expr.number.approximation import approximate
from goalsetter.expr.number.arithmetic import add, divide, multiply, subtract
from goalsetter.expr.number.factorial import factorial, is_no_power, is_whole
from goalsetter.expr.number.factoring import exact_root
from goalsetter.expr.number.integers import (
    count_factors,
    greatest_common_factor,
    has_rational_exponents,
    least_common_multiple,
    prime_above,
)
from goalsetter.expr.number.kinds import (
    Composite,
    I,
    Monomial,
    Number,
    Outcome,
    Radical,
    Rational,
    Tower,
    Undefined,
    Unsettled,
    effort,
)
from goalsetter.expr.number.limits import LIMIT_BITS
from goalsetter.expr.number.logarithm import logarithm
from goalsetter.expr.number.many import Outcomes, all_powers, all_roots, principal, unity
from goalsetter.expr.number.powers import power, root
from goalsetter.expr.number.ratios import join, joinable
from goalsetter.expr.number.reality import (
    as_fraction,
    as_integer,
    compare,
    equal,
    floor,
    is_irrational,
    is_real,
    is_transcendental,
    sign,
)
from goalsetter.expr.number.value_set import ValueSet

__all__ = [
    "LIMIT_BITS",
    "Composite",
    "I",
    "Monomial",
    "Number",
    "Outcome",
    "Outcomes",
    "Radical",
    "Rational",
    "Tower",
    "Undefined",
    "Unsettled",
    "ValueSet",
    "add",
    "all_powers",
    "all_roots",
    "approximate",
    "as_fraction",
    "as_integer",
    "compare",
    "count_factors",
    "divide",
    "effort",
    "equal",
    "exact_root",
    "factorial",
    "floor",
    "greatest_common_factor",
    "has_rational_exponents",
    "integer",
    "is_irrational",
    "is_no_power",
    "is_real",
    "is_transcendental",
    "is_whole",
    "join",
    "joinable",
    "least_common_multiple",
    "logarithm",
    "multiply",
    "power",
    "prime_above",
    "principal",
    "rational",
    "root",
    "sign",
    "subtract",
    "unity",
]


def integer(n: int) -> Rational:
    """The whole number as an exact number; it must have at most LIMIT_BITS bits."""
    if n.bit_length() > LIMIT_BITS:
        raise ValueError(f"expected at most {LIMIT_BITS} bits, got {n.bit_length()}")
    return fmpq(n)


def rational(p: int, q: int) -> Rational:
    """The fraction p/q as an exact number; q is not zero, each has at most LIMIT_BITS bits."""
    return integer(p) / integer(q)
