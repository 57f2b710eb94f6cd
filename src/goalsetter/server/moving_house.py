"""Backup and restore of the store that the settings name, and tables taken out of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from goalsetter.server.keys import as_code
from goalsetter.server.network import UnservableError
from goalsetter.server.settings import Settings
from goalsetter.server.stores import (
    Deleted,
    SqlStore,
    StoreError,
    back_up,
    restore,
    store_for,
    store_there,
    told,
)
from goalsetter.server.system import private


def backed_up(settings: Settings, path: Path) -> int:
    """Write a backup, while a server runs or not; how many tables are in it."""

    async def work(store: SqlStore) -> int:
        return await back_up(store, path)

    return _with_store(settings, work, store_there)


def restored(settings: Settings, path: Path, *, replace: bool) -> int:
    """Take in a backup while no server runs; how many tables were in it."""

    async def work(store: SqlStore) -> int:
        await store.open()
        return await restore(store, path, replace=replace)

    return _with_store(settings, work, _store_made)


def forgotten(settings: Settings, codes: Sequence[str]) -> int:
    """Delete tables while no server runs, all that are there; how many that is."""

    async def work(store: SqlStore) -> int:
        await store.open()
        known = [code for code in map(as_code, codes) if code and await store.find(code)]
        await store.keep([Deleted(code=code) for code in known])
        return len(known)

    return _with_store(settings, work, store_there)


def _store_made(address: str, data: Path) -> SqlStore:
    """The store, made if nothing is there."""
    store = store_for(address, data)
    if not isinstance(store, SqlStore):
        raise StoreError("store-address", address)
    return store


def _with_store(
    settings: Settings,
    work: Callable[[SqlStore], Awaitable[int]],
    find: Callable[[str, Path], SqlStore],
) -> int:
    async def worked() -> int:
        store = find(settings.store, settings.data)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        with private():
            return asyncio.run(worked())
    except StoreError as error:
        where = told(settings.store, settings.data)
        raise UnservableError(f"server-{error.code}", where=where, said=error.said) from error
