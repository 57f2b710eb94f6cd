"""GCF: ^ may be the greatest common factor, marked in writing (2018-19 XIII-A-10)."""

from __future__ import annotations

from goalsetter.expr import Operation
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.tables import SignRole, SignRow
from goalsetter.rules.equations.variation import add_signs
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Variation

SIGN = SignRow(
    symbol="^", role=SignRole.INFIX, operation=Operation("gcf"), mark="gcf", marked_only=True
)


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """A marked ^ means GCF; without a mark it is the power."""
    return add_signs(rules, SIGN)


GCF = Variation(
    name="gcf",
    title="GCF",
    amend=amend,
    aliases=("greatest common factor",),
    needs=("^",),
    examples=(
        Example(goal="2", required="4 ^ 6", papers=("4^<gcf>6=2",), ask=("9^<gcf>6",)),
        Example(goal="4", required="8 ^ 4", papers=("8^<gcf>4=4",)),
    ),
)
