"""Drafts of one browser: the newest is looked at, older ones that still wait are forgotten.

One that comes too fast is not lost: the last one of a burst is taken when the limit allows it.
"""

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
        self._late: wire.Draft | None = None
        self._waiting: asyncio.Task[None] | None = None

    def put_off(self, frame: wire.Draft, wait: Callable[[], float], take: Look) -> None:
        """Take a draft that came too fast as soon as ``wait`` has no seconds left for it."""
        self._late = frame
        if self._waiting is None or self._waiting.done():
            self._waiting = asyncio.create_task(self._take_late(wait, take))

    async def _take_late(self, wait: Callable[[], float], take: Look) -> None:
        # A newer draft that came in time has taken its place: then no token is spent.
        while self._late is not None and (seconds := wait()) > 0:
            await asyncio.sleep(seconds)
        frame, self._late = self._late, None
        if frame is not None:
            await take(frame)

    def take(self, frame: wire.Draft, look: Look) -> None:
        """A new draft: it takes the place of one that waits."""
        self._late = None
        self._next = frame, look
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self._next is not None:
            (frame, look), self._next = self._next, None
            await look(frame)

    async def close(self) -> None:
        """Look at no more."""
        self._next = self._late = None
        for task in (self._task, self._waiting):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
