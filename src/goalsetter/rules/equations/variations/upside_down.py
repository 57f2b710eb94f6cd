"""Upside-down: a digit on its head is its additive inverse (2018-19 XIII-A-2)."""

from __future__ import annotations

from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_numerals
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """Digits may lie upside-down."""
    return amend_numerals(rules, upside_down=True)


UPSIDE_DOWN = Variation(
    name="upside-down",
    amend=amend,
    aliases=("upside-down cube", "upsidedown"),
    needs=tuple("123456789"),
    examples=(
        Example(goal="6", required="9 + 3", papers=("9+u3=6",), ask=("8+u5",)),
        Example(goal="1", required="5 + 4", papers=("5+u4=1",)),
    ),
)
