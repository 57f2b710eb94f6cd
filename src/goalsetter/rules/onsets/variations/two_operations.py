"""Two Operations: at least two operation signs (On-Sets XIII-A-5)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.variation import Variation


def amend(rules: OnSetsRules, _fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """A Solution has two operation signs or more; where they count is a ruling."""
    return replace(rules, least_operations=2)


TWO_OPERATIONS = Variation(
    name="two operations",
    amend=amend,
    aliases=("two operation",),
    examples=(
        Example(
            goal="1",
            required="∩",
            permitted="B R G Y - ∪",
            papers=("B ∩ (R - G)",),
            ask=(
                "G ∩ Y",
                "(R - B) ∩ G",
                "B ∩ Y",
            ),
        ),
        Example(goal="4", required="∪", permitted="B R Y ∩", papers=("(B ∩ R) ∪ Y",)),
    ),
)
