"""Hints at a table where one person plays alone with bots.

They cost nothing and are not kept: the log is the match, and a hint is no part of it. Bots never
hear of one.
"""

from __future__ import annotations

from goalsetter.coach import Hint, hint, no_hint
from goalsetter.play import Phase, view
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.room.permissions import may_ask_hints
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.room import TableRoom
from goalsetter.server.view import hinted
from goalsetter.server.workers import LostError
from goalsetter.table import Table, record_of

LOOKING = 1
"""After so many hints the next one tells whether there is something to challenge."""


async def give_hint(room: TableRoom, guest: Guest, frame: wire.AskHint) -> None:
    """The next hint about the table as it stands; one about a table that has changed is lost."""
    table = room.playing(guest)
    if table.over or table.state.shake.phase is Phase.END:
        raise UnfitError("hint-over")
    if not may_ask_hints(room, guest):
        raise UnfitError("hint-people")
    if not room.limits.hints.take(guest.seat):
        raise UnfitError("too-fast")
    if frame.quiet:
        code = (await _sought(room, guest, table, LOOKING)).advice.value
        quiet = wire.Hint(id=frame.id, number=table.number, sentence="", last=True, advice=code)
        guest.outbox.put(quiet)
        return
    number, asked = guest.hinted
    asked = asked if number == table.number else 0
    advice = await _sought(room, guest, table, asked)
    if room.table is None or room.table.number != table.number:
        raise UnfitError("stale")
    guest.hinted = table.number, asked if advice.last else asked + 1
    sentence = hinted(advice, record_of(table))
    guest.outbox.put(
        wire.Hint(id=frame.id, number=table.number, sentence=sentence, last=advice.last)
    )


async def _sought(room: TableRoom, guest: Guest, table: Table, asked: int) -> Hint:
    """The hint, from the seat's view alone; what takes too long to find is not known.

    The first hint of a position searches for nothing, so it is given at once.
    """
    workers = room.services.workers
    seen = await workers.work(view, table.state, guest.seat)
    if asked == 0:
        return await workers.work(hint, seen)
    try:
        return await workers.consult(hint, seen, asked)
    except (TimeoutError, LostError):
        return no_hint()
