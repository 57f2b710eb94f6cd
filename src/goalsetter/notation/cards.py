"""Cards and Universes of ON-SETS ⇄ text."""

from __future__ import annotations

from goalsetter.cubes import BLANK, CARD_COLOURS, Card, Universe
from goalsetter.notation.code import NotationCode
from goalsetter.notation.source import LISTED, SPACES, Source, filled

NO_CARDS = "none"
"""The word for a Universe without cards."""


def parse_card(text: str) -> Card:
    """A card by its colour letters, in any order and of any size, or ``blank``."""
    return _card(filled(text, "a card").stripped())


def parse_universe(text: str) -> Universe:
    """Cards separated by spaces, each at most once; ``none`` for no cards."""
    return read_universe(filled(text, "the cards of a Universe"))


def read_universe(source: Source) -> Universe:
    """The Universe in a stretch of text that holds more than spaces."""
    if source.stripped().content.lower() == NO_CARDS:
        return Universe(())
    cards: list[Card] = []
    for word in source.words(SPACES + LISTED):
        card = _card(word)
        if card in cards:
            raise word.error(NotationCode.CARD_TWICE, word.start, "each card once", word.content)
        cards.append(card)
    return Universe(tuple(cards))


def _card(word: Source) -> Card:
    """The card that a word names."""
    letters = "" if word.content.lower() == BLANK else word.content.upper()
    colours = "".join(colour for colour in CARD_COLOURS if colour in letters)
    # Sorted lists, not sets: a letter that stands twice is no card.
    if sorted(colours) != sorted(letters):
        wanted = f"letters of {CARD_COLOURS}, each once, or {BLANK}"
        raise word.error(NotationCode.UNKNOWN_CARD, word.start, wanted, word.content)
    return Card(colours)


def card_text(card: Card) -> str:
    """The colour letters of a card, or ``blank``."""
    return card.colours or BLANK


def universe_text(universe: Universe) -> str:
    """Cards separated by spaces, the fullest first."""
    return " ".join(card_text(card) for card in universe.cards) or NO_CARDS
