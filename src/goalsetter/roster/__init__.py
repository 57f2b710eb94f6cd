"""Lists of people from coaches and schools: pasted text, CSV and workbooks read into rows.

Law: imports ``errors`` alone; must not open files, keep anything, or make prose. A bad list is a
value with its problems, never an exception, and a caller gets all rows or knows why not.
"""

from goalsetter.roster.column import HEADINGS, RosterColumn, fold
from goalsetter.roster.reading import read_roster
from goalsetter.roster.record import (
    MOST_BYTES,
    MOST_CELLS,
    MOST_ROWS,
    MOST_UNPACKED,
    RosterKind,
    kind_of,
)
from goalsetter.roster.row import Roster, RosterFault, RosterProblem, RosterRow

__all__ = [
    "HEADINGS",
    "MOST_BYTES",
    "MOST_CELLS",
    "MOST_ROWS",
    "MOST_UNPACKED",
    "Roster",
    "RosterColumn",
    "RosterFault",
    "RosterKind",
    "RosterProblem",
    "RosterRow",
    "fold",
    "kind_of",
    "read_roster",
]
