"""Moderation: pauses, stand-ins, mute, kick, close, and reports. Each is kept, then told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from http import HTTPStatus
from time import time

from goalsetter.play import JUDGES, NOBODY, Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import new_id
from goalsetter.server.ops.logs import tell
from goalsetter.server.room.consequences import Consequences
from goalsetter.server.room.lobby import begin_if_full
from goalsetter.server.room.muting import MUTE, UNMUTE, mute, unmute
from goalsetter.server.room.order import bot_at
from goalsetter.server.room.people import (
    ALLOW,
    BOT,
    CLOSE,
    DELETE,
    FORBID,
    HOLD,
    HOST,
    KICK,
    NEXT,
    OPENED,
    PAUSE,
    PHRASE,
    RELEASE,
    RESUME,
)
from goalsetter.server.room.permissions import tools
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.room import TableRoom
from goalsetter.server.store import BACK, Change, Complaint
from goalsetter.table import STAND_IN, Outcome, call_ready, pause, stand_in
from goalsetter.words import say, speaking

LINES = 10
"""How many of the last lines of somebody are kept with a report."""


async def manage(room: TableRoom, guest: Guest, frame: wire.Manage) -> None:
    """Do it, if this browser may: whatever it was shown may have changed."""
    async with room.turn:
        if wire.Tool(what=frame.what, seat=frame.seat) not in tools(room, guest):
            raise UnfitError("not-yours")
        await DOES[frame.what](room, guest, Seat(frame.seat))
        guest.outbox.put(wire.Done(id=frame.id, number=room.number))
        room.audience.show()
        room.stir()


# The clock.


async def _pause(room: TableRoom, guest: Guest, seat: Seat) -> None:
    await pause_match(room, guest.seat, seat)


async def pause_match(room: TableRoom, by: Seat, seat: Seat = NOBODY) -> None:
    """The clock of the match stands still, and only a judge can act."""
    assert room.table is not None
    following = await room.work_out(pause, room.table, room.verdicts.now)
    table = following.outcome.table
    assert table.held is not None
    note = room.note(PAUSE, by, seat, after=table.number)
    await room.append_note(following, replace(note, at=table.held))
    room.tell(following)


async def _resume(room: TableRoom, guest: Guest, seat: Seat) -> None:
    await room.resume(room.note(RESUME, guest.seat, seat))


async def hold_table(room: TableRoom) -> None:
    """The hall is paused: a match stands still, and one that has not begun does not begin."""
    async with room.turn:
        if room.table is None:
            if not room.company.held:
                await room.keep_note(room.note(HOLD, HOST))
        elif room.table.held is None and not room.table.over:
            await pause_match(room, HOST)
        room.audience.show()
        room.stir()


async def open_tools(room: TableRoom, opened: str) -> None:
    """The maker of the hall has opened or closed tools: everybody at the table sees it."""
    async with room.turn:
        if room.company.opened != opened and not room.kept.over:
            await room.keep_note(room.note(OPENED, HOST, text=opened))
            room.audience.show()


async def release_table(room: TableRoom) -> None:
    """The hall goes on, and so does its table: no time has passed, and nobody's word is lost."""
    async with room.turn:
        if room.company.held:
            await room.keep_note(room.note(RELEASE, HOST))
        if room.table is not None and room.table.held is not None:
            await room.resume(room.note(RESUME, HOST))
        room.audience.show()
        room.stir()
    await begin_if_full(room)


async def _next_shake(room: TableRoom, guest: Guest, seat: Seat) -> None:
    """The owner calls the next shake: nobody waits for ever for a player who is not ready."""
    assert room.table is not None
    following = await room.work_out(call_ready, room.table, room.services.clock.now())
    note = room.note(NEXT, guest.seat, seat, after=following.outcome.table.number)
    await room.append_note(following, note)
    room.tell(following)


# Seats.


async def _stand_in(room: TableRoom, guest: Guest, seat: Seat) -> None:
    """A bot plays for somebody who has gone."""
    following = await _with_stand_in(room, seat)
    note = room.note(BOT, guest.seat, seat, after=following.outcome.table.number)
    await room.append_note(following, note)
    room.tell(following)


async def _with_stand_in(room: TableRoom, seat: Seat) -> Consequences:
    table = room.table
    assert table is not None
    if seat not in table.seating.people or table.over:
        return await room.work_out(lambda: Outcome(table=table))
    return await room.work_out(stand_in, table, seat, room.verdicts.now)


