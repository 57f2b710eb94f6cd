"""Drafts of one browser: the newest is looked at, older ones that still wait are forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from goalsetter.server import wire

Look = Callable[[wire.Draft], Awaitable[None]]


class Drafts:
    """At most one draft is looked at, and at most one waits."""

    def __init__(self) -> None:
        self._next: tuple[wire.Draft, Look] | None = None
        self._task: asyncio.Task[None] | None = None

    def take(self, frame: wire.Draft, look: Look) -> None:
        """A new draft: it takes the place of one that waits."""
        self._next = frame, look
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self._next is not None:
            (frame, look), self._next = self._next, None
            await look(frame)

    async def close(self) -> None:
        """Look at no more."""
        self._next = None
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
