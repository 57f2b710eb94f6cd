"""Choosing variations and setting the Goal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from goalsetter.cubes import Cube, LaidGoal, SetGoal
from goalsetter.play.actions.base import Action, AnyGoal, Beside, Call, Rule
from goalsetter.play.actions.listing import WORDS
from goalsetter.play.actions.need import during, lays, no_turn
from goalsetter.play.actions.rolling import refuse_late_choice
from goalsetter.play.effects import choosing, dealing, goal_setting
from goalsetter.play.goal_line import goal_cubes
from goalsetter.play.grammar.phrase import Slot, says
from goalsetter.play.grammar.value import CUBES, GOAL, TEXT, TEXTS
from goalsetter.play.seat import Seat
from goalsetter.play.state import Phase, State
from goalsetter.rules import Fault

__all__ = [
    "AgreeNoGoal",
    "ConfirmGoal",
    "LetTableChoose",
    "NoGoal",
    "PlaceInGoal",
    "RearrangeGoal",
    "SayGoal",
    "SayVariation",
    "SelectVariation",
    "SetGoalDown",
    "StopChoosing",
    "TakeFromGoal",
]

LAID = Slot("goal", GOAL)
OF_GOALS = frozenset({Fault.GOAL_UNDEFINED, Fault.GOAL_DIGIT_NOT_IN_BASE})


def one_cube(state: State, cube: Cube) -> AnyGoal:
    """Return a Goal of one cube, in the game that is played."""
    return SetGoal(cube) if state.terms.deals_cards else LaidGoal(((cube,),))


# Choosing variations.


@dataclass(frozen=True, slots=True, kw_only=True)
class SelectVariation(Action):
    """Circle one or two variations, with what fills their blanks."""

    do: ClassVar[str] = "select_variation"
    rule: ClassVar[Rule] = Rule(
        choosing.check_select,
        choosing.select,
        says("chooses", Slot("variations", TEXTS)),
        insulates=True,
        needs=during(Phase.VARIATIONS, Phase.ROLL, Phase.GOAL),
        probes=lambda state, seat: [SelectVariation(by=seat, at=state.now, variations=("",))],
        of_content=frozenset(choosing.FAULTS.values()),
    )
    variations: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SayVariation(Action):
    """Say a variation aloud, which chooses nothing (judges A4)."""

    do: ClassVar[str] = "say_variation"
    rule: ClassVar[Rule] = Rule(
        choosing.check_say_variation,
        choosing.say_variation,
        says("says variation", Slot("variation", TEXT)),
        needs=during(Phase.VARIATIONS),
        probes=lambda state, seat: [SayVariation(by=seat, at=state.now, variation="")],
        rare=True,
    )
    variation: str


# Setting the Goal.


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceInGoal(Action):
    """Lay cubes in the Goal section, behind those that lie there."""

    do: ClassVar[str] = "place_in_goal"
    rule: ClassVar[Rule] = Rule(
        goal_setting.check_place,
        goal_setting.place,
        says("lays in goal", LAID),
        needs=lays,
        probes=lambda state, seat: [
            PlaceInGoal(by=seat, at=state.now, goal=one_cube(state, cube))
            for cube in state.shake.resources[:1]
        ],
        rare=no_turn,
    )
    goal: AnyGoal


@dataclass(frozen=True, slots=True, kw_only=True)
class SetGoalDown(Action):
    """Lay the Goal and say so, in one."""

    do: ClassVar[str] = "goal"
    rule: ClassVar[Rule] = Rule(
        goal_setting.check_set,
        goal_setting.set_down,
        says("sets goal", LAID),
        insulates=True,
        call=Call.WORDS,
        needs=lays,
        probes=lambda state, seat: [
            SetGoalDown(by=seat, at=state.now, goal=one_cube(state, cube))
            for cube in state.shake.resources[:1]
        ],
        of_content=OF_GOALS,
        rare=no_turn,
    )
    goal: AnyGoal


def try_rearrangement(state: State, seat: Seat) -> Iterator[Action]:
    """Try the Goal as it lies."""
    if state.shake.goal is not None:
        yield RearrangeGoal(by=seat, at=state.now, goal=state.shake.goal)


@dataclass(frozen=True, slots=True, kw_only=True)
class RearrangeGoal(Action):
    """Arrange or group the cubes of the Goal anew."""

    do: ClassVar[str] = "rearrange_goal"
    rule: ClassVar[Rule] = Rule(
        goal_setting.check_rearrange,
        goal_setting.rearrange,
        says("rearranges goal", LAID),
        needs=lays,
        probes=try_rearrangement,
        rare=no_turn,
    )
    goal: AnyGoal


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeFromGoal(Action):
    """Take cubes back from the Goal section."""

    do: ClassVar[str] = "take_from_goal"
    rule: ClassVar[Rule] = Rule(
        goal_setting.check_take,
        goal_setting.take,
        says("takes from goal", Slot("cubes", CUBES)),
        needs=lays,
        probes=lambda state, seat: [
            TakeFromGoal(by=seat, at=state.now, cubes=(cube,))
            for cube in goal_cubes(state.shake.goal)[:1]
        ],
        rare=no_turn,
    )
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SayGoal(Action):
    """Say "Goal": it is finished."""

    do: ClassVar[str] = "say_goal"
    rule: ClassVar[Rule] = Rule(
        goal_setting.check_say,
        goal_setting.say,
        says("says goal"),
        insulates=True,
        aside=goal_setting.say_empty,
        call=Call.WORDS,
        needs=lays,
        lister=WORDS,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmGoal(Action):
    """Answer that the Goal is finished (judges B8)."""

    do: ClassVar[str] = "confirm_goal_finished"
    rule: ClassVar[Rule] = replace(SayGoal.rule, phrases=says("confirms goal"))


@dataclass(frozen=True, slots=True, kw_only=True)
class NoGoal(Action):
    """Declare that no Goal can be set (IV-D)."""

    do: ClassVar[str] = "no_goal"
    rule: ClassVar[Rule] = Rule(
        goal_setting.check_no_goal,
        goal_setting.no_goal,
        says("declares no goal"),
        call=Call.WORDS,
        needs=lambda at: at.turn and lays(at),
        lister=WORDS,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class AgreeNoGoal(Action):
    """Agree that no Goal can be set."""

    do: ClassVar[str] = "agree_no_goal"
    rule: ClassVar[Rule] = Rule(
        goal_setting.check_agree,
        goal_setting.agree,
        says("agrees no goal"),
        needs=during(Phase.NO_GOAL),
        lister=WORDS,
        beside=Beside.PAPERS,
    )


# Leaving a choice: listed behind the words that set a Goal.


@dataclass(frozen=True, slots=True, kw_only=True)
class StopChoosing(Action):
    """Say "that is all": a player who may choose two variations chooses no second one (II-B-3)."""

    do: ClassVar[str] = "stop_choosing"
    rule: ClassVar[Rule] = Rule(
        choosing.check_stop,
        choosing.stop,
        says("stops choosing"),
        needs=during(Phase.VARIATIONS, Phase.GOAL),
        lister=WORDS,
        beside=Beside.PAPERS,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class LetTableChoose(Action):
    """ON-SETS: leave one's own choice before the Goal to the table: V and Λ, or how many cards."""

    do: ClassVar[str] = "let_table_choose"
    rule: ClassVar[Rule] = Rule(
        dealing.check_let,
        dealing.let,
        says("lets the table choose"),
        needs=during(Phase.ROLL),
        lister=WORDS,
        gate=refuse_late_choice,
        beside=Beside.START,
    )
