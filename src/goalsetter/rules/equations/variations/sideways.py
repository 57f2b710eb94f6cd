"""Sideways: a digit on its side is its reciprocal (2018-19 XIII-A-1)."""

from __future__ import annotations

from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_numerals
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """Digits may lie sideways."""
    return amend_numerals(rules, sideways=True)


SIDEWAYS = Variation(
    name="sideways",
    amend=amend,
    aliases=("sideways cube",),
    needs=tuple("123456789"),
    examples=(
        Example(goal="4", required="2 x 8", papers=("s2x8=4",), ask=("s3x9",)),
        Example(goal="2", required="4 x 8", papers=("s4x8=2",)),
    ),
)
