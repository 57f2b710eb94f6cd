"""The plain form of a note."""

from __future__ import annotations

import pytest
from hypothesis import given

from goalsetter.cubes import NOTE_LENGTH, Cube, Group, Placed, plain_note
from tests import strategies as some

PLAIN = (
    (" 5 ", "5"),
    ("×", "x"),
    ("10*−2", "10^-2"),
    ("÷", "/"),
    ("v", "√"),
    ("3v8", "3v8"),
    ("sqrt", "√"),
    ("1+sqrt(3)i", "1+√(3)i"),
    ("1+sqrt(3)*i", "1+√(3)xi"),
    ("−3^87*i", "-3^87xi"),
    ("s−", "|"),
    ("U", "∪"),
    ("n", "∩"),
    ("A", "Λ"),
    ("∧", "Λ"),
    ("∨", "V"),
    ("C", "⊆"),
    ("′", "'"),
    ("’", "'"),
    ("LCM", "lcm"),
    ("Exp", "exp"),
    ("abAB", "ABAB"),
    ("i", "i"),
    ("-8i", "-8i"),
)


@pytest.mark.parametrize(("typed", "plain"), PLAIN)
def test_plain(typed: str, plain: str) -> None:
    """Other keys for the same note give the same note, on a cube and on a group."""
    assert plain_note(typed) == plain
    assert Placed(Cube("0"), typed).note == plain
    assert Group((Placed(Cube("0")),), "(", typed).note == plain


@pytest.mark.parametrize(
    "typed", ["", " ", "a<b", "a>b", "a\nb", "\ud800", "1" * (NOTE_LENGTH + 1)]
)
def test_no_note(typed: str) -> None:
    """A text that could not be read back is no note."""
    with pytest.raises(ValueError, match="printable characters"):
        plain_note(typed)


@given(some.notes)
def test_plain_is_plain(note: str) -> None:
    """The plain form of a plain note is itself."""
    assert plain_note(note) == note
