"""Multiple Operations: an operation cube may be used many times (On-Sets XIII-A-6)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.variation import Variation


def amend(rules: OnSetsRules, _fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """Operation signs are not used up."""
    return replace(rules, multiple_operations=True)


MULTIPLE_OPERATIONS = Variation(
    name="multiple operations",
    amend=amend,
    aliases=("multiple operation",),
    needs=tuple("∪∩-'"),
    examples=(
        Example(
            goal="4 4",
            required="B R Y ∪",
            papers=("(B ∪ R) ∪ Y",),
            ask=(
                "B ∪ R",
                "(Y ∪ R) ∪ B",
                "(B ∪ Y) - R",
            ),
        ),
        Example(goal="1", required="B R G ∩", papers=("(B ∩ R) ∩ G",)),
    ),
)
