"""Attendance while a table plays: pauses, stand-ins for those who have left, and their return.

A pause is no action of the match: its clock stands still, and nobody but a judge can act.
"""

from __future__ import annotations

from dataclasses import replace

from goalsetter.play import Seat, action, apply
from goalsetter.rules import Fault
from goalsetter.table.driver import advance, changed
from goalsetter.table.gate import refused
from goalsetter.table.table import Outcome, Table

# Pauses.


def pause(table: Table, at: int) -> Outcome:
    """The table is paused at a moment; what was due before is done first."""
    if table.held is not None:
        return Outcome(table=table)
    before = advance(table, at, asking=False)
    return replace(before, table=replace(before.table, held=max(at, before.table.since)))


def go_on(table: Table, at: int) -> Table:
    """The table goes on: the time of the pause did not pass (judges C24)."""
    if table.held is None:
        return table
    return put_off(replace(table, held=None), max(0, at - table.held))


def put_off(table: Table, lost: int) -> Table:
    """The table, all of whose times come so much later: meanwhile nobody's time ran."""
    plans = tuple(replace(plan, due=plan.due + lost) for plan in table.plans)
    return replace(table, since=table.since + lost, plans=plans)


# Stand-ins.


def stand_in(table: Table, seat: Seat, at: int) -> Outcome:
    """A bot plays for a person who has left, with the time for the task anew.

    The time that was spent waiting is added to the round (judges C24), and whoever has left scores
    nothing as long as the bot plays (X-D).
    """
    before = advance(table, at, asking=False)
    now = before.table
    if seat not in now.seating.people:
        return replace(before, refusal=refused(now.state, Fault.NOT_YOUR_PART))
    moment = max(at, now.since) if now.held is None else now.held
    deed = action.LeaveTable(by=seat, at=now.state.now, stand_in=True)
    step = apply(now.state, deed)
    assert step.refusal is None
    after, change = changed(now, deed, step, moment)
    return Outcome(table=after, deeds=(*before.deeds, change))


def want_back(table: Table, seat: Seat) -> Table:
    """Somebody for whom a bot plays comes back: between two shakes, so when this one is over."""
    return replace(table, returning=table.returning | ({seat} & table.state.absent))
