"""Next Prime Number (the judges call it Smallest Prime): an x before one number."""

from __future__ import annotations

from goalsetter.expr import Operation
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.tables import SignRole, SignRow
from goalsetter.rules.equations.variation import add_signs, limit, tight
from goalsetter.rules.example import Example
from goalsetter.rules.rulings import grouping
from goalsetter.rules.variation import Variation

LIMIT = 200
"""The largest number it is defined for (2018-19 XIII-A-12)."""

REALS = 1
"""The setting where irrational numbers have a next prime too (2011-12 ET6-III)."""


def amend(rules: EquationsRules, _fill: str, settings: tuple[int, ...]) -> EquationsRules:
    """x before a number means the next prime above it."""
    name = "next-prime-real" if REALS in settings else "next-prime"
    row = SignRow(
        symbol="x",
        role=SignRole.PREFIX,
        operation=Operation(name, (limit(rules, LIMIT),)),
        tight=tight(rules, grouping.UNARY_X),
    )
    return add_signs(rules, row)


NEXT_PRIME = Variation(
    name="next prime number",
    amend=amend,
    aliases=("next prime", "smallest prime", "smallest prime number"),
    needs=("x",),
    conflicts=("number of factors",),
    examples=(
        Example(goal="12", required="x 7 + 1", papers=("(x7)+1=12",), ask=("(x5)+2",)),
        Example(goal="6", required="x 3 + 1", papers=("(x3)+1=6",)),
    ),
)
