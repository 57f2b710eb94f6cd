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
from goalsetter.server.room.room import Host
from goalsetter.server.store import BACK, Change, KeptSeat, Left, Over, Sat
from goalsetter.table import STAND_IN, Outcome, call_ready, go_on, pause, stand_in, want_back


async def manage(host: Host, guest: Guest, frame: wire.Manage) -> None:
    """Do it, if this browser may: whatever it was shown may have changed."""
    async with host.lock:
        if wire.Tool(what=frame.what, seat=frame.seat) not in tools(host, guest):
            raise UnfitError("not-yours")
        await DOES[frame.what](host, guest, Seat(frame.seat))
        number = host.table.number if host.table is not None else 0
        guest.outbox.put(wire.Done(id=frame.id, number=number))
        host.audience.show()
        host.stir.set()


# The clock.


async def _pause(host: Host, guest: Guest, seat: Seat) -> None:
    """The clock of the match stands still, and only a judge can act."""
    assert host.table is not None
    outcome = await host.means.room.work(pause, host.table, host.docket.now)
    note = host.note(PAUSE, guest.seat, seat, after=outcome.table.number)
    held = outcome.table.held
    assert held is not None
    await host.keep_note(replace(note, at=held), *host.changes_of(outcome))
    await host.tell(outcome)


async def _resume(host: Host, guest: Guest, seat: Seat) -> None:
    assert host.table is not None
    note = host.note(RESUME, guest.seat, seat)
    await host.keep_note(note)
    host.table = go_on(host.table, note.at)


async def _next_shake(host: Host, guest: Guest, seat: Seat) -> None:
    """The owner calls the next shake: nobody waits for ever for a player who is not ready."""
    assert host.table is not None
    outcome = await host.means.room.work(call_ready, host.table, host.means.clock.now())
    note = host.note(NEXT, guest.seat, seat, after=outcome.table.number)
    await host.keep_note(note, *host.changes_of(outcome))
    await host.tell(outcome)


# Seats.


async def _stand_in(host: Host, guest: Guest, seat: Seat) -> None:
    """A bot plays for somebody who has gone."""
    outcome = await _with_stand_in(host, seat)
    note = host.note(BOT, guest.seat, seat, after=outcome.table.number)
    await host.keep_note(note, *host.changes_of(outcome))
    await host.tell(outcome)


async def _with_stand_in(host: Host, seat: Seat) -> Outcome:
    assert host.table is not None
    if seat not in host.table.seating.people or host.table.over:
        return Outcome(table=host.table)
    return await host.means.room.work(stand_in, host.table, seat, host.docket.now)


async def _back(host: Host, guest: Guest, seat: Seat) -> None:
    """Who has a stand-in wants the own seat again: between two shakes, so when this one is over."""
    assert host.table is not None
    await host.keep_wish(BACK, guest.seat, host.table.state.shake.number)
    host.table = want_back(host.table, seat)


async def _kick(host: Host, guest: Guest, seat: Seat) -> None:
    """The seat has no key any more; in a match a bot plays on in it, before one it is free."""
    plays = host.table is not None and seat not in JUDGES
    outcome = await _with_stand_in(host, seat) if plays else None
    rest = tuple(each for each in host.kept.seats if each.seat != seat)
    bots = [bot_at(seat, STAND_IN, rest)] if outcome is not None else []
    after = None if outcome is None else outcome.table.number
    note = host.note(KICK, guest.seat, seat, after=after)
    changes: list[Change] = [Left(code=host.code, seat=seat), *(_sat(host, each) for each in bots)]
    changes += host.changes_of(outcome) if outcome is not None else []
    await host.keep_note(note, *changes)
    keys = tuple((digest, opens) for digest, opens in host.kept.keys if opens != seat)
    seats = tuple(sorted((*rest, *bots), key=lambda each: each.seat))
    host.kept = replace(host.kept, seats=seats, keys=keys)
    host.ready.discard(seat)
    _send_away(host, seat)
    if outcome is not None:
        await host.tell(outcome)
    host.refresh()


def _sat(host: Host, bot: KeptSeat) -> Sat:
    return Sat(code=host.code, seat=bot.seat, name=bot.name, level=bot.level)


def _send_away(host: Host, seat: Seat) -> None:
    for each in host.audience:
        if each.seat == seat:
            each.outbox.put(UnfitError("kicked").error(fatal=True))
            each.outbox.close()


# Manners, and the end.


async def _only_note(host: Host, guest: Guest, seat: Seat, kind: str) -> None:
    await host.keep_note(host.note(kind, guest.seat, seat))


def _noting(kind: str) -> Callable[[Host, Guest, Seat], Awaitable[None]]:
    return lambda host, guest, seat: _only_note(host, guest, seat, kind)


async def _close(host: Host, guest: Guest, seat: Seat) -> None:
    """Everybody is sent away; what was played is kept, and its record can be had."""
    await host.keep_note(host.note(CLOSE, guest.seat, seat), Over(code=host.code))
    host.kept = replace(host.kept, over=True)
    tell("table-closed", table=host.code, seat=guest.seat)
    host.audience.tell(UnfitError("closed").error(fatal=True))
    host.audience.close()


async def _delete(host: Host, _guest: Guest, _seat: Seat) -> None:
    """Everybody is sent away, and nothing is left."""
    await host.delete("owner")


async def delete(host: Host, token: str) -> None:
    """Whoever has the owner's key deletes the table, even one that is closed."""
    async with host.lock:
        if not token or host.seat_of(token) != host.company.owner:
            raise UnfitError("not-owners-key", HTTPStatus.FORBIDDEN)
        await host.delete("owner")


DOES: dict[str, Callable[[Host, Guest, Seat], Awaitable[None]]] = {
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
