"""Multiple Operations: an operation cube may be used many times (2018-19 XIII-A-5)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import EQUATIONS_SIGNS
from goalsetter.rules.equations.force import EquationsRules
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """Operation signs in the Solution are not used up."""
    return replace(rules, multiple_operations=True)


MULTIPLE_OPERATIONS = Variation(
    name="multiple operations",
    amend=amend,
    aliases=("multiple operation",),
    needs=tuple(EQUATIONS_SIGNS),
)
