"""A table that begins from a position of another match, to try it once more.

Its log begins with the actions of that match up to the position, so that the log stays the only
truth: the table is replayed, saved and analysed as any other, and its record tells in the header
how many of its first actions were played elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from goalsetter.play import Action, Phase, Seat, State
from goalsetter.table.saving import restored, retold
from goalsetter.table.seating import Seating
from goalsetter.table.table import Done, Table

NO_POSITIONS = (Phase.START, Phase.ROLL, Phase.END)
"""Phases in which nothing lies on the mat that could be tried again."""


def is_position(states: Sequence[State], after: int, seat: Seat) -> bool:
    """Whether a player can try again what stood after so many actions.

    ``states`` are those after each action. Of a shake that is not scored nothing may be tried: its
    papers are secret, and whoever knew the bots' answers would have the better of them.
    """
    if not 0 < after <= len(states):
        return False
    state, last = states[after - 1], states[-1].shake
    ended = state.shake.number < last.number or bool(last.scores)
    # A table waits for those who are away, and bots that take their seats do not come back.
    here = not state.away and seat in state.seats and seat not in state.absent
    return ended and here and state.shake.phase not in NO_POSITIONS


def shakes_until(state: State) -> int:
    """Return after how many counted shakes a match is over that ends with this one."""
    return sum(not shake.void for shake in state.played) + 1


def begin_from(
    seating: Seating, log: tuple[Action, ...], at: int
) -> tuple[Table, tuple[Done, ...]]:
    """Return the table that begins with these actions, and what came of each.

    ``at`` is the moment of the caller's clock. An action that cannot be done raises
    ``RecordError``.
    """
    begun = replace(seating, begun_after=len(log))
    return restored(begun, log, at), retold(begun, log)
