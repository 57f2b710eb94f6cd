"""Analyses in a database: how they are kept and found. One module for SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from goalsetter.server.stores.kept import DONE, QUEUED, UNFINISHED, KeptAnalysis
from goalsetter.server.stores.schema import ANALYSES

Values = list[dict[str, Any]]
OPEN = ANALYSES.c.state.in_(UNFINISHED)


def asked(connection: Connection, values: Values) -> None:
    """New ones, which wait for their turn."""
    fresh = {"state": QUEUED, "fault": "", "report": b""}
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
    """Those that were asked for long ago go."""
    for value in values:
        connection.execute(delete(ANALYSES).where(ANALYSES.c.made < value["before"]))


def of_a_table_that_went(connection: Connection, code: str) -> None:
    """Those of a table go with it."""
    connection.execute(delete(ANALYSES).where(ANALYSES.c.source == code))


async def analysis(connection: AsyncConnection, id: str) -> KeptAnalysis | None:
    """All that is kept of one."""
    wanted = select(ANALYSES).where(ANALYSES.c.id == id)
    found = (await connection.execute(wanted)).one_or_none()
    return None if found is None else KeptAnalysis(**found._asdict())


async def rights_to(connection: AsyncConnection, id: str) -> tuple[str, str] | None:
    """The table that one comes from, and the digest of its own key."""
    wanted = select(ANALYSES.c.source, ANALYSES.c.key).where(ANALYSES.c.id == id)
    found = (await connection.execute(wanted)).one_or_none()
    return None if found is None else (str(found.source), str(found.key))


async def analysis_of(connection: AsyncConnection, source: str) -> str:
    """The newest of a table that is of use."""
    useful = ANALYSES.c.state.in_((*UNFINISHED, DONE))
    wanted = select(ANALYSES.c.id).where((ANALYSES.c.source == source) & useful)
    found = await connection.execute(wanted.order_by(ANALYSES.c.made.desc()).limit(1))
    return str(found.scalar() or "")


async def unfinished(connection: AsyncConnection) -> list[str]:
    """Those that are still to be done."""
    wanted = select(ANALYSES.c.id).where(OPEN).order_by(ANALYSES.c.made, ANALYSES.c.id)
    return list((await connection.execute(wanted)).scalars())
