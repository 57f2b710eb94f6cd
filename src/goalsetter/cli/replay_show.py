"""A replay for people: each action with what came of it, and the mat where it is worth a look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from goalsetter.cli.mat import show_mat
from goalsetter.cli.screen import Screen
from goalsetter.errors import RecordError
from goalsetter.play import (
    Phase,
    Record,
    RecordReading,
    State,
    Step,
    Tale,
    action,
    action_text,
    check_reading,
    chosen,
    event,
    moment_text,
    new_match,
    steps_of,
    tale_of_steps,
    verdict_on,
)
from goalsetter.telling import (
    IN_PASSING,
    event_sentence,
    fault_sentence,
    penalty_lines,
    player,
    printable,
    sentence,
    sheet_lines,
)
from goalsetter.words import render, say

DRAWN = (Phase.MOVE, Phase.WRITING)
"""A mat is drawn when one of these phases begins: the Goal is set, or moving is over."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record that was read, played and checked."""

    reading: RecordReading
    steps: tuple[Step, ...]
    tale: Tale
    troubles: tuple[RecordError, ...]

    @property
    def record(self) -> Record:
        """The record itself."""
        return self.reading.record

    @property
    def end(self) -> State:
        """The match as it stands after the last action."""
        return self.state(len(self.steps))

    def state(self, number: int) -> State:
        """The match after so many actions."""
        return self.steps[number - 1].state if number else new_match(self.record.terms)

    def shakes(self) -> list[int]:
        """The numbers of the shakes that were played, in order."""
        return list(dict.fromkeys(shake for shake in self.tale.shakes.values() if shake))


def replay_record(reading: RecordReading) -> Replayed:
    """Play a record and check it."""
    steps = steps_of(reading.record)
    return Replayed(
        reading, steps, tale_of_steps(reading.record, steps), check_reading(reading, steps)
    )


def show_header(match: Replayed, screen: Screen) -> None:
    """Show the headers, the rules and the players."""
    record, terms = match.record, match.record.terms
    division = terms.division.value.capitalize()
    screen.line(say("replay-title", edition=terms.book.title, division=division), "bold")
    for key, value in record.headers:
        screen.line(printable(say("replay-header", key=key, value=value)))
    for seat in terms.seats:
        screen.line(printable(say("replay-player", seat=seat, name=record.name(seat))))
    for remark in record.remarks_on(0):
        screen.line(printable(say("replay-remark", text=remark)), "italic")


def show_all(match: Replayed, shake: int | None, screen: Screen) -> None:
    """Show every action, or those of one shake, with the mat where it is worth a look."""
    for number in range(1, len(match.steps) + 1):
        if shake is None or match.tale.shakes[number - 1] == shake:
            show_heading(match, number, screen)
            show_action(match, number, screen)
            before, after = match.state(number - 1).shake, match.state(number).shake
            if after.phase is not before.phase and after.phase in DRAWN:
                show_table(match, number, screen)


def show_heading(match: Replayed, number: int, screen: Screen) -> None:
    """Show the heading of the shake that an action begins."""
    at = number - 1
    if at in match.tale.headings:
        setter = player(match.record, match.steps[at].state.shake.goal_setter)
        shake = match.tale.shakes[at]
        screen.line()
        screen.line(printable(say("replay-shake", number=shake, setter=setter)), "bold")
    elif at == 0:
        screen.line()
        screen.line(say("replay-lot"), "bold")


def show_action(match: Replayed, number: int, screen: Screen, *, everything: bool = False) -> None:
    """Show what was done, and what came of it."""
    deed = match.record.log[number - 1]
    who = player(match.record, deed.by)
    time = f"{moment_text(deed.at):>10}"
    sentence = say("replay-action", time=time, who=who, action=action_text(deed))
    screen.line(printable(sentence), "" if match.steps[number - 1].legal else "yellow")
    for line, style in consequences(match, number, everything):
        screen.line(printable(say("replay-event", sentence=line)), style)
    for remark in match.record.remarks_on(number):
        screen.line(printable(say("replay-remark", text=remark)), "italic")


def consequences(match: Replayed, number: int, everything: bool) -> Iterator[tuple[str, str]]:
    """Yield sentences on what came of an action, with their styles."""
    step, deed = match.steps[number - 1], match.record.log[number - 1]
    if step.refusal is not None:
        fault = fault_sentence(step.refusal.fault)
        yield say("replay-refused", fault=fault, clause=step.refusal.clause), "bold red"
        return
    # An illegal move is told by its events; an objection that does not hold has none.
    if not step.legal and not any(isinstance(happened, WRONGS) for happened in step.events):
        yield say("replay-not-upheld"), "yellow"
    if isinstance(deed, action.Present):
        yield from ((line, "magenta") for line in finding_lines(match, number))
    for happened in step.events:
        in_passing = isinstance(happened, IN_PASSING)
        if everything or not in_passing:
            style = STYLES.get(type(happened), "dim" if in_passing else "")
            yield render(event_sentence(match.record, happened)), style


WRONGS = (event.Offended, event.SetAside)
STYLES: dict[type[event.Event], str] = {
    event.Offended: "yellow",
    event.SetAside: "yellow",
    event.Fined: "red",
    event.ChallengeStands: "bold magenta",
    event.Ruled: "magenta",
    event.Scored: "bold green",
}


def finding_lines(match: Replayed, number: int) -> Iterator[str]:
    """Yield what the judge finds in a paper, whether anybody raises it or not."""
    state, writer = match.steps[number - 1].state, match.record.log[number - 1].by
    for paper in (paper for paper in state.shake.papers if paper.writer == writer):
        verdict = verdict_on(state, paper)
        if verdict.correct:
            yield say("replay-correct", writer=player(match.record, writer))
        for finding in verdict.findings:
            yield say("replay-finding", sentence=sentence(finding), clause=finding.clause)


def show_table(match: Replayed, number: int, screen: Screen) -> None:
    """Show the mat after so many actions, the variations, and whose turn it is."""
    shake = match.state(number).shake
    # No cubes have been rolled: there is no mat yet.
    if shake.phase in (Phase.START, Phase.ROLL):
        return
    show_mat(shake, screen)
    fixed = match.record.terms.fixed or ()
    names = ", ".join(map(str, (*fixed, *chosen(shake))))
    if names:
        screen.line("    " + printable(say("replay-variations", list=names)))
    if shake.turn:
        who = player(match.record, shake.turn)
        screen.line("    " + printable(say("replay-turn", who=who)))


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
        # Somebody who was not there has no points in a shake.
        shown = ["" if number is None else str(number) for number, _ in cells]
        padded = [f"{cell:>{width}}" for cell, width in zip(shown, widths, strict=True)]
        style = "bold" if line.kind in ("total", "match") else ""
        screen.line(f"{render(line.label):<{LABEL}}" + "".join(padded), style)
    for penalty in penalty_lines(record, state):
        screen.line(printable(penalty))
