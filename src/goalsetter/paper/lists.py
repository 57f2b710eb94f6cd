"""Lists for the wall and the desk: seating by name and by table, table cards, standings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from goalsetter.errors import PaperError
from goalsetter.paper.document import FIRST_OF_DAYS, GRAY, INK, Document, PaperSize
from goalsetter.paper.fitting import Box
from goalsetter.paper.scoresheets import SheetPlayer
from goalsetter.words import say

MARGIN = 12
HEAD = 24
"""The height of what stands over a list."""

NAME_COLUMNS = 3
NAME_ROW, TABLE_ROW, STANDING_ROW = 6.4, 10.0, 7.2
"""The heights of rows: read from a step away on the wall, or at the desk."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListHead:
    """The lines over a list: the event, what is listed, and of which contest and round."""

    event: str
    contest: str
    provisional: bool = False
    """Whether something in it may still change; then every page says so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatedName:
    """One line of the list by name."""

    player: SheetPlayer
    table: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatedTable:
    """One line of the list by table: who sits there, in the order of the seats."""

    table: str
    players: tuple[SheetPlayer, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingLine:
    """One line of the standings: the place (shared places stand twice), who, and the figures."""

    place: str
    player: SheetPlayer
    figures: tuple[str, ...]


def paged(count: int, rows: int) -> list[range]:
    """Return which lines stand on which page."""
    if not count:
        raise PaperError("nothing-to-print", expected="one line or more")
    return [range(first, min(first + rows, count)) for first in range(0, count, rows)]


def draw_head(
    document: Document, head: ListHead, title: str, pages: tuple[int, int], language: str
) -> Box:
    """Begin a page with its head, and return the room under it."""
    field = document.new_page().inset(MARGIN)
    box = field.top(HEAD)
    document.write(title, box.top(9), size=18, bold=True, cut=True)
    document.write(head.event, box.below(9).top(6), size=10, cut=True)
    contest, page = box.below(15).top(6).columns(4, 1)
    document.write(head.contest, contest, size=9, ink=GRAY, cut=True)
    if pages[1] > 1:
        words = say("paper-page", language, page=pages[0], pages=pages[1])
        document.write(words, page, size=9, ink=GRAY, align="right")
    if head.provisional:
        mark = Box(field.right - 56, field.y, 56, 9)
        document.frame(mark, width=0.6)
        words = say("paper-provisional", language)
        document.write(words, mark.inset(1.5), size=11, bold=True, align="center")
    return field.below(HEAD)


def seating_by_name(
    names: Sequence[SeatedName],
    head: ListHead,
    *,
    language: str,
    size: PaperSize = "letter",
    made: datetime = FIRST_OF_DAYS,
) -> bytes:
    """Return the list by which players find their table, in the order in which they are given."""
    title = say("paper-seating-by-name", language)
    with Document(title=title, language=language, size=size, made=made) as document:
        rows = int((document.page.height - 2 * MARGIN - HEAD) / NAME_ROW)
        pages = paged(len(names), rows * NAME_COLUMNS)
        for number, page in enumerate(pages, start=1):
            body = draw_head(document, head, title, (number, len(pages)), language)
            columns = body.columns(*[1] * NAME_COLUMNS)
            for at, line in enumerate(page):
                column = columns[at // rows].inset(1.5, 0)
                cell = Box(column.x, column.y + at % rows * NAME_ROW, column.width, NAME_ROW)
                name, group, table = cell.inset(0, 0.5).columns(33, 18, 9)
                seated = names[line]
                document.write(seated.player.name, name, size=9.5, smallest=5, cut=True)
                document.write(seated.player.group, group, size=7, smallest=5, ink=GRAY, cut=True)
                document.write(seated.table, table, size=11, bold=True, align="right")
                document.underline(cell, width=0.1, ink=GRAY)
        return document.finish()


def seating_by_table(
    tables: Sequence[SeatedTable],
    head: ListHead,
    *,
    language: str,
    size: PaperSize = "letter",
    made: datetime = FIRST_OF_DAYS,
) -> bytes:
    """Return the list by which the desk and the judges find who sits where."""
    title = say("paper-seating-by-table", language)
    with Document(title=title, language=language, size=size, made=made) as document:
        rows = int((document.page.height - 2 * MARGIN - HEAD) / TABLE_ROW)
        pages = paged(len(tables), rows)
        for number, page in enumerate(pages, start=1):
            body = draw_head(document, head, title, (number, len(pages)), language)
            for at, line in enumerate(page):
                cell = Box(body.x, body.y + at * TABLE_ROW, body.width, TABLE_ROW)
                seated = tables[line]
                document.write(seated.table, cell.left(16), size=15, smallest=7, bold=True)
                places = cell.after(18).columns(1, 1, 1)
                for player, place in zip(seated.players, places, strict=False):
                    inside = place.inset(1, 0.6)
                    document.write(player.name, inside.top(5.2), size=10, smallest=5, cut=True)
                    below = inside.below(5.2)
                    document.write(player.group, below, size=7, smallest=5, ink=GRAY, cut=True)
                document.underline(cell, width=0.1, ink=GRAY)
        return document.finish()


def table_cards(
    tables: Sequence[str],
    *,
    event: str,
    language: str,
    size: PaperSize = "letter",
    made: datetime = FIRST_OF_DAYS,
) -> bytes:
    """Return a card with a large number for each table, two to a page with marks to cut along."""
    if not tables:
        raise PaperError("nothing-to-print", expected="one table or more")
    title = say("paper-table-cards", language)
    with Document(title=title, language=language, size=size, made=made) as document:
        for first in range(0, len(tables), 2):
            boxes = document.new_page().inset(MARGIN).rows(1, 1)
            document.cut_marks(boxes)
            for table, box in zip(tables[first : first + 2], boxes, strict=False):
                label, number, foot = box.inset(10).rows(2, 9, 1.4)
                words = say("paper-table-word", language)
                document.write(words, label, size=34, align="center", ink=GRAY)
                document.write(table, number, size=220, smallest=40, bold=True, align="center")
                document.write(event, foot, size=13, align="center", ink=GRAY, cut=True)
        return document.finish()


def standings(
    lines: Sequence[StandingLine],
    head: ListHead,
    *,
    headings: Sequence[str],
    title: str = "",
    language: str,
    size: PaperSize = "letter",
    made: datetime = FIRST_OF_DAYS,
) -> bytes:
    """Return the standings of a contest; ``headings`` stand over the figures of each line."""
    wrong = next((line for line in lines if len(line.figures) != len(headings)), None)
    if wrong is not None:
        expected = f"{len(headings)} figures"
        raise PaperError("figures-missing", expected=expected, came=wrong.player.name)
    title = title or say("paper-standings", language)
    with Document(title=title, language=language, size=size, made=made) as document:
        rows = int((document.page.height - 2 * MARGIN - HEAD) / STANDING_ROW) - 1
        pages = paged(len(lines), rows)
        for number, page in enumerate(pages, start=1):
            body = draw_head(document, head, title, (number, len(pages)), language)
            draw_standing(document, ("", "", "", *headings), body.top(STANDING_ROW), heading=True)
            for at, line in enumerate((lines[index] for index in page), start=1):
                texts = (line.place, line.player.name, line.player.group, *line.figures)
                row = Box(body.x, body.y + at * STANDING_ROW, body.width, STANDING_ROW)
                draw_standing(document, texts, row)
        return document.finish()


def draw_standing(
    document: Document, texts: Sequence[str], row: Box, *, heading: bool = False
) -> None:
    """Draw one line of the standings: place, name and group, then the figures, the sum first."""
    figures = len(texts) - 3
    place, name, group, *others = row.columns(13, 62, 44, *[67 / max(1, figures)] * figures)
    size, ink = (8.0, GRAY) if heading else (10.5, INK)
    document.write(texts[0], place.inset(1, 0.5), size=size, bold=True, align="right")
    document.write(texts[1], name.inset(1, 0.5), size=size, smallest=5, cut=True)
    document.write(texts[2], group.inset(1, 0.5), size=8.5, smallest=5, ink=GRAY, cut=True)
    for at, (text, cell) in enumerate(zip(texts[3:], others, strict=True)):
        bold = not at and not heading
        inside = cell.inset(1, 0.5)
        document.write(
            text, inside, size=size, smallest=4.5, bold=bold, align="right", ink=ink, cut=True
        )
    document.underline(row, width=0.4 if heading else 0.1, ink=GRAY)
