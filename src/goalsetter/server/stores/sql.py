"""The store in a database: SQLite in a folder, or PostgreSQL. One module for both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from itertools import groupby
from typing import Any

from sqlalchemy import Executable, delete, event, func, select, text, update
from sqlalchemy import Row as Found
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from goalsetter.server.stores.failing import in_our_words
from goalsetter.server.stores.holding import Hold
from goalsetter.server.stores.kept import (
    Begun,
    Change,
    Deleted,
    Followed,
    Kept,
    KeptSeat,
    Keyed,
    Left,
    Made,
    Note,
    Over,
    Pulse,
    Row,
    Sat,
    Used,
    Wish,
)
from goalsetter.server.stores.migrating import migrate
from goalsetter.server.stores.schema import KEYS, LOG, NOTES, PULSE, SEATS, TABLES, WISHES
from goalsetter.server.stores.writer import Writer

Values = list[dict[str, Any]]
ONE = 1
"""The only row of the pulse."""
PRAGMAS = (
    *("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"),
    "secure_delete=ON",
)
"""How SQLite is to work."""


# Keeping.


async def _insert(connection: AsyncConnection, into: Any, values: Values) -> None:
    await connection.execute(into.insert(), values)


async def _made(connection: AsyncConnection, values: Values) -> None:
    fresh = {"head": "", "begun": 0, "over": False, "next": ""}
    await _insert(
        connection, TABLES, [{**fresh, "used": value["made"], **value} for value in values]
    )


def _into(table: Any) -> Callable[[AsyncConnection, Values], Any]:
    async def insert(connection: AsyncConnection, values: Values) -> None:
        await _insert(connection, table, values)

    return insert


async def _altered(connection: AsyncConnection, values: Values) -> None:
    """Columns of ``tables`` get new values."""
    for value in values:
        code = value.pop("code")
        await connection.execute(update(TABLES).where(TABLES.c.code == code).values(**value))


async def _over(connection: AsyncConnection, values: Values) -> None:
    await _altered(connection, [{**value, "over": True} for value in values])


async def _left(connection: AsyncConnection, values: Values) -> None:
    """A seat and its keys are taken out."""
    for value in values:
        for table in (SEATS, KEYS):
            here = (table.c.code == value["code"]) & (table.c.seat == value["seat"])
            await connection.execute(delete(table).where(here))


async def _deleted(connection: AsyncConnection, values: Values) -> None:
    """Every row of a table goes, and no other table leads to it."""
    for value in values:
        code = value["code"]
        await connection.execute(update(TABLES).where(TABLES.c.next == code).values(next=""))
        for table in (SEATS, KEYS, LOG, WISHES, NOTES, TABLES):
            await connection.execute(delete(table).where(table.c.code == code))


async def _wished(connection: AsyncConnection, values: Values) -> None:
    """A wish may be made twice."""
    for value in values:
        await connection.execute(_upsert(connection, WISHES, value).on_conflict_do_nothing())


async def _beat(connection: AsyncConnection, values: Values) -> None:
    latest = max(value["at"] for value in values)
    statement = _upsert(connection, PULSE, {"id": ONE, "at": latest})
    await connection.execute(
        statement.on_conflict_do_update(index_elements=["id"], set_={"at": latest})
    )


def _upsert(connection: AsyncConnection, into: Any, value: dict[str, Any]) -> Any:
    """Both dialects know it, each in a module of its own."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(into).values(**value)


DOES: dict[type, Callable[[AsyncConnection, Values], Any]] = {
    Made: _made,
    Sat: _into(SEATS),
    Left: _left,
    Keyed: _into(KEYS),
    Begun: _altered,
    Row: _into(LOG),
    Wish: _wished,
    Note: _into(NOTES),
    Over: _over,
    Followed: _altered,
    Used: _altered,
    Deleted: _deleted,
    Pulse: _beat,
}
"""How changes of each kind are kept."""


# The store.


