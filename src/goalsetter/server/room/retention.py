"""How old tables go: by a clock that was watched for a day, and aside before they are deleted.

A computer whose clock is wrong for a while would take every table for an old one. So nothing goes
until the time of day has kept step with the monotonic clock for a whole day, and then it is only
set aside. The days for which it lies there are counted by the server's own clock, which no leap of
the time of day moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, time
from typing import TYPE_CHECKING

from goalsetter.server.errors import UnfitError
from goalsetter.server.ops.logs import complain, tell
from goalsetter.server.store import (
    Aged,
    BroughtBack,
    Deleted,
    Expired,
    HallsAged,
    Pulse,
    Recalled,
    Store,
    StoreError,
    TableSetAside,
    named_table,
)

if TYPE_CHECKING:
    from goalsetter.server.room.registry import Registry

DAY_SECONDS = 24 * 3600.0
DAY = 24 * 3600 * 1000
BETWEEN_SWEEPS = 3600.0
"""Seconds after which the clocks are compared again."""
AGREE = 60.0
"""By how many seconds the two clocks may differ over a day."""
ASIDE = 14
"""For how many days, by the server's own clock, a table lies aside before it is deleted."""


class ClockWatch:
    """The time of day, watched against a clock that cannot be set."""

    def __init__(
        self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic
    ) -> None:
        self.wall, self._steady = wall, steady
        self._since: tuple[float, float] | None = None

    def look(self) -> bool:
        """Whether both have agreed for a day; a look that says so begins the next day."""
        now = self.wall(), self._steady()
        since, self._since = self._since, self._since or now
        if since is None:
            return False
        passed = now[1] - since[1]
        leap = now[0] - since[0] - passed
        if abs(leap) > AGREE:
            complain("clock-leapt", seconds=round(leap))
            self._since = now
            return False
        if passed < DAY_SECONDS:
            return False
        self._since = now
        return True


class Retention:
    """Sets aside what nobody used for ``keep`` days, and deletes it when it lay there for long."""

    def __init__(self, registry: Registry, keep: int, watch: ClockWatch | None = None) -> None:
        self._registry, self._keep = registry, keep
        self._watch = watch or ClockWatch()

    async def sweep_often(self) -> None:
        """Compare the clocks every hour; with nothing to delete ever, there is nothing to do."""
        while self._keep:
            try:
                await self.sweep()
            except (StoreError, UnfitError) as error:
                complain("sweep-failed", error)
            await asyncio.sleep(BETWEEN_SWEEPS)

    async def sweep(self) -> None:
        """Set aside and delete what is due, if the clocks can be trusted."""
        if not self._watch.look():
            return
        since = int(self._watch.wall() * 1000) - self._keep * DAY
        clock = self._registry.services.clock.now()
        await self.set_aside(since)
        await self.delete(clock - ASIDE * DAY)
        await self._registry.services.store.keep([Pulse(at=clock)])

    async def set_aside(self, since: int) -> None:
        """Set aside what was not used since a time of day, unless somebody is there."""
        store, aside = self._registry.services.store, max(1, self._registry.services.clock.now())
        await store.keep([Aged(before=since, aside=aside), HallsAged(before=since)])
        for code in await store.unused(since):
            async with self._registry.waking:
                await self._set_aside(TableSetAside(code=code, aside=aside))

    async def _set_aside(self, change: TableSetAside) -> None:
        room = self._registry.rooms.get(change.code)
        if self._registry.is_waking(change.code) or (room is not None and len(room.audience)):
            return
        if room is None:
            await self._registry.services.store.keep([change])
        else:
            await room.set_aside(change)
        tell("table-set-aside", table=change.code)

    async def delete(self, before: int) -> None:
        """Delete what was set aside before a moment of the server's clock."""
        store = self._registry.services.store
        await store.keep([Expired(before=before)])
        for kept in await store.aside():
            if kept.is_table and kept.aside < before:
                await store.keep([Deleted(code=kept.name)])
                tell("table-deleted", table=kept.name, why="age")


async def bring_back(store: Store, asked: str) -> bool:
    """Bring a table or an analysis back that was set aside; whether there was one."""
    name = await named_table(store, asked) or asked
    kept = next((aside for aside in await store.aside() if aside.name == name), None)
    if kept is None:
        return False
    now = int(time() * 1000)
    await store.keep(
        [BroughtBack(code=name, used=now) if kept.is_table else Recalled(id=name, made=now)]
    )
    tell("brought-back", table=name if kept.is_table else "")
    return True
