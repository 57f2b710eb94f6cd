"""One person at one table: shows what happens, asks, and hands in what is typed."""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.cli.answer import complaint, printable
from goalsetter.cli.event_words import fault_sentence
from goalsetter.cli.play_commands import read_line
from goalsetter.cli.play_files import name_for_saving, write_text
from goalsetter.cli.play_form import form_troubles
from goalsetter.cli.play_lines import Lines
from goalsetter.cli.play_reading import MisreadError, Typed
from goalsetter.cli.play_show import (
    show_end,
    show_heading,
    show_help,
    show_news,
    show_options,
    show_papers,
    show_table,
)
from goalsetter.cli.play_turn import OBJECT, WAIT, is_asked, situation
from goalsetter.cli.read import show_error
from goalsetter.cli.score_sheet import show_sheet
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, NotationError, RecordError
from goalsetter.play import MILLISECONDS, Action, Phase, Refusal, Seat, action
from goalsetter.table import (
    Outcome,
    Pace,
    Table,
    advance,
    due,
    due_of_tick,
    ready,
    record_of,
    saved,
    submit,
)
from goalsetter.words import say

WARNINGS = (30_000, 10_000)
"""When a person is told how much time is left."""
ON_THE_MAT = (Phase.VARIATIONS, Phase.GOAL, Phase.NO_GOAL, Phase.MOVE, Phase.SIDES, Phase.WRITING)


class LeaveError(Exception):
    """The person wants to leave."""


