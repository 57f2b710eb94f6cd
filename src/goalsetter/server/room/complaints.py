"""A player reports somebody at the table: it is kept for the owner of the server alone."""

from __future__ import annotations

from time import time

from goalsetter.play import Seat
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import new_id
from goalsetter.server.ops.logs import tell
from goalsetter.server.room.people import PHRASE
from goalsetter.server.room.presence import Guest
from goalsetter.server.room.room import TableRoom
from goalsetter.server.store import Complaint
from goalsetter.words import say

LINES = 10
"""How many of the last lines of somebody are kept with a report."""


async def report(room: TableRoom, guest: Guest, frame: wire.Report) -> None:
    """Keep it, with what that person said last."""
    if not guest.plays:
        raise UnfitError("only-watching")
    about = Seat(frame.seat)
    if about not in room.people or about == guest.seat:
        raise UnfitError("nobody-to-report")
    if not room.measures.complaints.take(guest.seat):
        raise UnfitError("too-many-reports")
    async with room.lock:
        await room.keep([_complaint(room, guest.seat, about, frame.reason)])
        number = room.table.number if room.table is not None else 0
    tell("person-reported", table=room.code, seat=guest.seat, why=frame.reason)
    guest.outbox.put(wire.Done(id=frame.id, number=number))


def _complaint(room: TableRoom, by: Seat, about: Seat, reason: str) -> Complaint:
    notes = [note for note in room.company.said if note.by == about][-LINES:]
    said = [say(f"phrase-{n.text}", "en") if n.kind == PHRASE else n.text for n in notes]
    names = {Seat(each.seat): each.name for each in room.kept.seats}
    return Complaint(
        id=new_id(),
        made=int(time() * 1000),
        code=room.code,
        by=names.get(by, by),
        about=names.get(about, about),
        reason=reason,
        said="\n".join(said),
    )
