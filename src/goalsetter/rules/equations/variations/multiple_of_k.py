"""Multiple of k: the Solution differs from the Goal by a multiple of k (XIII-B-7)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import limit
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Blank, Variation


def amend(rules: EquationsRules, fill: str, settings: tuple[int, ...]) -> EquationsRules:
    """The Solution is off by a multiple of k, the Goal within the division's limit."""
    most = limit(rules, settings[0]) if settings else 0
    return replace(rules, multiple_of=int(fill), goal_limit=most)


MULTIPLE_OF_K = Variation(
    name="multiple of",
    title="Multiple of k",
    filled="Multiple of {}",
    amend=amend,
    aliases=("multiple of k", "multiple of k k", "k"),
    blank=Blank.NUMBER,
    examples=(
        Example(
            goal="2",
            required="+",
            permitted="5 9 3 4 1",
            papers=("5+9=2",),
            fill="6",
            ask=(
                "5+4=2",
                "5+3=2",
                "1+9=2",
            ),
        ),
        Example(goal="1", required="5 x 5", papers=("5x5=1",), fill="6"),
    ),
)
