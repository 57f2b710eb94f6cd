"""Decimal Point: ^ may be a point with up to three digits (2018-19 XIII-A-14)."""

from __future__ import annotations

from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_numerals
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Variation

DIGITS_WITH_POINT = 3


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """A ^ may be a decimal point, marked in writing."""
    return amend_numerals(rules, point_digits=DIGITS_WITH_POINT)


DECIMAL_POINT = Variation(
    name="decimal point",
    amend=amend,
    aliases=("decimal",),
    needs=("^",),
    examples=(
        Example(goal="3", required="1 ^ 5 x 2", papers=("1^<.>5x2=3",), ask=("2^<.>5x2",)),
        Example(goal="6", required="1 ^ 5 x 4", papers=("1^<.>5x4=6",)),
    ),
)
