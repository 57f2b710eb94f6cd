"""Three-operation Solution: at least three operation signs (2018-19 XIII-A-6)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.equations.force import EquationsRules
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """A Solution has three operation signs or more."""
    return replace(rules, least_operations=3)


THREE_OPERATION = Variation(
    name="three-operation solution",
    amend=amend,
    aliases=("three operation", "three operations", "3-operation solution"),
)
