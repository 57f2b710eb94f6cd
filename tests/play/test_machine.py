"""Random shakes, legal and illegal, of every edition, division, mode and number of players.

The laws are in ``tests/machine_laws.py``: each cube in one place, scores from the tables alone,
the log leads to the state, a view tells nothing secret, and what it lists is what can be done.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.play import Terms
from goalsetter.rules import GAMES
from tests.machines import Match, all_terms

TERMS = all_terms()
SHAKES = 4
EXAMPLES = 20


@pytest.mark.parametrize("name", [e.name for game in GAMES for e in game.editions])
def test_every_edition_is_played_under_all_laws(name: str) -> None:
    """Each division, mode and number of players of it, from a fixed seed."""
    for seed, terms in enumerate(terms for terms in TERMS if terms.edition == name):
        play(terms, seed)


def play(terms: Terms, seed: int) -> Match:
    """Some shakes, and the log of the last match replayed."""
    match = Match(terms=terms, seed=seed)
    for _ in range(SHAKES):
        match.play_shake()
    match.begin()
    return match


@settings(max_examples=EXAMPLES, deadline=None)
@given(terms=st.sampled_from(TERMS), seed=st.integers(0, 2**32))
def test_any_match_is_played_under_all_laws(terms: Terms, seed: int) -> None:
    """Hold for all terms and seeds."""
    play(terms, seed)


def test_shakes_end_in_many_ways() -> None:
    """The machine reaches what it is for: challenges, last cubes, void shakes and more."""
    endings = {
        how for seed, terms in enumerate(TERMS[::4]) for how in play(terms, 1000 + seed).endings
    }
    assert len(endings) >= 8, sorted(endings)
