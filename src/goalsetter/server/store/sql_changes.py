"""How each change is written to a database, be it SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, delete, update
from sqlalchemy.dialects import postgresql, sqlite

from goalsetter.server.store import sql_accounts as accounts
from goalsetter.server.store import sql_analyses as analyses
from goalsetter.server.store import sql_events as events
from goalsetter.server.store import sql_halls as halls
from goalsetter.server.store.accounts import AnalysisRewritten
from goalsetter.server.store.changes import (
    Aged,
    AnalysisOrdered,
    Begun,
    BroughtBack,
    Change,
    Complaint,
    Deleted,
    Erased,
    Expired,
    Followed,
    Judged,
    Keyed,
    Left,
    LogRow,
    Made,
    Note,
    Over,
    Pulse,
    Recalled,
    Reported,
    Sat,
    Settled,
    Snapshot,
    Stood,
    TableSetAside,
    Used,
    Wish,
)
from goalsetter.server.store.prepared import PreparedStatement
from goalsetter.server.store.schema import (
    COMPLAINTS,
    KEYS,
    LOG,
    NOTES,
    PULSE,
    SEATS,
    SNAPSHOTS,
    TABLES,
    VERDICTS,
    WISHES,
)

Values = list[dict[str, Any]]
ONE = 1
"""The only row of the pulse."""


def _insert(connection: Connection, into: Any, values: Values) -> None:
    connection.execute(into.insert(), values)


def _made(connection: Connection, values: Values) -> None:
    fresh = {"head": "", "begun": 0, "over": False, "next": "", "aside": 0}
    _insert(connection, TABLES, [{**fresh, "used": value["made"], **value} for value in values])


def _into(table: Any) -> Callable[[Connection, Values], None]:
    def insert(connection: Connection, values: Values) -> None:
        _insert(connection, table, values)

    return insert


LOGGED = PreparedStatement(LOG.insert())


def _log_rows(connection: Connection, values: Values) -> None:
    """Every deed is one: nothing is written so often."""
    LOGGED.run(connection, values)


def _altered(connection: Connection, values: Values) -> None:
    """Columns of ``tables`` get new values."""
    for value in values:
        code = value.pop("code")
        connection.execute(update(TABLES).where(TABLES.c.code == code).values(**value))


def _over(connection: Connection, values: Values) -> None:
    """Nobody wakes it to play on: the snapshot goes, the log stays."""
    for value in values:
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.code == value["code"]))
    _altered(connection, [{**value, "over": True} for value in values])


def _snapshot(connection: Connection, values: Values) -> None:
    """Put it in place of the one before."""
    for value in values:
        newest = {name: part for name, part in value.items() if name != "code"}
        statement = _upsert(connection, SNAPSHOTS, value)
        connection.execute(statement.on_conflict_do_update(index_elements=["code"], set_=newest))


def _brought_back(connection: Connection, values: Values) -> None:
    _altered(connection, [{**value, "aside": 0} for value in values])


def _left(connection: Connection, values: Values) -> None:
    """A seat and its keys are taken out."""
    for value in values:
        for table in (SEATS, KEYS):
            here = (table.c.code == value["code"]) & (table.c.seat == value["seat"])
            connection.execute(delete(table).where(here))


def _deleted(connection: Connection, values: Values) -> None:
    """Every row of a table goes, and no other table leads to it."""
    for value in values:
        code = value["code"]
        connection.execute(update(TABLES).where(TABLES.c.next == code).values(next=""))
        for table in (SEATS, KEYS, LOG, WISHES, NOTES, VERDICTS, SNAPSHOTS, TABLES):
            connection.execute(delete(table).where(table.c.code == code))
        analyses.of_a_table_that_went(connection, code)


def _settled(connection: Connection, values: Values) -> None:
    for value in values:
        connection.execute(delete(COMPLAINTS).where(COMPLAINTS.c.id == value["id"]))


def _once(table: Any) -> Callable[[Connection, Values], None]:
    """Keep what may come twice, such as a wish, as it came first."""

    def insert(connection: Connection, values: Values) -> None:
        for value in values:
            connection.execute(_upsert(connection, table, value).on_conflict_do_nothing())

    return insert


def _beat(connection: Connection, values: Values) -> None:
    latest = max(value["at"] for value in values)
    statement = _upsert(connection, PULSE, {"id": ONE, "at": latest})
    connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_={"at": latest}))


def _upsert(connection: Connection, into: Any, value: dict[str, Any]) -> Any:
    """Both dialects know it, each in a module of its own."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(into).values(**value)


DOES: dict[type, Callable[[Connection, Values], None]] = {
    Made: _made,
    Sat: _into(SEATS),
    Left: _left,
    Keyed: _into(KEYS),
    Begun: _altered,
    LogRow: _log_rows,
    Wish: _once(WISHES),
    Judged: _once(VERDICTS),
    Snapshot: _snapshot,
    Note: _into(NOTES),
    Over: _over,
    Followed: _altered,
    Used: _altered,
    TableSetAside: _altered,
    BroughtBack: _brought_back,
    Deleted: _deleted,
    Pulse: _beat,
    AnalysisOrdered: analyses.asked,
    Stood: analyses.stood,
    Reported: analyses.reported,
    Recalled: analyses.recalled,
    Erased: analyses.erased,
    Aged: analyses.aged,
    Expired: analyses.expired,
    Complaint: _into(COMPLAINTS),
    Settled: _settled,
    AnalysisRewritten: analyses.rewritten,
    **halls.DOES,
    **events.DOES,
    **accounts.DOES,
}
"""How changes of each kind are kept."""


def write(connection: Connection, changes: Sequence[Change]) -> None:
    """Write the changes, one kind after another as they come."""
    for kind, same in groupby(changes, type):
        names = _names_of(kind)
        # Not ``asdict``, which copies what lies in a change: nobody alters that.
        values = [{name: getattr(change, name) for name in names} for change in same]
        DOES[kind](connection, values)


@cache
def _names_of(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
