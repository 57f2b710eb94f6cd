"""``goalsetter tour``: asks for a line, explains what it means, and asks again."""

from __future__ import annotations

from io import TextIOWrapper
from typing import TextIO

from goalsetter.cli import play, play_setup
from goalsetter.cli.answer import show_error
from goalsetter.cli.read import ReadOptions, explain_text, show
from goalsetter.cli.screen import Screen, as_typed
from goalsetter.errors import NotationError
from goalsetter.words import say

STOPS = (
    ("2x3+5", "tour-grouping"),
    ("√9!", "tour-clash"),
    ("2*3", "tour-star"),
    ("(2+1)√8", "tour-root"),
    ("6xu2", "tour-turned"),
    ("9^9^9", "tour-huge"),
)
"""The lines that the tour suggests, one after the other, and why each is worth a look."""

PLAY = "play"
LEAVE = {"quit", "exit", "q", "bye"}


def run(lines: TextIO) -> int:
    """Lead the tour until there are no more lines or the person leaves."""
    screen = Screen()
    if isinstance(lines, TextIOWrapper):
        lines.reconfigure(errors="surrogateescape")
    screen.line(say("tour-welcome"), "bold")
    screen.line(say("tour-how"))
    stop = 0
    suggest(screen, stop)
    # Lines may come from a file, too: the tour ends where they end.
    while (line := ask(screen, lines)) is not None:
        if line.lower() in LEAVE:
            break
        if line.lower() == PLAY:
            # The same lines: what is typed ahead goes to the match.
            return play.run(play_setup.PlayOptions(), lines)
        stop = answer(line, stop, screen)
    screen.line(say("tour-bye"))
    return 0


def ask(screen: Screen, lines: TextIO) -> str | None:
    """Return the next line; None at the end."""
    screen.prompt(say("tour-prompt"))
    line = lines.readline()
    if not line:
        screen.line()
        return None
    return as_typed(line.strip())


def suggest(screen: Screen, stop: int) -> None:
    """Suggest the next line, or one of the person's own."""
    if stop < len(STOPS):
        line, reason = STOPS[stop]
        screen.line(say("tour-try", line=line, reason=say(reason)), "cyan")
    else:
        screen.line(say("tour-own"), "cyan")


def answer(line: str, stop: int, screen: Screen) -> int:
    """Explain the line, an empty one being the suggestion, and return the next stop."""
    if line.lower() in {"help", "?"}:
        screen.line(say("tour-help"))
        return stop
    taken = line or (STOPS[stop][0] if stop < len(STOPS) else "")
    if not taken:
        suggest(screen, stop)
        return stop
    try:
        show(explain_text(taken, ReadOptions()), screen)
    except NotationError as error:
        show_error(error, screen)
        return stop
    screen.line()
    suggest(screen, stop + 1)
    return stop + 1
