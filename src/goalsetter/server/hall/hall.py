"""One hall: who has come, who sits where, and what its maker commands. Kept first, then told.

Members who wait are seated as they come: first at a table with a free seat whose match has not
begun, then at a new table as soon as there are enough for one. The turn of a hall is taken before
that of a table, never the other way round.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from http import HTTPStatus
from random import Random
from time import monotonic, time

import msgspec

from goalsetter.play import Seat, seats_of
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.hall.seating import sizes_of
from goalsetter.server.keys import digest_of, heir_of, new_code, new_token
from goalsetter.server.ops.logs import tell
from goalsetter.server.room.lobby import begin_if_full, begin_now, sit_from_hall
from goalsetter.server.room.moderation import (
    change_locks,
    empty_seat,
    hold_table,
    release_table,
)
from goalsetter.server.room.order import filled, nickname
from goalsetter.server.room.people import HALL, HOST, OPENED, OWNS
from goalsetter.server.room.registry import TRIES, Registry, changes_for
from goalsetter.server.room.room import TableRoom
from goalsetter.server.store import (
    TAKEN,
    Change,
    HallMember,
    HallSeat,
    HallSeatFreed,
    HallTurned,
    KeptHall,
    KeptSeat,
    Note,
    StoreError,
    turned,
    with_member,
    with_seat,
    without_seat,
)

VARIATIONS = "variations"
"""The tool without which tables play no variations."""
PRESENT = 30.0
"""Seconds after which a member who waits and does not ask any more is not seated."""


class Hall:
    """A hall with everybody in it."""

    def __init__(self, kept: KeptHall, registry: Registry, chance: Random) -> None:
        self.kept = kept
        self.order = msgspec.json.decode(kept.order, type=wire.Order)
        self.registry, self.chance = registry, chance
        self.turn = asyncio.Lock()
        self.deleted = False
        self._seen: dict[int, float] = {}
        """When each member who waits last asked."""

    # How it stands.

    @property
    def code(self) -> str:
        """The code of the hall."""
        return self.kept.code

    @property
    def seats(self) -> dict[int, HallSeat]:
        """The seats of this round by member."""
        return {sat.member: sat for sat in self.kept.seats if sat.round == self.kept.round}

    @property
    def tables(self) -> list[str]:
        """The codes of the tables of this round, in the order in which members came to them."""
        return list(dict.fromkeys(sat.at_table for sat in self.seats.values()))

    @property
    def waiting(self) -> list[HallMember]:
        """The members without a seat, the first who came first, whether they are here or not."""
        seats = self.seats
        return [m for m in self.kept.members if not m.left and m.number not in seats]

    @property
    def points(self) -> dict[int, int]:
        """The points of all rounds that were closed, by member."""
        points: dict[int, int] = defaultdict(int)
        for sat in self.kept.seats:
            points[sat.member] += sat.points
        return dict(points)

    def is_here(self, member: HallMember) -> bool:
        """Whether a member who waits has asked lately."""
        return monotonic() - self._seen.get(member.number, -PRESENT) < PRESENT

    def note_here(self, number: int) -> None:
        """A member has asked now."""
        self._seen[number] = monotonic()

    def member_by(self, token: str) -> HallMember:
        """The member whose key it is."""
        digest = digest_of(token)
        here = (m for m in self.kept.members if not m.left)
        member = next((m for m in here if token and m.key == digest), None)
        if member is None:
            raise UnfitError("hall-no-key", HTTPStatus.FORBIDDEN)
        return member

    def check_host(self, token: str) -> None:
        """Only the maker's key sees the tables and commands."""
        if not token or digest_of(token) != self.kept.key:
            raise UnfitError("hall-not-host", HTTPStatus.FORBIDDEN)

    async def rooms(self) -> dict[str, TableRoom]:
        """The rooms of this round's tables by code; one that is gone is left out."""
        rooms: dict[str, TableRoom] = {}
        for code in self.tables:
            try:
                rooms[code] = await self.registry.find_room(code)
            except UnfitError:
                continue
        return rooms

    # Changes: first they are kept.

    async def keep(self, changes: Sequence[Change]) -> None:
        """Return when the changes are kept."""
        if self.deleted:
            raise UnfitError("no-hall", HTTPStatus.NOT_FOUND, code=self.code)
        await self.registry.services.store.keep(changes)
        self.take(changes)

    def take(self, changes: Sequence[Change]) -> None:
        """From now on it is so."""
        for change in changes:
            if isinstance(change, HallMember):
                self.kept = with_member(self.kept, change)
            elif isinstance(change, HallSeat):
                self.kept = with_seat(self.kept, change)
            elif isinstance(change, HallSeatFreed):
                self.kept = without_seat(self.kept, change)
            elif isinstance(change, HallTurned):
                self.kept = turned(self.kept, change)

    def turned_to(
        self, *, round: int | None = None, paused: bool | None = None, opened: str | None = None
    ) -> HallTurned:
        """The hall used now, in this round or another, paused or not."""
        return HallTurned(
            code=self.code,
            round=self.kept.round if round is None else round,
            paused=self.kept.paused if paused is None else paused,
            used=int(time() * 1000),
            opened=self.kept.opened if opened is None else opened,
        )

    # Coming and going.

    async def join(self, name: str, former: str = "") -> str:
        """Somebody comes, and gets a key; a name that is here already is never seated twice.

        Whoever has left comes back by the ``former`` key: knowing the name is not enough.
        """
        async with self.turn:
            known = nickname(name)
            self.registry.services.names.check(known)
            same = next(
                (m for m in self.kept.members if m.name.casefold() == known.casefold()), None
            )
            is_back = same is not None and same.left and digest_of(former) == same.key
            if same is not None and same.key and not is_back:
                raise UnfitError("hall-name", HTTPStatus.CONFLICT, name=known)
            most = self.registry.services.limits.members
            if same is None and len(self.kept.members) >= most:
                raise UnfitError("hall-full", HTTPStatus.CONFLICT, most=most)
            token = new_token()
            number = len(self.kept.members) if same is None else same.number
            member = HallMember(code=self.code, number=number, name=known, key=digest_of(token))
            await self.keep([member, self.turned_to()])
            self.note_here(number)
            await self.seat_waiting()
            return token

    async def place_of(self, token: str) -> tuple[HallMember, HallSeat | None, str]:
        """A member asks for the own seat: it, and the key that opens it, if there is one by now."""
        async with self.turn:
            member = self.member_by(token)
            self.note_here(member.number)
            if member.number not in self.seats:
                await self.seat_waiting()
            sat = self.seats.get(member.number)
            if sat is None:
                return member, None, ""
            room = await self.registry.find_room(sat.at_table)
            key = heir_of(token, room.code)
            if room.seat_of(key) is None:
                await room.add_key(sat.seat, digest_of(key))
            return member, sat, key

    async def leave(self, token: str) -> None:
        """A member leaves for good: before the match the seat is free, in it a bot plays on."""
        async with self.turn:
            member = self.member_by(token)
            sat = self.seats.get(member.number)
            left = HallMember(
                code=self.code,
                number=member.number,
                name=member.name,
                key=member.key,
                left=True,
                account=member.account,
            )
            if sat is None:
                await self.keep([left, self.turned_to()])
                return
            await self._free(sat, [left])
            await self.seat_waiting()

    async def _free(self, sat: HallSeat, also: Sequence[Change] = ()) -> None:
        """Empty a seat of this round."""
        room = await self.registry.find_room(sat.at_table)
        freed = HallSeatFreed(code=self.code, round=sat.round, member=sat.member)
        changes = [*also, freed]
        if room.kept.over:
            await self.keep(changes)
            return
        async with room.turn:
            await empty_seat(room, HOST, Seat(sat.seat), "hall-left", changes)
            room.audience.show()
            room.stir()
        self.take(changes)

    async def readmit(self, number: int) -> None:
        """The next who comes by that member's name, on whichever device, gets the seat."""
        async with self.turn:
            member = next((m for m in self.kept.members if m.number == number), None)
            if member is None:
                raise UnfitError("hall-no-member", HTTPStatus.NOT_FOUND)
            open_to_next = replace(member, key="", left=False)
            sat = self.seats.get(number)
            if sat is None:
                await self.keep([open_to_next])
                return
            room = await self.registry.find_room(sat.at_table)
            await change_locks(room, Seat(sat.seat), [open_to_next])
            self.take([open_to_next])

    # Seating.

    async def seat_waiting(self) -> None:
        """Seat those who wait and are here; while the hall is paused nobody sits down."""
        if self.kept.paused:
            return
        here = [member for member in self.waiting if self.is_here(member)]
        if here:
            here = await self._fill_open_tables(here)
        while len(here) >= self.order.players:
            await self.open_tables([here[: self.order.players]])
            here = here[self.order.players :]

    async def _fill_open_tables(self, here: list[HallMember]) -> list[HallMember]:
        """Give out the free seats of matches that have not begun; those who still wait."""
        waits = list(here)
        for room in (await self.rooms()).values():
            if room.kept.head or room.company.closed:
                continue
            await self._free_abandoned(room)
            taken = {kept.seat for kept in room.kept.seats}
            for seat in seats_of(self.order.players):
                if waits and seat not in taken:
                    await self._sit(waits.pop(0), room, seat)
        return waits

    async def _free_abandoned(self, room: TableRoom) -> None:
        """Others wait: who has been away for long before the match has lost the seat."""
        for sat in list(self.seats.values()):
            if sat.at_table == room.code and Seat(sat.seat) in room.long_gone:
                await self._free(sat)

    async def _sit(self, member: HallMember, room: TableRoom, seat: Seat) -> None:
        sat = HallSeat(
            code=self.code,
            round=self.kept.round,
            member=member.number,
            at_table=room.code,
            seat=seat,
        )
        await sit_from_hall(room, seat, member.name, [sat], member.account)
        self.take([sat])

    async def open_tables(
        self, groups: Sequence[Sequence[HallMember]], also: Sequence[Change] = (), *, round: int = 0
    ) -> None:
        """Open a table for each group, all at once or none; bots fill up groups that are small."""
        number = round or self.kept.round
        for _ in range(TRIES):
            changes = [*also]
            for group in groups:
                changes += self._changes_for(group, number)
            try:
                await self.keep(changes)
            except StoreError as error:
                if error.code != TAKEN:
                    raise
            else:
                break
        else:
            raise UnfitError("no-code", HTTPStatus.SERVICE_UNAVAILABLE)
        for code in {c.at_table for c in changes if isinstance(c, HallSeat)} & {*self.tables}:
            await begin_if_full(await self.registry.find_room(code))
            tell("table-made", table=code, edition=self.order.edition, seats=self.order.players)

    def _changes_for(self, group: Sequence[HallMember], number: int) -> list[Change]:
        """A new table for a group, which nobody at it owns."""
        code, order = new_code(), self.table_order
        places = list(zip(seats_of(order.players), group, strict=False))
        people = [
            KeptSeat(seat=seat, name=member.name, account=member.account) for seat, member in places
        ]
        bots = filled(self.order, people)
        now = self.registry.services.clock.now()
        notes = [
            Note(code="", number=0, at=now, after=0, by="", kind=OWNS, seat=HOST),
            Note(code="", number=1, at=now, after=0, by="", kind=HALL, text=self.code),
            Note(code="", number=2, at=now, after=0, by="", kind=OPENED, text=self.kept.opened),
        ]
        return [
            *changes_for(code, order, [*people, *bots], notes),
            *(
                HallSeat(
                    code=self.code, round=number, member=member.number, at_table=code, seat=seat
                )
                for seat, member in places
            ),
        ]

    @property
    def table_order(self) -> wire.Order:
        """The order of a table: every seat waits for a person."""
        ordered = msgspec.structs.replace(
            self.order, bots=[""] * (self.order.players - 1), judge=False
        )
        if VARIATIONS not in self.kept.opened.split():
            return msgspec.structs.replace(ordered, variations=[])
        return ordered

    # Commands of the maker.

    async def start(self) -> None:
        """Seat those who wait with bots, and begin every match that has not."""
        async with self.turn:
            self.check_going()
            await self.seat_waiting()
            here = [member for member in self.waiting if self.is_here(member)]
            groups, rest = [], iter(here)
            for size in sizes_of(len(here), self.order.players):
                groups.append([next(rest) for _ in range(size)])
            if groups:
                await self.open_tables(groups)
            for room in (await self.rooms()).values():
                await begin_now(room, self.order.bots)

    async def pause(self) -> None:
        """No clock runs at any table, nobody can act, and no match begins."""
        async with self.turn:
            await self.keep([self.turned_to(paused=True)])
            await self.hold_all()

    async def hold_all(self) -> None:
        """Pause every table that is not: after a restart some may have been left out."""
        if self.kept.paused:
            for room in (await self.rooms()).values():
                await hold_table(room)

    async def resume(self) -> None:
        """Everything goes on where it stood."""
        async with self.turn:
            # First the tables: stopped on the way, the hall still counts as paused.
            for room in (await self.rooms()).values():
                await release_table(room)
            await self.keep([self.turned_to(paused=False)])
            await self.seat_waiting()

    def check_going(self) -> None:
        """Raise ``UnfitError`` while the hall is paused."""
        if self.kept.paused:
            raise UnfitError("hall-paused", HTTPStatus.CONFLICT)
