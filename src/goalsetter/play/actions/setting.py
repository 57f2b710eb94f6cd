"""Rolling, dealing, choosing variations and setting the Goal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from goalsetter.cubes import ALL_CARDS, Card, Cube, LaidGoal, SetGoal
from goalsetter.play.actions.base import Action, AnyGoal, Beside, Call, Door, Rule
from goalsetter.play.actions.listing import WORDS, Candidate, Lister
from goalsetter.play.actions.need import BEGINS, during, lays
from goalsetter.play.effects import choosing, dealing, goal_setting, rolling
from goalsetter.play.goal_line import goal_cubes
from goalsetter.play.grammar.phrase import Slot, says
from goalsetter.play.grammar.value import CARDS, CUBE, CUBES, GOAL, NUMBER, TEXT, TEXTS
from goalsetter.play.seat import Seat
from goalsetter.play.state import Phase, State
from goalsetter.rules import Fault

__all__ = [
    "AgreeNoGoal",
    "CallDeal",
    "ConfirmGoal",
    "Deal",
    "LetTableChoose",
    "NoGoal",
    "PlaceInGoal",
    "RearrangeGoal",
    "Roll",
    "RollForFirst",
    "SayGoal",
    "SayVariation",
    "SelectVariation",
    "SetGoalDown",
    "SetOut",
    "StopChoosing",
    "TakeBackCard",
    "TakeFromGoal",
]

LAID = Slot("goal", GOAL)
OF_GOALS = frozenset({Fault.GOAL_UNDEFINED, Fault.GOAL_DIGIT_NOT_IN_BASE})


def one_cube(state: State, cube: Cube) -> AnyGoal:
    """Return a Goal of one cube, in the game that is played."""
    return SetGoal(cube) if state.terms.deals_cards else LaidGoal(((cube,),))


def list_first_choices(state: State, seat: Seat) -> Iterator[Candidate]:
    """List how the V and Λ cubes may lie, and how many cards may be dealt."""
    del seat
    if state.shake.phase in BEGINS:
        for cubes in rolling.SET_OUT:
            yield SetOut, {"cubes": tuple(map(Cube, cubes.elements()))}, ()
    if state.shake.phase is Phase.ROLL and state.terms.deals_cards:
        fewest, most = rolling.cards_allowed(state)
        for number in range(fewest, most + 1):
            yield CallDeal, {"number": number}, (CallDeal,)


STARTS = Lister(10, list_first_choices)


def refuse_late_choice(action: Action, door: Door) -> Fault | None:
    """Refuse a choice of somebody who has none to make now."""
    return None if action.by in door.choosing else Fault.NOT_NOW


# Rolling and dealing.


@dataclass(frozen=True, slots=True, kw_only=True)
class RollForFirst(Action):
    """Roll one cube for the first Goal-setter (I-D)."""

    do: ClassVar[str] = "roll_for_first"
    rule: ClassVar[Rule] = Rule(
        rolling.check_lot,
        rolling.roll_for_first,
        says("rolls for first", Slot("cube", CUBE)),
        needs=during(Phase.START),
        probes=lambda state, seat: [RollForFirst(by=seat, at=state.now, cube=Cube("1"))],
        by_table=True,
    )
    cube: Cube


def try_roll(state: State, seat: Seat) -> Iterator[Action]:
    """Try a roll that could come, where one is due."""
    if state.shake.phase in BEGINS:
        yield Roll(by=seat, at=state.now, cubes=rolling.possible_roll(state))


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Action):
    """Roll all the cubes: the faces that came up."""

    do: ClassVar[str] = "roll"
    rule: ClassVar[Rule] = Rule(
        rolling.check_roll,
        rolling.roll,
        says("rolls", Slot("cubes", CUBES)),
        needs=during(*BEGINS),
        probes=try_roll,
        by_table=True,
        beside=Beside.START,
    )
    cubes: tuple[Cube, ...]


def refuse_setting_out(action: SetOut, door: Door) -> Fault | None:
    """At an open table another's hand would be a slip to be charged; here it reaches no cube."""
    early = refuse_late_choice(action, door)
    if early is None and action.by != door.state.shake.setting:
        return Fault.NOT_THE_GOAL_SETTER
    return early


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOut(Action):
    """ON-SETS, Elementary: set out V and Λ instead of rolling the Restriction cubes (II-A-3)."""

    do: ClassVar[str] = "set_out"
    rule: ClassVar[Rule] = Rule(
        rolling.check_set_out,
        rolling.set_out,
        says("sets out", Slot("cubes", CUBES)),
        needs=during(*BEGINS),
        lister=STARTS,
        gate=refuse_setting_out,
        beside=Beside.START,
    )
    cubes: tuple[Cube, ...]


def try_deal(state: State, seat: Seat) -> Iterator[Action]:
    """Try the first card that is not dealt yet."""
    card = next((card for card in ALL_CARDS if card not in state.shake.universe), None)
    if card is not None:
        yield Deal(by=seat, at=state.now, cards=(card,))


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Action):
    """ON-SETS: deal cards for the Universe (II-B)."""

    do: ClassVar[str] = "deal"
    rule: ClassVar[Rule] = Rule(
        rolling.check_deal,
        rolling.deal,
        says("deals", Slot("cards", CARDS)),
        needs=during(*BEGINS),
        probes=try_deal,
        of_content=frozenset({Fault.WRONG_NUMBER_OF_CARDS}),
        by_table=True,
        beside=Beside.START,
    )
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CallDeal(Action):
    """ON-SETS: say how many cards to deal; which ones is for chance (II-B)."""

    do: ClassVar[str] = "call_deal"
    rule: ClassVar[Rule] = Rule(
        dealing.check_call,
        dealing.call,
        says("will deal", Slot("number", NUMBER)),
        needs=during(Phase.ROLL),
        lister=STARTS,
        gate=refuse_late_choice,
        beside=Beside.START,
    )
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBackCard(Action):
    """ON-SETS: take dealt cards back."""

    do: ClassVar[str] = "take_back_card"
    rule: ClassVar[Rule] = Rule(
        rolling.check_take_back_card,
        rolling.take_back_card,
        says("takes back cards", Slot("cards", CARDS)),
        needs=lambda at: at.cards and at.phase is not Phase.END,
        probes=lambda state, seat: [
            TakeBackCard(by=seat, at=state.now, cards=state.shake.universe[:1])
        ],
        by_table=True,
    )
    cards: tuple[Card, ...]


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
