"""Moving cubes: from Resources, in two at once, between sections, into the Goal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from goalsetter.cubes import Cube
from goalsetter.play.actions.base import Action, AnyGoal, Call, Rule
from goalsetter.play.actions.listing import Candidate, Lister, Same, distinct, sort_of
from goalsetter.play.actions.need import CUBES_LIE, has_turn, moves, never, no_turn
from goalsetter.play.actions.setting import OF_GOALS, one_cube
from goalsetter.play.effects import bonus, moving
from goalsetter.play.goal_line import joined
from goalsetter.play.grammar.phrase import Slot, says
from goalsetter.play.grammar.value import (
    CUBE,
    FLAG,
    GOAL,
    SECTION,
    TWO_CUBES,
    TWO_SECTIONS,
)
from goalsetter.play.seat import Seat, Section
from goalsetter.play.state import Phase, State

__all__ = [
    "AddToGoal",
    "Bonus",
    "Move",
    "MoveTwo",
    "SayBonus",
    "Shift",
    "TakeBack",
    "Transfer",
]

THE_CUBE = Slot("cube", CUBE)
TO = Slot("to", SECTION, "to", shown=True)


def list_moves(state: State, seat: Seat) -> Iterator[Candidate]:
    """List every way of moving a cube from Resources, and of taking one back."""
    if state.shake.phase not in CUBES_LIE:
        return
    mine = has_turn(state, seat)
    for cube in distinct(state.shake.resources):
        sort = sort_of(cube)
        for to in Section:
            where = (sort, to) if mine else ()
            holds = {"cube": cube, "to": to}
            yield Move, holds, (Move, *where)
            yield Bonus, holds, (Bonus, *where)
    for cube, _ in state.shake.return_one_of:
        yield TakeBack, {"cube": cube}, ()


def list_shifts(state: State, seat: Seat) -> Iterator[Candidate]:
    """List every way of moving a cube that was played already."""
    del seat
    if state.shake.phase not in CUBES_LIE:
        return
    for source in Section:
        for cube in distinct(state.shake.section(source)):
            for to in Section:
                like = (Transfer, source is to)
                yield Transfer, {"cube": cube, "source": source, "to": to}, like
    for cube in distinct(state.shake.permitted):
        for to in (Section.REQUIRED, Section.FORBIDDEN):
            for as_bonus in (False, True):
                holds = {"cube": cube, "to": to, "as_bonus": as_bonus}
                yield Shift, holds, (Shift, sort_of(cube), to, as_bonus)


def grounds_of_moves(state: State, seat: Seat) -> tuple[object, ...]:
    """Return all that decides which cubes can be moved from Resources."""
    shake = state.shake
    lie = shake.phase in CUBES_LIE
    return lie, has_turn(state, seat), Same(shake.resources), shake.return_one_of


def grounds_of_shifts(state: State, seat: Seat) -> tuple[object, ...]:
    """Return all that decides which cubes that were played could be moved again."""
    del seat
    shake = state.shake
    lie = shake.phase in CUBES_LIE
    return lie, Same(shake.required), Same(shake.permitted), Same(shake.forbidden)


MOVES = Lister(20, list_moves, grounds_of_moves)
OF_PLAYED = Lister(30, list_shifts, grounds_of_shifts)


@dataclass(frozen=True, slots=True, kw_only=True)
class SayBonus(Action):
    """Say "Bonus", and no more yet."""

    do: ClassVar[str] = "say_bonus"
    rule: ClassVar[Rule] = Rule(
        bonus.check_say_bonus,
        bonus.say_bonus,
        says("says bonus"),
        call=Call.WORDS,
        needs=lambda at: at.turn,
        lister=Lister(39),  # before all other words
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonus(Action):
    """Say "Bonus" and play the cube: to Forbidden, as it should be."""

    do: ClassVar[str] = "bonus"
    rule: ClassVar[Rule] = Rule(
        bonus.check_bonus,
        bonus.bonus,
        says("plays bonus", THE_CUBE, TO),
        insulates=True,
        call=Call.CUBES,
        needs=moves,
        lister=MOVES,
        rare=no_turn,
    )
    cube: Cube
    to: Section = Section.FORBIDDEN


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Action):
    """Move a cube from Resources to a section."""

    do: ClassVar[str] = "move"
    rule: ClassVar[Rule] = Rule(
        moving.check_move,
        moving.move,
        says("moves", THE_CUBE, TO),
        insulates=True,
        call=Call.CUBES,
        needs=moves,
        lister=MOVES,
        rare=no_turn,
    )
    cube: Cube
    to: Section


def try_addition(state: State, seat: Seat) -> Iterator[Action]:
    """Try the first cube of Resources at the end of the Goal."""
    for cube in state.shake.resources[:1]:
        goal = joined(state.shake.goal, one_cube(state, cube))
        yield AddToGoal(by=seat, at=state.now, cube=cube, goal=goal)


@dataclass(frozen=True, slots=True, kw_only=True)
class AddToGoal(Action):
    """Add a cube to the Goal, where the variation allows it: the Goal as it then lies."""

    do: ClassVar[str] = "add_to_goal"
    rule: ClassVar[Rule] = Rule(
        moving.check_add_to_goal,
        moving.add_to_goal,
        says("adds", THE_CUBE, Slot("goal", GOAL, "making")),
        insulates=True,
        call=Call.CUBES,
        needs=lambda at: at.may_add or (at.open and at.phase is Phase.MOVE),
        probes=try_addition,
        rare=lambda at: not at.may_add,
        of_content=OF_GOALS,
    )
    cube: Cube
    goal: AnyGoal


def try_two(state: State, seat: Seat) -> Iterator[Action]:
    """Try the first two cubes of Resources together."""
    cubes = state.shake.resources[:2]
    if len(cubes) == 2:
        to = (Section.FORBIDDEN, Section.PERMITTED)
        yield MoveTwo(by=seat, at=state.now, cubes=(cubes[0], cubes[1]), to=to)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTwo(Action):
    """Drop two cubes at once."""

    do: ClassVar[str] = "move_two"
    rule: ClassVar[Rule] = Rule(
        moving.check_move_two,
        moving.move_two,
        says("drops", Slot("cubes", TWO_CUBES), Slot("to", TWO_SECTIONS, "to")),
        insulates=True,
        call=Call.CUBES,
        needs=moves,
        probes=try_two,
        rare=True,
    )
    cubes: tuple[Cube, Cube]
    to: tuple[Section, Section]


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(Action):
    """Return one of the cubes between which the player may choose (judges C12)."""

    do: ClassVar[str] = "take_back"
    rule: ClassVar[Rule] = Rule(
        moving.check_take_back,
        moving.take_back,
        says("takes back", THE_CUBE),
        at_once=True,
        needs=never,
        lister=MOVES,
    )
    cube: Cube


@dataclass(frozen=True, slots=True, kw_only=True)
class Shift(Action):
    """Shift a cube from Permitted, where the variation allows it."""

    do: ClassVar[str] = "shift"
    rule: ClassVar[Rule] = Rule(
        moving.check_shift,
        moving.shift,
        says("shifts", THE_CUBE, TO, Slot("as_bonus", FLAG, "as bonus")),
        insulates=True,
        aside=moving.shift_too_late,
        call=Call.CUBES,
        needs=lambda at: at.may_shift or (at.open and at.phase in CUBES_LIE),
        lister=OF_PLAYED,
        rare=lambda at: not at.may_shift,
    )
    cube: Cube
    to: Section
    as_bonus: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Transfer(Action):
    """Move a cube that was played from one section to another, which nothing allows."""

    do: ClassVar[str] = "transfer"
    rule: ClassVar[Rule] = Rule(
        moving.check_transfer,
        moving.transfer,
        says("transfers", THE_CUBE, Slot("source", SECTION, "from"), TO),
        needs=lambda at: at.open and at.phase is Phase.MOVE,
        lister=OF_PLAYED,
        rare=True,
    )
    cube: Cube
    source: Section
    to: Section
