"""Permissions about people: the one list that the page is shown and the server asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from goalsetter.play import FURTHER_JUDGES, JUDGE, NOBODY, Phase, Seat, State, seats_of
from goalsetter.server import wire
from goalsetter.server.keys import invitation_by
from goalsetter.server.room.muting import is_muted, muting_tool
from goalsetter.server.room.people import PHRASES, Company
from goalsetter.server.room.presence import Guest
from goalsetter.server.view.sentences import in_codes
from goalsetter.telling import reason_title

if TYPE_CHECKING:
    from goalsetter.server.room.room import TableRoom

PLAYERS = seats_of(3)
HINTS, SAYINGS = "hints", "phrases"
"""Tools of a hall that its maker opens and closes."""


def tools(room: TableRoom, guest: Guest) -> list[wire.Tool]:
    """Everything that this browser may do now."""
    if not guest.plays or room.company.closed:
        return []
    allowed = [*_of_the_clock(room, guest), *_of_seats(room, guest)]
    if guest.seat == room.company.owner:
        allowed += _of_the_owner(room)
    return allowed


def _of_the_clock(room: TableRoom, guest: Guest) -> Iterator[wire.Tool]:
    """The judge pauses; the owner does where no judge is."""
    table = room.table
    decides = guest.seat == (JUDGE if room.judged else room.company.owner)
    if table is not None and not table.over and decides:
        yield wire.Tool(what="pause" if table.held is None else "resume")


def _of_seats(room: TableRoom, guest: Guest) -> Iterator[wire.Tool]:
    """Others let a bot play for somebody who has gone; he himself comes back."""
    table = room.table
    if table is None or table.over:
        return
    if guest.seat in table.state.absent:
        if guest.seat not in table.returning:
            yield wire.Tool(what="back", seat=guest.seat)
        return
    for seat in sorted(room.long_gone):
        if seat in table.seating.people:
            yield wire.Tool(what="bot", seat=seat)


def _of_the_owner(room: TableRoom) -> Iterator[wire.Tool]:
    company = room.company
    if _may_call(room):
        yield wire.Tool(what="next-shake")
    for seat in room.people:
        if seat != company.owner:
            yield muting_tool(company, seat)
            yield wire.Tool(what="kick", seat=seat)
    if room.services.chat:
        yield wire.Tool(what="forbid-chat" if company.chat else "allow-chat")
    yield wire.Tool(what="close")
    yield wire.Tool(what="delete")


def _may_call(room: TableRoom) -> bool:
    """Whether the owner may call the next shake: never to hurry a player who is here and reads.

    Where the table itself calls it after a while, nobody else needs to, unless players are gone.
    """
    table = room.table
    if table is None or table.over or table.held is not None:
        return False
    waits = set(table.seating.people) - table.ready
    between = table.state.shake.phase is Phase.END and room.company.owner not in waits
    here = waits & room.audience.here
    return between and bool(waits) and (table.seating.between is None or not here)


def people(room: TableRoom, guest: Guest) -> wire.People:
    """The people at the table, as one browser may know it; the same object while they are so."""
    grounds = _grounds(room)
    if guest.known is None or guest.known[0] != grounds:
        guest.known = grounds, _people(room, guest)
    return guest.known[1]


def _grounds(room: TableRoom) -> tuple[object, ...]:
    """All that ``_people`` goes by, beside what stays: who owns, who is here, how the match is."""
    kept, table = room.kept, room.table
    seated = kept.seats, kept.keys, room.changes_seats
    company = room.company, *seated, room.audience.here, room.long_gone
    if table is None:
        return company
    state = table.state
    match = table.seating, table.held, table.over, table.judged, table.returning, state.absent
    moment = state.shake.phase, table.ready, state.shake.question, state.rulings
    return *company, *match, *moment


def _people(room: TableRoom, guest: Guest) -> wire.People:
    if guest.secluded:
        return wire.People(role="judge", seat=guest.seat)
    table, company, names = room.table, room.company, room.names
    absent = table.state.absent if table is not None else frozenset()
    return wire.People(
        role=_role(guest.seat, absent),
        seat=guest.seat if guest.plays else "",
        owner=company.owner,
        judge_seat=judge_seat(room),
        judge=names.get(JUDGE, ""),
        judge_here=JUDGE in room.audience.here,
        judge_invitation=_invitation(room, guest, JUDGE),
        opinion_invitation=_invitation(room, guest, awaited_judge(room)),
        judges=[
            wire.FurtherJudge(seat=seat, name=names[seat], here=seat in room.audience.here)
            for seat in FURTHER_JUDGES
            if seat in room.people
        ],
        paused=company.held or (table is not None and table.held is not None),
        chat=company.chat and room.services.chat,
        muted=sorted(company.muted),
        stand_ins=sorted(absent),
        returning=sorted(table.returning) if table is not None else [],
        phrases=list(PHRASES)
        if guest.plays and has_phrases(company) and not is_muted(company, guest.seat)
        else [],
        asked=_asked(table.state, guest.seat) if table is not None and room.judged else None,
        tools=tools(room, guest),
        hints=may_ask_hints(room, guest),
        hall=company.hall,
        new_seats=room.changes_seats,
    )


def _invitation(room: TableRoom, guest: Guest, seat: Seat) -> str:
    """Return the owner's invitation for a judge: the seat is for nobody else who has the code."""
    owns = guest.plays and guest.seat == room.company.owner
    return invitations_to(room, seat)[0] if owns and seat in free_judge_seats(room) else ""


def may_ask_hints(room: TableRoom, guest: Guest) -> bool:
    """Whether a match goes on, and this player is the only person or the class has hints."""
    table, company = room.table, room.company
    alone = len(room.people) == 1 and guest.seat in room.people
    opened = company.hall and HINTS in company.opened.split() and guest.seat in room.people
    return bool(alone or opened) and table is not None and not table.over


def has_phrases(company: Company) -> bool:
    """Whether phrases are said here: a coach may close them for a class."""
    return not company.hall or SAYINGS in company.opened.split()


def _role(seat: Seat, absent: frozenset[Seat]) -> wire.Role:
    if seat == JUDGE:
        return "judge"
    return "guest" if seat in absent or seat not in PLAYERS else "player"


def _asked(state: State, seat: Seat) -> wire.Asked | None:
    """The question that waits; words of a checker's own are for the judge alone."""
    asked = state.shake.question
    if asked is None:
        return None
    words = asked.about if seat in (JUDGE, asked.by) else ""
    about = reason_title(asked.about, sets=state.terms.deals_cards) or words
    return wire.Asked(by=asked.by, question=asked.kind, writer=asked.writer, about=in_codes(about))


# The seats of judges: which are free, and what opens them.


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
    return next((ruling.awaits for ruling in rulings if ruling.awaits in free), NOBODY)


def invitations_to(room: TableRoom, seat: Seat) -> list[str]:
    """Return what the owner hands to a judge: any of them opens the seat, the first is shown."""
    owners = sorted(digest for digest, opens in room.kept.keys if opens == room.company.owner)
    times = room.company.judges_sent_away
    return [invitation_by(digest, room.code, times, seat) for digest in owners]
