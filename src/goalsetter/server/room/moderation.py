"""What is done about people: pauses, stand-ins, mute, kick, close. Each is kept, then told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from http import HTTPStatus

from goalsetter.play import JUDGES, Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.ops.logs import tell
from goalsetter.server.room.order import bot_at
from goalsetter.server.room.people import (
    ALLOW,
    BOT,
    CLOSE,
    DELETE,
    FORBID,
    KICK,
    MUTE,
    NEXT,
    PAUSE,
    RESUME,
    UNMUTE,
)
from goalsetter.server.room.permissions import tools
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.room import TableRoom
from goalsetter.server.store import BACK, Change, KeptSeat, Left, Over, Sat
from goalsetter.table import STAND_IN, Outcome, call_ready, go_on, pause, stand_in, want_back


async def manage(room: TableRoom, guest: Guest, frame: wire.Manage) -> None:
    """Do it, if this browser may: whatever it was shown may have changed."""
    async with room.lock:
        if wire.Tool(what=frame.what, seat=frame.seat) not in tools(room, guest):
            raise UnfitError("not-yours")
        await DOES[frame.what](room, guest, Seat(frame.seat))
        number = room.table.number if room.table is not None else 0
        guest.outbox.put(wire.Done(id=frame.id, number=number))
        room.audience.show()
        room.stir.set()


# The clock.


async def _pause(room: TableRoom, guest: Guest, seat: Seat) -> None:
    """The clock of the match stands still, and only a judge can act."""
    assert room.table is not None
    outcome = await room.services.workers.work(pause, room.table, room.docket.now)
    note = room.note(PAUSE, guest.seat, seat, after=outcome.table.number)
    held = outcome.table.held
    assert held is not None
    await room.keep_note(replace(note, at=held), *room.changes_of(outcome))
    await room.tell(outcome)


async def _resume(room: TableRoom, guest: Guest, seat: Seat) -> None:
    assert room.table is not None
    note = room.note(RESUME, guest.seat, seat)
    await room.keep_note(note)
    room.table = go_on(room.table, note.at)


async def _next_shake(room: TableRoom, guest: Guest, seat: Seat) -> None:
    """The owner calls the next shake: nobody waits for ever for a player who is not ready."""
    assert room.table is not None
    outcome = await room.services.workers.work(call_ready, room.table, room.services.clock.now())
    note = room.note(NEXT, guest.seat, seat, after=outcome.table.number)
    await room.keep_note(note, *room.changes_of(outcome))
    await room.tell(outcome)


# Seats.


async def _stand_in(room: TableRoom, guest: Guest, seat: Seat) -> None:
    """A bot plays for somebody who has gone."""
    outcome = await _with_stand_in(room, seat)
    note = room.note(BOT, guest.seat, seat, after=outcome.table.number)
    await room.keep_note(note, *room.changes_of(outcome))
    await room.tell(outcome)


async def _with_stand_in(room: TableRoom, seat: Seat) -> Outcome:
    assert room.table is not None
    if seat not in room.table.seating.people or room.table.over:
        return Outcome(table=room.table)
    return await room.services.workers.work(stand_in, room.table, seat, room.docket.now)


async def _back(room: TableRoom, guest: Guest, seat: Seat) -> None:
    """Who has a stand-in wants the own seat again: between two shakes, so when this one is over."""
    assert room.table is not None
    await room.keep_wish(BACK, guest.seat, room.table.state.shake.number)
    room.table = want_back(room.table, seat)


async def _kick(room: TableRoom, guest: Guest, seat: Seat) -> None:
    """The seat has no key any more; in a match a bot plays on in it, before one it is free."""
    plays = room.table is not None and seat not in JUDGES
    outcome = await _with_stand_in(room, seat) if plays else None
    rest = tuple(each for each in room.kept.seats if each.seat != seat)
    bots = [bot_at(seat, STAND_IN, rest)] if outcome is not None else []
    after = None if outcome is None else outcome.table.number
    note = room.note(KICK, guest.seat, seat, after=after)
    changes: list[Change] = [Left(code=room.code, seat=seat), *(_sat(room, each) for each in bots)]
    changes += room.changes_of(outcome) if outcome is not None else []
    await room.keep_note(note, *changes)
    keys = tuple((digest, opens) for digest, opens in room.kept.keys if opens != seat)
    seats = tuple(sorted((*rest, *bots), key=lambda each: each.seat))
    room.kept = replace(room.kept, seats=seats, keys=keys)
    room.ready.discard(seat)
    _send_away(room, seat)
    if outcome is not None:
        await room.tell(outcome)
    room.refresh()


def _sat(room: TableRoom, bot: KeptSeat) -> Sat:
    return Sat(code=room.code, seat=bot.seat, name=bot.name, level=bot.level)


def _send_away(room: TableRoom, seat: Seat) -> None:
    for each in room.audience:
        if each.seat == seat:
            each.outbox.put(UnfitError("kicked").error(fatal=True))
            each.outbox.close()


# Manners, and the end.


async def _only_note(room: TableRoom, guest: Guest, seat: Seat, kind: str) -> None:
    await room.keep_note(room.note(kind, guest.seat, seat))


def _noting(kind: str) -> Callable[[TableRoom, Guest, Seat], Awaitable[None]]:
    return lambda room, guest, seat: _only_note(room, guest, seat, kind)


async def _close(room: TableRoom, guest: Guest, seat: Seat) -> None:
    """Everybody is sent away; what was played is kept, and its record can be had."""
    await room.keep_note(room.note(CLOSE, guest.seat, seat), Over(code=room.code))
    room.kept = replace(room.kept, over=True)
    tell("table-closed", table=room.code, seat=guest.seat)
    room.audience.tell(UnfitError("closed").error(fatal=True))
    room.audience.close()


async def _delete(room: TableRoom, _guest: Guest, _seat: Seat) -> None:
    """Everybody is sent away, and nothing is left."""
    await room.delete("owner")


async def delete(room: TableRoom, token: str) -> None:
    """Whoever has the owner's key deletes the table, even one that is closed."""
    async with room.lock:
        if not token or room.seat_of(token) != room.company.owner:
            raise UnfitError("not-owners-key", HTTPStatus.FORBIDDEN)
        await room.delete("owner")


DOES: dict[str, Callable[[TableRoom, Guest, Seat], Awaitable[None]]] = {
    PAUSE: _pause,
    RESUME: _resume,
    NEXT: _next_shake,
    BOT: _stand_in,
    BACK: _back,
    KICK: _kick,
    CLOSE: _close,
    DELETE: _delete,
    **{kind: _noting(kind) for kind in (MUTE, UNMUTE, ALLOW, FORBID)},
}
"""What each word does."""
