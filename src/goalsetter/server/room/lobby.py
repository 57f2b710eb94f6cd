"""Before the match: people take seats and say that they are ready; then it starts."""

from __future__ import annotations

from collections.abc import Sequence
from hmac import compare_digest
from http import HTTPStatus

import msgspec

from goalsetter.play import JUDGE, JUDGES, Action, Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.ops.logs import tell
from goalsetter.server.room.journal import MatchStart, head_of, rows_of
from goalsetter.server.room.order import filled, free_seats, nickname, seating_for
from goalsetter.server.room.permissions import free_judge_seats, invitations_to
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.room import TableRoom
from goalsetter.server.room.running import run
from goalsetter.server.store import Begun, Change, KeptSeat, Keyed
from goalsetter.table import Seating, begin_from, open_table


async def sit(
    room: TableRoom,
    name: str,
    digest: str,
    role: str = "player",
    invitation: str = "",
    *,
    account: str = "",
) -> Seat:
    """Somebody takes a free seat, or, with the owner's invitation, the judge's."""
    async with room.turn:
        if room.company.closed or room.unreadable:
            code = "closed" if room.company.closed else "unreadable"
            raise UnfitError(code, HTTPStatus.CONFLICT)
        seat = _free_for_judge(room, invitation) if role == JUDGE else _free_for_player(room)
        known = nickname(name, [taken.name for taken in room.kept.seats])
        room.services.names.check(known)
        key = Keyed(digest=digest, code=room.code, seat=seat)
        await _seat(room, [KeptSeat(seat=seat, name=known, account=account)], [key])
        return seat


def _free_for_player(room: TableRoom) -> Seat:
    free = free_seats(room.order, room.kept.seats)
    if room.company.hall:  # whoever has the code of the hall is seated there
        raise UnfitError("hall-seats", HTTPStatus.CONFLICT)
    if room.kept.head or not free:
        raise UnfitError("no-seat", HTTPStatus.CONFLICT)
    return free[0]


def _free_for_judge(room: TableRoom, invitation: str) -> Seat:
    """A judge may also come when the match has begun, but never a stranger who has the code."""
    free = free_judge_seats(room)
    for seat in free:
        opens = invitations_to(room, seat)
        if any(compare_digest(invitation.encode(), opener.encode()) for opener in opens):
            return seat
    if JUDGE not in free:
        raise UnfitError("no-judge-seat", HTTPStatus.CONFLICT)
    raise UnfitError("not-invited", HTTPStatus.FORBIDDEN)


async def say_ready(room: TableRoom, guest: Guest, frame: wire.Ready) -> None:
    """A player is ready, or not yet after all; with the last one the match begins."""
    async with room.turn:
        if not guest.plays:
            raise UnfitError("only-watching")
        if guest.seat in JUDGES:
            raise UnfitError("only-players")
        room.set_ready(guest.seat, ready=frame.ready)
        await _seat(room, [], [])
        guest.outbox.put(wire.Done(id=frame.id, number=0))


async def start(room: TableRoom, guest: Guest, frame: wire.Start) -> None:
    """The owner begins when the others are ready: bots take the seats that are free."""
    async with room.turn:
        if room.kept.head:
            raise UnfitError("begun")
        if guest.seat != room.company.owner:
            raise UnfitError("not-owner")
        others = [player for player in _players(room.kept.seats) if player.seat != guest.seat]
        if late := [player.name for player in others if player.seat not in room.ready]:
            raise UnfitError("not-all-ready", who=", ".join(late))
        room.set_ready(guest.seat, ready=True)
        await _seat(room, filled(room.order, room.kept.seats), [])
        guest.outbox.put(wire.Done(id=frame.id, number=0))


async def begin_if_full(room: TableRoom) -> None:
    """A table begins at which nobody is waited for: no seat is free, and no other person sits."""
    async with room.turn:
        if not room.kept.head:
            await _seat(room, [], [])


async def begin_now(room: TableRoom, bots: Sequence[str]) -> None:
    """Begin, whoever is ready: bots of the first level among these take the seats that are free."""
    async with room.turn:
        if room.kept.head or room.company.held or room.company.closed:
            return
        for player in _players(room.kept.seats):
            room.set_ready(Seat(player.seat), ready=True)
        order = msgspec.structs.replace(room.order, bots=list(bots))
        await _seat(room, filled(order, room.kept.seats), [])


async def sit_from_hall(
    room: TableRoom, seat: Seat, name: str, also: Sequence[Change], account: str = ""
) -> None:
    """A member of the table's hall takes a seat; the key comes with the first browser."""
    async with room.turn:
        if room.kept.head or seat not in free_seats(room.order, room.kept.seats):
            raise UnfitError("no-seat", HTTPStatus.CONFLICT)
        await _seat(room, [KeptSeat(seat=seat, name=name, account=account)], [], also)


async def _seat(
    room: TableRoom,
    seats: Sequence[KeptSeat],
    keys: Sequence[Keyed],
    also: Sequence[Change] = (),
) -> None:
    """Seats are taken; when all are, and everybody is ready, the match begins."""
    taken = sorted((*room.kept.seats, *seats), key=lambda kept: kept.seat)
    may_begin = not room.kept.head and not room.company.held
    begins = may_begin and not free_seats(room.order, taken) and _all_ready(room, taken)
    match = await _open_match(room, taken) if begins else None
    await room.take_seats(seats, keys, match, *also)
    if match is not None:
        _begin(room)
    room.refresh()


def _begin(room: TableRoom) -> None:
    seats = room.kept.seats
    bots = sum(bool(kept.level) for kept in seats)
    tell("table-begun", table=room.code, seats=len(seats), bots=bots)
    room.audience.tell(wire.News(whole=True, entries=[]))
    room.run(run(room))


async def begin_from_position(room: TableRoom, seating: Seating, log: tuple[Action, ...]) -> None:
    """Begin the match of a table whose seats are all taken with actions of another match."""
    async with room.turn:
        at = room.services.clock.now()
        table, steps = await room.verdicts.work(begin_from, seating, log, at)
        head = await room.services.workers.work(head_of, table.seating)
        begun = Begun(code=room.code, head=head, begun=at)
        rows = rows_of(room.code, table, steps)
        await room.take_seats([], [], MatchStart(table=table, begun=begun, rows=rows))
        _begin(room)
        room.refresh()


def _players(seats: Sequence[KeptSeat]) -> list[KeptSeat]:
    return [taken for taken in seats if not taken.level and taken.seat not in JUDGES]


def _all_ready(room: TableRoom, seats: Sequence[KeptSeat]) -> bool:
    """Whether nobody is waited for: one person alone with bots was ready when she ordered."""
    people = {Seat(player.seat) for player in _players(seats)}
    return len(people) < 2 or people <= room.ready


async def _open_match(room: TableRoom, seats: Sequence[KeptSeat]) -> MatchStart:
    """The table at which nothing has been done, and what is kept of its beginning."""
    seating, at = seating_for(room.order, seats), room.services.clock.now()
    head = await room.services.workers.work(head_of, seating)
    begun = Begun(code=room.code, head=head, begun=at)
    return MatchStart(table=open_table(seating, at), begun=begun)
