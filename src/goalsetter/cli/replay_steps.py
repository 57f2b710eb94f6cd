"""Stepping through a record: one action at a time, forwards and backwards."""

from __future__ import annotations

from io import TextIOWrapper
from typing import TextIO

from goalsetter.cli.replay_show import Replayed, show_action, show_heading, show_sheet, show_table
from goalsetter.cli.screen import Screen, as_typed
from goalsetter.telling import printable
from goalsetter.words import say

NEXT, BACK, SHEET, HELP = {"", "n", "next"}, {"b", "back"}, {"s", "sheet"}, {"h", "help", "?"}
LEAVE = {"q", "quit", "exit"}


def step_through(match: Replayed, lines: TextIO, screen: Screen) -> None:
    """Show action after action, as the person asks for them."""
    if isinstance(lines, TextIOWrapper):
        # A byte that is no text is a wrong key, not the end.
        lines.reconfigure(errors="surrogateescape")
    screen.line(say("replay-keys"), "cyan")
    at = 0
    while (typed := ask(match, at, lines, screen)) is not None and typed not in LEAVE:
        wanted = step_wanted(match, at, typed, screen)
        if wanted is not None:
            at = wanted
            show_step(match, at, screen)


def ask(match: Replayed, at: int, lines: TextIO, screen: Screen) -> str | None:
    """Return what is typed; None at the end."""
    screen.prompt(say("replay-prompt", number=at, count=len(match.steps)))
    line = lines.readline()
    if not line:
        screen.line()
        return None
    return as_typed(line).strip().lower()


def step_wanted(match: Replayed, at: int, typed: str, screen: Screen) -> int | None:
    """Return the number of the action to show; None if something else was asked."""
    last = len(match.steps)
    if typed in NEXT:
        if at == last:
            screen.line(say("replay-end"), "cyan")
        return at + 1 if at < last else None
    if typed in BACK:
        return max(0, at - 1)
    # ``²`` is a digit to Python, but not to ``int``; no record has 100,000 actions.
    if typed.isascii() and typed.isdigit() and len(typed) < 6:
        return min(int(typed), last)
    if typed in SHEET:
        show_sheet(match.record, match.state(at), screen)
        return None
    if typed not in HELP:
        screen.line(printable(say("replay-not-a-key", typed=typed)), "yellow")
    screen.line(say("replay-keys"), "cyan")
    return None


def show_step(match: Replayed, at: int, screen: Screen) -> None:
    """Show an action with its heading and the mat after it."""
    if at == 0:
        screen.line(say("replay-begin"))
        return
    show_heading(match, at, screen)
    show_action(match, at, screen, everything=True)
    show_table(match, at, screen)
