"""The picture of a table for one browser: the lobby, the match, or a word where neither can be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from goalsetter.server import wire
from goalsetter.server.ops.logs import broke
from goalsetter.server.room.permissions import people
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.room import Host
from goalsetter.server.view import position_shown
from goalsetter.server.view.cache import Scene, Sight, drawn
from goalsetter.server.view.lobby import link_to, lobby
from goalsetter.table import Table
from goalsetter.words import say


async def picture_of(host: Host, guest: Guest) -> wire.Table | wire.Lobby | wire.Unreadable:
    """The table as a browser may see it now; a word and its record, if it cannot be drawn."""
    try:
        if not host.legibility.lost:
            return await _draw(host, guest)
    except Exception:
        broke("picture-broke", table=host.code, seat=guest.seat)
        host.legibility.cannot_draw(host.table)
    return wire.Unreadable(code=host.code, sentence=say("server-unreadable", guest.language))


async def _draw(host: Host, guest: Guest) -> wire.Table | wire.Lobby:
    here, work, known = host.audience.here, host.means.room.work, people(host, guest)
    if host.table is None:
        link = link_to(host.code, guest.base, host.means.addresses)
        ready = frozenset(host.ready)
        return await work(lobby, host.order, host.kept, here, link, known, ready=ready)
    if guest.secluded:
        shows = partial(position_shown, code=host.code, people=known, language=guest.language)
        return await work(shows, host.table, guest.seat, host.docket.now)

    async def draw(scene: Scene, sights: Sequence[Sight], at: int) -> list[wire.Table]:
        return await host.means.room.attempt(host.docket.bench(), drawn, scene, sights, at)

    sight = Sight(seat=host.eyes(guest), language=guest.language, people=known)
    return await host.gallery.picture(_scene(host, host.table), sight, host.docket.now, draw)


def _scene(host: Host, table: Table) -> Scene:
    return Scene(
        table=table,
        code=host.code,
        id=host.kept.id,
        here=host.audience.here,
        rematch=host.rematch,
        trouble=host.trouble,
        verdicts=len(host.docket.known),
    )
