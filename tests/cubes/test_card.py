"""The sixteen cards and the Universe."""

from __future__ import annotations

import pytest

from goalsetter.cubes import ALL_CARDS, Card, Universe


def test_all_cards() -> None:
    """There are sixteen cards, the fullest first and the blank one last."""
    assert len(set(ALL_CARDS)) == len(ALL_CARDS) == 16
    assert (ALL_CARDS[0], ALL_CARDS[-1]) == (Card("BRGY"), Card(""))


@pytest.mark.parametrize("colours", ["GB", "BB", "X", "b"])
def test_no_card(colours: str) -> None:
    """A card has its letters in order, each once."""
    with pytest.raises(ValueError, match="colours in the order BRGY"):
        Card(colours)


def test_universe() -> None:
    """A Universe has no order, and each card once."""
    assert Universe((Card("B"), Card("BR"))) == Universe((Card("BR"), Card("B")))
    with pytest.raises(ValueError, match="each card once"):
        Universe((Card("B"), Card("B")))
