"""What stands on the screen of a person at a table, so that nothing is shown twice."""

from __future__ import annotations

from goalsetter.cli.play_input import Typed
from goalsetter.cli.play_lines import Lines
from goalsetter.cli.play_screen import (
    show_end,
    show_heading,
    show_news,
    show_options,
    show_papers,
    show_table,
)
from goalsetter.cli.screen import Screen
from goalsetter.play import MILLISECONDS, Phase, Seat, action
from goalsetter.table import Outcome, Pace, Table, due_of_tick
from goalsetter.telling import OBJECT, WAIT, printable, situation, what_now
from goalsetter.words import say

WARNINGS = (30_000, 10_000)
"""When a person is told how much time is left."""
BEGINNING = (action.Roll, action.SetOut, action.StartClock)
"""The actions that begin a shake (II-A-1)."""
ON_THE_MAT = (Phase.VARIATIONS, Phase.GOAL, Phase.NO_GOAL, Phase.MOVE, Phase.SIDES, Phase.WRITING)


class Stage:
    """Remembers what was shown last."""

    def __init__(self, me: Seat, lines: Lines, screen: Screen) -> None:
        self.me = me
        self.lines = lines
        self.screen = screen
        self.shown = -1
        self.shake = 0
        self.drawn: object = None
        self.asking = False

    def news(self, before: Table, outcome: Outcome) -> None:
        """What was done, a heading where a shake begins, and its sheet where it ends."""
        table = outcome.table
        if outcome.done and self.asking:
            self.screen.line()
            self.asking = False
        for done in outcome.done:
            rolls = isinstance(done.action, BEGINNING)
            if rolls and table.state.shake.number != self.shake:
                self.shake = table.state.shake.number
                show_heading(table, self.screen)
            show_news(table, self.me, (done,), self.screen)
        if before.state.played != table.state.played:
            show_end(table, self.screen)

    def set_out(self, table: Table) -> None:
        """The mat and what is to be done, once for each change."""
        if self.shown == table.number:
            return
        self.shown = table.number
        self._draw(table)
        now = situation(table, self.me)
        if now == "check":
            show_papers(table, self.me, self.screen)
        if now == "choose":
            show_options(Typed("", table, self.me), self.screen)
        if now != WAIT:
            self.screen.paragraph(what_now(table, self.me, now), "bold green")
        elif self.lines.live:
            self.screen.line(self._thinking(table), "dim")

    def _draw(self, table: Table) -> None:
        shake = table.state.shake
        lying = (shake.goal, shake.required, shake.permitted, shake.forbidden, shake.resources)
        if shake.phase in ON_THE_MAT and lying != self.drawn:
            self.drawn = lying
            show_table(table, self.screen)

    def _thinking(self, table: Table) -> str:
        """Who is waited for."""
        seats = [seat for seat in table.awaited if seat != self.me]
        names = ", ".join(table.seating.player(seat).name for seat in seats)
        return printable(say("play-thinking", who=names)) if names else ""

    def prompt(self, table: Table, now: int) -> None:
        """The name and, if it runs, the time that is left."""
        name = table.seating.player(self.me).name
        end = self.end_of_time(table)
        left = "" if end is None else f" {_minutes(end - now)}"
        self.asking = self.lines.live
        self.screen.console.print(printable(f"{name}{left}> "), end="", markup=False)
        self.screen.stream.flush()

    def end_of_time(self, table: Table) -> int | None:
        """When the person's own time is up, if it runs."""
        mine = situation(table, self.me) not in (WAIT, OBJECT)
        return due_of_tick(table) if mine and table.seating.pace is not Pace.NONE else None

    def warn(self, table: Table, now: int) -> list[int]:
        """Tell that time runs short, if it is time to; the moments at which it will be."""
        end, clock = self.end_of_time(table), table.state.clock
        if end is None or clock is None or clock.expired:
            return []
        if any(abs(end - left - now) < MILLISECONDS // 4 for left in WARNINGS):
            self.screen.line()
            self.screen.line(say("play-left", time=_minutes(end - now)), "yellow")
        return [end - left for left in WARNINGS if end - left > now + MILLISECONDS // 4]


def _minutes(milliseconds: int) -> str:
    seconds = max(0, (milliseconds + MILLISECONDS - 1) // MILLISECONDS)
    return f"{seconds // 60}:{seconds % 60:02}"
