"""Cards of ON-SETS in the terminal: a frame with a letter for each dot, and a word below it.

The letters say what the colours say, so nobody needs to tell colours apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from goalsetter.cli.screen import Screen
from goalsetter.cubes import Card
from goalsetter.notation import text

IN_A_ROW = 8
WIDTH = 5
STYLES = {"B": "bold blue", "R": "bold red", "G": "bold green", "Y": "bold yellow"}
ROWS = ("BR", "GY")
"""Where the dots of a card are drawn."""

Span = tuple[str, str]
"""A text and its style."""


def show_cards(cards: tuple[Card, ...], marks: Mapping[Card, Span], screen: Screen) -> None:
    """Draw the cards in rows; a mark is a short word below its card, and its style."""
    for start in range(0, len(cards), IN_A_ROW):
        row = cards[start : start + IN_A_ROW]
        for spans in card_lines(row, marks):
            screen.spans([("  ", ""), *spans])


def card_lines(row: tuple[Card, ...], marks: Mapping[Card, Span]) -> Iterator[list[Span]]:
    """Yield the lines of a row of cards, with the marks below."""
    yield [("╭───╮ ", "") for _ in row]
    for letters in ROWS:
        yield [span for card in row for span in dot_spans(card, letters)]
    yield [("╰───╯ ", "") for _ in row]
    # No empty line below cards of which nothing is said.
    if any(card in marks for card in row):
        shown = [marks.get(card, ("", "")) for card in row]
        yield [(f"{word:^{WIDTH}} ", style) for word, style in shown]


def dot_spans(card: Card, letters: str) -> Iterator[Span]:
    """Yield one line of a card: its frame, and two places for dots."""
    left, right = (letter if letter in card.colours else " " for letter in letters)
    yield ("│", "")
    yield (left, STYLES.get(left, ""))
    yield (" ", "")
    yield (right, STYLES.get(right, ""))
    yield ("│ ", "")


def card_data(cards: tuple[Card, ...]) -> list[str]:
    """Cards as a list of texts."""
    return list(map(text, cards))
