"""Three-operation Solution: at least three operation signs (2018-19 XIII-A-6)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import EQUATIONS_SIGNS
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.example import Example
from goalsetter.rules.rulings import variations
from goalsetter.rules.variation import ChoiceRefusal, RolledCubes, Variation, without_effect

LEAST = 3


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """A Solution has three operation signs or more."""
    return replace(rules, least_operations=LEAST)


def enough_rolled(
    _variation: Variation[EquationsRules], rules: EquationsRules, _fill: str, roll: RolledCubes
) -> ChoiceRefusal | None:
    """Whether that many operations were rolled, wild cubes included, if the ruling asks for it."""
    signs = {*EQUATIONS_SIGNS, *rules.wild_symbols()}
    have = sum(cube.face in signs for cube in roll.resources)
    if have >= LEAST or not rules.says(variations.FEW_OPERATIONS, "no-effect"):
        return None
    return without_effect("choice-few-operations", have=str(have), needed=str(LEAST))


THREE_OPERATION = Variation(
    name="three-operation solution",
    amend=amend,
    aliases=("three operation", "three operations", "three operations solution"),
    refusal=enough_rolled,
    examples=(
        Example(
            goal="5",
            required="4 +",
            permitted="2 1 1 - x",
            papers=("(4+2)-(1x1)=5",),
            ask=(
                "4+1=5",
                "(4x1)+(2-1)=5",
                "(4+2)-1=5",
            ),
        ),
        Example(goal="10", required="5", permitted="2 1 1 x + -", papers=("(5x2)+(1-1)=10",)),
    ),
)
