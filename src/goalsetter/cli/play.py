"""``goalsetter play``: a match in the terminal, a person against one or two bots."""

from __future__ import annotations

import sys
from typing import TextIO

from goalsetter.cli.answer import complaint, printable
from goalsetter.cli.judge import CORRECT, NOT_UNDERSTOOD
from goalsetter.cli.play_dialogue import Dialogue, LeaveError
from goalsetter.cli.play_files import match_text, name_of_record, read_text, write_text
from goalsetter.cli.play_lines import EndOfInputError, Lines
from goalsetter.cli.play_setup import Asked, seating_for
from goalsetter.cli.replay import sentence_for
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, RecordError
from goalsetter.play import Seat
from goalsetter.table import Pace, Table, bot_named, open_table, resumed
from goalsetter.words import say

INTERRUPTED = 130


def run(asked: Asked, stream: TextIO) -> int:
    """Play, and give the exit code."""
    lines, screen = Lines(stream), Screen()
    try:
        table = _table(asked, lines, screen)
    except (CaseError, RecordError) as error:
        told = complaint(error) if isinstance(error, CaseError) else sentence_for(error)
        Screen(sys.stderr).line(printable(told), "bold red")
        return NOT_UNDERSTOOD
    except EndOfInputError:
        screen.line()
        screen.line(say("play-not-begun"))
        return CORRECT
    return _play(asked, table, lines, screen)


def _table(asked: Asked, lines: Lines, screen: Screen) -> Table:
    """A new table, or one that was kept."""
    screen.line(say("play-welcome"), "bold")
    if asked.resume is not None:
        table = resumed(read_text(asked.resume), bot_named, at=0)
        if not table.seating.people:
            raise CaseError("no-person", file=asked.resume)
        return table
    return open_table(seating_for(asked, lines, screen))


def _play(asked: Asked, table: Table, lines: Lines, screen: Screen) -> int:
    lines.begin(live=table.seating.pace is not Pace.NONE)
    me = table.seating.people[0]
    dialogue = Dialogue(table, me, lines, screen)
    _introduce(table, me, screen)
    try:
        dialogue.run()
    except (LeaveError, EndOfInputError):
        return _kept(dialogue, asked, CORRECT)
    except KeyboardInterrupt:
        return _kept(dialogue, asked, INTERRUPTED)
    return _finished(dialogue, asked)


def _introduce(table: Table, me: Seat, screen: Screen) -> None:
    """Which rules, who sits where, and the two words that help."""
    terms, seating = table.seating.terms, table.seating
    division = terms.division.value.capitalize()
    screen.line(say("replay-title", edition=terms.book.title, division=division), "bold")
    for seat in terms.seats:
        player = seating.player(seat)
        code = "play-seat-me" if seat == me else "play-seat-bot"
        told = say(code, seat=seat, name=player.name, level=player.level)
        screen.line("  " + printable(told))
    screen.line(say("play-cubes-sets" if terms.deals_cards else "play-cubes"))
    screen.line(say(f"play-pace-{seating.pace.value}", shakes=seating.shakes or ""))
    screen.line(say("play-always"), "dim")


def _kept(dialogue: Dialogue, asked: Asked, code: int) -> int:
    """The match is kept for another time; a match that was resumed goes back to its file."""
    screen = dialogue.screen
    screen.line()
    for name in (asked.resume or "", ""):
        try:
            file = dialogue.keep(name)
        except (CaseError, RecordError) as error:
            told = complaint(error) if isinstance(error, CaseError) else str(error)
            screen.line(printable(told), "bold red")
        else:
            screen.line(printable(say("play-kept", file=file)), "green")
            return code
    return code


def _finished(dialogue: Dialogue, asked: Asked) -> int:
    """The match is over: its record is written."""
    screen = dialogue.screen
    screen.line(say("play-over"), "bold green")
    for name in (asked.record or "", ""):
        file = name or name_of_record()
        try:
            write_text(file, match_text(dialogue.table))
        except (CaseError, RecordError) as error:
            told = complaint(error) if isinstance(error, CaseError) else str(error)
            screen.line(printable(told), "bold red")
        else:
            screen.line(printable(say("play-record", file=file)), "green")
            return CORRECT
    return CORRECT
