"""Decimal in Goal: points may be thought into the Goal (2018-19 XIII-D-14)."""

from __future__ import annotations

from goalsetter.cubes import DIGITS
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_numerals
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Variation

MOST_DIGITS = 3
"""Three digits side by side must have a point among them (2018-19 XIII-D-14)."""


def amend(rules: EquationsRules, _fill: str, settings: tuple[int, ...]) -> EquationsRules:
    """The writer places decimal points in the Goal; a division may allow fewer digits."""
    return amend_numerals(rules, decimal_in_goal=settings[0] if settings else MOST_DIGITS)


DECIMAL_IN_GOAL = Variation(
    name="decimal in goal",
    amend=amend,
    aliases=("decimal in the goal",),
    needs=tuple(DIGITS),
    examples=(
        Example(
            goal="15",
            required="/",
            permitted="3 2 9 6 5",
            papers=("3/2=1.5",),
            ask=(
                "9/5=1.5",
                "6/9=1.5",
                "9/6=1.5",
            ),
        ),
        Example(goal="25", required="5 / 2", papers=("5/2=2.5",)),
    ),
)
