"""Symmetric Difference: − keeps what is in just one of two sets (On-Sets XIII-D-13)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.expr import Operation
from goalsetter.rules.onsets.force import SUBTRACTION, OnSetsRules
from goalsetter.rules.variation import Variation

SYMMETRIC = Operation("symmetric-difference")

WILD_STAYS_PLAIN = 1
"""The setting where a wild cube as − is plain subtraction (2011-12 ST7-IV note a)."""


def amend(rules: OnSetsRules, _fill: str, settings: tuple[int, ...]) -> OnSetsRules:
    """− takes the symmetric difference."""
    wild = rules.wild_subtraction if WILD_STAYS_PLAIN in settings else SYMMETRIC
    return replace(rules, subtraction=SYMMETRIC, wild_subtraction=wild)


def settle(rules: OnSetsRules, settings: tuple[int, ...]) -> OnSetsRules:
    """If − is wild too and nobody noticed, the later choice is ignored; in 2011-12 this one
    prevails (decision 22)."""
    if rules.wild != "-":
        return rules
    names = [str(chosen) for chosen in rules.variations]
    first = names.index("symmetric difference") < names.index("wild cube -")
    if first or WILD_STAYS_PLAIN in settings:
        return replace(rules, wild="")
    return replace(rules, subtraction=SUBTRACTION, wild_subtraction=SUBTRACTION)


SYMMETRIC_DIFFERENCE = Variation(
    name="symmetric difference",
    amend=amend,
    settle=settle,
    needs=("-",),
    conflicts=("wild cube -",),
)
