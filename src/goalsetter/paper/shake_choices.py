"""The back of a scoresheet: the division's variations once for each shake, to be circled.

A list for each shake may stand there instead of on a sheet of its own (2018-19 II-B-1-c).
"""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.paper.document import GRAY, Document
from goalsetter.paper.fitting import Box
from goalsetter.rules import AnyEdition, Blank, Chosen, Division, Offer, Years
from goalsetter.words import all_of, say

MARGIN = 12
ACROSS = 3
TALLEST = 7.5
"""The height of a line of the list, if there is room for it."""

LINE = 3.8
"""The least height of such a line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetBook:
    """The rules of a contest: the book, the division, and which of the alternating lists."""

    edition: AnyEdition
    division: Division
    years: Years = Years.EVERY

    @property
    def offers(self) -> tuple[Offer, ...]:
        """Return what the division may choose from, in the order of its list."""
        rules = self.edition.division(self.division)
        return tuple(offer for offer in (rules.offers if rules else ()) if self.is_listed(offer))

    def is_listed(self, offer: Offer) -> bool:
        """Whether a variation is on the list of this year."""
        # A contest that names no year plays the list of the book's own.
        return offer.is_played(self.edition.years if self.years is Years.EVERY else self.years)

    def called(self, name: str) -> str:
        """Return the name that the book gives a variation."""
        return self.edition.title_of(self.division, Chosen(name))

    def title(self, language: str) -> str:
        """Return the book, the division and the list in words."""
        division = self.division.value.capitalize()
        text = say("variations-title", language, edition=self.edition.title, division=division)
        if not self.edition.alternates:
            return text
        years = self.edition.years if self.years is Years.EVERY else self.years
        return f"{text}, {say(f'list-{years.name.lower()}', language)}"


def draw_back(document: Document, book: SheetBook, shakes: int, language: str) -> None:
    """Draw the page with a list for each shake; a book without variations has an empty page."""
    field = document.new_page().inset(MARGIN)
    offers = book.offers
    if not offers:
        return
    document.write(say("paper-circle", language), field.top(6), size=11, bold=True)
    document.write(book.title(language), field.below(6).top(5), size=8, ink=GRAY)
    rules = book.edition.division(book.division)
    always = [book.called(name) for name in (rules.always if rules else ())]
    if always:
        text = f"{say('variations-always', language)}: {all_of(always, language)}"
        document.write(text, field.below(11).top(6), size=8)
    blocks = field.below(18).rows(*[1] * -(-shakes // ACROSS))
    boxes = [box for row in blocks for box in row.columns(*[1] * ACROSS)]
    for number, box in enumerate(boxes[:shakes], start=1):
        draw_list(document, book, number, box.inset(1.2), language)


def draw_list(document: Document, book: SheetBook, number: int, box: Box, language: str) -> None:
    """Draw the list of one shake, with a line to write on where a blank has to be filled in."""
    document.frame(box, ink=GRAY)
    inside = box.inset(1.5, 1)
    document.write(
        say("paper-shake", language, number=number), inside.top(5), size=9.5, smallest=7, bold=True
    )
    offers = book.offers
    # Two columns, the left one longer by one where they cannot be equal.
    half = -(-len(offers) // 2)
    body = inside.below(5.5)
    height = min(TALLEST, body.height / half)
    for at, offer in enumerate(offers):
        column = body.columns(1, 1)[at // half]
        cell = Box(column.x, column.y + at % half * height, column.width - 1, height)
        is_open = book.edition.catalogue.named(offer.name).blank is not Blank.NOTHING
        # A name alone stays on one line; one with a blank may take two.
        line = cell.inset(0, max(0, (height - LINE) / 2))
        name, blank = cell.columns(2, 1) if is_open else (line, line)
        document.write(book.called(offer.name), name, size=8, smallest=5)
        if is_open:
            document.underline(blank.top(height / 2 + 1.2), ink=GRAY)
