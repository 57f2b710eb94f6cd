"""Claims to the block: held for as long as an earlier one can still come in, then done in order.

Whoever claims first takes the room's turn and keeps it until the order is decided, so whatever
comes in meanwhile, the clock's and the bots' deeds too, is done after the claims. Claims that come
in meanwhile do not wait for the lock: they join those that are held.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.latency import BlockClaim, decided_at, in_order
from goalsetter.server.room.presence import Guest


@dataclass(eq=False, slots=True, kw_only=True)
class Held:
    """A claim that is held, and whoever waits for what comes of it."""

    guest: Guest
    frame: wire.Do
    claim: BlockClaim
    settled: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def fail(self, error: Exception) -> None:
        """It could not be done."""
        if not self.settled.done():
            self.settled.set_exception(error)
            self.settled.exception()  # whoever waits is told; he may have gone

    def succeed(self) -> None:
        """It was done, or refused, and its browser has the answer."""
        if not self.settled.done():
            self.settled.set_result(None)


Does = Callable[[Held, Sequence[Held]], Awaitable[None]]
"""Does one claim, told of those that were made after it."""
Wait = Callable[[int], float]
"""Seconds until a moment."""


class Claims:
    """The claims that are held at one table."""

    def __init__(self) -> None:
        self._held: list[Held] | None = None

    async def take(self, held: Held, lock: asyncio.Lock, wait: Wait, does: Does) -> None:
        """Hold a claim, and return when it has been done in its turn."""
        if self._held is not None:
            self._held.append(held)
        else:
            mine = self._held = [held]
            try:
                await self._decide(mine, lock, wait, does)
            finally:
                self._held = None if self._held is mine else self._held
        await held.settled

    async def _decide(self, held: list[Held], lock: asyncio.Lock, wait: Wait, does: Does) -> None:
        try:
            async with lock:
                while (left := wait(decided_at([one.claim for one in held]))) > 0:
                    await asyncio.sleep(left)
                self._held = None
                await _do_all(in_order(held, lambda one: one.claim), does)
        finally:
            for claim in held:
                claim.fail(UnfitError("broken"))


async def _do_all(held: Sequence[Held], does: Does) -> None:
    for at, claim in enumerate(held):
        try:
            await does(claim, held[at + 1 :])
            claim.succeed()
        except Exception as error:
            claim.fail(error)
