"""Absolute Value: upside-down cubes of the Goal may be taken upright (On-Sets XIII-B-9)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.variation import Variation


def amend(rules: OnSetsRules, _fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """The Goal may have several values."""
    return replace(rules, absolute=True)


ABSOLUTE_VALUE = Variation(
    name="absolute value",
    amend=amend,
    aliases=("absolute",),
    examples=(
        Example(
            goal="4 u2",
            required="∪",
            permitted="B R G Y",
            papers=("B ∪ R",),
            ask=(
                "B ∪ G",
                "R ∪ G",
                "B ∪ Y",
            ),
        ),
        Example(goal="2 u1", required="G - R", papers=("G - R",)),
    ),
)
