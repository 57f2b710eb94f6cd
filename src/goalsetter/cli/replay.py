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
    replayed,
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
from goalsetter.words import say


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What was asked on the command line."""

    file: str
    shake: int | None = None
    check: bool = False


def run(asked: Asked, *, as_json: bool) -> int:
    """Replay the record, print what was asked for, and give the exit code."""
    try:
        match = replayed(scan_record(read_text(asked.file)))
        _hold_shake(match, asked.shake)
    except (CaseError, RecordError) as error:
        complain(error, as_json=as_json)
        return NOT_UNDERSTOOD
    if as_json:
        write_json(_data(match, asked))
    else:
        _show(match, asked, Screen())
    return WRONG if match.troubles else CORRECT


def _hold_shake(match: Replayed, wanted: int | None) -> None:
    if wanted is not None and wanted not in match.shakes():
        known = ", ".join(map(str, match.shakes())) or say("replay-none")
        raise CaseError("no-shake", number=str(wanted), known=known)


# For people.


def _show(match: Replayed, asked: Asked, screen: Screen) -> None:
    if not asked.check:
        show_header(match, screen)
        if asked.shake is None and _is_dialogue(asked):
            step_through(match, sys.stdin, screen)
        else:
            show_all(match, asked.shake, screen)
        screen.line()
        show_sheet(match.record, match.end, screen)
        screen.line()
    _show_verdict(match, screen)


def _is_dialogue(asked: Asked) -> bool:
    """Whether somebody sits there who can be asked."""
    return asked.file != STANDARD_INPUT and sys.stdin.isatty() and sys.stdout.isatty()


def _show_verdict(match: Replayed, screen: Screen) -> None:
    """Legal or not, and every line that is wrong."""
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
    """What is wrong with a line, in words."""
    if error.code != RecordCode.REFUSED:
        return record_sentence(error)
    refusal = match.steps[match.reading.lines.index(error.line)].refusal
    clause = refusal.clause if refusal else ""
    found = say("replay-finding", sentence=fault_sentence(error.found), clause=clause)
    return record_sentence(error, found)


# For programs.


def _data(match: Replayed, asked: Asked) -> dict[str, object]:
    """The whole replay, or the verdict alone."""
    verdict = {
        "legal": not any(trouble.code == RecordCode.REFUSED for trouble in match.troubles),
        "results_right": all(trouble.code == RecordCode.REFUSED for trouble in match.troubles),
        "actions": len(match.steps),
        "troubles": [_trouble_data(trouble, match) for trouble in match.troubles],
    }
    if asked.check:
        return verdict
    return {**verdict, **_match_data(match), "steps": _steps_data(match, asked.shake)}


def _trouble_data(error: RecordError, match: Replayed) -> dict[str, object]:
    return {
        "line": error.line,
        "code": error.code,
        "expected": error.expected,
        "found": error.found,
        "message": sentence_for(error, match),
    }


def _match_data(match: Replayed) -> dict[str, object]:
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
        "penalties": list(penalty_lines(record, end)),
        "totals": {seat: end.total(seat) for seat in end.seats},
        "match_points": points_of_match(end),
    }


def _steps_data(match: Replayed, shake: int | None) -> list[dict[str, object]]:
    numbers = range(1, len(match.steps) + 1)
    return [
        _step_data(match, number)
        for number in numbers
        if shake is None or match.tale.shakes[number - 1] == shake
    ]


def _step_data(match: Replayed, number: int) -> dict[str, object]:
    at = number - 1
    done, step = match.record.log[at], match.steps[at]
    papers = finding_lines(match, number) if isinstance(done, action.Present) else ()
    return {
        "number": number,
        "line": match.reading.lines[at],
        "shake": match.tale.shakes[at],
        "at": done.at,
        "time": moment_text(done.at),
        "by": done.by,
        "do": done.do,
        "action": action_text(done),
        "legal": step.legal,
        "refused": step.refusal.fault.value if step.refusal else None,
        "results": list(match.tale.results[at]),
        "told": [*papers, *(event_sentence(match.record, each) for each in step.events)],
        "remarks": list(match.record.remarks_on(number)),
    }
