"""LCM: √ may be the least common multiple, marked in writing (2018-19 XIII-A-9)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.expr import Operation
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.tables import SignRole, SignRow
from goalsetter.rules.equations.variation import add_signs, tight
from goalsetter.rules.example import Example
from goalsetter.rules.rulings import grouping
from goalsetter.rules.variation import Variation

SIGN = SignRow(
    symbol="√",
    role=SignRole.INFIX,
    operation=Operation("lcm"),
    mark="lcm",
    marked_only=True,
)


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """A marked √ means LCM; without a mark it is the root."""
    return add_signs(rules, replace(SIGN, tight=tight(rules, grouping.LCM_DEFAULT)))


LCM = Variation(
    name="lcm",
    title="LCM",
    amend=amend,
    aliases=("least common multiple",),
    needs=("√",),
    examples=(
        Example(goal="12", required="4 √ 6", papers=("4√<lcm>6=12",), ask=("6√<lcm>9",)),
        Example(goal="20", required="4 √ 5", papers=("4√<lcm>5=20",)),
    ),
)
