"""Two-digit Numerals in Solutions (2018-19 XIII-A-8)."""

from __future__ import annotations

from goalsetter.cubes import DIGITS
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_numerals
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """Solutions may hold numerals of two digits."""
    return amend_numerals(rules, solution_digits=2)


TWO_DIGIT = Variation(
    name="two-digit numerals",
    amend=amend,
    aliases=("two-digit", "two-digit numeral"),
    needs=tuple(DIGITS),
    examples=(
        Example(goal="15", required="1 2 + 3", papers=("12+3=15",), ask=("21-4",)),
        Example(goal="36", required="1 8 x 2", papers=("18x2=36",)),
    ),
)
