"""Add to Goal: a player may lay a cube to the Goal instead of moving (XIII-C-10)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """It changes what may be done, not what anything means."""
    return replace(rules, add_to_goal=True)


ADD_TO_GOAL = Variation(name="add to goal", amend=amend, aliases=("add to the goal",))
