"""The judges' seats of a table: which are free, and what opens them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goalsetter.play import FURTHER_JUDGES, JUDGE, NOBODY, Seat
from goalsetter.server import wire
from goalsetter.server.keys import invitation_by

if TYPE_CHECKING:
    from goalsetter.server.room.room import Host


def judge_seat(host: Host) -> wire.JudgeSeat:
    """Whether the table has a judge's seat, and whether it is free."""
    if not host.order.judge:
        return ""
    return "taken" if JUDGE in host.people else "free"


def free_judge_seats(host: Host) -> list[Seat]:
    """The judges' seats that are free; further judges come only where one sits (judges G7)."""
    known = judge_seat(host)
    if known != "taken":
        return [JUDGE] if known else []
    return [seat for seat in FURTHER_JUDGES if host.table and seat not in host.people]


def awaited_judge(host: Host) -> Seat:
    """The further judge whose opinion is wanted while nobody sits there (judges G7)."""
    rulings = host.table.state.rulings if host.table is not None else ()
    free = free_judge_seats(host)
    return next((each.awaits for each in rulings if each.awaits in free), NOBODY)


def invitations_to(host: Host, seat: Seat) -> list[str]:
    """Return what the owner hands to a judge: any of them opens the seat, the first is shown."""
    owners = sorted(digest for digest, opens in host.kept.keys if opens == host.company.owner)
    times = host.company.judges_sent_away
    return [invitation_by(digest, host.code, times, seat) for digest in owners]
