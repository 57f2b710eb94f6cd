"""The list of an event's players: its columns, its rows, and what is wrong in words."""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.roster import Roster, RosterColumn, RosterRow
from goalsetter.telling.roster_words import roster_message
from goalsetter.tournament import Doubt, Enrolment, EnrolRow, EventState
from goalsetter.words import Message, message

GRADES = tuple(str(grade) for grade in range(1, 13))
TWINS = ("player", "school")
"""The columns by which two rows may be one child."""


def event_columns(state: EventState) -> tuple[RosterColumn, ...]:
    """Return the columns of a list; the division is asked for where there are several."""
    divisions = tuple(dict.fromkeys(one.division.value for one in state.contests.values()))
    return (
        RosterColumn(code="player", required=True, longest=80),
        RosterColumn(code="school", longest=80),
        RosterColumn(
            code="division",
            required=len(state.contests) > 1,
            choices=(*divisions, *(one for one in state.contests if one not in divisions)),
        ),
        RosterColumn(code="grade", choices=GRADES),
        RosterColumn(code="team", longest=80),
    )


def enrol_row(row: RosterRow, school: str = "") -> EnrolRow:
    """Return a row of the list as enrolment takes it; ``school`` stands where the row has none."""
    return EnrolRow(
        number=row.number,
        player=row.value("player"),
        school=row.value("school") or school,
        division=row.value("division"),
        grade=int(row.value("grade") or 0),
        team=row.value("team"),
    )


def enrolment_messages(roster: Roster, result: Enrolment, state: EventState) -> Iterator[Message]:
    """Yield a sentence for everything that is wrong or doubtful."""
    yield from map(roster_message, roster.all_problems)
    for doubt in (*result.faults, *result.doubts):
        yield doubt_message(doubt, state)


def doubt_message(doubt: Doubt, state: EventState) -> Message:
    """Return the sentence for a row that a person should look at."""
    if doubt.code == "division":
        return message("tournament-no-such-division", row=str(doubt.row), came=doubt.came)
    division = ", ".join(dict.fromkeys(one.division.value for one in state.contests.values()))
    return message(
        "tournament-grade",
        player=doubt.player,
        grade=doubt.came,
        division=division.capitalize(),
        most=doubt.expected,
    )
