"""From a workbook (XLSX) to rows of cells; nothing in it is trusted."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from datetime import date, time, timedelta
from typing import TYPE_CHECKING, Any

from goalsetter.roster.record import (
    MOST_CELLS,
    MOST_LINES,
    MOST_PARTS,
    MOST_ROWS,
    MOST_UNPACKED,
    Records,
    RosterCell,
    RosterRecord,
    refuse,
)
from goalsetter.roster.row import RosterFault, RosterProblem, shorten

if TYPE_CHECKING:
    from openpyxl.workbook import Workbook

OLDER = b"\xd0\xcf\x11\xe0"
"""The first bytes of a workbook with a password, and of an old one (XLS)."""

PEEKED = 20
"""How many rows of another sheet are looked at to see whether it has anything in it."""


def read_workbook(source: bytes) -> Records:
    """Return the rows of the first sheet that has any."""
    if source.startswith(OLDER):
        return refuse(RosterFault.LOCKED_WORKBOOK)
    unpacked = unpacked_size(source)
    if unpacked is None:
        return refuse(RosterFault.NOT_WORKBOOK)
    if unpacked > MOST_UNPACKED:
        return refuse(RosterFault.UNPACKS_TOO_LARGE, MOST_UNPACKED, came=unpacked)
    try:
        return read_sheets(source)
    except ModuleNotFoundError:
        # The library comes with the server, and the list may well be read without one.
        return refuse(RosterFault.NO_WORKBOOKS)
    except Exception:  # noqa: BLE001, RUF100 - a broken workbook fails anywhere in the library
        return refuse(RosterFault.NOT_WORKBOOK)


def unpacked_size(source: bytes) -> int | None:
    """Return how large a workbook says to be when unpacked; nothing if it is none.

    What it says is enough: ``zipfile`` reads no part beyond the size that it declares.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(source)) as archive:
            parts = archive.infolist()
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError):
        return None
    if "xl/workbook.xml" not in {part.filename for part in parts} or len(parts) > MOST_PARTS:
        return None
    return sum(part.file_size for part in parts)


def read_sheets(source: bytes) -> Records:
    """Return the rows of a workbook that is not too large."""
    # Loaded here, for a room that most commands never enter.
    from openpyxl import load_workbook  # noqa: PLC0415

    book = load_workbook(io.BytesIO(source), read_only=True, keep_links=False)
    try:
        titles = [sheet.title for sheet in book.worksheets if first_rows(sheet)]
        rows = tuple(sheet_rows(book, titles[0])) if titles else ()
    finally:
        book.close()
    others = shorten(", ".join(titles[1:]))
    problem = RosterProblem(code=RosterFault.OTHER_SHEETS, expected=(*titles[:1],), came=others)
    return Records(rows, (problem,) if others else ())


def first_rows(sheet: Any) -> list[RosterRecord]:
    """Return the first rows of a sheet that have something in them; a hidden sheet has none."""
    return list(records(sheet, PEEKED)) if sheet.sheet_state == "visible" else []


def sheet_rows(book: Workbook, title: str) -> Iterator[RosterRecord]:
    """Yield the rows of a sheet, one more than a list may have."""
    for count, row in enumerate(records(book[title], MOST_LINES)):
        if count > MOST_ROWS + 1:
            return
        yield row


def records(sheet: Any, most: int) -> Iterator[RosterRecord]:
    """Yield the rows of a sheet that have something in them, empty cells at the end left out."""
    # The bounds keep a lone cell at the far corner from being padded to billions of empty ones.
    rows = sheet.iter_rows(max_row=most, max_col=MOST_CELLS + 1)
    for number, row in enumerate(rows, start=1):
        cells = [plain_cell(cell.value, cell.data_type) for cell in row]
        while cells and not cells[-1].text.strip():
            cells.pop()
        if cells:
            yield RosterRecord(number, tuple(cells))


def plain_cell(value: object, data_type: str) -> RosterCell:
    """Return a cell as its reader sees it; formulas, dates and errors are no values of a list."""
    if data_type == "f":
        return RosterCell(str(getattr(value, "text", value)), RosterFault.FORMULA)
    if data_type == "e":
        return RosterCell(str(value), RosterFault.CELL_ERROR)
    if isinstance(value, date | time | timedelta):
        # "3-4" typed into a sheet has become the third of April: the text is lost.
        return RosterCell(str(value), RosterFault.DATE)
    if isinstance(value, float) and value.is_integer():
        return RosterCell(str(int(value)))
    return RosterCell("" if value is None else str(value))
