"""Events in a database: how they are kept and found. One module for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from goalsetter.server.store.events import (
    EventCard,
    EventDeleted,
    EventLine,
    EventMade,
    EventTable,
    KeptEvent,
)
from goalsetter.server.store.schema import EVENT_CARDS, EVENT_LINES, EVENT_TABLES, EVENTS
from goalsetter.server.store.sql_halls import Values, newest_of


def _into(table: Any) -> Callable[[Connection, Values], None]:
    """Add rows; a key that is taken raises."""

    def add(connection: Connection, values: Values) -> None:
        connection.execute(table.insert(), values)

    return add


def _deleted(connection: Connection, values: Values) -> None:
    for value in values:
        for table in (EVENT_TABLES, EVENT_CARDS, EVENT_LINES, EVENTS):
            connection.execute(delete(table).where(table.c.code == value["code"]))


DOES: dict[type, Callable[[Connection, Values], None]] = {
    EventMade: _into(EVENTS),
    EventLine: _into(EVENT_LINES),
    EventCard: newest_of(EVENT_CARDS),
    EventTable: newest_of(EVENT_TABLES),
    EventDeleted: _deleted,
}
"""How changes of each kind are kept."""


async def read_event(connection: AsyncConnection, code: str) -> KeptEvent | None:
    """All that is kept of one."""
    wanted = select(EVENTS).where(EVENTS.c.code == code)
    event = (await connection.execute(wanted)).one_or_none()
    if event is None:
        return None

    async def rows_of(table: Any, order: Any) -> Any:
        chosen = select(table).where(table.c.code == code).order_by(order)
        return (await connection.execute(chosen)).all()

    return KeptEvent(
        **event._asdict(),
        lines=tuple(
            EventLine(**row._asdict()) for row in await rows_of(EVENT_LINES, EVENT_LINES.c.number)
        ),
        cards=tuple(
            EventCard(**row._asdict()) for row in await rows_of(EVENT_CARDS, EVENT_CARDS.c.digest)
        ),
        tables=tuple(
            EventTable(**row._asdict()) for row in await rows_of(EVENT_TABLES, EVENT_TABLES.c.sheet)
        ),
    )


async def read_events_tagged(connection: AsyncConnection, tag: str) -> list[str]:
    """The codes of the events whose sheets begin with a tag, the newest first."""
    wanted = select(EVENTS.c.code).where(EVENTS.c.tag == tag).order_by(EVENTS.c.made.desc())
    return [str(code) for code in (await connection.execute(wanted)).scalars()]


async def read_event_at(connection: AsyncConnection, table: str) -> str:
    """The code of the event whose sheet is played at a table; empty if there is none."""
    wanted = select(EVENT_TABLES.c.code).where(EVENT_TABLES.c.at_table == table)
    return str((await connection.execute(wanted)).scalar() or "")
