"""Who is connected to one table: players by their seats, and those who watch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from goalsetter.play import FURTHER_JUDGES, SPECTATOR, Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.latency import Trips
from goalsetter.server.room.drafts import Drafts
from goalsetter.server.socket.outbox import Outbox
from goalsetter.words import speaking

Ears = tuple[Seat, str]
"""A seat and a language: whoever has the same is told the same words."""


@dataclass(eq=False, slots=True, kw_only=True)
class Guest:
    """One browser: the seat that it may see, the address by which it came, what waits for it."""

    seat: Seat
    base: str
    outbox: Outbox
    token: str = field(default="", repr=False)
    """The key that opened the seat."""
    language: str = "en"
    trips: Trips = field(default_factory=Trips)
    drafts: Drafts = field(default_factory=Drafts)
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

    @property
    def ears(self) -> Ears:
        """What all browsers have in common that are told the same words."""
        return self.seat, self.language


class Audience:
    """All browsers at one table."""

    def __init__(self) -> None:
        self._guests: list[Guest] = []

    def __iter__(self) -> Iterator[Guest]:
        return iter(tuple(self._guests))

    def __len__(self) -> int:
        return len(self._guests)

    @property
    def here(self) -> frozenset[Seat]:
        """The seats of people who are connected."""
        return frozenset(guest.seat for guest in self._guests if guest.plays)

    @property
    def presence(self) -> wire.Presence:
        """Who is connected, as a frame."""
        return wire.Presence(here=sorted(self.here), watching=self.watching)

    @property
    def watching(self) -> int:
        """How many only look on."""
        return sum(not guest.plays for guest in self._guests)

    def join(self, guest: Guest) -> None:
        """Somebody comes."""
        self._guests.append(guest)
        self.tell(self.presence)

    def leave(self, guest: Guest) -> None:
        """Somebody goes."""
        self._guests = [each for each in self._guests if each is not guest]
        self.tell(self.presence)

    def limit(self, seat: Seat, most: int) -> None:
        """A seat has only so many browsers: the oldest are sent away with a word."""
        for guest in [each for each in self if each.seat == seat][:-most]:
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
