"""Powers of the Base: 1 may be any integral power of the base (2018-19 XIII-B-8)."""

from __future__ import annotations

from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_numerals
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """A 1 by itself may be a power of the base, marked in writing."""
    return amend_numerals(rules, powers_of_the_base=True)


POWERS_OF_THE_BASE = Variation(
    name="powers of the base",
    amend=amend,
    aliases=("powers of base", "power of the base"),
    needs=("1",),
    examples=(
        Example(goal="12", required="1 + 2", papers=("1<10^1>+2=12",), ask=("1<10^2>+5",)),
        Example(goal="30", required="1 x 3", papers=("1<10^1>x3=30",)),
    ),
)
