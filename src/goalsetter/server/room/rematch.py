"""A rematch: who wants one, the table that follows, and the way there for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goalsetter.play import Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import digest_of, heir_of
from goalsetter.server.ops.logs import complain
from goalsetter.server.room.lobby import begin_if_full
from goalsetter.server.room.order import carried_on, rotated
from goalsetter.server.room.people import inherited
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.room import TableRoom
from goalsetter.server.store import REMATCH, SAME_SEATS, KeptSeat, StoreError

if TYPE_CHECKING:
    from goalsetter.server.room.registry import Registry


async def want_rematch(room: TableRoom, guest: Guest, frame: wire.Rematch) -> None:
    """A player wants another match; when all people do, everybody goes to another table."""
    async with room.turn:
        table = room.playing(guest)
        if not table.over:
            raise UnfitError("not-over")
        if room.company.hall:
            raise UnfitError("hall-next")
        if not room.kept.next:  # then it is settled who sits where
            kind = REMATCH if frame.seats == "change" else SAME_SEATS
            await room.keep_wish(kind, guest.seat, 0)
        guest.outbox.put(wire.Done(id=frame.id, number=table.number))
        room.audience.show()
        if not room.rematch >= set(table.seating.people):
            return
    try:
        await room.follow(room)
    except (UnfitError, StoreError) as error:
        complain("rematch-lost", error, table=room.code)
        room.complain("no-rematch")


async def follow(registry: Registry, room: TableRoom) -> None:
    """Another match on the same terms, in the seats that were wished for; asked again, it goes on.

    Among people it begins when each has said there that he is ready: some have wanted it long
    ago, and may be looking elsewhere.
    """
    async with registry.waking:
        if not room.kept.next:
            room.lead_to(await _make_following(registry, room))
    await begin_if_full(await registry.find_room(room.kept.next))
    for guest in room.audience:
        if guest.plays:
            await move(registry, room, guest)
        else:
            guest.outbox.put(wire.Moved(code=room.kept.next))


async def _make_following(registry: Registry, room: TableRoom) -> str:
    """Make the new table, with a key for everybody who is here, and return its code."""
    moves = _successors(room)
    keys = {
        digest_of(heir_of(guest.token, room.code)): moves[guest.seat].seat
        for guest in room.audience
        if guest.seat in room.people
    }
    seats = sorted(moves.values(), key=lambda moved: moved.seat)
    to = {Seat(seat): Seat(moved.seat) for seat, moved in moves.items()}
    notes = inherited(room.company, to, registry.services.clock.now())
    return await registry.make_table(room.order, seats, keys, room.code, notes)


def _successors(room: TableRoom) -> dict[str, KeptSeat]:
    """The seats of the rematch by those of this table."""
    seats = room.kept.seats
    return rotated(seats) if room.changes_seats else {kept.seat: carried_on(kept) for kept in seats}


async def move(registry: Registry, room: TableRoom, guest: Guest) -> None:
    """Show a player the way to the rematch, if one began, with the one key that is his."""
    if not room.kept.next or guest.seat not in room.people:
        return
    following, token = await registry.find_room(room.kept.next), heir_of(guest.token, room.code)
    seat = Seat(_successors(room)[guest.seat].seat)
    if seat not in following.people:
        return
    if following.seat_of(token) is None:
        await following.add_key(seat, digest_of(token))
    guest.outbox.put(wire.Moved(code=following.code, token=token))
