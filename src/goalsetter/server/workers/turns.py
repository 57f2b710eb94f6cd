"""Waiting in line: however much somebody asks, he stands in it once, so others get their turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

EACH, ALL = 8, 40
"""How many questions of one address may wait, and how many of all."""


class BusyError(TimeoutError):
    """Too many others are waiting."""


class Line:
    """Those who wait for one thing, by who they are."""

    def __init__(self, each: int = EACH, most: int = ALL) -> None:
        self._each, self._most = each, most
        self._waiting: Counter[str] = Counter()
        self._foremost: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def place(self, who: str) -> AsyncIterator[None]:
        """Be the one whose question may be asked now; a line that is full raises ``BusyError``."""
        if not self._room(who):
            raise BusyError
        self._waiting[who] += 1
        try:
            async with self._foremost.setdefault(who, asyncio.Lock()):
                yield
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who], self._foremost[who]

    def _room(self, who: str) -> bool:
        """Whether one more may stand behind the others."""
        return self._waiting[who] < self._each and self._waiting.total() < self._most
