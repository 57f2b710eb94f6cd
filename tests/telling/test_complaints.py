"""What is wrong with a record, in a sentence."""

from __future__ import annotations

from goalsetter.errors import RecordError
from goalsetter.play import RecordCode
from goalsetter.telling import record_sentence
from goalsetter.words import render


def test_a_record_that_is_too_large_has_no_line() -> None:
    """Nobody can look at line 0; of one line that is too long, the number is told."""
    whole = RecordError(RecordCode.TOO_LONG, line=0, expected="at most 9 characters")
    assert render(record_sentence(whole)).startswith("This is too long")
    line = RecordError(RecordCode.TOO_LONG, line=7, expected="at most 9 characters")
    assert render(record_sentence(line)).startswith("Line 7: ")
