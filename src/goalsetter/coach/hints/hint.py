"""One hint: a code with its details; its sentence is made elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from goalsetter.play import NOBODY, Seat


class Advice(StrEnum):
    """Every hint there is."""

    WAIT = "wait"
    UNDECIDED = "undecided"
    """The solver did not find out within its budget."""
    SET_OUT = "set-out"
    DEAL = "deal"
    CHOOSE = "choose"
    NO_GOAL = "no-goal"
    GOAL_THINK = "goal-think"
    GOAL_SIZE = "goal-size"
    GOAL_SIGNS = "goal-signs"
    GOAL_UNSEEN = "goal-unseen"
    MOVE_THINK = "move-think"
    NOW_IS = "now-is"
    NOW_OR_FORCEOUT = "now-or-forceout"
    """By the older books a flub must have been avoidable (2011-12 ET17)."""
    NOW_SIGNS = "now-signs"
    IMPOSSIBLE_IS = "impossible-is"
    MOVE_SAFELY = "move-safely"
    MOVE_KIND = "move-kind"
    NO_SAFE_MOVE = "no-safe-move"
    NOTHING_TO_CHALLENGE = "nothing-to-challenge"
    SIDE_THINK = "side-think"
    SIDE_CAN = "side-can"
    SIDE_CANNOT = "side-cannot"
    WRITE_THINK = "write-think"
    WRITE_GOAL = "write-goal"
    """Cubes must be added to the Goal (2018-19 XIII-C-10)."""
    WRITE_SIGNS = "write-signs"
    WRITE_CUBES = "write-cubes"
    WRITE_NONE = "write-none"
    CHECK_THINK = "check-think"
    CHECK_VALUE = "check-value"
    CHECK_CUBES = "check-cubes"
    CHECK_FORM = "check-form"
    CHECK_SOUND = "check-sound"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """One hint; ``last`` if asking again tells nothing more."""

    advice: Advice
    details: tuple[tuple[str, str], ...] = ()
    last: bool = False
    writer: Seat = NOBODY
    """The owner of the paper it is about, where there are several."""


def says(advice: Advice, *, last: bool = False, **details: object) -> Hint:
    """A hint with its details as texts."""
    texts = tuple((name, str(value)) for name, value in details.items())
    return Hint(advice=advice, details=texts, last=last)


def no_hint() -> Hint:
    """Return the hint where looking took too long."""
    return says(Advice.UNDECIDED, last=True)
