"""Codes of sheets: short, readable, and a slip of the finger is seen."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goalsetter.tournament import code_fault, event_tag, read_code, sheet_code
from goalsetter.tournament.codes import LETTERS, MOST_SHEETS

CODES = st.builds(sheet_code, st.integers(0, 10**9).map(event_tag), st.integers(0, MOST_SHEETS - 1))


@given(CODES)
def test_a_code_is_one_of_its_event(code: str) -> None:
    """Letters without vowels, then two digits; typed with blanks, dashes or in small letters."""
    assert len(code) == 8
    assert set(code[:6]) <= set(LETTERS)
    assert code_fault(code, code[:3]) == ""
    assert read_code(f" {code[:3].lower()}-{code[3:6]} {code[6:]}") == code


@given(CODES, st.integers(0, 5), st.sampled_from(LETTERS))
def test_a_wrong_letter_is_seen(code: str, place: int, letter: str) -> None:
    """The check digits catch each single wrong letter."""
    wrong = code[:place] + letter + code[place + 1 :]
    assert (code_fault(wrong, code[:3]) == "code-digits") is (wrong != code)


@given(CODES, st.integers(0, 4))
def test_a_swap_is_seen(code: str, place: int) -> None:
    """And each swap of two neighbors."""
    wrong = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
    assert (code_fault(wrong, wrong[:3]) == "code-digits") is (wrong != code)


@pytest.mark.parametrize("text", ["", "BCD", "BCDFGHJ1", "AEIOUY12", "BCDFGH1²", "BCDFGH123"])
def test_other_texts_are_no_codes(text: str) -> None:
    """A text of another shape is told as such."""
    assert code_fault(text, "BCD") == "code-shape"


def test_a_code_of_another_event_is_told() -> None:
    """The first three letters are those of the event."""
    assert code_fault(sheet_code("FGH", 1), "BCD") == "other-event"


def test_there_are_codes_for_many_sheets_only() -> None:
    """A number beyond the codes is a mistake of the caller."""
    with pytest.raises(ValueError, match="below 8000"):
        sheet_code("BCD", MOST_SHEETS)
