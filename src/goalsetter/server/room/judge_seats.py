"""The judges' seats of a table: which are free, and what opens them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goalsetter.play import FURTHER_JUDGES, JUDGE, NOBODY, Seat
from goalsetter.server import wire
from goalsetter.server.keys import invitation_by

if TYPE_CHECKING:
    from goalsetter.server.room.room import TableRoom


def judge_seat(room: TableRoom) -> wire.JudgeSeat:
    """Whether the table has a judge's seat, and whether it is free."""
    if not room.order.judge:
        return ""
    return "taken" if JUDGE in room.people else "free"


def free_judge_seats(room: TableRoom) -> list[Seat]:
    """The judges' seats that are free; further judges come only where one sits (judges G7)."""
    known = judge_seat(room)
    if known != "taken":
        return [JUDGE] if known else []
    return [seat for seat in FURTHER_JUDGES if room.table and seat not in room.people]


def awaited_judge(room: TableRoom) -> Seat:
    """The further judge whose opinion is wanted while nobody sits there (judges G7)."""
    rulings = room.table.state.rulings if room.table is not None else ()
    free = free_judge_seats(room)
    return next((each.awaits for each in rulings if each.awaits in free), NOBODY)


def invitations_to(room: TableRoom, seat: Seat) -> list[str]:
    """Return what the owner hands to a judge: any of them opens the seat, the first is shown."""
    owners = sorted(digest for digest, opens in room.kept.keys if opens == room.company.owner)
    times = room.company.judges_sent_away
    return [invitation_by(digest, room.code, times, seat) for digest in owners]
