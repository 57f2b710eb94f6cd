"""The reports of players, for the owner of the server: read, and deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from goalsetter.server.network import UnservableError
from goalsetter.server.ops.system import private
from goalsetter.server.settings import Settings
from goalsetter.server.store import Complaint, SqlStore, StoreError, store_there, told

T = TypeVar("T")


def complaints(settings: Settings) -> list[Complaint]:
    """All that is kept, the oldest first, while a server runs or not."""
    return _with_store(settings, lambda store: store.complaints())


def settle(settings: Settings, ids: Sequence[str] | None = None) -> int:
    """Delete some, or all of them, while a server runs or not; how many went."""

    async def work(store: SqlStore) -> int:
        known = [each.id for each in await store.complaints()]
        return await store.settle([id for id in known if ids is None or id in ids])

    return _with_store(settings, work)


def _with_store(settings: Settings, work: Callable[[SqlStore], Awaitable[T]]) -> T:
    async def worked() -> T:
        store = store_there(settings.store, settings.data)
        try:
            return await work(store)
        finally:
            await store.engine.dispose()  # it was never opened: a server may hold it

    try:
        with private():
            return asyncio.run(worked())
    except StoreError as error:
        where = told(settings.store, settings.data)
        raise UnservableError(f"server-{error.code}", where=where, said=error.said) from error
