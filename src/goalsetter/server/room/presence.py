"""The browsers at one table: players by their seats, those who watch, and seats that were left."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

from goalsetter.play import FURTHER_JUDGES, SPECTATOR, Seat
from goalsetter.server import wire
from goalsetter.server.clock import ServerClock
from goalsetter.server.errors import UnfitError
from goalsetter.server.latency import Trips
from goalsetter.words import speaking

Look = Callable[[wire.Draft], Awaitable[None]]
"""Looks at a draft, and tells its writer."""


class FrameSink(Protocol):
    """The side of an outbox that a room sees: frames go in, and nobody waits for the browser."""

    def put(self, frame: wire.ToBrowser) -> None:
        """Send a frame when it can be taken."""

    def show(self, *, whole: bool = False) -> None:
        """Send the newest picture after the frames that wait; ``whole`` if changes will not do."""

    def close(self) -> None:
        """Take nothing more; what waits is still sent."""


class Drafts:
    """The drafts of one browser: the newest is looked at, at most one waits, others are forgotten.

    One that comes too fast is not lost: the last one of a burst is taken when the limit allows it.
    """

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


@dataclass(eq=False, slots=True, kw_only=True)
class Guest:
    """One browser: the seat that it may see, the address by which it came, what waits for it."""

    seat: Seat
    base: str
    outbox: FrameSink
    token: str = field(default="", repr=False)
    """The key that opened the seat."""
    language: str = "en"
    changes: bool = False
    """Whether it takes changes, and asks for what is rare."""
    trips: Trips = field(default_factory=Trips)
    drafts: Drafts = field(default_factory=Drafts)
    known: tuple[tuple[object, ...], wire.People] | None = None
    """The people at the table as this browser was last told of them, and all that goes by."""
    hinted: tuple[int, int] = (0, 0)
    """The number of the table about which hints were given, and how many."""

    @property
    def plays(self) -> bool:
        """Whether a seat is his."""
        return self.seat != SPECTATOR

    @property
    def secluded(self) -> bool:
        """Whether he judges without knowing what was said and ruled before him (judges G7)."""
        return self.seat in FURTHER_JUDGES


class Audience:
    """All browsers at one table."""

    def __init__(self) -> None:
        self._guests: list[Guest] = []
        self.here: frozenset[Seat] = frozenset()
        """The seats of people who are connected."""

    def __iter__(self) -> Iterator[Guest]:
        return iter(tuple(self._guests))

    def __len__(self) -> int:
        return len(self._guests)

    @property
    def presence(self) -> wire.Presence:
        """Everybody who is connected, as a frame."""
        return wire.Presence(here=sorted(self.here), watching=self.watching)

    @property
    def watching(self) -> int:
        """How many only look on."""
        return sum(not guest.plays for guest in self._guests)

    def join(self, guest: Guest) -> None:
        """Somebody comes."""
        self._seat([*self._guests, guest])

    def leave(self, guest: Guest) -> None:
        """Somebody goes."""
        self._seat([other for other in self._guests if other is not guest])

    def _seat(self, guests: list[Guest]) -> None:
        # Asked for a dozen times with every deed, and changed when somebody comes or goes.
        self._guests = guests
        self.here = frozenset(guest.seat for guest in guests if guest.plays)
        self.tell(self.presence)

    def limit(self, seat: Seat, most: int) -> None:
        """A seat has only so many browsers: the oldest are sent away with a word."""
        for guest in [other for other in self if other.seat == seat][:-most]:
            with speaking(guest.language):
                guest.outbox.put(UnfitError("other-browsers").error(fatal=True))
            guest.outbox.close()
            self.leave(guest)

    def tell(self, frame: wire.ToBrowser) -> None:
        """Send all the same frame; what happens and what is said is not for secluded judges."""
        for guest in self:
            if not (guest.secluded and isinstance(frame, wire.News | wire.Said)):
                guest.outbox.put(frame)

    def show(self) -> None:
        """Send all a new picture."""
        for guest in self:
            guest.outbox.show()

    def close(self) -> None:
        """Send everybody away."""
        for guest in self:
            guest.outbox.close()


class Absences:
    """The moments at which the last browser of each seat went."""

    def __init__(self, clock: ServerClock, grace: int, when_long: Callable[[], None]) -> None:
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
        self._timers = {timer for timer in self._timers if timer.when() > loop.time()}
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
