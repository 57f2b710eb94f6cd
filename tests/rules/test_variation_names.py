"""A choice of a variation and its name: what is written for one is read as that one again."""

from __future__ import annotations

import pytest

from goalsetter.rules import GAMES, Blank

FILLS = {
    Blank.NOTHING: ("",),
    Blank.NUMBER: ("8",),
    Blank.COLOUR: ("red",),
    Blank.CUBE: ("-", "V"),
    Blank.SET: ("B",),
    Blank.CARD_COLOUR: ("Y",),
    Blank.CARD: ("required BR", "forbidden B", "forbidden blank"),
}
CHOICES = [
    (game, f"{variation.name} {fill}".strip())
    for game in GAMES
    for variation in game.editions[0].catalogue.variations
    for fill in FILLS[variation.blank]
]


@pytest.mark.parametrize(("game", "name"), CHOICES, ids=lambda each: str(each)[:40])
def test_a_choice_is_read_back_from_its_name(game: object, name: str) -> None:
    """Also where the name has the word for a kind in it, as Required or Forbidden Card has."""
    catalogue = next(each for each in GAMES if each is game).editions[0].catalogue
    found = catalogue.find(name)
    assert found is not None
    again = catalogue.find(str(found[1]))
    assert again is not None
    assert again[1] == found[1]
    assert str(found[1]) == name
