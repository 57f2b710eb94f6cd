"""One person at one table: shows what happens, asks, and hands in what is typed."""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.cli.answer import show_error
from goalsetter.cli.play_commands import read_line
from goalsetter.cli.play_input import Lines, MisreadError, Typed
from goalsetter.cli.play_screen import (
    PlayStage,
    show_form,
    show_help,
    show_papers,
    show_table,
)
from goalsetter.cli.record_file import name_for_saving, why_unread, write_text
from goalsetter.cli.replay_show import show_sheet
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, NotationError, RecordError
from goalsetter.play import CLOCK, Action, Mode, Phase, Seat, action
from goalsetter.table import (
    Outcome,
    Table,
    advance,
    due,
    record_of,
    saved,
    submit,
)
from goalsetter.telling import (
    OBJECT,
    WAIT,
    is_writing,
    printable,
    refusal_sentence,
    situation,
)
from goalsetter.words import render, say


def is_asked(table: Table, me: Seat, passed: int) -> bool:
    """Whether a person is asked before anything else happens, at a table without clocks.

    ``passed`` is the number of the table at which the person let things go on.
    """
    now = situation(table, me)
    # Nothing would happen by itself, or it is the person's own part.
    if due(table) is None or now not in (WAIT, OBJECT):
        return True
    # Only what another player did can be objected to, not what the clock did.
    fresh = passed != table.number and bool(table.log) and table.log[-1].by not in (me, CLOCK)
    open_table = table.seating.terms.mode is Mode.OPEN and table.state.shake.phase is not Phase.END
    return fresh and (now == OBJECT or open_table)


def is_over(table: Table) -> bool:
    """Whether nothing more is to be played; a function, as the answer changes between two looks."""
    return table.over


class LeaveError(Exception):
    """The person wants to leave."""


