"""Equipment: the cubes and cards of both games."""

from __future__ import annotations

from goalsetter.cubes import ALL_CARDS, EQUATIONS_SYMBOLS, IMAGINARY, ON_SETS_SYMBOLS, Colour
from goalsetter.rules import CUBE_KINDS, CUBES_OF_EACH_COLOUR, FACES


def test_twenty_four_cubes_of_four_colours() -> None:
    """2018-19 I-B-1: six cubes of each colour, six faces on each."""
    assert len(FACES) * CUBES_OF_EACH_COLOUR == 24
    assert [colour for colour, _ in FACES] == list(Colour)
    assert all(len(faces) == 6 for _, faces in FACES)


def test_every_symbol_is_on_some_cube() -> None:
    """Every digit and sign can be rolled; the sideways minus is a minus on its side."""
    assert {symbol for _, faces in FACES for symbol in faces} == EQUATIONS_SYMBOLS - {IMAGINARY}


def test_what_the_judges_say_of_colours() -> None:
    """Judges A27: neither 0 nor x is on black cubes; F17: 0 is on red, 9 on black only."""
    faces = dict(FACES)
    assert not set("0x") & set(faces[Colour.BLACK])
    assert [colour for colour in Colour if "9" in faces[colour]] == [Colour.BLACK]
    assert "0" in faces[Colour.RED]


def test_eighteen_cubes_and_sixteen_cards() -> None:
    """On-Sets I-B: 8 colour, 4 operation, 3 Restriction and 3 digit cubes; 16 cards."""
    assert sum(kind.number for kind in CUBE_KINDS) == 18
    assert all(len(kind.faces) == 6 for kind in CUBE_KINDS)
    assert {symbol for kind in CUBE_KINDS for symbol in kind.faces} == ON_SETS_SYMBOLS
    assert len(set(ALL_CARDS)) == 16
