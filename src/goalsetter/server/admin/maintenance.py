"""The owner's commands on a store: backup, restore, forgetting, and the reports of players."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

from goalsetter.server.admin.control import BRING_BACK, FORGET, ask_server
from goalsetter.server.network import UnservableError
from goalsetter.server.ops.system import private
from goalsetter.server.room.retention import bring_back
from goalsetter.server.settings import Settings
from goalsetter.server.store import (
    Complaint,
    Deleted,
    Erased,
    KeptAside,
    SqlStore,
    StoreError,
    named_analysis,
    named_table,
    store_for,
    store_there,
    told,
)
from goalsetter.server.store.backup import back_up as back_up_store
from goalsetter.server.store.backup import restore as restore_store

T = TypeVar("T")


def back_up(settings: Settings, path: Path) -> int:
    """Write a backup, while a server runs or not; how many tables are in it."""

    async def work(store: SqlStore) -> int:
        return await back_up_store(store, path)

    return _with_store(settings, work, store_there)


def restore(settings: Settings, path: Path, *, replace: bool) -> int:
    """Take in a backup while no server runs; how many tables were in it."""

    async def work(store: SqlStore) -> int:
        await store.open()
        return await restore_store(store, path, replace=replace)

    return _with_store(settings, work, _store_made)


def forget(settings: Settings, names: Sequence[str]) -> int:
    """Delete tables and analyses, by the server if one runs; how many of them there were."""

    async def work(store: SqlStore) -> int:
        await store.open()
        count = 0
        for name in names:
            if code := await named_table(store, name):
                await store.keep([Deleted(code=code)])
            elif await named_analysis(store, name):
                await store.keep([Erased(id=name)])
            else:
                continue
            count += 1
        return count

    # A server that runs holds tables in memory and would write them again.
    count = _by_server(settings, FORGET, names)
    return _with_store(settings, work, store_there) if count is None else count


def bring_tables_back(settings: Settings, names: Sequence[str]) -> int:
    """Bring back what was set aside, by the server if one runs; how much of it there was."""

    async def work(store: SqlStore) -> int:
        await store.open()
        return sum([await bring_back(store, name) for name in names])

    count = _by_server(settings, BRING_BACK, names)
    return _with_store(settings, work, store_there) if count is None else count


def list_aside(settings: Settings) -> list[KeptAside]:
    """All that is set aside, while a server runs or not."""
    return _with_store(settings, lambda store: store.aside(), store_there)


# Reports of players.


def list_complaints(settings: Settings) -> list[Complaint]:
    """All that players reported, the oldest first, while a server runs or not."""
    return _with_store(settings, lambda store: store.complaints(), store_there)


def settle_complaints(settings: Settings, ids: Sequence[str] | None = None) -> int:
    """Delete some reports, or all of them, while a server runs or not; how many went."""

    async def work(store: SqlStore) -> int:
        known = [complaint.id for complaint in await store.complaints()]
        return await store.settle([id for id in known if ids is None or id in ids])

    return _with_store(settings, work, store_there)


def _by_server(settings: Settings, do: str, names: Sequence[str]) -> int | None:
    """Have the server do it; nothing if none runs."""
    answer = ask_server(settings, do, list(names))
    if answer is None:
        return None
    if answer.fault:
        where = told(settings.store, settings.data)
        raise UnservableError(f"server-{answer.fault}", where=where, said="")
    return answer.count


def _store_made(address: str, data: Path) -> SqlStore:
    """The store, made if nothing is there."""
    store = store_for(address, data)
    if not isinstance(store, SqlStore):
        raise StoreError("store-address", address)
    return store


def _with_store(
    settings: Settings,
    work: Callable[[SqlStore], Awaitable[T]],
    find: Callable[[str, Path], SqlStore],
) -> T:
    async def run() -> T:
        store = find(settings.store, settings.data)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        with private():
            return asyncio.run(run())
    except StoreError as error:
        where, said = told(settings.store, settings.data), error.said
        # Some codes say how many: a number, since plurals are chosen by it.
        count = int(said) if said.isdigit() else 0
        code = f"server-{error.code}"
        raise UnservableError(code, where=where, said=said, count=count) from error