class Dialogue:
    """Holds the newest table, and what was shown of it last."""

    def __init__(self, table: Table, me: Seat, lines: Lines, screen: Screen) -> None:
        self.table = table
        self.me = me
        self.lines = lines
        self.screen = screen
        self.time = table.since
        self.passed = -1
        self.shown = -1
        self.shake = 0
        self.drawn: object = None
        self.insisted: Action | None = None
        self.asking = False

    def run(self) -> None:
        """Play until the match is over."""
        while not is_over(self.table):
            self._show(advance(self.table, self._now()))
            line = None if is_over(self.table) else self._next_line()
            if line is not None:
                self._take(line)

    @property
    def typed(self) -> Typed:
        """The table as a line finds it."""
        return Typed("", self.table, self.me)

    # Time.

    def _now(self) -> int:
        if self.lines.live:
            self.time = self.lines.now()
        return self.time

    def _next_line(self) -> str | None:
        """A line; nothing, when it is time to look at the table again."""
        if self.lines.live:
            self._prompt_once()
            return self.lines.heard_within(self._patience())
        if is_asked(self.table, self.me, self.passed):
            self._prompt_once()
            self._prompt()
            return self._read_unhurried()
        moment = due(self.table)
        assert moment is not None
        self.time = max(self.time, moment)
        return None

    def _read_unhurried(self) -> str:
        """A line; the time it took counts, but nothing happens before it is there."""
        began = self.lines.now()
        line = self.lines.read()
        took = self.lines.now() - began if self.lines.watched else 0
        moment = due(self.table)
        latest = self.time + took if moment is None else moment - 1
        self.time = max(self.time, min(self.time + took, latest))
        return line

    def _patience(self) -> int | None:
        """How long to wait for a line: until something is due, or a warning is."""
        now, moment, end = self._now(), due(self.table), due_of_tick(self.table)
        moments = [moment] if moment is not None else []
        if end is not None and self._is_timed():
            moments += [end - left for left in WARNINGS if end - left > now]
            if any(abs(end - left - now) < MILLISECONDS // 4 for left in WARNINGS):
                self.screen.line(say("play-left", time=_minutes(end - now)), "yellow")
        return min(moments) - now if moments else None

    # Showing.

    def _show(self, outcome: Outcome) -> None:
        """What was done, and the headings between shakes."""
        before, self.table = self.table, outcome.table
        number = self.table.state.shake.number
        if outcome.done and self.asking:
            self.screen.line()
            self.asking = False
        for done in outcome.done:
            if isinstance(done.action, action.Roll | action.SetOut) and number != self.shake:
                self.shake = number
                show_heading(self.table, self.screen)
            show_news(self.table, self.me, (done,), self.screen)
        ended = before.state.played != self.table.state.played
        if ended:
            show_end(self.table, self.screen)

    def _prompt_once(self) -> None:
        """The mat and what is to be done, once for each change."""
        if self.shown == self.table.number:
            return
        self.shown = self.table.number
        self._draw()
        now = situation(self.table, self.me)
        if now == "check":
            show_papers(self.table, self.me, self.screen)
        if now == "choose":
            show_options(self.typed, self.screen)
        if now != WAIT:
            self.screen.line(self._what_now(now), "bold green")
        if self.lines.live:
            self._prompt()

    def _what_now(self, now: str) -> str:
        """What the person is to do; a Goal is laid otherwise in ON-SETS."""
        sets = self.table.seating.terms.deals_cards and now == "goal"
        return say(f"play-now-{now}-sets" if sets else f"play-now-{now}")

    def _draw(self) -> None:
        shake = self.table.state.shake
        lying = (shake.goal, shake.required, shake.permitted, shake.forbidden, shake.resources)
        if shake.phase in ON_THE_MAT and lying != self.drawn:
            self.drawn = lying
            show_table(self.table, self.screen)

    def _prompt(self) -> None:
        name = self.table.seating.player(self.me).name
        end = due_of_tick(self.table) if self._is_timed() else None
        left = "" if end is None else f" {_minutes(end - self._now())}"
        self.asking = self.lines.live
        self.screen.console.print(printable(f"{name}{left}> "), end="", markup=False)
        self.screen.stream.flush()

    def _is_timed(self) -> bool:
        """Whether the person's own time runs, and is shown."""
        mine = situation(self.table, self.me) not in (WAIT, OBJECT)
        return mine and self.table.seating.pace is not Pace.NONE

    # What is typed.

    def _take(self, line: str) -> None:
        self.asking = False
        word, _, rest = line.partition(" ")
        general = GENERAL.get(word.lower()) if not rest or word.lower() == "save" else None
        if not line:
            self._go_on()
        elif general is not None:
            general(self, rest)
        else:
            self._do(line)
        if self.lines.live and not self.table.over and self.shown == self.table.number:
            self._prompt()

    def _go_on(self) -> None:
        """Enter: the next shake, or let the others play."""
        now = situation(self.table, self.me)
        if now == "end":
            self.table = ready(self.table, self.me)
        elif now == "away":
            self._hand_in(action.ReturnToTable(by=self.me))
        elif now in (WAIT, OBJECT):
            self.passed = self.table.number
        else:
            self.screen.line(say("play-your-part"), "yellow")
            show_help(self.typed, self.screen)

    def _do(self, line: str) -> None:
        """An action, or why there is none."""
        try:
            deed = read_line(line, self.typed)
        except MisreadError as error:
            self._complain(say(f"play-{error.code}", **error.details))
        except NotationError as error:
            show_error(error, self.screen)
        except RecordError as error:
            self._complain(say("play-not-read", expected=error.expected, found=error.found))
        else:
            self._consider(deed)

    def _consider(self, deed: Action) -> None:
        """A paper is looked at for its form; who types it again hands it in as it is."""
        if (
            isinstance(deed, action.Present)
            and deed != self.insisted
            and form_troubles(self.table, deed, self.screen)
        ):
            self.insisted = deed
            self.screen.line(say("play-again-to-insist"), "yellow")
        else:
            self._hand_in(deed)

    def _hand_in(self, deed: Action) -> None:
        outcome = submit(self.table, self.me, deed, self._now(), self.table.number)
        self._show(outcome)
        if outcome.stale:
            self._complain(say("play-stale"))
        if outcome.refusal is not None:
            self._refused(outcome.refusal)

    def _refused(self, refusal: Refusal) -> None:
        told = say("replay-finding", sentence=fault_sentence(refusal.fault), clause=refusal.clause)
        self._complain(told)
        self.screen.line(say("play-ask-help"), "dim")

    def _complain(self, sentence: str) -> None:
        self.screen.line(printable(sentence), "bold red")

    # Commands about the table itself.

    def help(self, _: str = "") -> None:
        """What may be done."""
        if situation(self.table, self.me) == "end":
            self.screen.line(say("play-now-end"), "bold green")
            self.screen.line(say("play-always"), "dim")
        else:
            show_help(self.typed, self.screen)

    def mat(self, _: str = "") -> None:
        """The mat again."""
        show_table(self.table, self.screen)
        show_papers(self.table, self.me, self.screen)

    def sheet(self, _: str = "") -> None:
        """The score sheet so far."""
        show_sheet(record_of(self.table), self.table.state, self.screen)

    def save(self, rest: str = "") -> None:
        """Keep the table in a file."""
        try:
            file = self.keep(rest)
        except (CaseError, RecordError) as error:
            self._complain(_why_not(error))
        else:
            self.screen.line(printable(say("play-saved", file=file)), "green")

    def keep(self, file: str = "") -> str:
        """Write the table to a file, and give its name."""
        name = file or name_for_saving()
        write_text(name, saved(self.table, self._now()))
        return name

    def pause(self, _: str = "") -> None:
        """The clock rests until the person comes back."""
        self._hand_in(action.LeaveTable(by=self.me))

    def leave(self, _: str = "") -> None:
        """Stop here."""
        raise LeaveError


GENERAL: dict[str, Callable[[Dialogue, str], None]] = {
    **dict.fromkeys(("help", "?", "h"), Dialogue.help),
    "mat": Dialogue.mat,
    "sheet": Dialogue.sheet,
    "save": Dialogue.save,
    "pause": Dialogue.pause,
    **dict.fromkeys(("quit", "q", "exit"), Dialogue.leave),
}
"""Words about the table itself."""


def is_over(table: Table) -> bool:
    """Whether nothing more is to be played."""
    return table.over


def _why_not(error: CaseError | RecordError) -> str:
    return complaint(error) if isinstance(error, CaseError) else str(error)


def _minutes(milliseconds: int) -> str:
    seconds = max(0, (milliseconds + MILLISECONDS - 1) // MILLISECONDS)
    return f"{seconds // 60}:{seconds % 60:02}"
