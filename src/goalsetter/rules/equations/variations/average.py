"""+ = Average: every + averages two numbers (2018-19 XIII-A-15)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.expr import Operation
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_reading
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Variation

ADD, AVERAGE_OF = Operation("add"), Operation("average")


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """+ no longer adds."""
    signs = tuple(
        replace(row, operation=AVERAGE_OF) if row.operation == ADD else row
        for row in rules.reading.signs
    )
    return amend_reading(rules, signs=signs)


AVERAGE = Variation(
    name="+ = average",
    amend=amend,
    aliases=("average", "plus is average", "+ as average"),
    needs=("+",),
    examples=(
        Example(goal="6", required="4 + 8", papers=("4+8=6",), ask=("3+9",)),
        Example(goal="5", required="2 + 8", papers=("2+8=5",)),
    ),
)
