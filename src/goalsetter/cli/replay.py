"""``goalsetter replay``: step through the record of a match, show its score sheet, check it."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from goalsetter.cli.answer import write_json
from goalsetter.cli.judge import CORRECT, NOT_UNDERSTOOD, WRONG
from goalsetter.cli.record_file import STANDARD_INPUT, complain, read_text
from goalsetter.cli.replay_show import (
    Replayed,
    finding_lines,
    replay_record,
    show_all,
    show_header,
    show_sheet,
)
from goalsetter.cli.replay_steps import step_through
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, RecordError
from goalsetter.play import (
    RecordCode,
    action,
    action_text,
    moment_text,
    points_of_match,
    scan_record,
)
from goalsetter.telling import (
    event_sentence,
    fault_sentence,
    penalty_lines,
    printable,
    record_sentence,
)
from goalsetter.words import render, say


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayOptions:
    """The options of the command."""

    file: str
    shake: int | None = None
    check: bool = False


def run(options: ReplayOptions, *, as_json: bool) -> int:
    """Replay the record, print what was asked for, and give the exit code."""
    try:
        # Scanned, not read strictly: a record that is wrong is shown with what is wrong in it.
        match = replay_record(scan_record(read_text(options.file)))
        if options.shake is not None and options.shake not in match.shakes():
            known = ", ".join(map(str, match.shakes())) or say("replay-none")
            raise CaseError("no-shake", number=str(options.shake), known=known)
    except (CaseError, RecordError) as error:
        complain(error, as_json=as_json)
        return NOT_UNDERSTOOD
    if as_json:
        write_json(replay_data(match, options))
    else:
        show(match, options, Screen())
    return WRONG if match.troubles else CORRECT


# For people.


def show(match: Replayed, options: ReplayOptions, screen: Screen) -> None:
    """Show the match, its score sheet and the verdict; or only the verdict."""
    if not options.check:
        show_header(match, screen)
        if options.shake is None and is_dialogue(options):
            step_through(match, sys.stdin, screen)
        else:
            show_all(match, options.shake, screen)
        screen.line()
        show_sheet(match.record, match.end, screen)
        screen.line()
    show_verdict(match, screen)


def is_dialogue(options: ReplayOptions) -> bool:
    """Whether somebody sits there who can be asked."""
    # A record that comes by the standard input leaves nobody to ask.
    return options.file != STANDARD_INPUT and sys.stdin.isatty() and sys.stdout.isatty()


def show_verdict(match: Replayed, screen: Screen) -> None:
    """Show whether the record is legal, and every line that is wrong."""
    if not match.troubles:
        screen.line(say("replay-legal"), "bold green")
        title = match.record.terms.book.title
        screen.line(say("replay-all-done", count=len(match.steps), edition=title))
        return
    refused = any(trouble.code == RecordCode.REFUSED for trouble in match.troubles)
    screen.line(say("replay-not-legal" if refused else "replay-wrong-results"), "bold red")
    for trouble in match.troubles:
        screen.line(printable(sentence_for(trouble, match)))


def sentence_for(error: RecordError, match: Replayed) -> str:
    """Return the sentence on what is wrong with a line."""
    if error.code != RecordCode.REFUSED:
        return render(record_sentence(error))
    refusal = match.steps[match.reading.lines.index(error.line)].refusal
    clause = refusal.clause if refusal else ""
    fault = say("replay-finding", sentence=fault_sentence(error.found), clause=clause)
    return render(record_sentence(error, fault))


# For programs.


def replay_data(match: Replayed, options: ReplayOptions) -> dict[str, object]:
    """Return the whole replay for programs, or the verdict alone."""
    verdict = {
        "legal": not any(trouble.code == RecordCode.REFUSED for trouble in match.troubles),
        "results_right": all(trouble.code == RecordCode.REFUSED for trouble in match.troubles),
        "actions": len(match.steps),
        "troubles": [
            {
                "line": trouble.line,
                "code": trouble.code,
                "expected": trouble.expected,
                "found": trouble.found,
                "message": sentence_for(trouble, match),
            }
            for trouble in match.troubles
        ],
    }
    if options.check:
        return verdict
    steps = [
        step_data(match, number)
        for number in range(1, len(match.steps) + 1)
        if options.shake in (None, match.tale.shakes[number - 1])
    ]
    return {**verdict, **match_data(match), "steps": steps}


def match_data(match: Replayed) -> dict[str, object]:
    """Return the rules, the players and the points."""
    record, end = match.record, match.end
    return {
        "rules": record.terms.edition,
        "division": record.terms.division.value,
        "players": {seat: record.name(seat) for seat in record.terms.seats},
        "headers": dict(record.headers),
        "shakes": [
            {"number": shake.number, "scores": dict(shake.scores), "void": shake.void}
            for shake in end.played
        ],
        "penalties": list(map(render, penalty_lines(record, end))),
        "totals": {seat: end.total(seat) for seat in end.seats},
        "match_points": points_of_match(end),
    }


def step_data(match: Replayed, number: int) -> dict[str, object]:
    """Return one action with what came of it."""
    at = number - 1
    deed, step = match.record.log[at], match.steps[at]
    papers = finding_lines(match, number) if isinstance(deed, action.Present) else ()
    return {
        "number": number,
        "line": match.reading.lines[at],
        "shake": match.tale.shakes[at],
        "at": deed.at,
        "time": moment_text(deed.at),
        "by": deed.by,
        "do": deed.do,
        "action": action_text(deed),
        "legal": step.legal,
        "refused": step.refusal.fault.value if step.refusal else None,
        "results": list(match.tale.results[at]),
        "told": [*papers, *(render(event_sentence(match.record, event)) for event in step.events)],
        "remarks": list(match.record.remarks_on(number)),
    }
