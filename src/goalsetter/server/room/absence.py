"""Who is not connected, and since when: a seat that was left is kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from goalsetter.play import Seat
from goalsetter.server.clock import Clock


class Absences:
    """The moments at which the last browser of each seat went."""

    def __init__(self, clock: Clock, grace: int, when_long: Callable[[], None]) -> None:
        self._clock, self._grace = clock, grace
        self._when_long: Callable[[], None] | None = when_long
        self._opened = clock.now()
        self._since: dict[Seat, int] = {}
        self._timers: set[asyncio.TimerHandle] = set()

    def expect(self, seat: Seat) -> None:
        """Somebody has gone, or has not come yet: wait for as long as the seat is kept."""
        self._since[seat] = self._clock.now()
        loop = asyncio.get_running_loop()
        wait = self._clock.until(self._since[seat] + self._grace)
        self._timers = {each for each in self._timers if each.when() > loop.time()}
        if self._when_long is not None:
            self._timers.add(loop.call_later(wait + 0.01, self._when_long))

    def long(self, seats: Iterable[Seat], here: frozenset[Seat]) -> frozenset[Seat]:
        """Those of the seats that have been left for longer than they are kept."""
        before = self._clock.now() - self._grace
        return frozenset(
            seat
            for seat in seats
            if seat not in here and self._since.get(seat, self._opened) <= before
        )

    def close(self) -> None:
        """Wait for nobody any more."""
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        self._when_long = None  # the room's own method: without this the two would keep each other
