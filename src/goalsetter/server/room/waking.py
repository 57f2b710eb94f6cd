"""Waking: all matches after a restart, one table when it is wanted, and snapshots to shorten it.

While a match is played a snapshot is made now and then, beside the game: nobody waits for it, and
whether it is kept does no harm. When the table is woken the snapshot is read, and only what came
later is done again; one that cannot be used is passed over for the whole log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from goalsetter.server.errors import UnfitError
from goalsetter.server.ops.logs import complain, tell
from goalsetter.server.room.journal import Contests, MatchStart, reason_rows, woken
from goalsetter.server.room.snapshots import SnapshotMaker, pack
from goalsetter.server.room.verdicts import Verdicts
from goalsetter.server.services import Services
from goalsetter.server.store import Kept, LogRow, StoreError
from goalsetter.table import Table

if TYPE_CHECKING:
    from goalsetter.server.room.registry import Registry

RECENT = 24 * 3600 * 1000
"""A match in which nothing was done for so long sleeps until somebody comes."""
TOGETHER = 100
"""How many tables are read at once when all are woken: others are let in between."""


class SnapshotKeeper:
    """Reads the snapshot of one room's table, and keeps new ones."""

    def __init__(self, kept: Kept, services: Services) -> None:
        self._code, self._services = kept.code, services
        self._maker = SnapshotMaker(kept)
        self._task: asyncio.Task[None] | None = None

    async def wake(self, kept: Kept, verdicts: Verdicts) -> tuple[Table, Contests]:
        """The table that is kept, and which of its actions several had claimed."""
        try:
            return await verdicts.work(woken, kept)
        except Exception as error:
            # Not only if it cannot be read: one on which the rest cannot be done is wrong, too.
            if kept.snapshot is None:
                raise
            tell("snapshot-unfit", table=self._code, why=str(error))
        whole = await self._services.store.find(self._code)
        assert whole is not None, "deleted while it was woken"
        self._maker = SnapshotMaker(whole)
        return await verdicts.work(woken, whole)

    def begin(self, match: MatchStart) -> None:
        """A match begins: its log is empty, unless it begins from a position."""
        self._maker.begin(match.begun.head, match.begun.begun)
        self.follow(match.rows, match.table, {})

    def follow(self, rows: Sequence[LogRow], table: Table, contests: Contests) -> None:
        """These rows are kept, and the table is after them; it may be time for a snapshot."""
        self._maker.follow(rows)
        self.keep_if_due(table, contests)

    def keep_if_due(self, table: Table, contests: Contests) -> None:
        """Have a snapshot made beside the game, if one is due."""
        if self._maker.is_due and self._task is None and not table.over:
            self._task = asyncio.create_task(self.keep(table, dict(contests)))
            self._task.add_done_callback(self._rest)

    def _rest(self, task: asyncio.Task[None]) -> None:
        if self._task is task:
            self._task = None

    async def keep(self, table: Table, contests: Contests) -> None:
        """Keep a snapshot of a table, if it is the newest and there is none of it."""
        place = self._maker.claim(table)
        if place is None:
            return
        try:
            reasons = reason_rows(table, contests)
            content = await self._services.workers.work(pack, table, place.since, reasons)
            await self._services.store.keep([self._maker.snapshot(place, content)])
        except Exception as error:  # the log is kept, and that is enough
            complain("snapshot-not-kept", error, table=self._code)

    async def close(self) -> None:
        """Return when the one that is being made is kept, or cannot be."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)


# After a restart.


async def wake_all(registry: Registry) -> None:
    """Wake every match that goes on and in which something was done lately."""
    services = registry.services
    try:
        live = await services.store.live(services.clock.now() - RECENT)
        for start in range(0, len(live), TOGETHER):
            async with registry.waking:
                some = await services.store.wake(live[start : start + TOGETHER])
            await asyncio.gather(*(wake_one(registry, kept) for kept in some))
    except StoreError as error:
        complain("tables-sleep-on", error)


async def wake_one(registry: Registry, kept: Kept) -> None:
    """Wake a table that was read; one that cannot be woken is told of, and sleeps on."""
    room = registry.rooms.get(kept.code)
    # Whoever came meanwhile has it awake, and may have played on: what was read is old then.
    if kept.aside or (room is not None and not room.failed):
        return
    try:
        await asyncio.shield(registry.wake(kept.code, kept.code, kept))
    except (UnfitError, StoreError) as error:
        complain("table-sleeps-on", error, table=kept.code)
