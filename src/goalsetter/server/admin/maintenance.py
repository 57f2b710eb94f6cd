"""The owner's commands on a store: backup, restore, forgetting, and the reports of players."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from goalsetter.server.admin.accounts import check_names_key, erase_restored
from goalsetter.server.admin.control import BRING_BACK, FORGET
from goalsetter.server.admin.store_access import by_server, store_made, with_store
from goalsetter.server.room.retention import bring_back
from goalsetter.server.settings import Settings
from goalsetter.server.store import (
    Complaint,
    Deleted,
    Erased,
    KeptAside,
    SqlStore,
    named_analysis,
    named_table,
    store_there,
)
from goalsetter.server.store.backup import back_up as back_up_store
from goalsetter.server.store.backup import restore as restore_store


def back_up(settings: Settings, path: Path) -> int:
    """Write a backup, while a server runs or not; how many tables are in it."""

    async def work(store: SqlStore) -> int:
        return await back_up_store(store, path)

    return with_store(settings, work, store_there)


def restore(settings: Settings, path: Path, *, replace: bool, names_key: Path | None = None) -> int:
    """Take in a backup while no server runs; how many tables were in it.

    A backup with children is taken only with the key of their names, and whoever was erased since
    it was made is erased again.
    """

    async def work(store: SqlStore) -> int:
        await store.open()
        carried = await restore_store(store, path, replace=replace)
        await erase_restored(store, settings)
        return carried

    check_names_key(settings, path, names_key)
    return with_store(settings, work, store_made)


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
    count = by_server(settings, FORGET, names)
    return with_store(settings, work, store_there) if count is None else count


def bring_tables_back(settings: Settings, names: Sequence[str]) -> int:
    """Bring back what was set aside, by the server if one runs; how much of it there was."""

    async def work(store: SqlStore) -> int:
        await store.open()
        return sum([await bring_back(store, name) for name in names])

    count = by_server(settings, BRING_BACK, names)
    return with_store(settings, work, store_there) if count is None else count


def list_aside(settings: Settings) -> list[KeptAside]:
    """All that is set aside, while a server runs or not."""
    return with_store(settings, lambda store: store.aside(), store_there)


# Reports of players.


def list_complaints(settings: Settings) -> list[Complaint]:
    """All that players reported, the oldest first, while a server runs or not."""
    return with_store(settings, lambda store: store.complaints(), store_there)


def settle_complaints(settings: Settings, ids: Sequence[str] | None = None) -> int:
    """Delete some reports, or all of them, while a server runs or not; how many went."""

    async def work(store: SqlStore) -> int:
        known = [complaint.id for complaint in await store.complaints()]
        return await store.settle([id for id in known if ids is None or id in ids])

    return with_store(settings, work, store_there)
