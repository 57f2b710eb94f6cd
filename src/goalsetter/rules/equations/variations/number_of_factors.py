"""Number of Factors: an x before one number (2018-19 XIII-A-11)."""

from __future__ import annotations

from goalsetter.expr import Operation
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.tables import SignRole, SignRow
from goalsetter.rules.equations.variation import add_signs, limit, tight
from goalsetter.rules.example import Example
from goalsetter.rules.rulings import grouping, numbers
from goalsetter.rules.variation import Variation

LIMITS = {"none": 0, "200": 200, "1000": 1000}
"""The largest number that is allowed, by the answer."""


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """x before a counting number, up to the division's limit (0 for none)."""
    most = limit(rules, LIMITS[rules.rulings.of(numbers.FACTORS_LIMIT)])
    row = SignRow(
        symbol="x",
        role=SignRole.PREFIX,
        operation=Operation("factors", (most,)),
        tight=tight(rules, grouping.UNARY_X),
    )
    return add_signs(rules, row)


NUMBER_OF_FACTORS = Variation(
    name="number of factors",
    amend=amend,
    aliases=("factors",),
    needs=("x",),
    conflicts=("next prime number",),
    examples=(
        Example(goal="7", required="x 6 + 3", papers=("(x6)+3=7",), ask=("(x9)+1",)),
        Example(goal="5", required="x 8 + 1", papers=("(x8)+1=5",)),
    ),
)
