"""Shift from Permitted: a cube may leave Permitted again (On-Sets XIII-A-7)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.variation import Variation


def amend(rules: OnSetsRules, _fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """It changes what may be done, not what anything means."""
    return replace(rules, shift_from_permitted=True)


SHIFT_FROM_PERMITTED = Variation(name="shift from permitted", amend=amend, aliases=("shift",))
