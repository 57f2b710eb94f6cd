"""Symmetric Difference: − keeps what is in just one of two sets (On-Sets XIII-D-13)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.expr import Operation
from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import SUBTRACTION, OnSetsRules
from goalsetter.rules.rulings import sets
from goalsetter.rules.variation import ChoiceRefusal, RolledCubes, Variation, has_effect, not_rolled

SYMMETRIC = Operation("symmetric-difference")


def amend(rules: OnSetsRules, _fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """− takes the symmetric difference; a wild cube that stands for it as the ruling says."""
    plain = rules.says(sets.WILD_MINUS, "plain")
    wild = rules.wild_subtraction if plain else SYMMETRIC
    return replace(rules, subtraction=SYMMETRIC, wild_subtraction=wild)


def settle(rules: OnSetsRules, _settings: tuple[int, ...]) -> OnSetsRules:
    """If − is wild too and nobody noticed, the later choice is ignored, or this one prevails."""
    if rules.wild != "-":
        return rules
    names = [str(chosen) for chosen in rules.variations]
    first = names.index("symmetric difference") < names.index("wild cube -")
    if first or rules.says(sets.MINUS_TWICE, "symmetric-prevails"):
        return replace(rules, wild="")
    return replace(rules, subtraction=SUBTRACTION, wild_subtraction=SUBTRACTION)


def has_a_minus(
    variation: Variation[OnSetsRules], rules: OnSetsRules, fill: str, roll: RolledCubes
) -> ChoiceRefusal | None:
    """A − was rolled, or may be a wild cube where that is symmetric too (2011-12 ST7-IV note a)."""
    if rules.says(sets.WILD_MINUS, "plain"):
        return None if "-" in roll.faces else not_rolled(("-",))
    return has_effect(variation, rules, fill, roll)


SYMMETRIC_DIFFERENCE = Variation(
    name="symmetric difference",
    amend=amend,
    settle=settle,
    needs=("-",),
    refusal=has_a_minus,
    conflicts=("wild cube -",),
    examples=(
        Example(goal="4", required="B - R", papers=("B - R",), ask=("R - Y",)),
        Example(goal="3 3", required="B - Y", papers=("B - Y",)),
    ),
)
