"""Symmetric Difference: − keeps what is in just one of two sets (On-Sets XIII-D-13)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.expr import Operation
from goalsetter.rules.onsets.force import OnSetsRules
from goalsetter.rules.variation import Variation

SYMMETRIC = Operation("symmetric-difference")

WILD_STAYS_PLAIN = 1
"""The setting where a wild cube as − is plain subtraction (2011-12 ST7-IV note a)."""


def amend(rules: OnSetsRules, _fill: str, settings: tuple[int, ...]) -> OnSetsRules:
    """− takes the symmetric difference."""
    wild = rules.wild_subtraction if WILD_STAYS_PLAIN in settings else SYMMETRIC
    return replace(rules, subtraction=SYMMETRIC, wild_subtraction=wild)


SYMMETRIC_DIFFERENCE = Variation(
    name="symmetric difference", amend=amend, needs=("-",), conflicts=("wild cube -",)
)
