"""Backup and restore: everything that a store keeps, as one file that any store can take in.

The file is a small SQLite database of the same tables, whatever the store is. The store is read as
it is at one moment, so a backup can be made while the server runs.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from pathlib import Path

from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from goalsetter.server.store.errors import StoreError
from goalsetter.server.store.schema import ERASURES, EVENTS, KEPT, PASSING, SCHOOLS, TABLES
from goalsetter.server.store.sql import SqlStore, engine_for
from goalsetter.server.store.sql_errors import failure, in_our_words
from goalsetter.server.store.upgrade import migrate, version_of

PART = ".part"
"""How a file is called until it is whole."""
AT_ONCE = 1_000
"""How many rows are carried at once."""


async def back_up(store: SqlStore, path: Path) -> int:
    """Write all that a store keeps to a file that is not there yet; how many tables that is."""
    if path.exists():
        raise StoreError("store-file-there", str(path))
    part = path.with_name(path.name + PART)
    writing = partial(_of_file, "store-unwritten", path)
    async with writing():
        part.unlink(missing_ok=True)
    target = _file_engine(part)
    try:
        async with in_our_words(), store.engine.connect() as there:
            await _as_of_one_moment(there)
            async with writing(), target.begin() as here:
                await here.run_sync(migrate)
                count = await _carry(there, here, in_our_words)
    except BaseException:
        await target.dispose()
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    await target.dispose()
    async with writing():
        part.replace(path)
    return count


async def restore(store: SqlStore, path: Path, *, replace: bool = False) -> int:
    """Take in a backup; a store that keeps something already takes it only to ``replace`` that.

    The store is open, so that no server uses it meanwhile. All of it is taken in, or nothing.
    """
    if not path.is_file():
        raise StoreError("store-no-file", str(path))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup"
        reading = partial(_of_file, "store-unread", path)
        async with reading():
            shutil.copyfile(path, copy)
        source = _file_engine(copy)
        try:
            async with in_our_words(), store.engine.begin() as here, source.connect() as there:
                async with reading():
                    await _check(there, path)
                await here.run_sync(store.lease.renew)
                before = (await here.execute(select(ERASURES))).mappings().all()
                await _make_room(here, replace=replace)
                carried = await _carry(there, here, reading)
                await _add_erasures(here, [dict(row) for row in before])
                return carried
        finally:
            await source.dispose()


@asynccontextmanager
async def _of_file(code: str, path: Path) -> AsyncIterator[None]:
    """Raise whatever goes wrong within as the file's fault, not the store's."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        fault = failure(error)
        if fault.code == "store-no-database":
            raise StoreError("store-no-backup", str(path)) from error
        raise StoreError(code, f"{path} ({fault.said})") from error


async def _check(backup: AsyncConnection, path: Path) -> None:
    """A file that is no backup, or too new, raises ``StoreError``; an old one is brought up."""
    if await backup.run_sync(version_of) is None:
        raise StoreError("store-no-backup", str(path))
    try:
        await backup.run_sync(migrate)
    except StoreError as error:
        raise StoreError("store-newer-backup", f"{path} ({error.said})") from error


def _file_engine(path: Path) -> AsyncEngine:
    return engine_for(f"sqlite+aiosqlite:///{path}", alone=True)


async def _as_of_one_moment(connection: AsyncConnection) -> None:
    """Read the store as it is now: later writes are not seen."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        await connection.execute(text("BEGIN"))


async def _make_room(connection: AsyncConnection, *, replace: bool) -> None:
    counts = [
        (await connection.execute(select(func.count()).select_from(table))).scalar() or 0
        for table in (TABLES, SCHOOLS, EVENTS)
    ]
    if any(counts) and not replace:
        raise StoreError("store-not-empty", str(counts[0]))
    # Snapshots stand for logs that go now; those of the backup are made when its tables wake.
    for table in (*PASSING, *reversed(KEPT)):
        await connection.execute(table.delete())


async def _add_erasures(connection: AsyncConnection, erased: list[dict[str, object]]) -> None:
    """Keep the deletions of before as well: an older backup knows nothing of them."""
    known = set((await connection.execute(select(ERASURES.c.child))).scalars())
    missing = [row for row in erased if row["child"] not in known]
    if missing:
        await connection.execute(ERASURES.insert(), missing)


async def _carry(
    source: AsyncConnection,
    target: AsyncConnection,
    reading: Callable[[], AbstractAsyncContextManager[None]],
) -> int:
    """Every row of every table; how many tables of players that is.

    ``reading`` tells whose fault it is if the source cannot be read.
    """
    carried = 0
    for table in KEPT:
        async with reading():
            rows = (await source.execute(select(table))).mappings().all()
        for start in range(0, len(rows), AT_ONCE):
            some = [dict(row) for row in rows[start : start + AT_ONCE]]
            await target.execute(table.insert(), some)
        carried += len(rows) if table is TABLES else 0
    return carried
