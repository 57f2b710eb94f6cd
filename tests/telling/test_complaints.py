"""Complaints about a record, each in a sentence."""

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


def test_a_table_that_cannot_go_on_has_no_line() -> None:
    """Nothing of a table stands there, a header holds nonsense, or an action can't be done."""
    code, wanted = RecordCode.HEADER_VALUE, "a number for 'Seed' in the header"
    unsaved = render(record_sentence(RecordError(code, line=0, expected=wanted)))
    assert "was not saved" in unsaved
    strange = render(record_sentence(RecordError(code, line=0, expected=wanted, found="x")))
    assert strange.endswith("Try a number for 'Seed' in the header.")
    refused = RecordError(RecordCode.REFUSED, line=0, expected="", found="out-of-turn")
    sentence = render(record_sentence(refused))
    assert "not allowed" in sentence
    assert not any("0" in text for text in (unsaved, strange, sentence))
