"""The rows of a record, derived from the rules of the actions: one for each phrase."""

from __future__ import annotations

from goalsetter.play.actions import KINDS, Action
from goalsetter.play.record.row import RecordRow, pieces
from goalsetter.play.setup import Setup

ALL: tuple[type[Action], ...] = (Setup, *KINDS)
ROWS = tuple(RecordRow(kind, phrase) for kind in ALL for phrase in kind.rule.phrases)
"""One row for each kind of action; a verb that tells a value has a row for each."""

ROWS_OF = {kind: tuple(row for row in ROWS if row.action is kind) for kind in ALL}
VERBS = {tuple(row.verb.split()): row for row in ROWS}
LONGEST = max(map(len, VERBS))
"""How many words the longest verb has."""


def row_of(action: Action) -> RecordRow:
    """Return the row by which an action is written."""
    rows = ROWS_OF[type(action)]
    return rows[0] if len(rows) == 1 else next(row for row in rows if row.tells(action))


def action_text(action: Action) -> str:
    """Return an action without who and when: ``moves 3 to required``."""
    return " ".join(pieces(row_of(action), action))
