"""How long a table rests: what is found out with a deed is what asking again would find."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.play import Mode
from goalsetter.server.room.consequences import NextWake, next_wake
from goalsetter.table import advance, due, waits_for_thoughts
from tests.server.tables import BOTH_GAMES, bots_seating, played


def test_a_table_that_rests_is_one_at_which_nothing_is_due() -> None:
    """Up to its moment nothing happens by itself; where bots are to be asked it does not rest."""
    rested = 0
    for edition in BOTH_GAMES:
        for at, outcome in played(bots_seating(edition, Mode.GUARDED), most=40):
            rest, table = next_wake(outcome.table), outcome.table
            if rest is None:
                assert waits_for_thoughts(table)
                continue
            rested += 1
            assert rest.until == due(table)
            if rest.holds(table, at):
                assert advance(table, at, asking=False).deeds == ()
    assert rested


def test_a_rest_is_about_one_table_and_ends() -> None:
    """Another table, though it looks the same, has to be asked about."""
    _, outcome = next(iter(played(bots_seating(BOTH_GAMES[0], Mode.GUARDED))))
    table = outcome.table
    changed = replace(table)
    assert NextWake(table, None).holds(table, 1_000_000)
    assert NextWake(table, 500).holds(table, 499)
    assert not NextWake(table, 500).holds(table, 500)
    assert not NextWake(table, None).holds(changed, 0)
    assert not NextWake(table, None).holds(None, 0)
