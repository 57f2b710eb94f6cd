"""Which numbers operations stay among: what cannot be left is a proof.

An operation in one of these sets, given numbers of the set's kind, gives such a number or none.
"""

from __future__ import annotations

# To leave an operation out of a set is safe: it costs a proof. To put one in that leaves the
# numbers makes a false proof; tests/solver/test_certificates.py tries each at its edge.
INTEGRAL = frozenset(
    {
        *("add", "subtract", "multiply", "whole-power", "whole-root", "whole-square-root"),
        *("lcm", "gcf", "remainder", "factors", "next-prime", "factorial"),
    }
)
"""Integers stay integers."""

RATIONAL = INTEGRAL | {"divide", "average", "percent"}
"""Rational numbers stay rational."""

ALGEBRAIC = RATIONAL | {
    *("power", "root", "square-root", "complex-power", "complex-root", "complex-square-root"),
    *("every-root", "every-square-root", "principal-power", "next-prime-real"),
}
"""Rational numbers become algebraic at worst: roots of polynomials with integer coefficients."""

NOT_NEGATIVE = frozenset(
    {
        *("add", "multiply", "divide", "power", "root", "square-root"),
        *("whole-power", "whole-root", "whole-square-root", "average", "percent"),
        *("lcm", "gcf", "remainder", "factors", "next-prime", "factorial"),
    }
)
"""Numbers that are not negative stay so."""
