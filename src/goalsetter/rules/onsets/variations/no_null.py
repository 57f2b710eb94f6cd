"""No Null Restrictions: each Restriction removes a card (On-Sets XIII-B-8)."""

from __future__ import annotations

from dataclasses import replace

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
)
