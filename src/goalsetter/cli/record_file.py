"""The record in a file: its text, and what to say if there is none."""

from __future__ import annotations

import sys

from goalsetter.cli.answer import write_json
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, RecordError
from goalsetter.play import MAX_TEXT
from goalsetter.telling import complaint, printable, record_sentence
from goalsetter.words import say

STANDARD_INPUT = "-"


def content_of(file: str) -> str:
    """The text of the file, or of standard input: no more of it than a record may have."""
    most = 4 * MAX_TEXT + 4
    try:
        if file == STANDARD_INPUT:
            return sys.stdin.buffer.read(most).decode("utf-8-sig")
        with open(file, "rb") as opened:
            return opened.read(most).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CaseError("no-file", file=file, reason=say("cases-not-text")) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CaseError("no-file", file=file, reason=reason) from error


def told(error: CaseError | RecordError) -> str:
    """What keeps the file from being read, in words."""
    return record_sentence(error) if isinstance(error, RecordError) else complaint(error)


def complain(error: CaseError | RecordError, *, as_json: bool) -> None:
    """Say what keeps the file from being read."""
    if as_json:
        line = error.line if isinstance(error, RecordError) else 0
        write_json({"error": {"code": error.code, "line": line, "message": told(error)}})
    else:
        Screen(sys.stderr).line(printable(told(error)), "bold red")
