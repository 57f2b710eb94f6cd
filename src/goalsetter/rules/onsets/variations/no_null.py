"""No Null Restrictions: each Restriction removes a card (On-Sets XIII-B-8)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.variation import Variation


def amend(rules: OnSetsRules, _fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """Every Restriction removes a card; in which order is a ruling."""
    return replace(rules, no_null=True)


NO_NULL = Variation(
    name="no null restrictions",
    amend=amend,
    aliases=("null restrictions not allowed", "no null restriction"),
    needs=("=", "⊆"),
    examples=(
        Example(
            goal="4",
            required="⊆",
            permitted="R G B Y Y - ∪ ∩",
            papers=("R ⊆ G; R ∪ Y",),
            ask=(
                "(B ∩ Y) ⊆ R; G - Y",
                "R ⊆ G; Y ∪ R",
                "R ⊆ G; G ∪ Y",
            ),
        ),
        Example(goal="5", required="⊆ Y", permitted="G B Y ∪", papers=("Y ⊆ G; B ∪ Y",)),
    ),
)
