"""AB+: two digits and + make a repeating decimal (2018-19 XIII-B-11)."""

from __future__ import annotations

from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_numerals
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """AB+ is .ABAB… or .ABBB…"""
    return amend_numerals(rules, repeating=True)


AB_PLUS = Variation(
    name="ab+",
    title="AB+",
    amend=amend,
    aliases=("ab plus",),
    needs=("+",),
    examples=(
        Example(
            goal="1", required="3 3 + x 3", papers=("(33+<ABAB>)x3=1",), ask=("(66+<ABAB>)x3",)
        ),
        Example(goal="4", required="6 6 + x 6", papers=("(66+<ABAB>)x6=4",)),
    ),
)
