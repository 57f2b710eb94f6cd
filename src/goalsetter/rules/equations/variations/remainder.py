"""Remainder: a sideways ÷ between positive integers (2018-19 XIII-A-7)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.expr import Operation
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.tables import Lies, Rank, SignRole, SignRow
from goalsetter.rules.equations.variation import add_signs, limit
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Variation

LIMIT = 1000

SIGN = SignRow(
    symbol="/",
    role=SignRole.INFIX,
    operation=Operation("remainder", (LIMIT,)),
    rank=Rank.TIMES,
    lies=Lies.SIDEWAYS,
)


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """A ÷ on its side means the remainder."""
    operation = Operation("remainder", (limit(rules, LIMIT),))
    return add_signs(rules, replace(SIGN, operation=operation))


REMAINDER = Variation(
    name="remainder",
    amend=amend,
    needs=("/",),
    examples=(
        Example(goal="1", required="7 / 3", papers=("7s/3=1",), ask=("8s/5",)),
        Example(goal="2", required="8 / 3", papers=("8s/3=2",)),
    ),
)
