"""∪ and ∩, V and Λ Interchangeable (On-Sets XIII-A-3, A-4)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.variation import Variation


def swap_signs(rules: OnSetsRules, _fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """A ∪ cube may be a ∩ and the other way round; the writer writes what is meant."""
    return replace(rules, interchange=(*rules.interchange, "∪∩"))


def swap_sets(rules: OnSetsRules, _fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """A V cube may be a Λ and the other way round."""
    return replace(rules, interchange=(*rules.interchange, "VΛ"))


SIGNS = Variation(
    name="∪ and ∩ interchangeable",
    amend=swap_signs,
    aliases=(
        "U and n interchangeable",
        "union and intersection interchangeable",
        "∪ ∩ interchangeable",
        "∪/∩ interchangeable",
        "∩ and ∪ interchangeable",
        "U and ∩ interchangeable",
        "U ∩ interchangeable",
        "∪∩ interchangeable",
        "union/intersection interchangeable",
    ),
    needs=("∪", "∩"),
    examples=(
        Example(
            goal="3 3",
            required="∩",
            permitted="B R Y G",
            papers=("B ∪ R",),
            ask=(
                "B ∩ R",
                "B ∪ Y",
                "R ∪ G",
            ),
        ),
        Example(goal="2", required="B R ∪", papers=("B ∩ R",)),
    ),
)
SETS = Variation(
    name="V and Λ interchangeable",
    amend=swap_sets,
    aliases=(
        "V and A interchangeable",
        "V Λ interchangeable",
        "V/Λ interchangeable",
        "Λ and V interchangeable",
        "VΛ interchangeable",
    ),
    needs=("V", "Λ"),
    examples=(
        Example(
            goal="3 3",
            required="Λ -",
            permitted="B R Y",
            papers=("V - B",),
            ask=(
                "R - Λ",
                "V - R",
                "V - Y",
            ),
        ),
        Example(goal="4", required="V ∪ B", papers=("B ∪ Λ",)),
    ),
)
