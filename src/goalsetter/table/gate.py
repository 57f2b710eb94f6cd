"""The gate of a table: which actions it takes from whom, before the rules are asked.

A player hands in deeds of his own seat, nothing that chance or the clock decides. The rows of the
actions say so for each kind.
"""

from __future__ import annotations

from dataclasses import replace

from goalsetter.play import (
    JUDGE,
    JUDGES,
    Action,
    OpenKind,
    OpenScope,
    Refusal,
    Seat,
    Setup,
    State,
    action,
    open_kinds,
)
from goalsetter.rules import Fault

OF_THE_HOUSE = (*(kind for kind in action.KINDS if not kind.rule.handed_in_by), Setup)
"""Actions that the table does itself: chance and time."""

OF_THE_JUDGE = tuple(kind for kind in action.KINDS if kind.rule.handed_in_by == {JUDGE})
"""Actions that only a person in the judge's seat does."""


def objection(
    state: State,
    seat: Seat,
    deed: object,
    *,
    judged: bool = False,
    choosing: tuple[Seat, ...] = (),
) -> Refusal | None:
    """Return why a player or a judge may not hand this in at all; the rules are asked later.

    ``judged`` tells that a person sits in the judge's seat, who can answer any question;
    ``choosing`` are the people who choose V and Λ or the number of cards now.
    """
    at_this_match = seat in state.seats or seat in JUDGES
    if not isinstance(deed, Action) or deed.by != seat or not at_this_match:
        return refused(state, Fault.NOT_YOUR_PART)
    if seat not in deed.rule.handed_in_by:
        return refused(state, Fault.NOT_YOUR_PART)
    gate = deed.rule.gate
    fault = gate(deed, action.Door(state=state, judged=judged, choosing=choosing)) if gate else None
    return None if fault is None else refused(state, fault)


def offered(
    state: State,
    seat: Seat,
    scope: OpenScope = OpenScope.COMMON,
    *,
    judged: bool = False,
    choosing: tuple[Seat, ...] = (),
) -> tuple[OpenKind, ...]:
    """Everything that the table would take from a seat now, by kind: open, and let in by the gate.

    ``OpenScope.COMMON`` is for every step, ``OpenScope.RARE`` for a menu that somebody opens.
    """
    door = action.Door(state=state, judged=judged, choosing=choosing)
    taken: list[OpenKind] = []
    for group in open_kinds(state, seat, scope):
        gate = group.kind.rule.gate
        if seat not in group.kind.rule.handed_in_by:
            continue
        if gate is None or group.free:
            # The gate of a free kind looks at the player's own words, which are not there yet.
            taken.append(group)
            continue
        deeds = ((row, group.kind(by=seat, at=state.now, **row)) for row in group.rows)
        rows = tuple(row for row, deed in deeds if gate(deed, door) is None)
        if rows == group.rows:
            taken.append(group)  # the same object, so that a caller can remember it
        elif rows:
            taken.append(replace(group, rows=rows))
    return tuple(taken)


def refused(state: State, fault: Fault) -> Refusal:
    """Return the refusal of a fault, with its clause."""
    return Refusal(fault=fault, clause=state.terms.procedure.clause(fault))


def as_handed_in(deed: Action, at: int, *, judged: bool = False) -> Action:
    """Return the action at its moment, as the table takes its kind."""
    timed = replace(deed, at=at)
    return timed.rule.taken(timed, judged) if timed.rule.taken else timed


def is_stale(log: tuple[Action, ...], seen: int, deed: Action) -> bool:
    """Whether something happened since a player looked that could have changed his mind.

    The clock's mere ticking does not, nor does another's paper while both are writing, nor mere
    words.
    """
    beside = deed.rule.beside
    if seen > len(log):
        return True
    if beside is action.Beside.SHEET:
        return False
    for number in range(max(0, seen), len(log)):
        other = log[number].rule
        passes = other.passes(log, number) if callable(other.passes) else other.passes
        goes_beside = beside is not action.Beside.NOTHING and other.beside is beside
        if not passes and not goes_beside:
            return True
    return False
