"""Reading many tables at once: one question to each table of the database, not to each of ours.

After a restart every match that goes on is woken; asked for one by one they would take as long to
be found as to be replayed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy import Table as Stored

from goalsetter.server.store.changes import Judged, Kept, KeptSeat, Note, Snapshot, Wish
from goalsetter.server.store.schema import (
    KEYS,
    LOG,
    NOTES,
    SEATS,
    SNAPSHOTS,
    TABLES,
    VERDICTS,
    WISHES,
)
from goalsetter.server.store.snapshots import RowFields, for_waking

AT_ONCE = 200
"""How many tables are asked for together: a database takes only so many parameters."""

ROW_FIELDS = (LOG.c.code, LOG.c.number, LOG.c.at, LOG.c.by, LOG.c.text, LOG.c.reason)


def read_for_waking(connection: Connection, codes: Sequence[str]) -> list[Kept]:
    """Return the tables with these codes that there are, each for waking, in that order."""

    def rows_of(table: Stored, *order: Any) -> dict[str, list[Any]]:
        wanted = select(table).where(table.c.code.in_(codes)).order_by(*order)
        by_code: dict[str, list[Any]] = defaultdict(list)
        for row in connection.execute(wanted).all():
            by_code[row.code].append(row)
        return by_code

    tables, snapshots = rows_of(TABLES), rows_of(SNAPSHOTS)
    seats, keys = rows_of(SEATS, SEATS.c.seat), rows_of(KEYS)
    wishes, notes = rows_of(WISHES), rows_of(NOTES, NOTES.c.number)
    verdicts, logs = rows_of(VERDICTS), _logs(connection, codes)
    return [
        for_waking(
            Kept(
                **tables[code][0]._asdict(),
                seats=tuple(seat_in(row) for row in seats[code]),
                keys=tuple((key.digest, key.seat) for key in keys[code]),
                wishes=tuple(Wish(**wish._asdict()) for wish in wishes[code]),
                notes=tuple(Note(**note._asdict()) for note in notes[code]),
                verdicts=tuple(Judged(**verdict._asdict()) for verdict in verdicts[code]),
                snapshot=next((Snapshot(**row._asdict()) for row in snapshots[code]), None),
            ),
            logs[code],
        )
        for code in codes
        if code in tables
    ]


def seat_in(row: Any) -> KeptSeat:
    """The seat that a row tells of."""
    return KeptSeat(seat=row.seat, name=row.name, level=row.level, account=row.account)


def _logs(connection: Connection, codes: Sequence[str]) -> dict[str, list[RowFields]]:
    """The logs as bare tuples: most rows are only digested, so no value is made of them."""
    wanted = select(*ROW_FIELDS).where(LOG.c.code.in_(codes)).order_by(LOG.c.code, LOG.c.number)
    logs: dict[str, list[RowFields]] = defaultdict(list)
    for code, number, at, by, text, reason in connection.execute(wanted).all():
        logs[code].append((number, at, by, text, reason))
    return logs
