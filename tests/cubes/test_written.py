"""A written text holds something, and can be read back."""

from __future__ import annotations

import pytest

from goalsetter.cubes import Cube, DecimalPoint, Group, Placed, StandsFor, Written, placed_in

THREE, FOUR = Placed(Cube("3")), Placed(Cube("4"))


def test_empty() -> None:
    """There is no empty expression and no empty group."""
    with pytest.raises(ValueError, match="at least one item in a written"):
        Written(())
    with pytest.raises(ValueError, match="at least one item inside"):
        Group(())


def test_bracket() -> None:
    """A group has one of the three kinds of brackets."""
    with pytest.raises(ValueError, match="an opening bracket"):
        Group((THREE,), "<")


def test_cubes_at_every_depth() -> None:
    """The cubes of an expression are found from left to right, those in groups included."""
    written = Written((THREE, Group((DecimalPoint(), Group((FOUR,)))), THREE))
    assert written.cubes() == (Cube("3"), Cube("4"), Cube("3"))
    assert placed_in(written.items) == (THREE, FOUR, THREE)


@pytest.mark.parametrize("what", ["", "u0", "10", "Blank", "v"])
def test_what_stands(what: str) -> None:
    """Only a symbol or the blank card stands for something."""
    with pytest.raises(ValueError, match="symbol of a cube or 'blank'"):
        StandsFor(what, "5")


@pytest.mark.parametrize("meaning", ["5,6", "5;6", "5=6", "=="])
def test_meaning(meaning: str) -> None:
    """A meaning holds no sign that ends it in writing."""
    with pytest.raises(ValueError, match="without , ; or ="):
        StandsFor("0", meaning)


def test_plain_meaning() -> None:
    """A meaning is kept in the plain form of a note."""
    assert StandsFor("0", " × ") == StandsFor("0", "x")
    assert StandsFor("Y", "=").meaning == "="
