"""The picture of a table for one browser: the lobby, the match, or a word where neither can be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from goalsetter.server import wire
from goalsetter.server.ops.logs import broke
from goalsetter.server.room.order import free_seats, terms_for
from goalsetter.server.room.permissions import judge_seat, people
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.room import TableRoom
from goalsetter.server.room.sights import scene_of, sight_of
from goalsetter.server.view import position_shown
from goalsetter.server.view.cache import Sight, TableScene, drawn
from goalsetter.server.view.lobby import link_to, lobby, notice
from goalsetter.words import say


async def picture_of(room: TableRoom, guest: Guest) -> wire.Table | wire.Lobby | wire.Unreadable:
    """The table as a browser may see it now; a word and its record, if it cannot be drawn."""
    try:
        if not room.unreadable:
            return await _draw(room, guest)
    except Exception:
        broke("picture-broke", table=room.code, seat=guest.seat)
        room.cannot_draw()
    return wire.Unreadable(code=room.code, sentence=say("server-unreadable", guest.language))


async def _draw(room: TableRoom, guest: Guest) -> wire.Table | wire.Lobby:
    known = people(room, guest)
    if room.table is None:
        here, work = room.audience.here, room.services.workers.work
        link = link_to(room.code, guest.base, room.services.addresses)
        terms = terms_for(room.order)
        return await work(
            lobby, room.order, terms, room.kept, here, link=link, people=known, ready=room.ready
        )
    if guest.secluded:
        shows = partial(position_shown, code=room.code, people=known)
        return await room.services.workers.work(shows, room.table, guest.seat, room.verdicts.now)

    async def draw(scene: TableScene, sights: Sequence[Sight], at: int) -> list[wire.Table]:
        bench, memory = room.verdicts.bench(), room.gallery.memory
        return await room.services.workers.attempt_here(bench, drawn, scene, sights, at, memory)

    sight = sight_of(guest, room.table, known)
    return await room.gallery.picture(scene_of(room, room.table), sight, room.verdicts.now, draw)


async def notice_of(room: TableRoom, *, named: bool = True) -> wire.Notice:
    """The table from outside; those who play are told if they are to be ``named``."""
    outside = await room.services.workers.work(
        notice,
        room.order,
        terms_for(room.order),
        room.kept,
        room.audience.here,
        closed=room.company.closed,
        full=not free_seats(room.order, room.kept.seats),
        named=named,
    )
    if room.unreadable:
        outside = msgspec.structs.replace(outside, told=say("server-unreadable"))
    return msgspec.structs.replace(outside, judge=judge_seat(room))
