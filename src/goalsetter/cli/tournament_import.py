"""``goalsetter tournament import``: a list of players into an event, all of it or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from goalsetter.cli.judge import CORRECT, WRONG
from goalsetter.cli.record_file import reason_of
from goalsetter.cli.screen import Screen
from goalsetter.cli.tournament import guarded, open_file, refused, say_wrong
from goalsetter.errors import CaseError
from goalsetter.roster import Roster, RosterColumn, RosterRow, kind_of, read_roster
from goalsetter.telling import roster_message
from goalsetter.tournament import (
    Doubt,
    Enrolment,
    EnrolRow,
    EventState,
    MarkPresence,
    OfficialRole,
    Presence,
    enrol,
)
from goalsetter.words import Message, message, say

GRADES = tuple(str(grade) for grade in range(1, 13))


def columns_for(state: EventState) -> tuple[RosterColumn, ...]:
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


def import_list(path: str, source: str, *, yes: bool, here: bool, by: str) -> int:
    """Read a list and enter its players; a doubt stops it unless it is waved through."""

    def work() -> int:
        opened = open_file(path)
        roster = read_list(source, opened.state)
        rows = tuple(map(row_of, roster.rows)) if roster.is_usable else ()
        result = enrol(opened.state, rows, twins=yes)
        sentences = list(problems_of(roster, result, opened.state))
        if sentences:
            say_wrong(sentences)
        if not roster.is_usable or result.faults or (sentences and not yes):
            say_wrong([message("tournament-import-stopped")])
            return WRONG
        if result.deed.players:
            if refusal := opened.act(result.deed, by, OfficialRole.DIRECTOR):
                return refused(refusal, opened.state)
            players = tuple(one.id for one in result.deed.players)
            if here:
                present = MarkPresence(players=players, presence=Presence.PRESENT)
                opened.act(present, by, OfficialRole.DIRECTOR)
        count, same = str(len(result.deed.players)), str(len(result.same))
        Screen().line(say("tournament-imported", count=count, same=same), "bold")
        return CORRECT

    return guarded(work)


def read_list(source: str, state: EventState) -> Roster:
    """Return the rows of a file."""
    try:
        data = Path(source).read_bytes()
    except (OSError, ValueError) as error:
        raise CaseError("no-file", file=source, reason=reason_of(error)) from error
    columns = columns_for(state)
    return read_roster(data, kind=kind_of(data), columns=columns, twins=("player", "school"))


def row_of(row: RosterRow) -> EnrolRow:
    """Return a row of the list as enrolment takes it."""
    return EnrolRow(
        number=row.number,
        player=row.value("player"),
        school=row.value("school"),
        division=row.value("division"),
        grade=int(row.value("grade") or 0),
        team=row.value("team"),
    )


def problems_of(roster: Roster, result: Enrolment, state: EventState) -> Iterator[Message]:
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
