"""Moving cubes, words at the table, the block, challenges and charges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from goalsetter.cubes import Cube
from goalsetter.play.actions.base import Action, AnyGoal
from goalsetter.play.seat import NOBODY, Seat
from goalsetter.play.section import Section


@dataclass(frozen=True, slots=True, kw_only=True)
class SayBonus(Action):
    """Say "Bonus", and no more yet."""

    do: ClassVar[str] = "say_bonus"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonus(Action):
    """Say "Bonus" and play the cube: to Forbidden, as it should be."""

    do: ClassVar[str] = "bonus"
    cube: Cube
    to: Section = Section.FORBIDDEN


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Action):
    """Move a cube from Resources to a section."""

    do: ClassVar[str] = "move"
    cube: Cube
    to: Section


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTwo(Action):
    """Drop two cubes at once."""

    do: ClassVar[str] = "move_two"
    cubes: tuple[Cube, Cube]
    to: tuple[Section, Section]


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(Action):
    """Return one of the cubes between which the player may choose (judges C12)."""

    do: ClassVar[str] = "take_back"
    cube: Cube


@dataclass(frozen=True, slots=True, kw_only=True)
class Shift(Action):
    """Shift a cube from Permitted, where the variation allows it."""

    do: ClassVar[str] = "shift"
    cube: Cube
    to: Section
    as_bonus: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Transfer(Action):
    """Move a cube that was played from one section to another, which nothing allows."""

    do: ClassVar[str] = "transfer"
    cube: Cube
    source: Section
    to: Section


@dataclass(frozen=True, slots=True, kw_only=True)
class AddToGoal(Action):
    """Add a cube to the Goal, where the variation allows it: the Goal as it then lies."""

    do: ClassVar[str] = "add_to_goal"
    cube: Cube
    goal: AnyGoal


@dataclass(frozen=True, slots=True, kw_only=True)
class Forceout(Action):
    """Call forceout (2011-12 ET20)."""

    do: ClassVar[str] = "forceout"


@dataclass(frozen=True, slots=True, kw_only=True)
class Declare(Action):
    """State a meaning or a grouping, which binds nobody (judges P6)."""

    do: ClassVar[str] = "declare"
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Action):
    """Say other words."""

    do: ClassVar[str] = "say"
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PickUpBlock(Action):
    """Lift the challenge block."""

    do: ClassVar[str] = "pick_up_block"


@dataclass(frozen=True, slots=True, kw_only=True)
class PutDownBlock(Action):
    """Put the block down again without a challenge."""

    do: ClassVar[str] = "put_down_block"


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(Action):
    """Name a challenge, with the block in hand unless it says otherwise."""

    do: ClassVar[str] = "challenge"
    kind: str
    against: Seat = NOBODY
    without_block: bool = False
    simultaneous: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Charge(Action):
    """Charge a player with illegal procedure and name it."""

    do: ClassVar[str] = "charge_illegal_procedure"
    against: Seat
    reason: str
    simultaneous: bool = False
    said: str = ""
    took: int = 0
    """The time between the charge and naming what was wrong."""