class PlayLoop:
    """Holds the newest table, and what was shown of it last."""

    def __init__(self, table: Table, me: Seat, lines: Lines, screen: Screen) -> None:
        self.table = table
        self.me = me
        self.lines = lines
        self.screen = screen
        self.time = table.since
        self.stage = PlayStage(me, lines, screen)
        self.passed = -1
        self.insisted: Action | None = None

    def run(self) -> None:
        """Play until the match is over."""
        while not is_over(self.table):
            self._show(advance(self.table, self._now()))
            # What was due may have ended the match.
            line = None if is_over(self.table) else self.next_line()
            if line is not None:
                self.take(line)

    @property
    def typed(self) -> Typed:
        """The table as a line finds it."""
        return Typed("", self.table, self.me)

    # Time.

    def _now(self) -> int:
        if self.lines.live:
            self.time = self.lines.now()
        return self.time

    def next_line(self) -> str | None:
        """Return a line; None when it is time to look at the table again."""
        if self.lines.live:
            # Only what has changed: a prompt every second would push the mat off the screen.
            if self.stage.shown != self.table.number:
                self.stage.set_out(self.table)
                self.stage.prompt(self.table, self._now())
            return self.lines.read_within(self.patience())
        if is_asked(self.table, self.me, self.passed):
            self.stage.set_out(self.table)
            self.stage.prompt(self.table, self._now())
            return self.read_unhurried()
        # Without a clock the table's time jumps to the moment at which something happens.
        moment = due(self.table)
        assert moment is not None
        self.time = max(self.time, moment)
        return None

    def read_unhurried(self) -> str:
        """Return a line; the time it took counts, but nothing happens before it is there."""
        began = self.lines.now()
        line = self.lines.read()
        # Lines from a file take no time, so that a test plays the same match on every machine.
        took = self.lines.now() - began if self.lines.watched else 0
        moment = due(self.table)
        # One millisecond before what is due: a bot must not act while a person types.
        latest = self.time + took if moment is None else moment - 1
        self.time = max(self.time, min(self.time + took, latest))
        return line

    def patience(self) -> int | None:
        """Return how long to wait for a line: until something is due, or a warning is."""
        now, moment = self._now(), due(self.table)
        moments = self.stage.warn(self.table, now)
        moments += [moment] if moment is not None else []
        return min(moments) - now if moments else None

    # What is typed.

    def take(self, line: str) -> None:
        """Do what a line asks for: go on, a command about the table, or an action."""
        self.stage.asking = False
        word, _, rest = line.partition(" ")
        # "save" alone takes a name: any other word with more behind it is an action.
        general = GENERAL.get(word.lower()) if not rest or word.lower() == "save" else None
        if not line:
            self.go_on()
        elif general is not None:
            general(self, rest)
        else:
            self.act(line)
        if self.lines.live and not self.table.over and self.stage.shown == self.table.number:
            self.stage.prompt(self.table, self._now())

    def go_on(self) -> None:
        """Enter: the next shake, let the table choose, or let the others play."""
        now = situation(self.table, self.me)
        if now == "end":
            self._hand_in(action.Ready(by=self.me))
        elif now in ("set-out", "deal"):
            self._hand_in(action.LetTableChoose(by=self.me))
        elif now == "away":
            self._hand_in(action.ReturnToTable(by=self.me))
        elif now in (WAIT, OBJECT):
            self.passed = self.table.number
        else:
            self.screen.line(say("play-your-part"), "yellow")
            show_help(self.typed, self.screen)

    def act(self, line: str) -> None:
        """Hand in the action of a line, or tell why there is none.

        A paper is looked at for its form first; typing it again hands it in as it is.
        """
        try:
            deed = read_line(line, self.typed)
        except MisreadError as error:
            self._complain(say(f"play-{error.code}", **error.details))
        except NotationError as error:
            show_error(error, self.screen)
        except RecordError as error:
            self._complain(say("play-not-read", expected=error.expected, found=error.found))
        else:
            if (
                isinstance(deed, action.Present)
                and is_writing(self.table, self.me)
                # The form is checked by us, not by the rules: whoever insists may hand it in.
                and deed != self.insisted
                and show_form(self.table, deed, self.screen)
            ):
                self.insisted = deed
                self.screen.line(say("play-again-to-insist"), "yellow")
            else:
                self._hand_in(deed)

    def _hand_in(self, deed: Action) -> None:
        # With the number that was seen: what happened while the line was typed makes it stale.
        outcome = submit(self.table, self.me, deed, self._now(), self.table.number)
        self._show(outcome)
        if outcome.stale:
            self._complain(say("play-stale"))
        if outcome.refusal is not None:
            fault = render(refusal_sentence(outcome.refusal))
            self._complain(say("replay-finding", sentence=fault, clause=outcome.refusal.clause))
            self.screen.line(say("play-ask-help"), "dim")

    def _show(self, outcome: Outcome) -> None:
        before, self.table = self.table, outcome.table
        self.stage.show_news(before, outcome)

    def _complain(self, sentence: str) -> None:
        self.screen.paragraph(printable(sentence), "bold red")

    # Commands about the table itself.

    def help(self, _: str = "") -> None:
        """Show what may be done."""
        if situation(self.table, self.me) == "end":
            self.screen.line(say("play-now-end"), "bold green")
            self.screen.line(say("play-always"), "dim")
        else:
            show_help(self.typed, self.screen)

    def mat(self, _: str = "") -> None:
        """Show the mat again."""
        show_table(self.table, self.screen)
        show_papers(self.table, self.me, self.screen)

    def sheet(self, _: str = "") -> None:
        """Show the score sheet so far."""
        show_sheet(record_of(self.table), self.table.state, self.screen)

    def save(self, rest: str = "") -> None:
        """Keep the table in a file, and tell its name."""
        try:
            file = self.keep(rest)
        except (CaseError, RecordError) as error:
            self._complain(why_unread(error))
        else:
            self.screen.line(printable(say("play-saved", file=file)), "green")

    def keep(self, file: str = "") -> str:
        """Write the table to a file, and give its name."""
        name = file or name_for_saving()
        write_text(name, saved(self.table, self._now()))
        return name

    def pause(self, _: str = "") -> None:
        """Let the clock rest until the person comes back."""
        self._hand_in(action.LeaveTable(by=self.me))

    def leave(self, _: str = "") -> None:
        """Stop here."""
        raise LeaveError


GENERAL: dict[str, Callable[[PlayLoop, str], None]] = {
    **dict.fromkeys(("help", "?", "h"), PlayLoop.help),
    "mat": PlayLoop.mat,
    "sheet": PlayLoop.sheet,
    "save": PlayLoop.save,
    "pause": PlayLoop.pause,
    **dict.fromkeys(("quit", "q", "exit"), PlayLoop.leave),
}
"""Words about the table itself."""
