"""What the commands of the judge share: JSON for programs, and complaints for people."""

from __future__ import annotations

import json
import sys

from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, NotationError
from goalsetter.telling import complaint, printable


def write_json(data: object, *, lines: bool = False) -> None:
    """Data for programs, in ASCII: spread out, or on one line."""
    text = json.dumps(data, ensure_ascii=True, indent=None if lines else 2)
    sys.stdout.write(text + "\n")


def complain(error: CaseError | NotationError, *, as_json: bool) -> None:
    """Tell a person, or a program, what is wrong with the question."""
    if as_json:
        write_json({"error": {"code": error.code, "message": complaint(error)}})
    else:
        Screen(sys.stderr).line(printable(complaint(error)), "bold red")
