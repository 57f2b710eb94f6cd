"""Notes and where, beyond what the tables of texts and errors hold."""

from __future__ import annotations

import pytest
from hypothesis import given

from goalsetter.cubes import Cube, Group, Placed, StandsFor
from goalsetter.notation import parse_set_solution, parse_solution, parse_written, text
from tests import strategies as some


def test_note_of_a_group() -> None:
    """A note behind a bracket belongs to the group, and one behind a cube to the cube."""
    *_, group = parse_written("(8x2)^(3/4<5>)<-8i>").items
    assert isinstance(group, Group)
    assert group.note == "-8i"
    assert group.items[-1] == Placed(Cube("4"), "5")


def test_where_in_order() -> None:
    """The entries of a where keep their order."""
    where = parse_solution("0x where x=+, 0=5").where
    assert where == (StandsFor("x", "+"), StandsFor("0", "5"))


@pytest.mark.parametrize("word", ["where", "WHERE", "Where"])
def test_where_in_any_case(word: str) -> None:
    """The word where may be written in any case."""
    assert parse_set_solution(f"Y {word} blank=BG").where == (StandsFor("blank", "BG"),)


def test_where_inside_a_note() -> None:
    """The word inside a note is part of the note."""
    assert parse_solution("0<where>").where == ()


@given(some.notes)
def test_ascii_of_symbols(note: str) -> None:
    """A note of ASCII and roots is written in ASCII."""
    written = text(parse_written(f"0<{note}>"), ascii=True)
    assert written.isascii() or not note.replace("√", "").isascii()
