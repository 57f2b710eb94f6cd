"""Required or Forbidden Card: a card that every Set-Name holds, or none (On-Sets XIII-C-10)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.errors import NotationError
from goalsetter.notation import parse_card, text
from goalsetter.rules.example import Example
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.variation import Blank, ChoiceRefusal, RolledCubes, Variation, wrong_fill


def amend(rules: OnSetsRules, fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """``required RG`` or ``forbidden blank``."""
    kind, _, card = fill.partition(" ")
    if kind == "forbidden":
        return replace(rules, forbidden_card=card)
    return replace(rules, required_card=card)


def dealt(
    _variation: Variation[OnSetsRules], _rules: OnSetsRules, fill: str, roll: RolledCubes
) -> ChoiceRefusal | None:
    """The card must lie in the Universe."""
    try:
        card = parse_card(fill.partition(" ")[2])
    except NotationError:
        return wrong_fill("choice-fill-card", fill=fill.partition(" ")[2])
    if roll.universe and card in roll.universe.cards:
        return None
    return wrong_fill("choice-card-not-dealt", fill=text(card))


CARD = Variation(
    name="required or forbidden card",
    title="Required/Forbidden Card",
    filled="Card {} {}",
    amend=amend,
    aliases=(
        "required card",
        "forbidden card",
        "required/forbidden card",
        "card required",
        "card forbidden",
        "forbidden",
    ),
    blank=Blank.CARD,
    refusal=dealt,
    fills=("required", "forbidden"),
    examples=(
        Example(
            goal="2",
            required="∩",
            permitted="B R G Y -",
            papers=("B ∩ R",),
            fill="required BR",
            ask=(
                "B ∩ G",
                "R ∩ B",
                "G ∩ Y",
            ),
        ),
        Example(
            goal="2", required="B -", permitted="R ∩ G", papers=("B - R",), fill="forbidden BR"
        ),
    ),
)
