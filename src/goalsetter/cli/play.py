"""``goalsetter play``: a match in the terminal, a person against one or two bots."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

from goalsetter.cli.judge import CORRECT, NOT_UNDERSTOOD
from goalsetter.cli.play_input import EndOfInputError, Lines
from goalsetter.cli.play_loop import Dialogue, LeaveError
from goalsetter.cli.play_setup import Asked, seating_for
from goalsetter.cli.record_file import match_text, name_of_record, read_text, write_text
from goalsetter.cli.record_file import told as told_of
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, RecordError
from goalsetter.play import Seat
from goalsetter.table import Pace, Table, bot_named, open_table, resumed
from goalsetter.telling import complaint, printable
from goalsetter.words import say

INTERRUPTED = 130


def run(asked: Asked, stream: TextIO) -> int:
    """Play, and give the exit code."""
    lines, screen = Lines(stream), Screen()
    try:
        table = _table(asked, lines, screen)
    except (CaseError, RecordError) as error:
        told = told_of(error)
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
    try:
        _introduce(table, me, screen)
        with _hearing_the_end():
            dialogue.run()
    except (LeaveError, EndOfInputError):
        return _kept(dialogue, asked, CORRECT)
    except (KeyboardInterrupt, OSError):
        return _kept(dialogue, asked, INTERRUPTED)
    return _finished(dialogue, asked)


@contextmanager
def _hearing_the_end() -> Iterator[None]:
    """A terminal that is closed, or a system that goes down, counts as Ctrl-C."""
    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [(getattr(signal, name), _leave) for name in names]
    old = [(number, signal.signal(number, handler)) for number, handler in before]
    try:
        yield
    finally:
        for number, handler in old:
            signal.signal(number, handler)


def _leave(number: int, frame: object) -> None:
    del number, frame
    raise KeyboardInterrupt


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
    """The match is kept for another time: in the file it came from, or the one that was named."""
    name, note = asked.resume or asked.record, "play-kept-for" if asked.record else "play-kept"
    told = list(_first_that_works(dialogue.keep, note, name, asked.record))
    with suppress(OSError):  # the terminal may be gone
        _tell(told, dialogue.screen)
    return code


def _finished(dialogue: Dialogue, asked: Asked) -> int:
    """The match is over: its record is written."""

    def write(name: str) -> str:
        file = name or name_of_record()
        write_text(file, match_text(dialogue.table))
        return file

    dialogue.screen.line(say("play-over"), "bold green")
    _tell(list(_first_that_works(write, "play-record", asked.record)), dialogue.screen)
    return CORRECT


def _first_that_works(
    write: Callable[[str], str], code: str, name: str | None, record: str | None = None
) -> Iterator[tuple[str, str]]:
    """Write a file by the name that was asked for, or by one of our own; what there is to tell."""
    for each in (name, "") if name else ("",):
        try:
            file = write(each)
        except (CaseError, RecordError) as error:
            yield complaint(error) if isinstance(error, CaseError) else str(error), "bold red"
        else:
            yield say(code, file=file, record=record), "green"
            return


def _tell(told: list[tuple[str, str]], screen: Screen) -> None:
    screen.line()
    for sentence, style in told:
        screen.line(printable(sentence), style)
