"""Scoresheets for a round: a page for each table, and the division's variations on its back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from goalsetter.errors import PaperError
from goalsetter.paper.document import FIRST_OF_DAYS, GRAY, Document, PaperSize
from goalsetter.paper.fitting import Box
from goalsetter.paper.shake_choices import SheetBook, draw_back
from goalsetter.rules import PLACES
from goalsetter.words import say

MARGIN = 12
SEATS = 3
"""Columns for players: a table of two may still get a third who comes late."""

MOST_SHAKES = 12
"""Rows for shakes; with these there is room to write in each."""

LABELS = 26
"""The width of the column with the names of the rows."""

HEAD = 33
"""The height of what stands over the scores."""

FOOT = 37
"""The height of what stands under the scores."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetPlayer:
    """A player as a sheet or a list names one: the name, and the school or group."""

    name: str
    group: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoresheet:
    """One table in one round. Without a table or players it is a blank sheet, to be filled in."""

    event: str
    book: SheetBook
    round_name: str
    code: str
    """The code of the sheet, to be typed at the desk."""
    address: str
    """The address behind the QR code, which opens the form for this sheet."""
    table: str = ""
    players: tuple[SheetPlayer, ...] = ()


def scoresheets(
    sheets: Sequence[Scoresheet],
    *,
    language: str,
    size: PaperSize = "letter",
    made: datetime = FIRST_OF_DAYS,
    backs: bool = True,
) -> bytes:
    """Return scoresheets as a PDF for printing on both sides; ``backs`` may be left out.

    A book without variations has nothing on the back; where others in the same print have, its
    back is an empty page, so that no sheet gets the back of another.
    """
    if not sheets:
        raise PaperError("nothing-to-print", expected="one scoresheet or more")
    any_back = backs and any(sheet.book.offers for sheet in sheets)
    title = say("paper-sheet-title", language)
    with Document(title=title, language=language, size=size, made=made) as document:
        for sheet in sheets:
            draw_front(document, sheet, language)
            if any_back:
                draw_back(document, sheet.book, MOST_SHAKES, language)
        return document.finish()


def draw_front(document: Document, sheet: Scoresheet, language: str) -> None:
    """Draw the page with the scores."""
    if len(sheet.players) > SEATS:
        came = ", ".join(player.name for player in sheet.players)
        raise PaperError("too-many-players", expected=f"{SEATS} players or fewer", came=came)
    field = document.new_page().inset(MARGIN)
    draw_head(document, sheet, field.top(HEAD), language)
    scores = Box(field.x, field.y + HEAD, field.width, field.height - HEAD - FOOT)
    draw_scores(document, sheet, scores, language)
    draw_foot(document, field.below(field.height - FOOT + 2), language)


def draw_head(document: Document, sheet: Scoresheet, box: Box, language: str) -> None:
    """Draw which table it is, of which round, and the square by which the desk knows the sheet."""
    square = Box(box.right - 30, box.y - 4, 30, 30)
    document.qr(sheet.address, square)
    code = Box(square.x, box.y + 25, 30, 6)
    document.write(sheet.code, code, size=10, bold=True, align="center")
    text = box.left(box.width - 32)
    number, event = text.top(16), text.below(16)
    table = say("paper-table", language, table=sheet.table)
    document.write(table, number.left(86), size=34, smallest=14, bold=True)
    if not sheet.table:
        document.line(number.x + 45, number.bottom - 3, number.x + 84, number.bottom - 3)
    document.write(sheet.round_name, number.after(88), size=17, align="right", cut=True)
    document.write(sheet.event, event.top(7), size=12, bold=True, cut=True)
    document.write(sheet.book.title(language), event.below(7).top(9), size=9, ink=GRAY)


def draw_scores(document: Document, sheet: Scoresheet, box: Box, language: str) -> None:
    """Draw the grid: a row for each shake, and under them the sums and the initials."""
    names, below = box.top(14), box.below(14)
    heads, grid = below.top(6), below.below(6)
    rows = grid.rows(*[1] * MOST_SHAKES, 1.05, 1.05, 1.05)
    labels = [say("paper-shake", language, number=n + 1) for n in range(MOST_SHAKES)]
    sums = ("paper-total", "paper-match-points", "paper-initials")
    for row, label in zip(rows, (*labels, *(say(code, language) for code in sums)), strict=True):
        is_sum = row.y >= rows[MOST_SHAKES].y
        if is_sum:
            document.shade(row.left(LABELS), ink=238)
        cell = row.left(LABELS).inset(1.5, 0.5)
        document.write(label, cell, size=10, smallest=7, bold=is_sum)
        document.line(box.x, row.y, box.right, row.y, width=0.5 if label == labels[0] else 0.2)
    marks = [say(code, language) for code in ("paper-score", "paper-penalty", "paper-judge")]
    for seat, column in enumerate(names.after(LABELS).columns(*[1] * SEATS)):
        player = sheet.players[seat] if seat < len(sheet.players) else SheetPlayer(name="")
        inside = column.inset(1.5, 0.7)
        document.write(player.name, inside.top(7), size=12, smallest=5, bold=True, cut=True)
        document.write(player.group, inside.below(7), size=8, smallest=5, ink=GRAY, cut=True)
        if not player.name:
            document.underline(inside.top(7), ink=GRAY)
        parts = Box(column.x, heads.y, column.width, heads.height).columns(1.25, 0.75, 1)
        for mark, part in zip(marks, parts, strict=True):
            document.write(mark, part.inset(0.6, 0.3), size=8, smallest=5, align="center", ink=GRAY)
        for part in parts[1:]:
            # Sums and initials take the whole width of a player.
            document.line(part.x, heads.y, part.x, rows[MOST_SHAKES].y, width=0.1, ink=GRAY)
        document.line(column.x, box.y, column.x, box.bottom, width=0.5)
    document.line(box.x, heads.y, box.right, heads.y)
    document.line(box.x, rows[MOST_SHAKES].y, box.right, rows[MOST_SHAKES].y, width=0.5)
    document.frame(box, width=0.5)


def draw_foot(document: Document, box: Box, language: str) -> None:
    """Draw the table of match points, what the players do with the sheet, and the judge's boxes."""
    points, rules = box.left(62), box.after(66)
    document.write(say("paper-places", language), points.top(5), size=8, bold=True)
    lines = [(shared, row) for count in (3, 2) for shared, row in PLACES[count].items()]
    for (shared, row), cell in zip(lines, points.below(5).rows(*[1] * len(lines)), strict=True):
        label = say(f"paper-places-{'-'.join(map(str, shared))}", language)
        document.write(label, cell.left(42), size=8, smallest=5)
        document.write("  ".join(map(str, row)), cell.after(42), size=8, bold=True)
    advice, boxes = rules.top(13), rules.below(14)
    document.write(say("paper-sheet-rule", language), advice, size=8.5, top=True)
    codes = ("paper-added-minutes", "paper-absent", "paper-protest")
    for code, cell in zip(codes, boxes.rows(1, 1, 1), strict=True):
        name, line = cell.inset(0, 0.6).columns(1, 1.6)
        document.write(say(code, language), name, size=8, smallest=5)
        document.frame(line, ink=GRAY)
