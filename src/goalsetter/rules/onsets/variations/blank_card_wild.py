"""Blank Card Wild: the writer puts colours on the blank card (On-Sets XIII-C-11)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import Card
from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.variation import ChoiceRefusal, RolledCubes, Variation, without_effect


def amend(rules: OnSetsRules, _fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """The blank card bears the colours that a Solution gives it."""
    return replace(rules, blank_wild=True)


def blank_dealt(
    _variation: Variation[OnSetsRules], _rules: OnSetsRules, _fill: str, roll: RolledCubes
) -> ChoiceRefusal | None:
    """Only if the blank card was dealt (XIII-C-11 a)."""
    dealt = roll.universe and Card("") in roll.universe.cards
    return None if dealt else without_effect("choice-no-blank-card")


BLANK_CARD_WILD = Variation(
    name="blank card wild",
    amend=amend,
    aliases=("blank wild",),
    refusal=blank_dealt,
    conflicts=("required or forbidden card forbidden blank",),
    examples=(
        Example(
            goal="3",
            required="B ∩ R",
            papers=("B ∩ R where blank=BR",),
            ask=("B ∩ G where blank=BG",),
        ),
        Example(goal="2", required="G ∩ Y", papers=("G ∩ Y where blank=GY",)),
    ),
)
