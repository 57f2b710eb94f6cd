"""Factorial: two ! for the Equation, in writing (2018-19 XIII-A-4)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import DIGITS
from goalsetter.expr import Operation
from goalsetter.rules.equations.in_force import UNLIMITED, EquationsRules
from goalsetter.rules.equations.tables import SignRole, SignRow
from goalsetter.rules.equations.variation import add_signs, tight
from goalsetter.rules.example import Example
from goalsetter.rules.rulings import grouping
from goalsetter.rules.variation import Variation

SIGN = SignRow(symbol="!", role=SignRole.POSTFIX, operation=Operation("factorial"))

NOT_IN_GOAL = 0
"""The setting where no ! may modify the Goal (2011-12 ET6-III)."""

NOT_WITH_MULTIPLE = 1
"""The setting where none may if Multiple of k is chosen too (2018-19 XIII-C-2)."""

WITH_MULTIPLE_OPERATIONS = 2
"""The setting where Multiple Operations frees the Solution's (2018-19 XIII-A-5)."""


def amend(rules: EquationsRules, _fill: str, settings: tuple[int, ...]) -> EquationsRules:
    """Two factorials for the Equation."""
    goal = 0 if NOT_IN_GOAL in settings else 2
    sign = replace(SIGN, tight=tight(rules, grouping.FACTORIAL_DEFAULT))
    return replace(add_signs(rules, sign), factorials=2, goal_factorials=goal)


def settle(rules: EquationsRules, settings: tuple[int, ...]) -> EquationsRules:
    """The effect of Multiple Operations and Multiple of k on factorials."""
    if rules.multiple_operations and WITH_MULTIPLE_OPERATIONS in settings:
        rules = replace(rules, factorials=UNLIMITED)
    barred = rules.multiple_of and NOT_WITH_MULTIPLE in settings
    return replace(rules, goal_factorials=0) if barred else rules


FACTORIAL = Variation(
    name="factorial",
    amend=amend,
    aliases=("factorials",),
    settle=settle,
    needs=tuple(DIGITS),
    examples=(
        Example(goal="25", required="4 + 1", papers=("(4!)+1=25",), ask=("(3!)+1",)),
        Example(goal="12", required="3 x 2", papers=("(3!)x2=12",)),
    ),
)
