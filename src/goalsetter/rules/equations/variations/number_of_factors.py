"""Number of Factors: an x before one number (2018-19 XIII-A-11)."""

from __future__ import annotations

from goalsetter.expr import Operation
from goalsetter.rules.equations.force import EquationsRules
from goalsetter.rules.equations.tables import Role, SignRow
from goalsetter.rules.equations.variation import add_signs, tight
from goalsetter.rules.ruling import UNARY_X
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, settings: tuple[int, ...]) -> EquationsRules:
    """x before a counting number, up to the division's limit (0 for none)."""
    operation = Operation("factors", settings or (0,))
    row = SignRow(symbol="x", role=Role.PREFIX, operation=operation, tight=tight(rules, UNARY_X))
    return add_signs(rules, row)


NUMBER_OF_FACTORS = Variation(
    name="number of factors",
    amend=amend,
    aliases=("factors",),
    needs=("x",),
    conflicts=("next prime number",),
)
