"""``goalsetter play``: a match in the terminal, a person against one or two bots."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

from goalsetter.cli.judge import CORRECT, NOT_UNDERSTOOD
from goalsetter.cli.play_input import EndOfInputError, Lines
from goalsetter.cli.play_loop import LeaveError, PlayLoop
from goalsetter.cli.play_setup import PlayOptions, ask_for_seating
from goalsetter.cli.record_file import (
    match_text,
    name_of_record,
    read_text,
    why_unread,
    write_text,
)
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, RecordError
from goalsetter.play import Seat
from goalsetter.table import Pace, Table, bot_named, open_table, resumed
from goalsetter.telling import printable
from goalsetter.words import say

INTERRUPTED = 130


def run(options: PlayOptions, stream: TextIO) -> int:
    """Play, and give the exit code."""
    lines, screen = Lines(stream), Screen()
    try:
        table = open_or_resume(options, lines, screen)
    except (CaseError, RecordError) as error:
        Screen(sys.stderr).line(printable(why_unread(error)), "bold red")
        return NOT_UNDERSTOOD
    # Nothing was begun, so nothing is to be kept.
    except EndOfInputError:
        screen.line()
        screen.line(say("play-not-begun"))
        return CORRECT
    lines.begin(live=table.seating.pace is not Pace.NONE)
    me = table.seating.people[0]
    loop = PlayLoop(table, me, lines, screen)
    try:
        introduce(table, me, screen)
        with hang_up_as_interrupt():
            loop.run()
    except (LeaveError, EndOfInputError):
        keep_for_later(loop, options)
        return CORRECT
    # An OSError: the terminal has gone. The match is kept all the same.
    except (KeyboardInterrupt, OSError):
        keep_for_later(loop, options)
        return INTERRUPTED
    finish(loop, options)
    return CORRECT


def open_or_resume(options: PlayOptions, lines: Lines, screen: Screen) -> Table:
    """Open a new table, or one that was kept."""
    screen.line(say("play-welcome"), "bold")
    if options.resume is None:
        return open_table(ask_for_seating(options, lines, screen))
    table = resumed(read_text(options.resume), bot_named, at=0)
    # A record of bots alone can be read, but there is no one to ask for a line.
    if not table.seating.people:
        raise CaseError("no-person", file=options.resume)
    return table


@contextmanager
def hang_up_as_interrupt() -> Iterator[None]:
    """Treat a terminal that is closed, or a system that goes down, as Ctrl-C."""

    def interrupt(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    # Windows has no SIGHUP.
    numbers = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    handlers = [(number, signal.signal(number, interrupt)) for number in numbers]
    try:
        yield
    finally:
        for number, handler in handlers:
            signal.signal(number, handler)


def introduce(table: Table, me: Seat, screen: Screen) -> None:
    """Tell which rules hold, who sits where, and the two words that help."""
    terms, seating = table.seating.terms, table.seating
    division = terms.division.value.capitalize()
    screen.line(say("replay-title", edition=terms.book.title, division=division), "bold")
    for seat in terms.seats:
        player = seating.player(seat)
        code = "play-seat-me" if seat == me else "play-seat-bot"
        sentence = say(code, seat=seat, name=player.name, level=player.level)
        screen.line("  " + printable(sentence))
    screen.line(say("play-cubes-sets" if terms.deals_cards else "play-cubes"))
    screen.line(say(f"play-pace-{seating.pace.value}", shakes=seating.shakes or ""))
    screen.line(say("play-always"), "dim")


def keep_for_later(loop: PlayLoop, options: PlayOptions) -> None:
    """Keep the match in the file it came from, or in the one that was named."""
    code = "play-kept-for" if options.record else "play-kept"
    name = options.resume or options.record
    sentences = list(write_somewhere(loop.keep, code, name, options.record))
    with suppress(OSError):  # the terminal may be gone
        tell(sentences, loop.screen)


def finish(loop: PlayLoop, options: PlayOptions) -> None:
    """Write the record of a match that is over."""

    def write(name: str) -> str:
        file = name or name_of_record()
        write_text(file, match_text(loop.table))
        return file

    loop.screen.line(say("play-over"), "bold green")
    tell(list(write_somewhere(write, "play-record", options.record)), loop.screen)


def write_somewhere(
    write: Callable[[str], str], code: str, name: str | None, record: str | None = None
) -> Iterator[tuple[str, str]]:
    """Write a file by the name that was asked for, or else by one of our own.

    Yields each sentence to tell with its style. A match must not be lost because a folder is gone.
    """
    # An empty name stands for one that is free in this folder.
    for candidate in (name, "") if name else ("",):
        try:
            file = write(candidate)
        except (CaseError, RecordError) as error:
            yield why_unread(error), "bold red"
        else:
            yield say(code, file=file, record=record), "green"
            return


def tell(sentences: list[tuple[str, str]], screen: Screen) -> None:
    """Show sentences, each in its style, below an empty line."""
    screen.line()
    for sentence, style in sentences:
        screen.line(printable(sentence), style)