async def _back(room: TableRoom, guest: Guest, _seat: Seat) -> None:
    """Somebody with a stand-in wants the own seat again, as soon as this shake is over."""
    await room.want_back(guest.seat)


async def _kick(room: TableRoom, guest: Guest, seat: Seat) -> None:
    await empty_seat(room, guest.seat, seat, "kicked")


async def empty_seat(
    room: TableRoom, by: Seat, seat: Seat, why: str, also: Sequence[Change] = ()
) -> None:
    """The seat has no key any more; in a match a bot plays on in it, before one it is free.

    ``also`` is kept together with it; ``why`` is the code of what its browsers are told.
    """
    plays = room.table is not None and seat not in JUDGES
    following = await _with_stand_in(room, seat) if plays else None
    others = [taken for taken in room.kept.seats if taken.seat != seat]
    left = next((taken for taken in room.kept.seats if taken.seat == seat), None)
    # The record goes on naming whoever left, so the account stays known with the seat.
    bot = replace(bot_at(seat, STAND_IN, others), account=left.account if left else "")
    bots = [bot] if following is not None else []
    after = None if following is None else following.outcome.table.number
    await room.vacate(room.note(KICK, by, seat, after=after), bots, following, *also)
    _send_away(room, seat, why)
    if following is not None:
        room.tell(following)
    room.refresh()


async def change_locks(room: TableRoom, seat: Seat, also: Sequence[Change]) -> None:
    """Nobody comes to a seat by the keys of before; browsers that did are sent away."""
    async with room.turn:
        taken = next((kept for kept in room.kept.seats if kept.seat == seat), None)
        if taken is None or taken.level:
            await room.keep(also)
            return
        # As if the seat had been left and taken again, by the same player.
        await room.vacate(room.note(KICK, HOST, seat), [taken], None, *also)
        _send_away(room, seat, "hall-elsewhere")
        room.refresh()


def _send_away(room: TableRoom, seat: Seat, why: str) -> None:
    for other in room.audience:
        if other.seat == seat:
            with speaking(other.language):
                other.outbox.put(UnfitError(why).error(fatal=True))
            other.outbox.close()


# Manners, and the end.


def _noting(kind: str) -> Callable[[TableRoom, Guest, Seat], Awaitable[None]]:
    return lambda room, guest, seat: room.keep_note(room.note(kind, guest.seat, seat))


async def _close(room: TableRoom, guest: Guest, seat: Seat) -> None:
    await close_table(room, guest.seat, seat)


async def close_table(room: TableRoom, by: Seat, seat: Seat = NOBODY) -> None:
    """The match goes no further; its record is kept, and everybody is sent away."""
    await room.shut(room.note(CLOSE, by, seat))
    tell("table-closed", table=room.code, seat=by)


async def _delete(room: TableRoom, _guest: Guest, _seat: Seat) -> None:
    await room.delete("owner")


async def delete(room: TableRoom, token: str) -> None:
    """Delete the table, even one that is closed, for the owner's key."""
    async with room.turn:
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
    MUTE: mute,
    UNMUTE: unmute,
    **{kind: _noting(kind) for kind in (ALLOW, FORBID)},
}
"""The function of each word."""


# Reports to the owner of the server.


async def report(room: TableRoom, guest: Guest, frame: wire.Report) -> None:
    """Keep it, with what that person said last."""
    if not guest.plays:
        raise UnfitError("only-watching")
    about = Seat(frame.seat)
    if about not in room.people or about == guest.seat:
        raise UnfitError("nobody-to-report")
    if not room.limits.complaints.take(guest.seat):
        raise UnfitError("too-many-reports")
    async with room.turn:
        await room.keep([_complaint(room, guest.seat, about, frame.reason)])
    tell("person-reported", table=room.code, seat=guest.seat, why=frame.reason)
    guest.outbox.put(wire.Done(id=frame.id, number=room.number))


def _complaint(room: TableRoom, by: Seat, about: Seat, reason: str) -> Complaint:
    notes = [note for note in room.company.said if note.by == about][-LINES:]
    said = [say(f"phrase-{n.text}", "en") if n.kind == PHRASE else n.text for n in notes]
    names = {Seat(taken.seat): taken.name for taken in room.kept.seats}
    return Complaint(
        id=new_id(),
        made=int(time() * 1000),
        code=room.code,
        by=names.get(by, by),
        about=names.get(about, about),
        reason=reason,
        said="\n".join(said),
    )
