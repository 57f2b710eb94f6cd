"""How a store stands: well, away for the moment, or lost to another server for good."""

from __future__ import annotations

import asyncio
from enum import StrEnum

from goalsetter.server.store.errors import AWAY, LOST, StoreError


class State(StrEnum):
    """How it stands."""

    WELL = "well"
    AWAY = "away"
    LOST = "lost"


class Standing:
    """The state of a store, told to everybody who waits for another."""

    def __init__(self) -> None:
        self.state = State.WELL
        self._waiting: list[asyncio.Future[None]] = []

    def become(self, state: State) -> None:
        """Take another state; what is lost stays lost."""
        if state is self.state or self.state is State.LOST:
            return
        self.state = state
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            if not each.done():
                each.set_result(None)

    async def until(self, *states: State) -> State:
        """Return when it stands in one of these ways."""
        while self.state not in states:
            changed = asyncio.get_running_loop().create_future()
            self._waiting.append(changed)
            await changed
        return self.state

    def check(self) -> None:
        """Raise ``StoreError`` without trying, if it is known that nothing can be kept."""
        if self.state is State.LOST:
            raise StoreError(LOST)
        if self.state is State.AWAY:
            raise StoreError(AWAY)
