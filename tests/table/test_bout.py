"""The arena: a round robin that is the same for the same seed."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.table import Result, advance, hold, open_table, schedule
from goalsetter.table.bout import result_of
from tests.table.players import of_bots, terms

BASIC = terms(players=2)


def test_every_two_meet_and_change_seats() -> None:
    """Three names, four shakes each two: twelve bouts, none with the seed of another."""
    bouts = schedule(BASIC, ("a", "b", "c"), 4, seed=9)
    assert [bout.names for bout in bouts[:4]] == [("a", "b"), ("b", "a")] * 2
    assert len({bout.seed for bout in bouts}) == len(bouts) == 12
    assert bouts == schedule(BASIC, ("a", "b", "c"), 4, seed=9)
    assert bouts[0].seed != schedule(BASIC, ("a", "b", "c"), 4, seed=10)[0].seed


def test_a_bout_is_held_to_its_end() -> None:
    """The same bout gives the same result."""
    (bout,) = schedule(BASIC, ("random", "third-grade"), 1, seed=2)
    result = hold(bout)
    assert result.names == ("random", "third-grade")
    assert result.actions > 5
    assert result == hold(bout)


def test_a_bout_that_was_not_finished_is_void() -> None:
    """Nobody wins a shake that did not end."""
    (bout,) = schedule(BASIC, ("random", "third-grade"), 1, seed=2)
    seating = replace(of_bots(), terms=BASIC, players=of_bots().players[:2])
    table = advance(open_table(seating), 1_000).table
    assert result_of(bout, table).void


def test_who_has_won() -> None:
    """Two half wins for the better, one each for a draw, none for a void shake."""
    names = ("a", "b")
    assert Result(names=names, points=(6, 2)).won == (2, 0)
    assert Result(names=names, points=(2, 6)).won == (0, 2)
    assert Result(names=names, points=(5, 5)).won == (1, 1)
    assert Result(names=names, points=(0, 0), void=True).won == (0, 0)
