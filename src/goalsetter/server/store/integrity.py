"""Whether a database is whole and ours: told before anybody is let in, never in a match."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, inspect

from goalsetter.server.store.errors import StoreError
from goalsetter.server.store.schema import METADATA
from goalsetter.server.store.sql_errors import failure

VERSION = "alembic_version"
"""The table by which a database is known as ours."""


async def check_file(path: Path | None) -> None:
    """Raise ``StoreError`` if a file of SQLite's is there that is empty, damaged or another's."""
    if path is not None and path.exists():
        await asyncio.to_thread(_check_file, path)


def _check_file(path: Path) -> None:
    if path.stat().st_size == 0:
        raise StoreError("store-empty", str(path))
    address = f"file:{quote(str(path.absolute()))}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            named = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            tables = {name for (name,) in named}
    except sqlite3.Error as error:
        fault = failure(error)
        damaged = "malformed" in fault.said
        raise StoreError("store-damaged" if damaged else fault.code, fault.said) from error
    if said != "ok":
        raise StoreError("store-damaged", str(said).splitlines()[-1][:200])
    if tables and VERSION not in tables:
        raise StoreError("store-other", ", ".join(sorted(tables))[:200])


def check_schema(connection: Connection) -> None:
    """Raise ``StoreError`` if a table or a column is missing that there has to be."""
    tables = inspect(connection).get_multi_columns()
    there = {key[1]: {str(column["name"]) for column in columns} for key, columns in tables.items()}
    for table in METADATA.sorted_tables:
        missing = {column.name for column in table.columns} - there.get(table.name, set())
        if missing:
            raise StoreError("store-schema", f"{table.name}.{min(missing)}")
