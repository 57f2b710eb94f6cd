"""No Forbidden: no cube but a digit goes to Forbidden (2011-12 ST7-I)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.variation import Variation


def amend(rules: OnSetsRules, _fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """It changes what may be done, not what anything means."""
    return replace(rules, no_forbidden=True)


NO_FORBIDDEN = Variation(name="no forbidden", amend=amend)
