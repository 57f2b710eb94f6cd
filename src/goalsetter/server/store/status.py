"""How a store stands: well, away for the moment, or lost to another server for good."""

from __future__ import annotations

import asyncio
from enum import StrEnum

from goalsetter.server.store.errors import AWAY, LOST, StoreError


class StoreState(StrEnum):
    """How it stands."""

    WELL = "well"
    AWAY = "away"
    LOST = "lost"


class StoreStatus:
    """The state of a store, told to everybody who waits for another."""

    def __init__(self) -> None:
        self.state = StoreState.WELL
        self._waiting: list[asyncio.Future[None]] = []

    def become(self, state: StoreState) -> None:
        """Take another state; what is lost stays lost."""
        if state is self.state or self.state is StoreState.LOST:
            return
        self.state = state
        waiting, self._waiting = self._waiting, []
        for waiter in waiting:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, *states: StoreState) -> StoreState:
        """Return when it stands in one of these ways."""
        while self.state not in states:
            changed = asyncio.get_running_loop().create_future()
            self._waiting.append(changed)
            await changed
        return self.state

    def check(self) -> None:
        """Raise ``StoreError`` without trying, if it is known that nothing can be kept."""
        if self.state is StoreState.LOST:
            raise StoreError(LOST)
        if self.state is StoreState.AWAY:
            raise StoreError(AWAY)
