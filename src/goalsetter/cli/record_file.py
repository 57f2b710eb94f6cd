"""The record in a file: its text, and what to say if there is none."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

from goalsetter.cli.answer import write_json
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, RecordError
from goalsetter.play import MAX_TEXT, Record, Remark, write_record
from goalsetter.table import Table, record_of, told_reasons
from goalsetter.telling import complaint, printable, record_sentence, why_words
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


MANY = 1000
"""How many files of one name there may be in a folder."""


def read_text(file: str) -> str:
    """The text of a file: no more of it than a record may have."""
    try:
        with open(file, "rb") as opened:
            return opened.read(4 * MAX_TEXT + 4).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CaseError("no-file", file=file, reason=say("cases-not-text")) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CaseError("no-file", file=file, reason=reason) from error


def write_text(file: str, content: str) -> None:
    """A whole file or none: what was there before is kept until the new one is written."""
    part = f"{file}.part"
    try:
        with open(part, "w", encoding="utf-8", newline="\n") as opened:
            opened.write(content)
        os.replace(part, file)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CaseError("cannot-write", file=file, reason=reason) from error


def free_name(stem: str) -> str:
    """A name in this folder that no file has."""
    named = (f"{stem}{'' if number == 1 else f'-{number}'}.record" for number in range(1, MANY))
    return next((name for name in named if not Path(name).exists()), f"{stem}.record")


def name_for_saving() -> str:
    """Where a match is kept that nobody gave a name."""
    return free_name("goalsetter-saved")


def name_of_record() -> str:
    """Where the record of a match goes, by the date."""
    return free_name(f"goalsetter-{date.today().isoformat()}")


def match_record(table: Table) -> Record:
    """The record of a match for people: what bots thought stands beside what they did."""
    headers = (("Event", say("play-event")), ("Date", date.today().isoformat()))
    record = record_of(table, headers)
    remarks = tuple(
        Remark(reason.number + 1, why_words(record, reason)) for reason in told_reasons(table)
    )
    return replace(record, remarks=remarks)


def match_text(table: Table) -> str:
    """The record as a text, with what came of each action."""
    return write_record(match_record(table))