class SqlStore:
    """A database behind an address of SQLAlchemy's."""

    def __init__(self, address: str) -> None:
        self.engine = engine_for(address)
        self._hold = Hold(self.engine)
        self._writer: Writer | None = None

    async def open(self) -> None:
        """Take hold of the database, and bring its tables up to date."""
        async with in_our_words():
            await self._hold.take()
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        self._writer = Writer(self._commit)

    async def close(self) -> None:
        """Commit what has come in, and let go of the database."""
        if self._writer is not None:
            await self._writer.close()
        await self._hold.release()
        await self.engine.dispose()

    async def keep(self, changes: Sequence[Change]) -> None:
        """Return when the changes are committed."""
        assert self._writer is not None
        await self._writer.keep(changes)

    async def _commit(self, changes: Sequence[Change]) -> None:
        async with in_our_words(), self.engine.begin() as connection:
            for kind, same in groupby(changes, type):
                await DOES[kind](connection, [asdict(change) for change in same])
        if any(isinstance(change, Deleted) for change in changes):
            await self._wiped()

    async def _wiped(self) -> None:
        """What SQLite deleted stands in no file beside the database either."""
        if self.engine.dialect.name == "sqlite":
            async with in_our_words(), self.engine.connect() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    async def find(self, code: str) -> Kept | None:
        """All that is kept of a table, as it is at one moment."""
        async with in_our_words(), self.engine.begin() as connection:
            table = (await connection.execute(_of(TABLES, code))).one_or_none()
            if table is None:
                return None
            seats = await _all(connection, _of(SEATS, code).order_by(SEATS.c.seat))
            keys = await _all(connection, _of(KEYS, code))
            rows = await _all(connection, _of(LOG, code).order_by(LOG.c.number))
            wishes = await _all(connection, _of(WISHES, code))
            notes = await _all(connection, _of(NOTES, code).order_by(NOTES.c.number))
        return Kept(
            **table._asdict(),
            seats=tuple(KeptSeat(seat=s.seat, name=s.name, level=s.level) for s in seats),
            keys=tuple((key.digest, key.seat) for key in keys),
            rows=tuple(Row(**row._asdict()) for row in rows),
            wishes=tuple(Wish(**wish._asdict()) for wish in wishes),
            notes=tuple(Note(**note._asdict()) for note in notes),
        )

    async def live(self, since: int) -> list[str]:
        """Matches that go on."""
        acted = select(LOG.c.code).where(LOG.c.at >= since)
        going = (TABLES.c.head != "") & ~TABLES.c.over
        recent = (TABLES.c.begun >= since) | TABLES.c.code.in_(acted)
        wanted = select(TABLES.c.code).where(going & recent).order_by(TABLES.c.code)
        async with in_our_words(), self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def unused(self, since: int) -> list[str]:
        """Tables at which nothing was done."""
        wanted = select(TABLES.c.code).where(TABLES.c.used < since).order_by(TABLES.c.code)
        async with in_our_words(), self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def stood_at(self) -> int:
        """The latest moment."""
        moments = (PULSE.c.at, LOG.c.at, NOTES.c.at, TABLES.c.begun)
        async with in_our_words(), self.engine.connect() as connection:
            found = [
                (await connection.execute(select(func.max(each)))).scalar() for each in moments
            ]
        return max(int(each or 0) for each in found)


def _of(table: Any, code: str) -> Any:
    return select(table).where(table.c.code == code)


async def _all(connection: AsyncConnection, wanted: Executable) -> Sequence[Found[Any]]:
    return (await connection.execute(wanted)).all()


# The engine.


def engine_for(address: str, *, alone: bool = False) -> AsyncEngine:
    """The engine of an address; ``alone`` is for a file that nobody else opens."""
    there = not address.startswith("sqlite")
    engine = create_async_engine(make_url(address), pool_pre_ping=there, hide_parameters=True)
    if engine.dialect.name == "sqlite" and not alone:
        event.listen(engine.sync_engine, "connect", _prepared)
    return engine


def _prepared(connection: Any, _record: object) -> None:
    """Readers do not wait for the writer, a commit is on the disk, what is deleted is wiped."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
