"""``goalsetter judge``: rule on an Equation, a Solution, or a Goal alone, with every reason."""

from __future__ import annotations

import sys

from goalsetter.cli.answer import complain, write_json
from goalsetter.cli.ruling import ruling_data, show_ruling
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, NotationError
from goalsetter.judge import GoalVerdict, rule
from goalsetter.questions import CommandLine, ask_judge, hold_played_out, hold_readable

CORRECT, WRONG, NOT_UNDERSTOOD = 0, 1, 2
"""Exit codes: correct (or a legal Goal); not; the question cannot be understood."""


def run(line: CommandLine, *, as_json: bool) -> int:
    """Judge what was asked, print the ruling, and give the exit code."""
    try:
        question = ask_judge(line, load)
        # At a table that is a finding; here it is a typing error, with a caret under it.
        hold_readable(question)
        hold_played_out(question)
    except (CaseError, NotationError) as error:
        complain(error, as_json=as_json)
        return NOT_UNDERSTOOD
    verdict = rule(question)
    if as_json:
        write_json(ruling_data(question, verdict))
    else:
        show_ruling(question, verdict, Screen())
    good = verdict.legal if isinstance(verdict, GoalVerdict) else verdict.correct
    return CORRECT if good else WRONG


def load(source: str) -> str:
    """Read the file, or standard input."""
    try:
        if source == "-":
            # With or without the mark that some editors put at the beginning of a file.
            return sys.stdin.buffer.read().decode("utf-8-sig")
        with open(source, encoding="utf-8-sig") as opened:
            return opened.read()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        raise CaseError("no-file", file=source, reason=reason) from error
