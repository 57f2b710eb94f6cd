"""Sideways: a digit on its side is its reciprocal (2018-19 XIII-A-1)."""

from __future__ import annotations

from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_numerals
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """Digits may lie sideways."""
    return amend_numerals(rules, sideways=True)


SIDEWAYS = Variation(
    name="sideways", amend=amend, aliases=("sideways cube",), needs=tuple("123456789")
)
