"""A list of players as it would be taken in: every row with its fate; nothing is half imported."""

from __future__ import annotations

from typing import Literal

from goalsetter.roster import Roster, RosterRow
from goalsetter.server import wire
from goalsetter.server.events.desk import EventDesk
from goalsetter.server.events.rights import COACH
from goalsetter.server.store import EventCard
from goalsetter.telling import doubt_message, enrol_row, roster_message
from goalsetter.tournament import Enrolment, enrol
from goalsetter.words import render

Fate = Literal["new", "same", "changed", "doubtful", "wrong"]


def check_list(
    desk: EventDesk, card: EventCard, roster: Roster, wanted: wire.EventRosterText
) -> tuple[wire.EventRosterCheck, Enrolment]:
    """The dry run of a list; a coach's rows without a school are of the coach's own."""
    state = desk.state
    own = state.groups.get(card.sits_for) if card.role == COACH else None
    school = own.name if own else ""
    rows = [enrol_row(row, school) for row in roster.rows] if roster.is_usable else []
    result = enrol(state, rows, twins=wanted.twins)
    doubts = {doubt.row: render(doubt_message(doubt, state)) for doubt in result.doubts}
    faults = {doubt.row: render(doubt_message(doubt, state)) for doubt in result.faults}
    changed = {edit.player.name.casefold() for edit in result.changed}
    same = {name.casefold() for name in result.same}

    def fate_of(row: RosterRow) -> Fate:
        name = row.value("player").casefold()
        if row.number in faults or any(not one.is_doubt for one in row.problems):
            return "wrong"
        if row.number in doubts or row.problems:
            return "doubtful"
        if name in same:
            return "same"
        return "changed" if name in changed else "new"

    lines = [
        wire.EventRosterLine(
            number=row.number,
            player=row.value("player"),
            school=row.value("school") or school,
            division=row.value("division"),
            grade=row.value("grade"),
            team=row.value("team"),
            fate=fate_of(row),
            sentences=[
                *(render(roster_message(one)) for one in row.problems),
                *(said[row.number] for said in (doubts, faults) if row.number in said),
            ],
        )
        for row in roster.rows
    ]
    check = wire.EventRosterCheck(
        rows=lines,
        problems=[render(roster_message(one)) for one in roster.problems],
        clean=roster.is_clean and not faults and not doubts,
        usable=roster.is_usable and not faults and bool(lines),
        added=0,
    )
    return check, result
