"""The score sheet of a match in the terminal: shakes, penalties, totals, match points."""

from __future__ import annotations

from goalsetter.cli.screen import Screen
from goalsetter.play import Record, State
from goalsetter.telling import penalty_lines, player, printable, sheet_lines
from goalsetter.words import say

LABEL, LEAST = 16, 6
"""The widths of the first column and, at least, of a player's."""
LONGEST = 16
"""How much of a name is shown."""


def show_sheet(record: Record, state: State, screen: Screen) -> None:
    """Draw the sheet, and tell each penalty with its reason."""
    screen.line(say("replay-sheet"), "bold")
    names = [printable(player(record, seat))[:LONGEST] for seat in state.seats]
    widths = [max(LEAST, len(name)) + 2 for name in names]
    heads = [f"{name:>{width}}" for name, width in zip(names, widths, strict=True)]
    screen.line(" " * LABEL + "".join(heads), "cyan")
    for line in sheet_lines(state):
        cells = zip(line.points, widths, strict=True)
        shown = ["" if number is None else str(number) for number, _ in cells]
        padded = [f"{cell:>{width}}" for cell, width in zip(shown, widths, strict=True)]
        style = "bold" if line.kind in ("total", "match") else ""
        screen.line(f"{line.label:<{LABEL}}" + "".join(padded), style)
    for told in penalty_lines(record, state):
        screen.line(printable(told))
