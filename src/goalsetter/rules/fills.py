"""The fills for the blank of a variation: what a roll shows, or what any roll could show."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from goalsetter.cubes import ALL_CARDS, CARD_COLOURS, SET_DIGITS
from goalsetter.notation import text
from goalsetter.rules.edition import Offer
from goalsetter.rules.onsets.equipment import CUBE_KINDS
from goalsetter.rules.variation import Blank, R, RolledCubes, Variation


def fills(
    variation: Variation[R], offer: Offer, roll: RolledCubes | None = None
) -> tuple[str, ...]:
    """Everything that could be filled in, legal or not; one empty text if there is no blank.

    There is no end of sets: given are those of one colour or two.
    """
    blank = variation.blank
    if blank is Blank.NOTHING:
        return ("",)
    if blank is Blank.NUMBER:
        return tuple(map(str, offer.fills))
    if blank is Blank.CUBE:
        return tuple(sign for sign in _signs(roll) if sign not in offer.barred)
    if blank is Blank.CARD:
        cards = roll.universe.cards if roll and roll.universe else ALL_CARDS
        return tuple(f"{kind} {text(card)}" for kind in variation.fills for card in cards)
    if blank is Blank.CARD_COLOUR:
        return tuple(CARD_COLOURS)
    return tuple(_sets()) if blank is Blank.SET else variation.fills


def _signs(roll: RolledCubes | None) -> Iterator[str]:
    """Signs but no digits (On-Sets XIII-A-1, A-2)."""
    shown = [face for kind in CUBE_KINDS for face in kind.faces]
    if roll is not None:
        shown = [cube.face for cube in roll.resources]
    yield from (face for face in dict.fromkeys(shown) if face not in SET_DIGITS)


def _sets() -> Iterator[str]:
    """Sets of one colour or two, in the order of their length."""
    yield from CARD_COLOURS
    yield from (f"{colour}'" for colour in CARD_COLOURS)
    for one, other in combinations(CARD_COLOURS, 2):
        yield f"{one} ∪ {other}"
        yield f"{one} ∩ {other}"
    yield from (f"{one} - {other}" for one, other in permutations(CARD_COLOURS, 2))
