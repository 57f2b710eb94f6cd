"""Complaints in a sentence: about a question, a case or a line of a record."""

from __future__ import annotations

from goalsetter.errors import CaseError, NotationError, RecordError
from goalsetter.play import RecordCode
from goalsetter.telling.unreadable import unreadable
from goalsetter.words import Joined, Message, message


def message_of(code: str, details: dict[str, str]) -> Message:
    """The sentence for what is wrong with a case or a question."""
    if code == "unreadable":
        place = int(details["position"]) + 1
        why = notation_message(details)
        return message("case-unreadable", text=details["text"], place=place, message=why)
    return message(f"case-{code}", **details)


def notation_message(details: dict[str, str]) -> Joined:
    """The sentence for why a text cannot be read."""
    error = NotationError(
        details["code"],
        text=details["text"],
        position=int(details["position"]),
        expected=details["expected"],
        found=details["found"],
    )
    return unreadable(error)


def details_of(error: NotationError) -> dict[str, str]:
    """Tell of a notation error."""
    return {
        "code": error.code,
        "text": error.text,
        "position": str(error.position),
        "expected": error.expected,
        "found": error.found,
    }


def complaint(error: CaseError | NotationError) -> Message:
    """The sentence for a question that cannot be understood."""
    if isinstance(error, NotationError):
        return message_of("unreadable", details_of(error))
    return message_of(error.code, error.details)


def record_sentence(error: RecordError, came: str = "") -> Message:
    """Tell what is wrong with a line of a record; ``came`` stands for what it has there."""
    came, cause = came or error.found, error.__cause__
    if isinstance(cause, NotationError):
        why = notation_message(details_of(cause))
        return message("record-not-notation", line=error.line, found=came, why=why)
    # A record may be too long as a whole: then no line is at fault.
    whole = error.code == RecordCode.TOO_LONG and not error.line
    code = "too-large" if whole else error.code
    return message(f"record-{code}", line=error.line, expected=error.expected, found=came)
