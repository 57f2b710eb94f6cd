"""A list of people as it was read: its rows, and everything that is wrong or doubtful in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

SHOWN = 60
"""How many characters of an offending text a problem repeats."""


class RosterFault(StrEnum):
    """The stable codes of what can be wrong with a list; the sentences are in ``roster.ftl``."""

    # The whole list.
    EMPTY_ROSTER = "empty-roster"
    TOO_LARGE = "too-large"
    UNPACKS_TOO_LARGE = "unpacks-too-large"
    TOO_MANY_ROWS = "too-many-rows"
    NOT_TEXT = "not-text"
    NOT_WORKBOOK = "not-workbook"
    LOCKED_WORKBOOK = "locked-workbook"
    NO_WORKBOOKS = "no-workbooks"
    OTHER_SHEETS = "other-sheets"
    BAD_QUOTES = "bad-quotes"
    # The row of headings.
    MISSING_COLUMN = "missing-column"
    UNKNOWN_COLUMN = "unknown-column"
    REPEATED_COLUMN = "repeated-column"
    # One row, or a cell in it.
    MISSING_VALUE = "missing-value"
    TOO_LONG = "too-long"
    NOT_A_CHOICE = "not-a-choice"
    TOO_MANY_CELLS = "too-many-cells"
    STRANGE_CHARACTER = "strange-character"
    FORMULA = "formula"
    DATE = "date"
    CELL_ERROR = "cell-error"
    # Rows beside each other.
    TWIN_NAME = "twin-name"
    REPEATED_ROW = "repeated-row"
    REPEATED_VALUE = "repeated-value"


DOUBTS = frozenset({RosterFault.OTHER_SHEETS, RosterFault.UNKNOWN_COLUMN, RosterFault.TWIN_NAME})
"""Faults that a person may wave through: the list may well be meant so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RosterProblem:
    """One thing that is wrong or doubtful: where it stands, what was expected, and what came.

    The row is the number that the sender sees in his own file; 0 stands for the whole list.
    """

    code: RosterFault
    row: int = 0
    column: str = ""
    """The code of the column, or nothing."""
    expected: tuple[str, ...] = ()
    came: str = ""
    others: tuple[int, ...] = ()
    """The other rows that it has to do with."""

    @property
    def is_doubt(self) -> bool:
        """Whether a person may say that it is meant so."""
        return self.code in DOUBTS


@dataclass(frozen=True, slots=True, kw_only=True)
class RosterRow:
    """One person: the number of the row in the sender's file, the values, and its problems.

    A value that is not there, or could not be read, is empty.
    """

    number: int
    values: tuple[tuple[str, str], ...]
    problems: tuple[RosterProblem, ...] = ()

    def value(self, code: str) -> str:
        """Return the value in a column."""
        return dict(self.values)[code]


@dataclass(frozen=True, slots=True, kw_only=True)
class Roster:
    """A whole list: every row in its order, and the problems that belong to no row of people."""

    rows: tuple[RosterRow, ...] = ()
    problems: tuple[RosterProblem, ...] = ()
    has_header: bool = False
    """Whether the first row was taken for headings."""

    @property
    def all_problems(self) -> tuple[RosterProblem, ...]:
        """Every problem: those of the whole first, then row by row."""
        return (*self.problems, *(problem for row in self.rows for problem in row.problems))

    @property
    def is_clean(self) -> bool:
        """Whether it can be taken as it is, with nothing to ask."""
        return not self.all_problems

    @property
    def is_usable(self) -> bool:
        """Whether it can be taken once a person has answered its doubts."""
        return all(problem.is_doubt for problem in self.all_problems)


def shorten(text: str) -> str:
    """Return a text as a problem repeats it: on one line, not too long, with no hidden signs."""
    line = "".join(sign if sign.isprintable() else "�" for sign in " ".join(text.split()))
    return line if len(line) <= SHOWN else line[: SHOWN - 1] + "…"
