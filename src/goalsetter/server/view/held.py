"""The tables at which one browser holds a seat, for the page that leads back to them."""

from __future__ import annotations

from goalsetter.play import Seat, view
from goalsetter.server import wire
from goalsetter.server.view.mat import mat
from goalsetter.server.view.table import players_of, waited_for
from goalsetter.table import Table


def held_table(
    table: Table, seat: Seat, here: frozenset[Seat], *, name: str, code: str, id: str
) -> wire.HeldTable:
    """A match as the holder of a seat finds it: whose turn it is, and how everybody stands."""
    seen = view(table.state, seat)
    awaited = waited_for(table)
    return wire.HeldTable(
        table=name,
        state="over" if table.over else "running",
        code=code,
        id=id,
        game="on-sets" if seen.terms.deals_cards else "equations",
        seat=seat,
        shake=seen.number,
        mine=seat in awaited,
        players=players_of(table, seen, here, awaited),
        goal=mat(seen).goal if seen.goal_set else None,
    )
