"""Wild Cube: cubes of one symbol may stand for any other but a digit (On-Sets XIII-A-2)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import RESTRICTION_SIGNS, SET_DIGITS
from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.rulings import sets
from goalsetter.rules.variation import (
    Blank,
    ChoiceRefusal,
    RolledCubes,
    Variation,
    not_rolled,
    wrong_fill,
)


def amend(rules: OnSetsRules, fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """The cube may stand for other symbols, the same everywhere in a Solution."""
    return replace(rules, wild=fill)


def may_be_wild(
    variation: Variation[OnSetsRules], rules: OnSetsRules, fill: str, roll: RolledCubes
) -> ChoiceRefusal | None:
    """The cube must have been rolled and be no digit, nor = or ⊆ if the ruling bars them."""
    if fill in RESTRICTION_SIGNS and rules.says(sets.WILD_SIGN, "barred"):
        return wrong_fill("choice-fill-sign", fill=fill)
    return rolled(variation, rules, fill, roll)


def rolled(
    _variation: Variation[OnSetsRules], _rules: OnSetsRules, fill: str, roll: RolledCubes
) -> ChoiceRefusal | None:
    """The cube must have been rolled and be no digit."""
    if fill in SET_DIGITS:
        return wrong_fill("choice-fill-digit", fill=fill)
    return None if fill in roll.faces else not_rolled((fill,))


WILD_CUBE = Variation(
    name="wild cube",
    filled="{} Wild",
    amend=amend,
    aliases=("wild",),
    blank=Blank.CUBE,
    refusal=may_be_wild,
    examples=(
        Example(goal="3 3", required="B R Y", papers=("B Y<∪> R",), fill="Y", ask=("B Y<∩> R",)),
        Example(goal="2", required="B R Y", papers=("B Y<-> R",), fill="Y"),
    ),
)
