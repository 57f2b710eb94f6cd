"""Percent: an upside-down √ means percent of (2018-19 XIII-A-13)."""

from __future__ import annotations

from goalsetter.expr import Operation
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.tables import Lies, SignRole, SignRow
from goalsetter.rules.equations.variation import add_signs
from goalsetter.rules.example import Example
from goalsetter.rules.rulings import numbers, settled_by
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """Nothing is added before the base is known."""
    return rules


@settled_by(numbers.PERCENT_OPERANDS)
def settle(rules: EquationsRules, _settings: tuple[int, ...]) -> EquationsRules:
    """A hundred is the square of the base (2018-19 XIII-B-12)."""
    hundred = rules.reading.numerals.base**2
    row = SignRow(
        symbol="√",
        role=SignRole.INFIX,
        operation=Operation("percent", (hundred,)),
        lies=Lies.UPSIDE_DOWN,
        long_operands=True,
    )
    return add_signs(rules, row)


PERCENT = Variation(
    name="percent",
    amend=amend,
    settle=settle,
    needs=("√",),
    examples=(
        Example(goal="4", required="5 0 √ 8", papers=("50u√8=4",), ask=("25u√8",)),
        Example(goal="3", required="5 0 √ 6", papers=("50u√6=3",)),
    ),
)
