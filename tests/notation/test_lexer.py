"""The letters of the notation do not meet: what the tables of the lexer promise."""

from __future__ import annotations

from itertools import product

import pytest

from goalsetter.cubes import ALL_SYMBOLS, Cube
from goalsetter.errors import NotationError
from goalsetter.notation import parse_cube, parse_goal, parse_set_written, text
from goalsetter.notation.cube import PREFIXES
from goalsetter.notation.goal import LAYING
from goalsetter.notation.set_goal import SET_LAYING
from goalsetter.notation.sets import SET_WRITING
from goalsetter.notation.spelling import (
    ALL_SPELLINGS,
    ASCII_SPELLINGS,
    EQUATIONS_SPELLINGS,
    ON_SETS_SPELLINGS,
)
from goalsetter.notation.written import WRITING


def test_prefixes_are_no_symbols() -> None:
    """No prefix letter is a spelling of a symbol, so cubes need no space between them."""
    assert not PREFIXES & set(ALL_SPELLINGS)


def test_spellings_of_both_games_agree() -> None:
    """A spelling that both games have means the same symbol in both."""
    shared = set(EQUATIONS_SPELLINGS) & set(ON_SETS_SPELLINGS)
    assert all(EQUATIONS_SPELLINGS[each] == ON_SETS_SPELLINGS[each] for each in shared)


def test_marks_are_no_symbols() -> None:
    """In no dialect is a mark also a cube."""
    for dialect in (WRITING, LAYING, SET_WRITING, SET_LAYING):
        assert not set(dialect.marks) & (set(dialect.spellings) | PREFIXES)


def test_every_symbol_has_spellings() -> None:
    """Every symbol is spelt by itself, and in ASCII."""
    assert set(ALL_SPELLINGS.values()) == ALL_SYMBOLS
    for symbol in ALL_SYMBOLS:
        assert ALL_SPELLINGS[symbol] == symbol
        assert ASCII_SPELLINGS.get(symbol, symbol).isascii()


def test_prefixes_in_any_order() -> None:
    """The order of the prefixes says nothing."""
    assert {parse_cube(spelt) for spelt in ("rsu8", "rus8", "sru8", "sur8", "urs8", "usr8")} == {
        parse_cube("rsu8")
    }


@pytest.mark.parametrize("typed", ["srB", "surV", "sr∪"])
def test_a_turned_set_has_no_colour(typed: str) -> None:
    """Written out, the small letter of the colour would be read as a cube of its own."""
    with pytest.raises(NotationError):
        parse_set_written(typed)
    assert text(parse_set_written("sB")) == "sB"
    assert text(parse_set_written("sr2")) == "rs2"


def test_neighbours() -> None:
    """Two cubes written without a space between them read back as the two."""
    turned = [
        Cube(symbol, None, sideways, upside_down)
        for symbol in sorted(set(EQUATIONS_SPELLINGS.values()))
        for sideways, upside_down in product((False, True), repeat=2)
        if not (symbol == "-" and sideways)
    ]
    for pair in product(turned, repeat=2):
        for ascii in (False, True):
            typed = text(pair[0], ascii) + text(pair[1], ascii)
            assert parse_goal(typed).chunks == (pair,)
