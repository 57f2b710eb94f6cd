"""Two Solutions: each writer writes two, the second with a new card (On-Sets XIII-D-14)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.variation import Variation


def amend(rules: OnSetsRules, _fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """Two Solutions are asked for."""
    return replace(rules, solutions=2)


TWO_SOLUTIONS = Variation(
    name="two solutions",
    amend=amend,
    examples=(
        Example(
            goal="2",
            required="B",
            permitted="R G ∩ -",
            papers=(
                "B ∩ R",
                "B - R",
            ),
            ask=(
                "B ∩ R | R ∩ B",
                "B - R | B ∩ G",
                "B - R | B - R",
            ),
        ),
        Example(
            goal="1",
            required="∩",
            permitted="G Y R B -",
            papers=(
                "G ∩ Y",
                "B ∩ (R - G)",
            ),
        ),
    ),
)
