"""Records in files: reading and writing them, their names, and complaints about them."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

from goalsetter.cli.answer import write_json
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, RecordError
from goalsetter.play import MAX_TEXT, Remark, write_record
from goalsetter.table import Table, record_of, told_reasons
from goalsetter.telling import complaint, printable, record_sentence, why_words
from goalsetter.words import render, say

STANDARD_INPUT = "-"
MOST_BYTES = 4 * MAX_TEXT + 4
"""No more is read: a character takes at most four bytes, and the mark at the start three."""
MANY = 1000
"""How many files of one name there may be in a folder."""


def read_text(file: str) -> str:
    """Return the text of a file: no more of it than a record may have."""
    try:
        if file == STANDARD_INPUT:
            # A closed standard input has no buffer; it is an empty one (see app.prepare).
            stream = getattr(sys.stdin, "buffer", None)
            return stream.read(MOST_BYTES).decode("utf-8-sig") if stream else ""
        with open(file, "rb") as opened:
            return opened.read(MOST_BYTES).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CaseError("no-file", file=file, reason=say("cases-not-text")) from error
    except (OSError, ValueError) as error:
        raise CaseError("no-file", file=file, reason=reason_of(error)) from error


def write_text(file: str, content: str) -> None:
    """Write a whole file or none: an old one is kept until the new one is written."""
    # A pipe or a terminal (/dev/stdout) cannot be replaced, only written to.
    replaceable = not os.path.exists(file) or os.path.isfile(file)
    part = f"{file}.part" if replaceable else file
    try:
        with open(part, "w", encoding="utf-8", newline="\n") as opened:
            opened.write(content)
        if replaceable:
            os.replace(part, file)
    except (OSError, ValueError) as error:
        raise CaseError("cannot-write", file=file, reason=reason_of(error)) from error


def reason_of(error: OSError | ValueError) -> str:
    """Return why the system refused a file; a name with a NUL in it is a ``ValueError``."""
    return getattr(error, "strerror", None) or str(error)


def why_unread(error: CaseError | RecordError) -> str:
    """Return the sentence on what keeps a file from being read or written."""
    return render(record_sentence(error) if isinstance(error, RecordError) else complaint(error))


def complain(error: CaseError | RecordError, *, as_json: bool) -> None:
    """Say what keeps the file from being read."""
    if as_json:
        line = error.line if isinstance(error, RecordError) else 0
        write_json({"error": {"code": error.code, "line": line, "message": why_unread(error)}})
    else:
        Screen(sys.stderr).line(printable(why_unread(error)), "bold red")


# A match that was played here.


def name_for_saving() -> str:
    """Return a free name for a match that is kept without one."""
    return free_name("goalsetter-saved")


def name_of_record() -> str:
    """Return a free name for the record of a match, by the date."""
    return free_name(f"goalsetter-{date.today().isoformat()}")


def free_name(stem: str) -> str:
    """Return a name in this folder that no file has."""
    # Nobody's file is written over.
    names = (f"{stem}{'' if number == 1 else f'-{number}'}.record" for number in range(1, MANY))
    return next((name for name in names if not Path(name).exists()), f"{stem}.record")


def match_text(table: Table) -> str:
    """Write the record of a match: results, and what the bots thought beside what they did."""
    # Without seed and pace, which only a table that goes on needs: see ``saved``.
    headers = (("Event", say("play-event")), ("Date", date.today().isoformat()))
    record = record_of(table, headers)
    remarks = tuple(
        Remark(reason.number + 1, render(why_words(record, reason)))
        for reason in told_reasons(table)
    )
    return write_record(replace(record, remarks=remarks))
