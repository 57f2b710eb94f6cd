"""The next round of a hall: scores are kept, everybody is seated anew and shown the way."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from http import HTTPStatus

from goalsetter.play import Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.hall.hall import Hall
from goalsetter.server.hall.seating import Groups, seat_by_lot, seat_by_score
from goalsetter.server.keys import digest_of, heir_of
from goalsetter.server.room.moderation import close_table
from goalsetter.server.room.people import HOST
from goalsetter.server.room.room import TableRoom
from goalsetter.server.store import HallMember, HallSeat

Rooms = Mapping[str, TableRoom]


async def start_next_round(hall: Hall, way: str, *, anyway: bool) -> None:
    """Close this round, and seat everybody who is here; matches that go on end ``anyway``."""
    async with hall.turn:
        hall.check_going()
        rooms = await hall.rooms()
        playing = [room for room in rooms.values() if room.lives]
        if playing and not anyway:
            raise UnfitError("hall-playing", HTTPStatus.CONFLICT, count=len(playing))
        here = {m.number: m for m in hall.kept.members if can_come(hall, m, rooms)}
        if not here:
            raise UnfitError("hall-empty", HTTPStatus.CONFLICT)
        scored = [scored_at(sat, rooms) for sat in hall.seats.values()]
        groups = [
            [here[number] for number in group] for group in grouped(hall, list(here), way, scored)
        ]
        following = hall.kept.round + 1
        await hall.open_tables(groups, [*scored, hall.turned_to(round=following)], round=following)
        for room in rooms.values():
            await lead_on(hall, room)


def scored_at(sat: HallSeat, rooms: Rooms) -> HallSeat:
    """A seat with the points that its player has at the table now."""
    room = rooms.get(sat.at_table)
    table = room.table if room is not None else None
    return replace(sat, points=table.state.total(Seat(sat.seat)) if table is not None else 0)


def can_come(hall: Hall, member: HallMember, rooms: Rooms) -> bool:
    """Whether a member waits here, or has not been away from the own table for long."""
    sat = hall.seats.get(member.number)
    room = rooms.get(sat.at_table) if sat is not None else None
    if sat is None or room is None:
        return not member.left and hall.is_here(member)
    return not member.left and Seat(sat.seat) not in room.long_gone


def grouped(hall: Hall, members: list[int], way: str, scored: Sequence[HallSeat]) -> Groups:
    """The groups of the next round, by lot or by the points of all rounds."""
    together: dict[tuple[int, str], set[int]] = defaultdict(set)
    for sat in hall.kept.seats:
        together[sat.round, sat.at_table].add(sat.member)
    past, most = [frozenset(group) for group in together.values()], hall.order.players
    if way == "lot":
        return seat_by_lot(members, most, past, hall.chance)
    earlier = hall.points
    points = {sat.member: earlier.get(sat.member, 0) + sat.points for sat in scored}
    return seat_by_score(members, most, past, earlier | points, hall.chance)


async def lead_on(hall: Hall, room: TableRoom) -> None:
    """Show everybody at a table of the round before the way to the new seat, and close it."""
    before = {Seat(sat.seat): sat.member for sat in hall.kept.seats if sat.at_table == room.code}
    for guest in room.audience:
        sat = hall.seats.get(before.get(guest.seat, -1))
        if sat is None or guest.seat not in room.people:
            continue
        following = await hall.registry.find_room(sat.at_table)
        key = heir_of(guest.token, room.code)
        if following.seat_of(key) is None:
            await following.add_key(sat.seat, digest_of(key))
        guest.outbox.put(wire.Moved(code=following.code, token=key))
    if not room.kept.over:
        async with room.turn:
            await close_table(room, HOST)


async def finish_changes(hall: Hall) -> None:
    """Do the rest of what a server that was stopped had begun: a pause, the end of a round."""
    async with hall.turn:
        await hall.hold_all()
        before = {sat.at_table for sat in hall.kept.seats if sat.round == hall.kept.round - 1}
        for code in sorted(before):
            try:
                room = await hall.registry.find_room(code)
            except UnfitError:
                continue
            if not room.kept.over:
                await lead_on(hall, room)
