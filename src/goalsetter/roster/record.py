"""A list before its columns are known: rows of cells, however it was sent."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from goalsetter.roster.column import RosterColumn
from goalsetter.roster.row import RosterFault, RosterProblem, shorten

RosterKind = Literal["text", "csv", "xlsx"]
"""How a list was sent: pasted into a page, as a file of text, or as a workbook."""

# The largest known event has 1,300 people, a class has 30.
MOST_BYTES = 4_000_000
"""Bytes of a file, or characters of a pasted text."""

MOST_UNPACKED = 60_000_000
"""Bytes of a workbook once it is unpacked: 5,000 rows take about two million."""

MOST_PARTS = 400
"""Files inside a workbook."""

MOST_ROWS = 5_000
"""Rows with something in them, the row of headings apart."""

MOST_LINES = 10_000
"""Rows of a sheet that are looked at, empty ones included."""

MOST_CELLS = 40
"""Columns of a sheet that are looked at."""

LONGEST_LINE = 100_000
"""Characters of a line: ``csv`` gives up at a field of 131,072."""

DELIMITERS = ("\t", ";", ",", "|")
SAMPLE = 50
"""How many rows are looked at to find the delimiter."""

ITEM = re.compile(r"\s*(?:\d{1,4}[.)]|[-*•–])\s+")
"""The mark of an item in a list that was copied from a letter: ``3.``, ``•``."""

DECLARED = re.compile(r"sep=(.)\r?\n", re.IGNORECASE)
"""The first line by which Excel declares the delimiter."""


@dataclass(frozen=True, slots=True)
class RosterCell:
    """A cell as it came: its text, and what is wrong with it as a cell, if anything is."""

    text: str
    fault: RosterFault | None = None


@dataclass(frozen=True, slots=True)
class RosterRecord:
    """The cells of one row that is not empty, under the number that the sender sees."""

    number: int
    cells: tuple[RosterCell, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of its cells."""
        return tuple(cell.text for cell in self.cells)


@dataclass(frozen=True, slots=True)
class Records:
    """All rows of a list that have something in them, and the problems of the list as a whole."""

    rows: tuple[RosterRecord, ...] = ()
    problems: tuple[RosterProblem, ...] = ()


def refuse(code: RosterFault, *expected: object, came: object = "") -> Records:
    """Return a list that cannot be read at all, with the reason."""
    problem = RosterProblem(code=code, expected=tuple(map(str, expected)), came=str(came))
    return Records(problems=(problem,))


def kind_of(source: bytes | str) -> RosterKind:
    """Return how a list was sent, by its first bytes: names of files are not to be trusted."""
    if isinstance(source, str):
        return "text"
    # A workbook is a ZIP archive; what begins as an older one does is refused with its own words.
    return "xlsx" if source.startswith((b"PK\x03\x04", b"\xd0\xcf\x11\xe0")) else "csv"


def read_text(text: str, columns: Sequence[RosterColumn], *, pasted: bool) -> Records:
    """Return the rows of a text, whichever delimiter it uses."""
    declared = DECLARED.match(text)
    if declared:
        # The blank line keeps the numbers of the rows as the sender sees them.
        text = "\n" + text[declared.end() :]
    if pasted:
        text = without_marks(text)
    delimiter = declared[1] if declared else find_delimiter(text, columns, pasted=pasted)
    problems: tuple[RosterProblem, ...] = ()
    try:
        rows = tuple(islice(split_rows(text, delimiter), MOST_ROWS + 2))
    except csv.Error:
        # A quote that is never closed would swallow the rest of the list: show every line instead.
        rows = tuple(islice(split_rows(text, delimiter, quoted=False), MOST_ROWS + 2))
        problems = (bad_quotes(rows),)
    return Records(rows, problems)


def split_rows(text: str, delimiter: str, *, quoted: bool = True) -> Iterator[RosterRecord]:
    """Yield the rows that are not empty; quotes that make no sense are an error of ``csv``."""
    lines = io.StringIO(text, newline="")
    reader = csv.reader(
        lines,
        delimiter=delimiter,
        quoting=csv.QUOTE_MINIMAL if quoted else csv.QUOTE_NONE,
        strict=quoted,
        skipinitialspace=True,
    )
    number = 1
    for row in reader:
        if any(map(str.strip, row)):
            yield RosterRecord(number, tuple(map(RosterCell, row[: MOST_CELLS + 1])))
        number = reader.line_num + 1


def bad_quotes(rows: Sequence[RosterRecord]) -> RosterProblem:
    """Return the problem of quotes that do not pair, at the first row that has one."""
    row = next(row for row in rows if any('"' in text for text in row.texts))
    return RosterProblem(
        code=RosterFault.BAD_QUOTES, row=row.number, came=shorten(" ".join(row.texts))
    )


def without_marks(text: str) -> str:
    """Return a pasted list without the numbers or dots of its items, if every line has one."""
    lines = text.splitlines()
    written = [line for line in lines if line.strip()]
    if written and all(ITEM.match(line) for line in written):
        return "\n".join(ITEM.sub("", line, count=1) for line in lines)
    return text


def find_delimiter(text: str, columns: Sequence[RosterColumn], *, pasted: bool) -> str:
    """Return the delimiter under which the rows look most like a table; a tab if none does."""

    def table(delimiter: str) -> list[tuple[str, ...]]:
        rows = islice(split_rows(text, delimiter, quoted=False), SAMPLE)
        return [row.texts for row in rows]

    def score(delimiter: str) -> tuple[int, int]:
        rows = table(delimiter)
        widths = Counter(len(row) for row in rows if len(row) > 1)
        first = rows[0] if rows else ()
        headings = sum(any(c.is_called(cell) for c in columns) for cell in first)
        if pasted and delimiter == "," and headings < 2 and not has_choices(rows, columns):
            # "Lopez, Ana" in a pasted list is one child.
            return 0, 0
        return headings if len(first) > 1 else 0, max(widths.values(), default=0)

    best = max(DELIMITERS, key=score)
    return best if score(best)[1] else "\t"


def has_choices(rows: Sequence[tuple[str, ...]], columns: Sequence[RosterColumn]) -> bool:
    """Whether some column of a table without headings has one of its choices in every row."""
    return any(
        all(len(row) > at and column.choose(row[at]) for row in rows)
        for at, column in enumerate(columns)
        if at and column.choices
    )
