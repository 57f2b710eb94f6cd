"""Texts stay in their boxes: smaller, wrapped, cut, or refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goalsetter.paper.fitting import SLACK, Box, Fitted, fit


def measure(text: str) -> float:
    """Return the width of a text in a font whose letters are all half as wide as high."""
    return len(text) * 0.5


def fitted(text: str, width: float, height: float, *, cut: bool = False) -> Fitted | None:
    """Fit a text with letters of 12 to 6 points."""
    return fit(text, Box(0, 0, width, height), measure, largest=12, smallest=6, cut=cut)


@pytest.mark.parametrize(
    ("width", "height", "lines", "size"),
    [
        (100, 10, ("the quick fox",), 12),
        (60, 5, ("the quick fox",), 9),
        (60, 12, ("the quick", "fox"), 12),
        (30, 20, ("the", "quick", "fox"), 12),
        (12, 10, ("the", "quic", "k", "fox"), 6),
    ],
)
def test_a_text_is_as_large_as_its_box_lets_it_be(
    width: float, height: float, lines: tuple[str, ...], size: float
) -> None:
    """Wrapped between words before it is made smaller; inside a word only at the end."""
    result = fitted("the quick fox", width, height)
    assert result == Fitted(size, lines)


def test_a_text_that_does_not_fit_is_refused_or_cut() -> None:
    """Three dots say that there was more."""
    assert fitted("the quick brown fox", 30, 3) is None
    assert fitted("the quick brown fox", 30, 3, cut=True) == Fitted(6, ("the quick…",))
    assert fitted("word", 30, 2, cut=True) is None
    assert fitted("ab", 0.1, 9, cut=True) is None


def test_a_long_word_is_broken_at_the_smallest_size() -> None:
    """So that it can be read whole, if not well."""
    assert fitted("a" * 15, 30, 6) == Fitted(6, ("a" * 10, "a" * 5))


def test_a_line_may_end_after_a_hyphen() -> None:
    """Before letters become smaller, where there is room for a second line."""
    assert fitted("Diaz-Lee/Hill", 30, 20) == Fitted(12, ("Diaz-", "Lee/", "Hill"))
    assert fitted("Diaz-Lee", 60, 20) == Fitted(12, ("Diaz-Lee",))


def test_an_empty_text_takes_no_room() -> None:
    """And is no error."""
    assert fitted("", 10, 1) == Fitted(12, ())


texts = st.text("abc d", max_size=60)
lengths = st.floats(1, 80)


@given(texts, lengths, lengths, st.booleans())
def test_nothing_leaves_its_box(text: str, width: float, height: float, cut: bool) -> None:
    """Any text in any box, and no letter is lost unless it says so."""
    result = fitted(text, width, height, cut=cut)
    if result is None:
        return
    assert result.height <= height + SLACK
    assert all(measure(line) * result.size <= width + 2 * SLACK for line in result.lines)
    shown = "".join(result.lines).replace(" ", "")
    assert shown == text.replace(" ", "") or (cut and shown.endswith("…"))


def test_boxes_are_parted_without_a_rest() -> None:
    """Columns and rows by their shares, parts by their lengths."""
    box = Box(1, 2, 30, 40)
    assert box.columns(1, 2) == (Box(1, 2, 10, 40), Box(11, 2, 20, 40))
    assert box.rows(3, 1) == (Box(1, 2, 30, 30), Box(1, 32, 30, 10))
    assert (box.top(5), box.below(5)) == (Box(1, 2, 30, 5), Box(1, 7, 30, 35))
    assert (box.left(5), box.after(5)) == (Box(1, 2, 5, 40), Box(6, 2, 25, 40))
    assert box.inset(1) == Box(2, 3, 28, 38)
    assert box.inset(1, 2) == Box(2, 4, 28, 36)
    assert (box.right, box.bottom) == (31, 42)
