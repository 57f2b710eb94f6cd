"""``goalsetter cases``: run files of conformance cases and tell what differs."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from goalsetter.cases import CaseOutcome, Difference, run_lines
from goalsetter.cli.answer import write_json
from goalsetter.cli.screen import Screen
from goalsetter.telling import message_of, printable
from goalsetter.words import render, say

ALL_PASSED, SOME_FAILED, NOT_OPENED = 0, 1, 2
"""Exit codes."""

STANDARD_INPUT = "-"


def run(files: list[str], *, as_json: bool) -> int:
    """Run every case of every file, print those that fail, and give the exit code."""
    tell = _tell_programs if as_json else _tell_people
    passed = failed = unopened = 0
    for file in files:
        lines = _lines(file)
        # The other files are run all the same.
        unopened += lines is None
        for outcome in run_lines(lines or []):
            passed += outcome.passed
            failed += not outcome.passed
            if not outcome.passed:
                tell(file, outcome)
    _summary(passed, failed, as_json=as_json)
    return NOT_OPENED if unopened else SOME_FAILED if failed else ALL_PASSED


def _lines(file: str) -> list[str] | None:
    """The lines of a file; nothing, and a complaint, if it cannot be read."""
    try:
        # Not ``splitlines``: a line of JSON may hold signs that end a line elsewhere.
        return _content(file).split("\n")
    except UnicodeDecodeError:
        reason = say("cases-not-text")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
    complaint = say("cases-no-file", file=file, reason=reason)
    Screen(sys.stderr).line(printable(complaint), "bold red")
    return None


def _content(file: str) -> str:
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read().decode("utf-8-sig")
    with open(file, encoding="utf-8-sig") as opened:
        return opened.read()


def _tell_people(file: str, outcome: CaseOutcome) -> None:
    """A case that failed: where it stands, then a line for each thing that is wrong."""
    screen = Screen()
    where = say("cases-at", file=file, line=outcome.line, case=outcome.case)
    screen.line(printable(where).rstrip(), "bold")
    for line in _wrong(outcome):
        screen.line("  " + printable(line))


def _wrong(outcome: CaseOutcome) -> Iterator[str]:
    if outcome.trouble:
        yield render(message_of(outcome.trouble, outcome.details))
    yield from map(_difference, outcome.differences)


def _difference(difference: Difference) -> str:
    """One key that differs, in one line."""
    nothing, code = say("cases-nothing"), difference.remark
    # The remark says it all: nothing came that could be compared.
    if code and not difference.got:
        remark = say(f"remark-{code}")
        return say(
            "cases-only-remark", key=difference.key, expected=difference.expected, remark=remark
        )
    words = say(
        "cases-difference",
        key=difference.key,
        expected=difference.expected or nothing,
        got=difference.got or nothing,
    )
    return say("cases-remark", told=words, remark=say(f"remark-{code}")) if code else words


def _tell_programs(file: str, outcome: CaseOutcome) -> None:
    """The same as one JSON object on a line."""
    data: dict[str, object] = {"file": file, "line": outcome.line, "id": outcome.case}
    if outcome.trouble:
        data["trouble"] = outcome.trouble
        data["message"] = render(message_of(outcome.trouble, outcome.details))
    else:
        data["differences"] = [
            {"key": d.key, "expected": d.expected, "got": d.got, "remark": d.remark}
            for d in outcome.differences
        ]
    write_json(data, lines=True)


def _summary(passed: int, failed: int, *, as_json: bool) -> None:
    if as_json:
        write_json({"passed": passed, "failed": failed}, lines=True)
    else:
        Screen().line(say("cases-summary", passed=passed, failed=failed))
