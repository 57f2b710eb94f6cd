"""``goalsetter analyse``: every match explained, action by action, with points kept and lost."""

from __future__ import annotations

import sys
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from pathlib import Path

from goalsetter.cli.answer import write_json
from goalsetter.cli.judge import CORRECT, NOT_UNDERSTOOD
from goalsetter.cli.record_file import complain, read_text
from goalsetter.cli.screen import Screen
from goalsetter.cli.workers import analysed
from goalsetter.coach import USUAL, Analysis, AnalysisCode, Topic, habits_of, shakes_of
from goalsetter.errors import CaseError, RecordError
from goalsetter.play import Record, Seat, moment_text, read_record, write_record
from goalsetter.report import annotated_record, report_data, report_page
from goalsetter.telling import comment, count_words, deed_words, percent, player, printable
from goalsetter.words import say, spoken

CANCELLED, BROKEN = 130, 3
"""The exit codes when somebody pressed Ctrl-C, and when a process was lost."""
STYLES = {
    **dict.fromkeys(
        (AnalysisCode.RIGHT_CHALLENGE, AnalysisCode.RIGHT_SIDE, AnalysisCode.WELL_CHECKED), "green"
    ),
    **dict.fromkeys(
        (AnalysisCode.RIGHT_FORCEOUT, AnalysisCode.RIGHT_NO_GOAL, AnalysisCode.RIGHT_PAPER), "green"
    ),
    **dict.fromkeys((AnalysisCode.UNDECIDED, AnalysisCode.FORCED), "cyan"),
    **dict.fromkeys((AnalysisCode.UNREAD_AVOID, AnalysisCode.GOAL_NOT_TOLD), "cyan"),
}
"""How findings are shown; what is not named here is a mistake."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What was asked on the command line."""

    file: str
    html: str = ""
    annotate: str = ""
    steps: int = USUAL.steps
    jobs: int | None = None


def run(asked: Asked, *, as_json: bool) -> int:
    """Analyse the record, print or write what was asked for, and give the exit code."""
    try:
        record = read_record(read_text(asked.file), strict=False)
        if not shakes_of(record):
            raise CaseError("no-shakes")
        analysis = analysed(record, replace(USUAL, steps=asked.steps), asked.jobs)
        written = _write(analysis, asked)
    except (CaseError, RecordError) as error:
        complain(error, as_json=as_json)
        return NOT_UNDERSTOOD
    except KeyboardInterrupt:
        Screen(sys.stderr).line(say("analyse-cancelled"), "yellow")
        return CANCELLED
    except BrokenProcessPool:
        Screen(sys.stderr).line(say("analyse-broken"), "bold red")
        return BROKEN
    if as_json:
        write_json(report_data(analysis))
    else:
        _show(analysis, Screen())
        for name in written:
            Screen(sys.stderr).line(say("analyse-written", file=name), "green")
    return CORRECT


def _write(analysis: Analysis, asked: Asked) -> tuple[str, ...]:
    """The files that were asked for."""
    if asked.html:
        _keep(asked.html, report_page(analysis, spoken()))
    if asked.annotate:
        _keep(asked.annotate, write_record(annotated_record(analysis)))
    return tuple(name for name in (asked.html, asked.annotate) if name)


def _keep(name: str, content: str) -> None:
    try:
        Path(name).write_text(content, encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CaseError("cannot-write", file=name, reason=reason) from error


# For people.


def _show(analysis: Analysis, screen: Screen) -> None:
    terms, shakes = analysis.record.terms, shakes_of(analysis.record)
    division = terms.division.value.capitalize()
    head = say("analyse-head", edition=terms.book.title, division=division, count=len(shakes))
    screen.line(head, "bold")
    for number in shakes:
        _show_shake(analysis, number, screen)
    screen.line()
    for seat in terms.seats:
        _show_player(analysis, seat, screen)


def _show_shake(analysis: Analysis, number: int, screen: Screen) -> None:
    screen.line()
    screen.line(say("analyse-shake", number=number), "bold")
    found = [each for each in analysis.findings if each.shake == number]
    if not found:
        screen.line("  " + say("analyse-nothing"))
    last = 0
    for each in found:
        if each.number != last:
            screen.line("  " + printable(_deed(analysis.record, each.number)))
            last = each.number
        told = f"{printable(comment(analysis.record, each))} ({each.clause})"
        screen.paragraph(told, STYLES.get(each.code, "yellow"), head="    ")


def _deed(record: Record, number: int) -> str:
    done = record.log[number - 1]
    return f"{number:>3}  {moment_text(done.at):<9} {deed_words(record, done)}"


def _show_player(analysis: Analysis, seat: Seat, screen: Screen) -> None:
    who, share = printable(player(analysis.record, seat)), analysis.accuracy(seat)
    habits = habits_of(analysis, seat)
    if share is None:
        screen.line(say("analyse-player-none", who=who), "bold")
    else:
        told = say(
            "analyse-player",
            who=who,
            accuracy=percent(share),
            kept=habits.kept,
            best=habits.best,
            decisions=habits.decisions,
        )
        screen.line(told, "bold")
    terms = analysis.record.terms
    counts = ", ".join(f"{count_words(terms, code)}: {count}" for code, count in habits.counts)
    if counts:
        screen.paragraph(counts, head="  ")
    if habits.undecided:
        screen.line("  " + say("analyse-undecided", count=habits.undecided), "cyan")
    if habits.practise:
        screen.line("  " + say("analyse-practise"))
        for topic in habits.practise:
            screen.paragraph(_practice(topic), head="    - ")


def _practice(topic: Topic) -> str:
    return say(f"coach-topic-{topic}")
