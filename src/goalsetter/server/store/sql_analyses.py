"""Analyses in a database: how they are kept and found. One module for SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from goalsetter.server.store.changes import DONE, QUEUED, UNFINISHED, KeptAnalysis
from goalsetter.server.store.schema import ANALYSES, COMPLAINTS

Values = list[dict[str, Any]]
OPEN = ANALYSES.c.state.in_(UNFINISHED)


def asked(connection: Connection, values: Values) -> None:
    """New ones, which wait for their turn."""
    fresh = {"state": QUEUED, "fault": "", "report": b"", "aside": 0}
    connection.execute(ANALYSES.insert(), [{**fresh, **value} for value in values])


def stood(connection: Connection, values: Values) -> None:
    """Another state for those that are unfinished."""
    for value in values:
        here = (ANALYSES.c.id == value.pop("id")) & OPEN
        connection.execute(update(ANALYSES).where(here).values(**value))


def reported(connection: Connection, values: Values) -> None:
    """Done, unless they were cancelled meanwhile."""
    stood(connection, [{**value, "state": DONE} for value in values])


def erased(connection: Connection, values: Values) -> None:
    """Those that somebody deleted go, whatever has become of them."""
    for value in values:
        connection.execute(delete(ANALYSES).where(ANALYSES.c.id == value["id"]))


def aged(connection: Connection, values: Values) -> None:
    """Those of long ago are set aside, unless they are already, and so are complaints."""
    for value in values:
        for table in (ANALYSES, COMPLAINTS):
            old = (table.c.made < value["before"]) & (table.c.aside == 0)
            connection.execute(update(table).where(old).values(aside=value["aside"]))


def expired(connection: Connection, values: Values) -> None:
    """Those that were set aside long ago go."""
    for value in values:
        for table in (ANALYSES, COMPLAINTS):
            long_aside = (table.c.aside > 0) & (table.c.aside < value["before"])
            connection.execute(delete(table).where(long_aside))


def recalled(connection: Connection, values: Values) -> None:
    """Some can be read again."""
    for value in values:
        here = ANALYSES.c.id == value["id"]
        connection.execute(update(ANALYSES).where(here).values(aside=0, made=value["made"]))


def of_a_table_that_went(connection: Connection, code: str) -> None:
    """Those of a table go with it."""
    connection.execute(delete(ANALYSES).where(ANALYSES.c.source == code))


async def analysis(connection: AsyncConnection, id: str) -> KeptAnalysis | None:
    """All that is kept of one."""
    wanted = select(ANALYSES).where(ANALYSES.c.id == id)
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else KeptAnalysis(**row._asdict())


async def rights_to(connection: AsyncConnection, id: str) -> tuple[str, str] | None:
    """The table that one comes from, and the digest of its own key."""
    wanted = select(ANALYSES.c.source, ANALYSES.c.key).where(ANALYSES.c.id == id)
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else (str(row.source), str(row.key))


async def analysis_of(connection: AsyncConnection, source: str) -> str:
    """The newest of a table that is of use."""
    useful = ANALYSES.c.state.in_((*UNFINISHED, DONE))
    here = (ANALYSES.c.source == source) & (ANALYSES.c.aside == 0)
    wanted = select(ANALYSES.c.id).where(here & useful)
    newest = await connection.execute(wanted.order_by(ANALYSES.c.made.desc()).limit(1))
    return str(newest.scalar() or "")


def rewritten(connection: Connection, values: Values) -> None:
    """Those whose record is another now wait for their turn again."""
    fresh = {"state": QUEUED, "fault": "", "report": b""}
    for value in values:
        here = update(ANALYSES).where(ANALYSES.c.id == value["id"])
        connection.execute(here.values(record=value["record"], **fresh))


async def all_of(connection: AsyncConnection, source: str) -> list[str]:
    """Every one of a table."""
    wanted = select(ANALYSES.c.id).where(ANALYSES.c.source == source).order_by(ANALYSES.c.id)
    return list((await connection.execute(wanted)).scalars())


async def unfinished(connection: AsyncConnection) -> list[str]:
    """Those that are still to be done."""
    waiting = OPEN & (ANALYSES.c.aside == 0)
    wanted = select(ANALYSES.c.id).where(waiting).order_by(ANALYSES.c.made, ANALYSES.c.id)
    return list((await connection.execute(wanted)).scalars())
