"""Answers of every command: JSON for programs, and complaints for people."""
# ``telling`` knows tables, bots and analyses: a third of the time that a command takes to start. A
# text that can be read needs none of it, so it is loaded where there is something to complain of.
# ruff: noqa: PLC0415

from __future__ import annotations

import json
import sys

from rich.cells import cell_len

from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, NotationError
from goalsetter.notation import MAX_LENGTH
from goalsetter.words import render, say

WINDOW = 60
"""How much of a long text is shown round an error."""


def write_json(data: object, *, lines: bool = False) -> None:
    """Write data for programs, in ASCII: spread out, or on one line."""
    text = json.dumps(data, ensure_ascii=True, indent=None if lines else 2)
    sys.stdout.write(text + "\n")


def complain(error: CaseError | NotationError, *, as_json: bool) -> None:
    """Tell a person, or a program, what is wrong with the question."""
    from goalsetter.telling import complaint, printable

    if isinstance(error, NotationError):
        if as_json:
            write_json({"error": error_data(error)})
        else:
            show_error(error, Screen(sys.stderr))
    elif as_json:
        write_json({"error": {"code": error.code, "message": render(complaint(error))}})
    else:
        Screen(sys.stderr).line(printable(complaint(error)), "bold red")


def error_data(error: NotationError) -> dict[str, object]:
    """Return an error of notation for programs."""
    from goalsetter.telling import unreadable

    return {
        "code": error.code,
        "text": error.text[:MAX_LENGTH],
        "position": error.position,
        "expected": error.expected,
        "found": error.found,
        "message": render(unreadable(error)),
    }


def show_error(error: NotationError, screen: Screen) -> None:
    """Show the error to people, with a caret under the place where reading stopped."""
    from goalsetter.telling import printable, unreadable

    screen.line(printable(say("cannot-read", message=unreadable(error))), "bold red")
    # The sentence has said it: no line of it would help.
    if len(error.text) > MAX_LENGTH:
        return
    # One printable line round the place; a tab or a line feed would shift the caret.
    start = max(0, min(error.position - WINDOW // 2, len(error.text) - WINDOW))
    part = error.text[start : start + WINDOW]
    line = "".join(character if character.isprintable() else " " for character in part)
    caret = error.position - start
    screen.line("  " + line)
    # A sign may be two cells wide.
    screen.line("  " + " " * cell_len(line[:caret]) + "^", "red")
