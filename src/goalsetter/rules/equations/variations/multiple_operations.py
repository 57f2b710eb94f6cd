"""Multiple Operations: an operation cube may be used many times (2018-19 XIII-A-5)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import EQUATIONS_SIGNS
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.example import Example
from goalsetter.rules.rulings import variations
from goalsetter.rules.variation import ChoiceRefusal, RolledCubes, Variation, has_effect


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """Operation signs in the Solution are not used up."""
    return replace(rules, multiple_operations=True)


def repeats_something(
    variation: Variation[EquationsRules], rules: EquationsRules, fill: str, roll: RolledCubes
) -> ChoiceRefusal | None:
    """Whether an operation was rolled, if the ruling asks for one."""
    if rules.says(variations.NOTHING_TO_REPEAT, "legal"):
        return None
    return has_effect(variation, rules, fill, roll)


MULTIPLE_OPERATIONS = Variation(
    name="multiple operations",
    amend=amend,
    aliases=("multiple operation",),
    needs=tuple(EQUATIONS_SIGNS),
    refusal=repeats_something,
    examples=(
        Example(
            goal="9",
            required="2 3 4 +",
            papers=("(2+3)+4=9",),
            ask=(
                "(4+3)+2=9",
                "4+3=9",
                "(2x3)+4=9",
            ),
        ),
        Example(goal="24", required="2 3 4 x", papers=("(2x3)x4=24",)),
    ),
)
