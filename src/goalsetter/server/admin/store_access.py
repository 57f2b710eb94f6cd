"""A store under the owner's commands: opened for one piece of work, or left to a running server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

from goalsetter.server.admin.control import ask_server
from goalsetter.server.network import UnservableError
from goalsetter.server.ops.system import private
from goalsetter.server.settings import Settings
from goalsetter.server.store import SqlStore, StoreError, store_for, told

T = TypeVar("T")


def by_server(settings: Settings, do: str, names: Sequence[str]) -> int | None:
    """Have the server do it; nothing if none runs."""
    answer = ask_server(settings, do, list(names))
    if answer is None:
        return None
    if answer.fault:
        where = told(settings.store, settings.data)
        raise UnservableError(f"server-{answer.fault}", where=where, said="")
    return answer.count


def store_made(address: str, data: Path) -> SqlStore:
    """The store, made if nothing is there."""
    store = store_for(address, data)
    if not isinstance(store, SqlStore):
        raise StoreError("store-address", address)
    return store


def with_store(
    settings: Settings,
    work: Callable[[SqlStore], Awaitable[T]],
    find: Callable[[str, Path], SqlStore],
) -> T:
    """Do something with a store, and close it; its faults are told in our words."""

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
