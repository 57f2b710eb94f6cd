"""The score sheet of a match in the terminal: shakes, penalties, totals, match points."""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.cli.answer import printable
from goalsetter.cli.event_words import fault_sentence, player
from goalsetter.cli.screen import Screen
from goalsetter.play import Record, State, points_of_match
from goalsetter.words import say

LABEL, LEAST = 16, 6
"""The widths of the first column and, at least, of a player's."""
LONGEST = 16
"""How much of a name is shown."""

Line = tuple[str, list[int | None], str]
"""A label, a number for each seat, and the style."""


def show_sheet(record: Record, state: State, screen: Screen) -> None:
    """Draw the sheet, and tell each penalty with its reason."""
    screen.line(say("replay-sheet"), "bold")
    names = [printable(player(record, seat))[:LONGEST] for seat in state.seats]
    widths = [max(LEAST, len(name)) + 2 for name in names]
    heads = [f"{name:>{width}}" for name, width in zip(names, widths, strict=True)]
    screen.line(" " * LABEL + "".join(heads), "cyan")
    for label, numbers, style in _lines(state):
        cells = zip(numbers, widths, strict=True)
        shown = ["" if number is None else str(number) for number, _ in cells]
        padded = [f"{cell:>{width}}" for cell, width in zip(shown, widths, strict=True)]
        screen.line(f"{label:<{LABEL}}" + "".join(padded), style)
    for line in penalty_lines(record, state):
        screen.line(printable(line))


def _lines(state: State) -> Iterator[Line]:
    seats = state.seats
    if state.before:
        brought = dict(state.before)
        yield say("replay-row-before"), [brought.get(seat, 0) for seat in seats], ""
    for shake in state.played:
        scores = dict(shake.scores)
        code = "replay-row-void" if shake.void else "replay-row-shake"
        yield say(code, number=shake.number), [scores.get(seat) for seat in seats], ""
    if state.penalties:
        yield say("replay-row-penalties"), [state.points_lost(seat) for seat in seats], ""
    yield say("replay-row-total"), [state.total(seat) for seat in seats], "bold"
    points = points_of_match(state)
    yield say("replay-row-match"), [points[seat] for seat in seats], "bold"


def penalty_lines(record: Record, state: State) -> Iterator[str]:
    """Each penalty with its reason and its clause."""
    for number, penalty in enumerate(state.penalties, start=1):
        yield say(
            "replay-penalty-struck" if penalty.struck else "replay-penalty",
            number=number,
            who=player(record, penalty.seat),
            points=penalty.points,
            shake=penalty.shake,
            reason=fault_sentence(penalty.reason),
            clause=penalty.clause,
        )
