"""Add to Goal: a player may lay a cube to the Goal instead of moving (XIII-C-10)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """It changes what may be done, not what anything means."""
    return replace(rules, add_to_goal=True)


ADD_TO_GOAL = Variation(
    name="add to goal",
    amend=amend,
    aliases=("add to the goal",),
    examples=(
        Example(
            goal="5",
            required="9 +",
            permitted="6",
            resources="1 2 -",
            papers=("9+6=15",),
            deed=(
                "1",
                "15",
            ),
        ),
        Example(
            goal="2",
            required="8 x",
            permitted="4",
            resources="3 0 /",
            papers=("8x4=32",),
            deed=(
                "3",
                "32",
            ),
        ),
    ),
)
