"""The end of a match: who won, and whose word is missing for another one."""

from __future__ import annotations

from goalsetter.play import Seat
from goalsetter.server import wire
from goalsetter.table import Table
from goalsetter.telling import winners
from goalsetter.words import say


def result(table: Table) -> wire.Result | None:
    """The winners, when the match is over."""
    if not table.over:
        return None
    best = winners(table.state)
    who = ", ".join(table.seating.player(seat).name for seat in best)
    code = "result-won" if len(best) == 1 else "result-tie"
    return wire.Result(winners=list(best), sentence=say(code, who=who))


def awaited_for_rematch(table: Table, agreed: frozenset[Seat]) -> list[Seat]:
    """The people who have not said that they want another match."""
    if not table.over:
        return []
    return [seat for seat in table.seating.people if seat not in agreed]
