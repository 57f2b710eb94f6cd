"""No Forbidden: no cube but a digit goes to Forbidden (2011-12 ST7-I)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.variation import Variation


def amend(rules: OnSetsRules, _fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """It changes what may be done, not what anything means."""
    return replace(rules, no_forbidden=True)


NO_FORBIDDEN = Variation(
    name="no forbidden",
    amend=amend,
    examples=(
        Example(
            goal="2",
            required="B",
            permitted="∩",
            resources="R G Y -",
            papers=("B ∩ R",),
            deed=(
                "R",
                "permitted",
            ),
            barred=(
                "R",
                "forbidden",
            ),
        ),
        Example(
            goal="3 3",
            required="∪",
            permitted="B",
            resources="R G -",
            papers=("B ∪ R",),
            deed=(
                "R",
                "required",
            ),
            barred=(
                "G",
                "forbidden",
            ),
        ),
    ),
)
