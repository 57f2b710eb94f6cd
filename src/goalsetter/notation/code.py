"""Why a text cannot be read: the codes. What a code says in words is made at the edges."""

from __future__ import annotations

from enum import StrEnum


class NotationCode(StrEnum):
    """Why a text cannot be read: stable names, listed in ``docs/reference/notation.md``."""

    # Any text
    NOT_TEXT = "not-text"
    TOO_LONG = "too-long"
    EMPTY_TEXT = "empty-text"
    UNEXPECTED_CHARACTER = "unexpected-character"
    UNKNOWN_WORD = "unknown-word"
    UNEXPECTED_END = "unexpected-end"
    # Cubes
    PREFIX_TWICE = "prefix-twice"
    TWO_COLOURS = "two-colours"
    PREFIX_WITHOUT_SYMBOL = "prefix-without-symbol"
    MISSING_SPACE = "missing-space"
    # Brackets
    TOO_DEEP = "too-deep"
    UNCLOSED_BRACKET = "unclosed-bracket"
    UNOPENED_BRACKET = "unopened-bracket"
    MISMATCHED_BRACKET = "mismatched-bracket"
    EMPTY_BRACKETS = "empty-brackets"
    # Notes and where
    NOTE_UNCLOSED = "note-unclosed"
    NOTE_EMPTY = "note-empty"
    NOTE_TOO_LONG = "note-too-long"
    NOTE_TWICE = "note-twice"
    NOTE_WITHOUT_CUBE = "note-without-cube"
    WHERE_MALFORMED = "where-malformed"
    WHERE_NOT_HERE = "where-not-here"
    # Expressions, Equations and Solutions
    SPACE_BETWEEN_DIGITS = "space-between-digits"
    EMPTY_PART = "empty-part"
    MISSING_EQUALS = "missing-equals"
    EXTRA_EQUALS = "extra-equals"
    EXTRA_SEMICOLON = "extra-semicolon"
    # Cards and mats
    UNKNOWN_CARD = "unknown-card"
    CARD_TWICE = "card-twice"
    UNKNOWN_SECTION = "unknown-section"
    SECTION_TWICE = "section-twice"
    SECTION_MALFORMED = "section-malformed"
    WRONG_TYPE = "wrong-type"


OF_FORM = frozenset(
    {
        NotationCode.EMPTY_TEXT,
        NotationCode.UNCLOSED_BRACKET,
        NotationCode.UNOPENED_BRACKET,
        NotationCode.MISMATCHED_BRACKET,
        NotationCode.EMPTY_BRACKETS,
        NotationCode.SPACE_BETWEEN_DIGITS,
        NotationCode.EMPTY_PART,
        NotationCode.MISSING_EQUALS,
        NotationCode.EXTRA_EQUALS,
        NotationCode.EXTRA_SEMICOLON,
    }
)
"""The troubles of a text that is read to its end, every sign of it known: it has not the form of
what was asked for. Any other text is unreadable, and nobody can rule on it."""
