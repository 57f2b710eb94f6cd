"""Lists for the tests of the reader: the columns of a class and of a tournament, and workbooks."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from openpyxl import Workbook

from goalsetter.roster import Roster, RosterColumn, RosterKind, read_roster

DIVISIONS = ("elementary", "middle", "junior", "senior")
CLASS = (
    RosterColumn(code="name", required=True, longest=40),
    RosterColumn(code="nickname", longest=16, unique=True),
    RosterColumn(code="division", choices=DIVISIONS, spellings={"Primaria": "elementary"}),
)
TOURNAMENT = (
    RosterColumn(code="player", required=True),
    RosterColumn(code="school", required=True, headings=("Delegation",)),
    RosterColumn(code="division", required=True, choices=DIVISIONS),
    RosterColumn(code="grade", longest=2),
    RosterColumn(code="team"),
)


def read(source: bytes | str, kind: RosterKind = "text", *, header: bool | None = None) -> Roster:
    """Read the list of a class."""
    return read_roster(source, kind=kind, columns=CLASS, header=header)


def enter(source: bytes | str, kind: RosterKind = "csv") -> Roster:
    """Read the list of a tournament, in which twins are told apart by their school."""
    return read_roster(source, kind=kind, columns=TOURNAMENT, twins=("player", "school"))


def names(roster: Roster) -> list[str]:
    """Return what stands in the first column of every row."""
    return [row.values[0][1] for row in roster.rows]


def faults(roster: Roster) -> list[tuple[int, str]]:
    """Return where the problems of a list are, and their codes."""
    return [(problem.row, problem.code.value) for problem in roster.all_problems]


def workbook(*sheets: Sequence[Sequence[Any]], hidden: Sequence[int] = ()) -> bytes:
    """Return a workbook with these rows, a sheet for each table."""
    book = Workbook()
    book.remove(book.worksheets[0])
    for number, rows in enumerate(sheets):
        sheet = book.create_sheet(f"Sheet {number + 1}")
        for row in rows:
            sheet.append(list(row))
        if number in hidden:
            sheet.sheet_state = "hidden"
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()
