"""Rolling, dealing, choosing variations and setting the Goal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from goalsetter.cubes import Card, Cube
from goalsetter.play.actions.base import Action, AnyGoal


@dataclass(frozen=True, slots=True, kw_only=True)
class RollForFirst(Action):
    """Roll one cube for the first Goal-setter (I-D)."""

    do: ClassVar[str] = "roll_for_first"
    cube: Cube


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Action):
    """Roll all the cubes: the faces that came up."""

    do: ClassVar[str] = "roll"
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOut(Action):
    """ON-SETS, Elementary: set out V and Λ instead of rolling the Restriction cubes (II-A-3)."""

    do: ClassVar[str] = "set_out"
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Action):
    """ON-SETS: deal cards for the Universe (II-B)."""

    do: ClassVar[str] = "deal"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CallDeal(Action):
    """ON-SETS: say how many cards to deal; which ones is for chance (II-B)."""

    do: ClassVar[str] = "call_deal"
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LetTableChoose(Action):
    """ON-SETS: leave one's own choice before the Goal to the table: V and Λ, or how many cards."""

    do: ClassVar[str] = "let_table_choose"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBackCard(Action):
    """ON-SETS: take dealt cards back."""

    do: ClassVar[str] = "take_back_card"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SayVariation(Action):
    """Say a variation aloud, which chooses nothing (judges A4)."""

    do: ClassVar[str] = "say_variation"
    variation: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SelectVariation(Action):
    """Circle one or two variations, with what fills their blanks."""

    do: ClassVar[str] = "select_variation"
    variations: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StopChoosing(Action):
    """Say "that is all": a player who may choose two variations chooses no second one (II-B-3)."""

    do: ClassVar[str] = "stop_choosing"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceInGoal(Action):
    """Lay cubes in the Goal section, behind those that lie there."""

    do: ClassVar[str] = "place_in_goal"
    goal: AnyGoal


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeFromGoal(Action):
    """Take cubes back from the Goal section."""

    do: ClassVar[str] = "take_from_goal"
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RearrangeGoal(Action):
    """Arrange or group the cubes of the Goal anew."""

    do: ClassVar[str] = "rearrange_goal"
    goal: AnyGoal


@dataclass(frozen=True, slots=True, kw_only=True)
class SayGoal(Action):
    """Say "Goal": it is finished."""

    do: ClassVar[str] = "say_goal"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmGoal(Action):
    """Answer that the Goal is finished (judges B8)."""

    do: ClassVar[str] = "confirm_goal_finished"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetGoalDown(Action):
    """Lay the Goal and say so, in one."""

    do: ClassVar[str] = "goal"
    goal: AnyGoal


@dataclass(frozen=True, slots=True, kw_only=True)
class NoGoal(Action):
    """Declare that no Goal can be set (IV-D)."""

    do: ClassVar[str] = "no_goal"


@dataclass(frozen=True, slots=True, kw_only=True)
class AgreeNoGoal(Action):
    """Agree that no Goal can be set."""

    do: ClassVar[str] = "agree_no_goal"
