"""Complaints in a sentence: about a question, a case or a line of a record."""

from __future__ import annotations

from goalsetter.errors import CaseError, NotationError, PaperError, RecordError
from goalsetter.play import RecordCode
from goalsetter.telling.unreadable import unreadable
from goalsetter.words import Joined, Message, message

OF_THE_WHOLE: dict[str, str] = {
    RecordCode.TOO_LONG: "record-too-large",
    RecordCode.HEADER_VALUE: "record-strange-header",
    RecordCode.REFUSED: "record-not-allowed",
}
"""The message for what is wrong with a record, where no line is known."""


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


def paper_message(error: PaperError) -> Message:
    """The sentence for a document that cannot be printed as it was asked for."""
    return message(f"paper-{error.code}", expected=error.expected, came=error.came)


def record_sentence(error: RecordError, came: str = "") -> Message:
    """Tell what is wrong with a line of a record; ``came`` stands for what it has there."""
    cause = error.__cause__
    came = came or error.found
    if isinstance(cause, NotationError):
        why = notation_message(details_of(cause))
        return message("record-not-notation", line=error.line, found=came, why=why)
    code = f"record-{error.code}"
    if not error.line:
        # Lines count from 1: without one, it is the record as a whole that will not do.
        code = OF_THE_WHOLE.get(error.code, code)
    if code == "record-strange-header" and not came:
        # A match that was played to its end is kept without what a table needs to go on.
        code = "record-not-saved"
    return message(code, line=error.line, expected=error.expected, found=came)
