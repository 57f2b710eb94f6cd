"""Required Cube: every Solution contains a cube of one symbol (On-Sets XIII-A-1)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.onsets.variations.wild_cube import rolled
from goalsetter.rules.rulings import sets, settled_by
from goalsetter.rules.variation import Blank, Variation


@settled_by(sets.REQUIRED_ITSELF)
def amend(rules: OnSetsRules, fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """The cube itself must be used, whatever it stands for; a wild cube does not replace it."""
    return replace(rules, required_cube=fill)


REQUIRED_CUBE = Variation(
    name="required cube",
    filled="{} Required",
    amend=amend,
    aliases=("required",),
    blank=Blank.CUBE,
    refusal=rolled,
    examples=(
        Example(
            goal="2",
            required="B",
            permitted="R G ∩ -",
            papers=("B ∩ R",),
            fill="∩",
            ask=(
                "B - R",
                "B ∩ G",
                "B ∩ (R - G)",
            ),
        ),
        Example(goal="1", required="Y", permitted="G R ∩ -", papers=("G ∩ Y",), fill="∩"),
    ),
)
