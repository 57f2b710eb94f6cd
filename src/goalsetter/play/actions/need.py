"""The moment of a shake, and what kinds of action need of it so that they can be open at all.

A check has the last word. A need only spares asking it where its answer is known: where it is not
met, the check refuses whatever an action of the kind holds. The tests compare.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from goalsetter.play.seat import Seat
from goalsetter.play.state import Phase, State

BEGINS = (Phase.ROLL, Phase.END)
LAYING = (Phase.VARIATIONS, Phase.GOAL)
CUBES_LIE = (*LAYING, Phase.MOVE, Phase.SIDES, Phase.WRITING)
"""When a cube can be moved, legally or not."""


class Moment(NamedTuple):
    """Everything that decides which kinds a seat has in prospect."""

    seat: Seat
    phase: Phase
    open: bool
    """Whether illegal actions happen at this table."""
    turn: bool
    """Whether the seat is to move or to set the Goal."""
    waits: bool
    """Whether variations are to be chosen before a Goal can be set."""
    may_shift: bool
    """Whether the rules in force let the Mover shift; asked of nobody else."""
    may_add: bool
    """Whether they let the Mover add to the Goal."""
    papers: bool
    cards: bool
    aside: bool
    """Whether a challenge that was set aside may still be taken as valid."""
    counts: bool
    """Whether somebody's seconds can be counted out."""
    gone: bool
    """Whether anybody has left the table."""


Need = Callable[[Moment], bool]


def has_turn(state: State, seat: Seat) -> bool:
    """Whether a cube that a player moves may be a legal move."""
    shake = state.shake
    if shake.phase is Phase.MOVE:
        return seat == shake.turn
    return shake.phase in LAYING and seat == shake.setting


def during(*phases: Phase) -> Need:
    """Return the need of one of these phases."""
    return lambda at: at.phase in phases


def lays(at: Moment) -> bool:
    """Whether cubes may be laid in the Goal section."""
    return at.phase in LAYING and (at.open or (at.turn and not at.waits))


def moves(at: Moment) -> bool:
    """Whether a cube may be moved from Resources."""
    return at.phase in CUBES_LIE and (at.open or (at.turn and not at.waits))


def checks(at: Moment) -> bool:
    """Whether papers may be checked."""
    return at.phase is Phase.CHECKING or at.aside


def no_turn(at: Moment) -> bool:
    """Whether a cube that the seat moves can only be a slip, to be charged (IX-A)."""
    return not at.turn


def never(at: Moment) -> bool:
    """Only while all wait for one player: then no need is asked."""
    del at
    return False
