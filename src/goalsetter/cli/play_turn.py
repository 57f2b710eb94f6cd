"""Whether a person is to be asked before anything else happens at a table."""

from __future__ import annotations

from goalsetter.play import CLOCK, Mode, Phase, Seat
from goalsetter.table import Table, due
from goalsetter.telling import OBJECT, WAIT, situation


def is_asked(table: Table, me: Seat, passed: int) -> bool:
    """Whether a person is asked before anything else happens, at a table without clocks.

    ``passed`` is the number of the table at which he let things go on.
    """
    now = situation(table, me)
    if due(table) is None or now not in (WAIT, OBJECT):
        return True
    fresh = passed != table.number and bool(table.log) and table.log[-1].by not in (me, CLOCK)
    open_table = table.seating.terms.mode is Mode.OPEN and table.state.shake.phase is not Phase.END
    return fresh and (now == OBJECT or open_table)
