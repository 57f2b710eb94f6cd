"""One server for one database: two would both think that a table is theirs."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import IO

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from goalsetter.server.stores.store import StoreError

fcntl = import_module("fcntl") if find_spec("fcntl") else None
"""Locks of files; a system that has none goes without."""

NUMBER = 70_8642
"""The number of our lock in PostgreSQL."""
ASKED = {"number": NUMBER}
HELD = "another server uses it"


class Hold:
    """Held as long as the store is open; it ends with the process, however that ends."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._file: IO[bytes] | None = None
        self._connection: AsyncConnection | None = None
        self._numbered = False

    async def take(self) -> None:
        """Take hold of the database; one that another server holds raises ``StoreError``."""
        if self._engine.dialect.name == "postgresql":
            await self._take_number()
        elif self._engine.url.database not in (None, "", ":memory:"):
            self._take_file(Path(f"{self._engine.url.database}.lock"))

    async def _take_number(self) -> None:
        connection = await self._engine.connect()
        self._connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        asked = text("SELECT pg_try_advisory_lock(:number)")
        if not (await self._connection.execute(asked, ASKED)).scalar():
            raise StoreError("store-locked", HELD)
        self._numbered = True

    def _take_file(self, path: Path) -> None:
        self._file = path.open("wb")
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise StoreError("store-locked", HELD) from error

    async def release(self) -> None:
        """Let it go at once: PostgreSQL itself does so only when it notices that we have gone."""
        if self._connection is not None:
            await self._let_number_go(self._connection)
        if self._file is not None:
            self._file.close()

    async def _let_number_go(self, connection: AsyncConnection) -> None:
        """A connection that is broken holds nothing any more."""
        held, self._numbered = self._numbered, False
        with suppress(DBAPIError):
            if held:
                await connection.execute(text("SELECT pg_advisory_unlock(:number)"), ASKED)
        await connection.close()
