"""One word for what a player is to do, in every phase of both games."""

from __future__ import annotations

import pytest

from goalsetter.play import Mode, Phase
from goalsetter.table import awaited
from goalsetter.telling import OBJECT, WAIT, situation, what_now
from goalsetter.words import codes
from tests.server.tables import BOTH_GAMES, bots_seating, played


@pytest.mark.parametrize("edition", BOTH_GAMES)
def test_whoever_is_waited_for_has_something_to_do(edition: str) -> None:
    """Nobody whose time runs is told to wait, and every situation has its sentences."""
    for _, outcome in played(bots_seating(edition, Mode.GUARDED, seed=11, shakes=2)):
        table = outcome.table
        if table.state.shake.phase in (Phase.START, Phase.ROLL):
            continue
        for seat in table.state.seats:
            word = situation(table, seat)
            assert f"now-{word}" in codes() or word == WAIT
            if word not in (WAIT, OBJECT):
                assert what_now(table, word)
            if seat in awaited(table.state):
                assert word != WAIT
