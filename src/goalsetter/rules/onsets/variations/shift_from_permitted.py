"""Shift from Permitted: a cube may leave Permitted again (On-Sets XIII-A-7)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.variation import Variation


def amend(rules: OnSetsRules, _fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """It changes what may be done, not what anything means."""
    return replace(rules, shift_from_permitted=True)


SHIFT_FROM_PERMITTED = Variation(
    name="shift from permitted",
    amend=amend,
    aliases=("shift",),
    examples=(
        Example(
            goal="2",
            required="B",
            permitted="∩ R",
            resources="G Y -",
            papers=("B ∩ R",),
            deed=(
                "∩",
                "required",
            ),
        ),
        Example(
            goal="3 3",
            required="∪",
            permitted="B R",
            resources="G - ∩",
            papers=("B ∪ R",),
            deed=(
                "B",
                "required",
            ),
        ),
    ),
)
