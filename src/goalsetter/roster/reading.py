"""Reading a list: which column is which, what each row holds, and what is wrong with it."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from goalsetter.roster.column import RosterColumn, fold
from goalsetter.roster.decoding import decode
from goalsetter.roster.record import (
    LONGEST_LINE,
    MOST_BYTES,
    MOST_ROWS,
    Records,
    RosterCell,
    RosterKind,
    RosterRecord,
    read_text,
    refuse,
)
from goalsetter.roster.row import Roster, RosterFault, RosterProblem, RosterRow, shorten
from goalsetter.roster.workbook import read_workbook

INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\u00ad"))
"""Signs that nobody sees and that come along when a page is copied."""

RUNS = ("=", "+", "-", "@")
"""The first signs of a text that a spreadsheet takes for a formula."""


MOST_OTHERS = 5
"""How many twins of a row are named."""


def read_roster(
    source: bytes | str,
    *,
    kind: RosterKind,
    columns: Sequence[RosterColumn],
    twins: Sequence[str] = (),
    header: bool | None = None,
) -> Roster:
    """Read a list of people into rows, all of them, each with what is wrong in it.

    ``twins`` are the columns that tell one person from another, the name first: two rows alike
    in them are twins, and a person has to say whether they are one child or two. Without it,
    that is the first column. ``header`` says whether the first row has headings, if it is known.
    """
    records = read_records(source, kind, columns)
    if not records.rows and not records.problems:
        records = refuse(RosterFault.EMPTY_ROSTER)
    first = records.rows[0].texts if records.rows else ()
    has_header = bool(first) and (is_header(first, columns) if header is None else header)
    if has_header:
        places, faults = read_header(records.rows[0], columns)
    else:
        places, faults = Places(dict(enumerate(columns))), ()
    people = records.rows[has_header : MOST_ROWS + has_header]
    rows = tuple(read_row(record, columns, places) for record in people)
    problems = [*records.problems, *faults]
    if len(records.rows) - has_header > MOST_ROWS:
        problems.append(RosterProblem(code=RosterFault.TOO_MANY_ROWS, expected=(str(MOST_ROWS),)))
    if has_header and not rows:
        problems.append(RosterProblem(code=RosterFault.EMPTY_ROSTER))
    rows = with_twins(rows, tuple(twins) or (columns[0].code,))
    for column in columns:
        rows = with_repeated_values(rows, column) if column.unique else rows
    return Roster(rows=rows, problems=tuple(problems), has_header=has_header)


def read_records(source: bytes | str, kind: RosterKind, columns: Sequence[RosterColumn]) -> Records:
    """Return the rows of cells in a list, or the reason why it has none."""
    if len(source) > MOST_BYTES:
        return refuse(RosterFault.TOO_LARGE, MOST_BYTES, came=len(source))
    if kind == "xlsx":
        # A text is no workbook, whatever the caller says that it is.
        return read_workbook(source if isinstance(source, bytes) else b"")
    text = decode(source) if isinstance(source, bytes) else source
    if text is None or "\0" in text or any(len(line) > LONGEST_LINE for line in text.splitlines()):
        return refuse(RosterFault.NOT_TEXT)
    return read_text(text.removeprefix("\ufeff"), columns, pasted=kind == "text")


# --- which column is which ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Places:
    """Which column stands at which place, and the places that nobody asked for."""

    columns: Mapping[int, RosterColumn]
    ignored: frozenset[int] = frozenset()


def is_header(texts: Sequence[str], columns: Sequence[RosterColumn]) -> bool:
    """Whether a first row has headings: half of its cells, or more, are names of columns."""
    written = [text for text in texts if text.strip()]
    known = [text for text in written if any(column.is_called(text) for column in columns)]
    return bool(known) and len(known) * 2 >= len(written)


def read_header(
    record: RosterRecord, columns: Sequence[RosterColumn]
) -> tuple[Places, tuple[RosterProblem, ...]]:
    """Return the places of the columns, and what is wrong with the headings."""
    places: dict[int, RosterColumn] = {}
    ignored: set[int] = set()
    problems: list[RosterProblem] = []
    for at, heading in enumerate(record.texts):
        column = next((column for column in columns if column.is_called(heading)), None)
        if column is not None and column not in places.values():
            places[at] = column
        elif heading.strip():
            ignored.add(at)
            fault = RosterFault.REPEATED_COLUMN if column else RosterFault.UNKNOWN_COLUMN
            problems.append(
                RosterProblem(
                    code=fault,
                    row=record.number,
                    column=column.code if column else "",
                    expected=tuple(column.code for column in columns),
                    came=shorten(heading),
                )
            )
    problems += [
        RosterProblem(code=RosterFault.MISSING_COLUMN, row=record.number, column=column.code)
        for column in columns
        if column.required and column not in places.values()
    ]
    return Places(places, frozenset(ignored)), tuple(problems)


# --- one row ------------------------------------------------------------------------------------


def read_row(record: RosterRecord, columns: Sequence[RosterColumn], places: Places) -> RosterRow:
    """Return a row with the values that could be read and the problems of the others."""
    values = dict.fromkeys((column.code for column in columns), "")
    problems: list[RosterProblem] = []
    for at, column in places.columns.items():
        cell = record.cells[at] if at < len(record.cells) else RosterCell("")
        read = read_cell(cell, column)
        if isinstance(read, RosterProblem):
            problems.append(replace(read, row=record.number, column=column.code))
        else:
            values[column.code] = read
    spare = [
        cell.text
        for at, cell in enumerate(record.cells)
        if at not in places.columns and at not in places.ignored and cell.text.strip()
    ]
    if spare:
        problems.append(
            RosterProblem(
                code=RosterFault.TOO_MANY_CELLS,
                row=record.number,
                expected=(str(len(places.columns)),),
                came=shorten(", ".join(spare)),
            )
        )
    return RosterRow(number=record.number, values=tuple(values.items()), problems=tuple(problems))


def read_cell(cell: RosterCell, column: RosterColumn) -> str | RosterProblem:
    """Return the value in a cell, or what is wrong with it."""
    text = clean(cell.text)
    came = shorten(cell.text)
    if cell.fault is not None:
        return RosterProblem(code=cell.fault, came=came)
    if not text:
        fault = RosterProblem(code=RosterFault.MISSING_VALUE, expected=(column.code,))
        return fault if column.required else ""
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cs") for sign in text):
        return RosterProblem(code=RosterFault.STRANGE_CHARACTER, came=came)
    if text.startswith(RUNS) and len(text) > 1:
        # It would run when a list that we give out is opened in a spreadsheet.
        return RosterProblem(code=RosterFault.FORMULA, came=came)
    if column.choices:
        choice = column.choose(text)
        fault = RosterProblem(code=RosterFault.NOT_A_CHOICE, expected=column.choices, came=came)
        return fault if choice is None else choice
    if len(text) > column.longest:
        return RosterProblem(code=RosterFault.TOO_LONG, expected=(str(column.longest),), came=came)
    return text


def clean(text: str) -> str:
    """Return a text in one spelling: composed letters, single blanks, nothing invisible."""
    return " ".join(unicodedata.normalize("NFC", text.translate(INVISIBLE)).split())


# --- rows beside each other ---------------------------------------------------------------------


def with_twins(rows: tuple[RosterRow, ...], codes: Sequence[str]) -> tuple[RosterRow, ...]:
    """Mark rows that may be one person: the same row again, or the same name in one group."""

    def identity(row: RosterRow) -> tuple[str, ...]:
        name, *others = (fold(row.value(code)) for code in codes)
        # "Lopez, Ana" and "Ana Lopez" may be one child.
        return (" ".join(sorted(name.split())), *others) if name else ()

    marked: dict[int, RosterProblem] = {}
    for group in groups(rows, identity):
        alike: dict[tuple[str, ...], int] = {}
        for row in group:
            first = alike.setdefault(folded(row), row.number)
            others = tuple(other.number for other in group[:MOST_OTHERS] if other is not row)
            marked[row.number] = RosterProblem(
                code=RosterFault.TWIN_NAME if first == row.number else RosterFault.REPEATED_ROW,
                row=row.number,
                column=codes[0],
                came=row.value(codes[0]),
                others=others if first == row.number else (first,),
            )
        if len(alike) == 1:
            # All others of the group are its first row again: they are marked, it is not.
            del marked[group[0].number]
    return tuple(with_problem(row, marked.get(row.number)) for row in rows)


def with_repeated_values(
    rows: tuple[RosterRow, ...], column: RosterColumn
) -> tuple[RosterRow, ...]:
    """Mark every row after the first that has a value in a column that takes each but once."""
    marked = {
        row.number: RosterProblem(
            code=RosterFault.REPEATED_VALUE,
            row=row.number,
            column=column.code,
            came=row.value(column.code),
            others=(first.number,),
        )
        for first, *others in groups(rows, lambda row: fold(row.value(column.code)))
        for row in others
    }
    return tuple(with_problem(row, marked.get(row.number)) for row in rows)


def groups(
    rows: Iterable[RosterRow], key: Callable[[RosterRow], object]
) -> Iterator[list[RosterRow]]:
    """Yield the rows that share a key, two or more, in their order; an empty key is none."""
    shared: dict[object, list[RosterRow]] = defaultdict(list)
    for row in rows:
        if shown := key(row):
            shared[shown].append(row)
    yield from (group for group in shared.values() if len(group) > 1)


def folded(row: RosterRow) -> tuple[str, ...]:
    """Return all values of a row as they are compared."""
    return tuple(fold(text) for _, text in row.values)


def with_problem(row: RosterRow, problem: RosterProblem | None) -> RosterRow:
    """Return a row with one more problem, if there is one."""
    return row if problem is None else replace(row, problems=(*row.problems, problem))
