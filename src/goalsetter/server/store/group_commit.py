"""Group commit: one task commits whatever has come in since its last commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from goalsetter.server.store.changes import Change
from goalsetter.server.store.errors import AWAY, DOWN, LOST, StoreError

Commit = Callable[[Sequence[Change]], Awaitable[None]]
MOST = 500
"""How many calls one commit takes."""


class _Call:
    """The changes of one call, and whoever waits for them to be kept."""

    def __init__(self, changes: Sequence[Change]) -> None:
        self.changes = tuple(changes)
        self.kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: StoreError | None = None) -> None:
        """Tell whoever waits; he may have gone."""
        if self.kept.done():
            return
        if error is None:
            self.kept.set_result(None)
        else:
            self.kept.set_exception(error)


class Writer:
    """Takes changes from many and commits them together, in the order in which they came."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._calls: asyncio.Queue[_Call] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def keep(self, changes: Sequence[Change]) -> None:
        """Return when the changes are committed."""
        if self._task.done():
            raise StoreError("store-closed")
        call = _Call(changes)
        self._calls.put_nowait(call)
        await call.kept

    async def close(self) -> None:
        """Commit what has come in, then stop."""
        await self._calls.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            calls = [await self._calls.get()]
            while len(calls) < MOST and not self._calls.empty():
                calls.append(self._calls.get_nowait())
            await self._together(calls)
            for _ in calls:
                self._calls.task_done()

    async def _together(self, calls: list[_Call]) -> None:
        """All in one commit; if that fails, each by itself, so that one harms no other.

        Not if the store itself is the reason: a commit whose answer was lost may have been done,
        and what is kept already would be told to be taken.
        """
        error = await self._tried([change for call in calls for change in call.changes])
        if error is None or len(calls) == 1 or error.code in (LOST, AWAY, DOWN):
            for call in calls:
                call.settle(error)
            return
        for call in calls:
            call.settle(await self._tried(call.changes))

    async def _tried(self, changes: Sequence[Change]) -> StoreError | None:
        try:
            await self._commit(changes)
        except StoreError as error:
            return error
        except Exception as error:  # nobody may wait for ever for what cannot be kept
            return StoreError("store-failed", type(error).__name__)
        return None
