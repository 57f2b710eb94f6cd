"""Why a record cannot be read or written, or does not hold: the codes."""

from __future__ import annotations

from enum import StrEnum


class RecordCode(StrEnum):
    """Stable names, listed in ``docs/reference/record.md``; sentences are made at the edges."""

    # The whole text
    NOT_TEXT = "not-text"
    TOO_LONG = "too-long"
    TOO_MANY_ACTIONS = "too-many-actions"
    NOT_A_RECORD = "not-a-record"
    UNKNOWN_VERSION = "unknown-version"
    # The header
    HEADER_MALFORMED = "header-malformed"
    HEADER_TWICE = "header-twice"
    HEADER_MISSING = "header-missing"
    HEADER_VALUE = "header-value"
    # One line of the match
    UNKNOWN_LINE = "unknown-line"
    TIME_MALFORMED = "time-malformed"
    UNKNOWN_SEAT = "unknown-seat"
    UNKNOWN_ACTION = "unknown-action"
    PART_MISSING = "part-missing"
    PART_TWICE = "part-twice"
    PART_NOT_HERE = "part-not-here"
    UNREADABLE = "unreadable"
    QUOTE_UNCLOSED = "quote-unclosed"
    STRANGE_ESCAPE = "strange-escape"
    NOTHING_TO_CONTINUE = "nothing-to-continue"
    # What a line says against what the rules say
    RESULT_DIFFERS = "result-differs"
    SHAKE_DIFFERS = "shake-differs"
    REFUSED = "refused"
    # Writing
    UNWRITABLE = "unwritable"
