"""The writers to a database, one commit after another.

SQLite is written to by a thread of its own that does a whole commit at once: going to and fro for
each statement would cost more than the statements do. PostgreSQL is written to over its socket.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
WITHIN = 10.0
"""Seconds within which PostgreSQL has to commit."""
PRAGMAS = (
    *("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"),
    "secure_delete=ON",
)
"""How SQLite is to work."""


class Pen(Protocol):
    """Does what is to be written, in one transaction at a time."""

    async def run(self, work: Callable[[Connection], T], *, lasting: bool = True) -> T:
        """Return when it is committed; what need not be ``lasting`` is not waited for on disk."""

    async def wipe(self) -> None:
        """Leave nothing that was deleted in a file beside the database either."""

    async def close(self) -> None:
        """Let go of the database."""


class SocketPen:
    """Writes over a connection of the engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], T], *, lasting: bool = True) -> T:
        """Commit the work; a database that does not answer is not waited for."""
        del lasting
        async with asyncio.timeout(WITHIN), self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def wipe(self) -> None:
        """PostgreSQL tidies up by itself."""

    async def close(self) -> None:
        """The engine is the store's."""


class FilePen:
    """Writes to SQLite in a thread, over one connection that stays open."""

    def __init__(self, path: str) -> None:
        self._engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
        event.listen(self._engine, "connect", prepared)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._connection: Connection | None = None

    async def run(self, work: Callable[[Connection], T], *, lasting: bool = True) -> T:
        """Commit the work."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._run, work, lasting)

    def _run(self, work: Callable[[Connection], T], lasting: bool) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        if lasting:
            with self._connection.begin():
                return work(self._connection)
        self._set("synchronous=NORMAL")
        try:
            with self._connection.begin():
                return work(self._connection)
        finally:
            self._set("synchronous=FULL")

    def _set(self, pragma: str) -> None:
        """It can be set only between two transactions."""
        assert self._connection is not None
        with self._connection.begin():
            self._connection.exec_driver_sql(f"PRAGMA {pragma}")

    async def wipe(self) -> None:
        """Carry everything over into the database."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._set, "wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        """Close the connection in its own thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def pen_for(engine: AsyncEngine) -> Pen:
    """The pen for a database; one of SQLite's in memory is known to its engine alone."""
    file = file_of(engine)
    return FilePen(str(file)) if file is not None else SocketPen(engine)


def file_of(engine: AsyncEngine) -> Path | None:
    """The file of a database, if it is one of SQLite's that lies in a file."""
    path = engine.url.database
    in_file = engine.dialect.name == "sqlite" and path not in (None, "", ":memory:")
    return Path(str(path)) if in_file else None


def prepared(connection: Any, _record: object) -> None:
    """Readers do not wait for the writer, a commit is on the disk, what is deleted is wiped."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
