"""``goalsetter tournament import``: a list of players into an event, all of it or nothing."""

from __future__ import annotations

from pathlib import Path

from goalsetter.cli.judge import CORRECT, WRONG
from goalsetter.cli.record_file import reason_of
from goalsetter.cli.screen import Screen
from goalsetter.cli.tournament import guarded, open_file, refused, say_wrong
from goalsetter.errors import CaseError
from goalsetter.roster import Roster, kind_of, read_roster
from goalsetter.telling import TWINS, enrol_row, enrolment_messages, event_columns
from goalsetter.tournament import (
    EventState,
    MarkPresence,
    OfficialRole,
    Presence,
    enrol,
)
from goalsetter.words import message, say


def import_list(path: str, source: str, *, yes: bool, here: bool, by: str) -> int:
    """Read a list and enter its players; a doubt stops it unless it is waved through."""

    def work() -> int:
        opened = open_file(path)
        roster = read_list(source, opened.state)
        rows = tuple(map(enrol_row, roster.rows)) if roster.is_usable else ()
        result = enrol(opened.state, rows, twins=yes)
        sentences = list(enrolment_messages(roster, result, opened.state))
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
    columns = event_columns(state)
    return read_roster(data, kind=kind_of(data), columns=columns, twins=TWINS)
