"""``goalsetter analyse``: every match explained, action by action, with points kept and lost."""

from __future__ import annotations

import sys
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import partial

from goalsetter.cli.answer import write_json
from goalsetter.cli.judge import CORRECT, NOT_UNDERSTOOD
from goalsetter.cli.record_file import complain, read_text, write_text
from goalsetter.cli.screen import Screen
from goalsetter.cli.workers import BROKEN, CANCELLED, work_through
from goalsetter.coach import (
    USUAL,
    Analysis,
    AnalysisCode,
    analyse_shake,
    habits_of,
    joined,
    shakes_of,
)
from goalsetter.errors import CaseError, RecordError
from goalsetter.play import Record, Seat, moment_text, read_record, write_record
from goalsetter.report import annotated_record, report_data, report_page
from goalsetter.solver import Budget
from goalsetter.telling import comment, count_words, deed_words, percent, player, printable
from goalsetter.words import say, spoken

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
class AnalyseOptions:
    """The options of the command."""

    file: str
    html: str = ""
    annotate: str = ""
    steps: int = USUAL.steps
    jobs: int | None = None


def run(options: AnalyseOptions, *, as_json: bool) -> int:
    """Analyse the record, print or write what was asked for, and give the exit code."""
    try:
        # Not strict: results that somebody wrote down wrongly keep nobody from being analysed.
        record = read_record(read_text(options.file), strict=False)
        if not shakes_of(record):
            raise CaseError("no-shakes")
        analysis = analyse_match(record, replace(USUAL, steps=options.steps), options.jobs)
        if options.html:
            write_text(options.html, report_page(analysis, spoken()))
        if options.annotate:
            write_text(options.annotate, write_record(annotated_record(analysis)))
    except (CaseError, RecordError) as error:
        complain(error, as_json=as_json)
        return NOT_UNDERSTOOD
    except KeyboardInterrupt:
        Screen(sys.stderr).line(say("analyse-cancelled"), "yellow")
        return CANCELLED
    # The system may end a process that takes too much memory.
    except BrokenProcessPool:
        Screen(sys.stderr).line(say("analyse-broken"), "bold red")
        return BROKEN
    if as_json:
        write_json(report_data(analysis))
    else:
        show(analysis, Screen())
        # On the error output, so that a pipe gets the analysis alone.
        for name in filter(None, (options.html, options.annotate)):
            Screen(sys.stderr).line(say("analyse-written", file=name), "green")
    return CORRECT


def analyse_match(record: Record, budget: Budget, jobs: int | None = None) -> Analysis:
    """Analyse every shake of a match, on all processors; Ctrl-C leaves it at once."""
    numbers = shakes_of(record)
    name = say("analyse-progress", count=len(numbers))
    work = partial(analyse_shake, record, budget=budget)
    return joined(record, work_through(work, numbers, jobs, name))


# For people.


def show(analysis: Analysis, screen: Screen) -> None:
    """Show every shake with its findings, then each player's habits."""
    terms, shakes = analysis.record.terms, shakes_of(analysis.record)
    division = terms.division.value.capitalize()
    head = say("analyse-head", edition=terms.book.title, division=division, count=len(shakes))
    screen.line(head, "bold")
    for number in shakes:
        show_shake(analysis, number, screen)
    screen.line()
    for seat in terms.seats:
        show_player(analysis, seat, screen)


def show_shake(analysis: Analysis, number: int, screen: Screen) -> None:
    """Show the findings of a shake, each below the action that it is about."""
    screen.line()
    screen.line(say("analyse-shake", number=number), "bold")
    findings = [finding for finding in analysis.findings if finding.shake == number]
    if not findings:
        screen.line("  " + say("analyse-nothing"))
    # Several findings may be about one action: it is shown once, above them.
    last, record = 0, analysis.record
    for finding in findings:
        if finding.number != last:
            deed = record.log[finding.number - 1]
            time = f"{moment_text(deed.at):<9}"
            line = f"{finding.number:>3}  {time} {deed_words(record, deed)}"
            screen.line("  " + printable(line))
            last = finding.number
        sentence = f"{printable(comment(record, finding))} ({finding.clause})"
        screen.paragraph(sentence, STYLES.get(finding.code, "yellow"), head="    ")


def show_player(analysis: Analysis, seat: Seat, screen: Screen) -> None:
    """Show what a player kept of the points, mistakes by number, and what to practise."""
    who, share = printable(player(analysis.record, seat)), analysis.accuracy(seat)
    habits = habits_of(analysis, seat)
    # Somebody may have had nothing to decide.
    if share is None:
        screen.line(say("analyse-player-none", who=who), "bold")
    else:
        sentence = say(
            "analyse-player",
            who=who,
            accuracy=percent(share),
            kept=habits.kept,
            best=habits.best,
            decisions=habits.decisions,
        )
        screen.line(sentence, "bold")
    terms = analysis.record.terms
    counts = ", ".join(f"{count_words(terms, code)}: {count}" for code, count in habits.counts)
    if counts:
        screen.paragraph(counts, head="  ")
    if habits.undecided:
        screen.line("  " + say("analyse-undecided", count=habits.undecided), "cyan")
    if habits.practise:
        screen.line("  " + say("analyse-practise"))
        for topic in habits.practise:
            screen.paragraph(say(f"coach-topic-{topic}"), head="    - ")
