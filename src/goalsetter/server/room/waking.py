"""How a room's table is woken, and the snapshots that make waking short.

While a match is played a snapshot is made now and then, beside the game: nobody waits for it, and
whether it is kept does no harm. When the table is woken the snapshot is read, and only what came
later is done again; one that cannot be used is passed over for the whole log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from goalsetter.server.ops.logs import complain, tell
from goalsetter.server.room.journal import Contests, reason_rows, woken
from goalsetter.server.room.snapshots import SnapshotMaker, pack
from goalsetter.server.room.verdicts import Verdicts
from goalsetter.server.services import Services
from goalsetter.server.store import Kept, LogRow
from goalsetter.table import Table


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

    def begin(self, head: str, begun: int) -> None:
        """A match begins: its log is empty."""
        self._maker.begin(head, begun)

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
