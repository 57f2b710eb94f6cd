"""Rolling: which faces can come up together (2018-19 I-B-1)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.cubes import Cube
from goalsetter.play import Phase, State, Terms, new_match
from goalsetter.play.effects.rolling import is_roll
from goalsetter.rules import FACES, Division

EVERY = tuple(Cube(face, colour) for colour, faces in FACES for face in faces)
"""Every face of every colour once."""


@pytest.fixture(name="table")
def _table() -> State:
    terms = Terms(edition="mlag-equations-2018-19", division=Division.MIDDLE, players=2)
    new = new_match(terms)
    return replace(new, shake=replace(new.shake, phase=Phase.ROLL))


def bare(cubes: tuple[Cube, ...]) -> tuple[Cube, ...]:
    """The same faces, without their colours."""
    return tuple(replace(cube, colour=None) for cube in cubes)


def faces(text: str) -> tuple[Cube, ...]:
    """Faces without colours."""
    return tuple(map(Cube, text))


def test_a_roll_need_not_tell_its_colours(table: State) -> None:
    """Colours are told where they matter; some of them, or none."""
    assert is_roll(table, EVERY)
    assert is_roll(table, bare(EVERY))
    assert is_roll(table, (*EVERY[:7], *bare(EVERY[7:])))


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("000000111111444444777777", True),
        ("++++++xxxxxx------//////", True),
        ("0" * 12 + "^" * 6 + "√" * 6, True),
        ("0" * 13 + "^" * 5 + "√" * 6, False),
        ("^" * 7 + "0" * 11 + "√" * 6, False),
        ("+" * 12 + "x" * 6 + "^" * 6, True),
        ("+" * 12 + "0" * 7 + "^" * 5, False),
        ("0" * 12 + "^" * 6 + "√" * 5, False),
        ("0" * 12 + "^" * 6 + "√" * 5 + "B", False),
    ],
)
def test_only_what_cubes_can_show(table: State, text: str, possible: bool) -> None:
    """0 is on red and blue cubes, + on red and black ones, ^ on green ones only."""
    assert is_roll(table, faces(text)) is possible


def test_a_colour_that_is_told_counts(table: State) -> None:
    """A face that the colour does not have, or a seventh cube of a colour, cannot come up."""
    red, *rest = EVERY
    assert not is_roll(table, (replace(red, symbol="9"), *bare(tuple(rest))))
    seven = tuple(Cube("0", red.colour) for _ in range(7))
    assert not is_roll(table, (*seven, *faces("0" * 5 + "^" * 6 + "√" * 6)))
