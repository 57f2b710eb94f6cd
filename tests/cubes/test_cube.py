"""Cubes, their faces and how they lie."""

from __future__ import annotations

import pytest

from goalsetter.cubes import ALL_SYMBOLS, Cube


@pytest.mark.parametrize("symbol", ["", "10", "v", "!", "(", "a"])
def test_no_symbol(symbol: str) -> None:
    """Only the symbols of the cubes make a cube."""
    with pytest.raises(ValueError, match="the symbol of a cube"):
        Cube(symbol)


def test_sideways_minus() -> None:
    """A minus on its side is the symbol |, whose face is a minus."""
    with pytest.raises(ValueError, match="for a sideways minus"):
        Cube("-", sideways=True)
    assert Cube("|").face == "-"


def test_faces() -> None:
    """Every other symbol is its own face."""
    assert all(Cube(symbol).face == symbol for symbol in ALL_SYMBOLS - {"|"})


def test_upright() -> None:
    """Upright is neither sideways nor upside-down."""
    assert Cube("3").upright
    assert not Cube("3", sideways=True).upright
    assert not Cube("3", upside_down=True).upright
