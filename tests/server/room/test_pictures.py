"""An open table can be drawn, told, kept and read again, whatever is let happen there."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.play import Mode, Terms
from goalsetter.rules import GAMES
from tests.machine_pictures import DrawnMatch
from tests.machines import all_terms

OPEN = tuple(terms for terms in all_terms() if terms.mode is Mode.OPEN)
EXAMPLES = 10


@pytest.mark.parametrize("name", [e.name for game in GAMES for e in game.editions])
def test_every_edition_can_be_drawn_after_every_action(name: str) -> None:
    """Each division of it, with two players and with three, from a fixed seed."""
    for seed, terms in enumerate(terms for terms in OPEN if terms.edition == name):
        assert play(terms, seed).drawn


@settings(max_examples=EXAMPLES, deadline=None)
@given(terms=st.sampled_from(OPEN), seed=st.integers(0, 2**32))
def test_any_open_table_can_be_drawn_after_every_action(terms: Terms, seed: int) -> None:
    """The drawing succeeds, whatever the terms and the seed."""
    play(terms, seed)


def play(terms: Terms, seed: int) -> DrawnMatch:
    """One shake, everything drawn, and its record read again."""
    match = DrawnMatch(terms=terms, seed=seed)
    match.play_shake()
    match.read_again()
    return match
