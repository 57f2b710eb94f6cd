"""All tables of a server: made, found, woken after a restart, forgotten when nobody is there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from http import HTTPStatus
from time import monotonic, time

import msgspec

from goalsetter.errors import GoalsetterError
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError, no_table
from goalsetter.server.keys import (
    as_code,
    digest_of,
    new_code,
    new_match_id,
    new_token,
)
from goalsetter.server.ops.logs import complain, tell
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.room.code_guessing import CodeGuessing
from goalsetter.server.room.lobby import begin_if_full, sit
from goalsetter.server.room.order import checked, seats_at_first
from goalsetter.server.room.rematch import follow
from goalsetter.server.room.retention import Retention
from goalsetter.server.room.room import TableRoom, sat_at
from goalsetter.server.room.running import run
from goalsetter.server.room.waking import wake_all
from goalsetter.server.services import Services
from goalsetter.server.store import (
    TAKEN,
    Change,
    Followed,
    Kept,
    KeptSeat,
    Keyed,
    Made,
    Note,
    Pulse,
    StoreError,
    StoreState,
)

BEAT = 1.0
"""Seconds between two pulses."""
FORGOTTEN = 5 * 60 * 1000
"""How long an idle table is remembered."""
ACCIDENTS = 2
"""A table that breaks so often at the same place will break again: it is not run any more."""
TRIES = 20
"""How often a new code is tried."""


class Registry:
    """The tables, each with its room."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, TableRoom] = {}
        self.keeps = True
        """Whether the store kept the last pulse: one that can be read may still be full."""
        self.waking = asyncio.Lock()
        self.code_guessing = CodeGuessing(self)
        self._breaks: Counter[tuple[str, int]] = Counter()
        """How often the run of a table broke after so many actions."""
        self._watchers = Buckets(services.limits.watchers, services.limits.watchers_at_once)
        self._wakings: dict[str, asyncio.Task[TableRoom]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def playing(self) -> int:
        """How many matches go on."""
        return sum(room.lives for room in list(self.rooms.values()))

    @property
    def sockets(self) -> int:
        """How many browsers are connected."""
        return sum(len(room.audience) for room in list(self.rooms.values()))

    async def open(self) -> None:
        """Take up every match that goes on, and begin to count time."""
        gauge, workers = self.services.figures.gauge, self.services.workers
        gauge("tables_open", "Tables in memory.", lambda: len(self.rooms))
        gauge("tables_playing", "Matches that go on.", lambda: self.playing)
        gauge("sockets", "Browsers connected.", lambda: self.sockets)
        gauge("game_queue", "Jobs for the thread of the game.", lambda: workers.working)
        gauge("bot_queue", "Thoughts that bots owe.", lambda: workers.thinking)
        sweeping = Retention(self, self.services.keep).sweep_often()
        doings = (self._beat(), wake_all(self), self._watch_store(), sweeping)
        self._tasks = [asyncio.create_task(doing) for doing in doings]

    async def close(self) -> None:
        """Stop everything, and keep how far the clock has come."""
        ending = [*self._tasks, *self._wakings.values()]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await asyncio.gather(*(room.put_aside() for room in self.rooms.values()))
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        await self._pulse()
        await self.services.workers.close()

    # Finding.

    async def find_room(self, code: str) -> TableRoom:
        """The room of a table, woken if need be; a code that no table has raises ``UnfitError``."""
        known = as_code(code)
        room = self.rooms.get(known)
        if room is not None and not room.failed:
            room.touch()
            return room
        return await asyncio.shield(self.wake(known, code))

    def wake(self, known: str, code: str, kept: Kept | None = None) -> asyncio.Task[TableRoom]:
        """The one task that wakes a table, begun if need be; ``kept`` if that was read already."""
        waking = self._wakings.get(known)
        if waking is None:
            waking = self._wakings[known] = asyncio.create_task(self._wake(known, code, kept))
            waking.add_done_callback(lambda task: self._awake(known, task))
        return waking

    def is_waking(self, code: str) -> bool:
        """Whether a table is being woken, which takes as long as its verdicts do."""
        return code in self._wakings

    async def _wake(self, known: str, code: str, kept: Kept | None) -> TableRoom:
        """Each table is woken by itself: one that takes long holds up no other."""
        self._note_break(self.rooms.get(known))
        if kept is None:
            async with self.waking:
                kept = await self._kept(known or code)
        room = self.rooms[known] = await self._woken(kept)
        return room

    def _awake(self, known: str, waking: asyncio.Task[TableRoom]) -> None:
        del self._wakings[known]
        if not waking.cancelled():
            waking.exception()  # whoever asked is told; he may have gone

    async def _kept(self, code: str) -> Kept:
        kept = next(iter(await self.services.store.wake([code]) if as_code(code) else ()), None)
        if kept is None:
            raise no_table(code)
        if kept.aside:
            raise UnfitError("set-aside", HTTPStatus.NOT_FOUND)
        return kept

    async def _woken(self, kept: Kept) -> TableRoom:
        try:
            room = TableRoom(kept, self.services, partial(follow, self))
        except (GoalsetterError, msgspec.MsgspecError) as error:
            complain("table-unreadable", error, table=kept.code)
            raise UnfitError("broken", HTTPStatus.INTERNAL_SERVER_ERROR) from error
        if kept.head:
            actions = len(kept.rows) + (kept.snapshot.number if kept.snapshot is not None else 0)
            broke_here = self._breaks[room.code, actions] >= ACCIDENTS
            await room.load(kept, broke_here=broke_here)
            if not room.unreadable:
                room.run(run(room))
        return room

    def _note_break(self, room: TableRoom | None) -> None:
        if room is not None and room.forgive():
            self._breaks[room.code, room.number] += 1

    def check_watcher(self, room: TableRoom, who: str) -> None:
        """Check that one more may watch, who is told all: not too often from one network."""
        if room.audience.watching >= self.services.limits.watching:
            raise UnfitError("crowded")
        if not self._watchers.take(f"{room.code} {who}"):
            raise UnfitError("too-fast")

    # Making.

    async def order(self, order: wire.Order, account: str = "") -> wire.Seated:
        """A new table; the first seat is for the one who ordered it, be it by an account."""
        first, *others = seats_at_first(checked(order))
        seats = [replace(first, account=account), *others]
        self.services.names.check(order.nickname)
        token = new_token()
        code = await self.make_table(order, seats, {digest_of(token): "A"})
        tell("table-made", table=code, edition=order.edition, seats=order.players)
        room = await self.find_room(code)
        await begin_if_full(room)
        return wire.Seated(code=code, seat="A", token=token)

    async def make_table(
        self,
        order: wire.Order,
        seats: list[KeptSeat],
        keys: dict[str, str],
        old: str = "",
        notes: Sequence[Note] = (),
    ) -> str:
        """Keep a new table under a code that no other has; ``keys`` are digests with seats."""
        for _ in range(TRIES):
            code = new_code()
            changes = changes_for(code, order, seats, notes)
            changes += [Keyed(digest=digest, code=code, seat=seat) for digest, seat in keys.items()]
            changes += [Followed(code=old, next=code)] if old else []
            try:
                await self.services.store.keep(changes)
            except StoreError as error:
                if error.code != TAKEN:
                    raise
            else:
                return code
        raise UnfitError("no-code", HTTPStatus.SERVICE_UNAVAILABLE)

    async def sit(self, room: TableRoom, wanted: wire.Sit, account: str = "") -> wire.Seated:
        """Somebody takes a free seat, or the judge's."""
        token = new_token()
        role, invitation = wanted.role, wanted.invitation
        seat = await sit(room, wanted.nickname, digest_of(token), role, invitation, account=account)
        return wire.Seated(code=room.code, seat=seat, token=token)

    # Time.

    async def _beat(self) -> None:
        while True:
            due = monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self.services.figures.lag.set(monotonic() - due)
            if not self.keeps or any(room.lives for room in self.rooms.values()):
                await self._pulse()
            await self._forget()

    async def _pulse(self) -> None:
        try:
            await self.services.store.keep([Pulse(at=self.services.clock.now())])
            self.keeps = True
        except StoreError as error:
            self.keeps = False
            complain("pulse-not-kept", error)

    async def _watch_store(self) -> None:
        """While nothing can be kept no time passes; with another server at it, all is over here."""
        standing = self.services.store.standing
        while await standing.until(StoreState.AWAY, StoreState.LOST) is StoreState.AWAY:
            complain("store-away")
            self.keeps = False
            self.services.clock.stop()
            for room in list(self.rooms.values()):
                room.complain("no-store")
            if await standing.until(StoreState.WELL, StoreState.LOST) is StoreState.WELL:
                tell("store-back")
                self.services.clock.go()
                await wake_all(self)
        complain("store-lost")
        for room in list(self.rooms.values()):
            room.fail("elsewhere")

    async def _forget(self) -> None:
        """Tables at which nobody is and nothing happens need no place in memory."""
        before = self.services.clock.now() - FORGOTTEN
        for code, room in list(self.rooms.items()):
            if room.failed or (room.touched < before and room.idle):
                self._note_break(room)
                del self.rooms[code]
                await room.close()


def changes_for(
    code: str, order: wire.Order, seats: Sequence[KeptSeat], notes: Sequence[Note]
) -> list[Change]:
    """The changes by which a new table is kept: as it was ordered, who sits there, its notes."""
    ordered = msgspec.json.encode(order).decode()
    return [
        Made(code=code, order=ordered, made=int(time() * 1000), id=new_match_id()),
        *(sat_at(code, seat) for seat in seats),
        *(replace(note, code=code) for note in notes),
    ]


async def open_registry(services: Services) -> Registry:
    """The registry, open, with a clock that goes on from where it stood."""
    clock = services.clock.going_on(await services.store.stood_at())
    registry = Registry(replace(services, clock=clock))
    await registry.open()
    return registry
