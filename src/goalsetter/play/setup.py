"""Setting up a match in the middle: an action that only a case, a lesson or a puzzle uses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from goalsetter.cubes import Card, Cube, LaidGoal, SetGoal
from goalsetter.play.actions.base import ANYBODY, Action, Rule
from goalsetter.play.changes import alter, give_turn, limit, roll_task, start
from goalsetter.play.clock import MILLISECONDS, clock_for
from goalsetter.play.copying import replace
from goalsetter.play.effects.choosing import find, owing
from goalsetter.play.effects.writing import all_in, begin_writing, everyone_writes
from goalsetter.play.grammar.phrase import Phrase, Slot
from goalsetter.play.grammar.value import (
    CARDS,
    CLAIM,
    CUBES,
    FLAG,
    GOAL,
    NUMBER,
    PAPERS,
    PHASE,
    ROLES,
    SEAT,
    SEATS_IN_ORDER,
    TALLY,
    TASK,
    TEXTS,
)
from goalsetter.play.papers import begin_checking
from goalsetter.play.referee import Referee
from goalsetter.play.seat import NOBODY, Seat, left_of
from goalsetter.play.state import (
    Challenged,
    Paper,
    Phase,
    Shake,
    State,
    Tally,
    VariationChoice,
)
from goalsetter.play.step import Objection, refused
from goalsetter.rules import BURDENS, Chosen, Claim, Fault, Role, Task

ALREADY = -1
"""The number of an action before the set-up."""

WRITTEN = "written"
"""An avoid move of which a position says no more."""

BEFORE_THE_GOAL = (Phase.START, Phase.ROLL, Phase.VARIATIONS, Phase.GOAL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup(Action):
    """A position: only what matters is given."""

    do: ClassVar[str] = "given"
    rule: ClassVar[Rule]
    phase: Phase = Phase.START
    number: int = 1
    goal_setter: Seat = NOBODY
    turn: Seat = NOBODY
    first_turn: bool = False
    last_mover: Seat = NOBODY
    totals: Tally = ()
    resources: tuple[Cube, ...] = ()
    goal: LaidGoal | SetGoal | None = None
    required: tuple[Cube, ...] = ()
    permitted: tuple[Cube, ...] = ()
    forbidden: tuple[Cube, ...] = ()
    universe: tuple[Card, ...] = ()
    rolled: bool = False
    variations: tuple[str, ...] = ()
    selected: tuple[tuple[Seat, tuple[str, ...]], ...] = ()
    claim: Claim | None = None
    challenger: Seat = NOBODY
    mover: Seat = NOBODY
    sides: tuple[tuple[Seat, Role], ...] = ()
    papers: tuple[tuple[Seat, tuple[str, ...]], ...] = ()
    no_goal_by: Seat = NOBODY
    last_cube_by: Seat = NOBODY
    clock_task: Task | None = None
    clock_players: tuple[Seat, ...] = ()
    clock_seconds: int = 0
    clock_extra: bool = False


def check_setup(state: State, action: Setup) -> Objection | None:
    """Only at the very beginning, and a position that this match could reach."""
    known = all(seat in state.seats for seat in _named(action) if seat)
    ready = not state.actions and known and _is_whole(action) and _is_of_game(state, action)
    return None if ready else refused(Fault.NOT_NOW)


def _named(action: Setup) -> Iterator[Seat]:
    """Everybody whom the position names."""
    yield from (action.goal_setter, action.turn, action.last_mover, action.last_cube_by)
    yield from (action.challenger, action.mover, action.no_goal_by, *action.clock_players)
    for pairs in (action.totals, action.selected, action.sides, action.papers):
        yield from (seat for seat, _ in pairs)


def _is_whole(action: Setup) -> bool:
    """A challenge has two sides, and nobody has two papers or two sides."""
    sided = action.claim is None or (action.challenger and action.mover != action.challenger)
    lists = (action.totals, action.sides, action.papers)
    once = all(len({seat for seat, _ in pairs}) == len(pairs) for pairs in lists)
    return once and bool(sided) and (action.claim is None or bool(action.mover))


def _is_of_game(state: State, action: Setup) -> bool:
    """Cards and variations are those of the game, each card once."""
    names = (*action.variations, *(name for _, names in action.selected for name in names))
    dealt = len(set(action.universe)) == len(action.universe)
    cards = dealt if state.terms.deals_cards else not action.universe
    return cards and all(find(state, name) is not None for name in names)


def setup(state: State, action: Setup, objection: Objection | None, referee: Referee) -> State:
    """The match stands as it was given."""
    del objection, referee
    setter = action.goal_setter or state.seats[0]
    goal_set = action.phase not in BEFORE_THE_GOAL
    shake = Shake(
        number=action.number,
        goal_setter=setter,
        setting=setter,
        phase=action.phase,
        turn=action.turn or setter,
        last_mover=action.last_mover or (setter if goal_set else NOBODY),
        resources=action.resources,
        goal=action.goal,
        required=action.required,
        permitted=action.permitted,
        forbidden=action.forbidden,
        universe=action.universe,
        rolled=action.rolled,
        played=bool(action.required or action.permitted),
        moves=0 if action.first_turn else 1,
        no_goal_by=action.no_goal_by,
        last_cube_by=action.last_cube_by,
        sides=action.sides,
        papers=_papers(action),
        roll_started=state.now,
        challenge=_challenge(state, action),
        goal_set=goal_set,
        bonus_cubes=() if goal_set else action.forbidden,
        committed=not goal_set and bool(action.forbidden or action.goal),
    )
    placed = replace(state, shake=shake, before=action.totals)
    named = alter(placed, choices=_choices(placed, action))
    begin = PHASES.get(action.phase)
    return _clocked(begin(named, action) if begin else named, action)


def _papers(action: Setup) -> tuple[Paper, ...]:
    """The papers, each with the avoid move that it needs: a position tells of none (ET17)."""
    needed = action.claim is not None and BURDENS[action.claim].avoid_move
    avoided = WRITTEN if needed else ""
    return tuple(
        Paper(writer=seat, texts=texts, avoid_move=avoided) for seat, texts in action.papers
    )


def _challenge(state: State, action: Setup) -> Challenged | None:
    if action.claim is None:
        return None
    parts = (action.challenger, action.mover)
    third = next((seat for seat in state.seats if seat not in parts), NOBODY)
    return Challenged(
        claim=action.claim, challenger=action.challenger, mover=action.mover, third=third
    )


def _choices(state: State, action: Setup) -> tuple[VariationChoice, ...]:
    """Variations that are in force already, whoever chose them."""
    groups = action.selected or (
        ((state.shake.setting, action.variations),) if action.variations else ()
    )
    return tuple(
        VariationChoice(
            by=seat,
            chosen=tuple(find(state, name) or Chosen(name) for name in names),
            action=ALREADY,
            wrong=(False,) * len(names),
        )
        for seat, names in groups
    )


def _choosing(state: State, action: Setup) -> State:
    waiting = owing(state)
    turn = action.turn or (waiting[0] if waiting else state.shake.setting)
    rolled = state.now - limit(state, Task.ROLL) * 1000
    placed = alter(state, turn=turn, roll_started=rolled, passed=_before(state, turn))
    return start(placed, Task.VARIATION, (turn,))


def _before(state: State, turn: Seat) -> frozenset[Seat]:
    """The players who have had their turn to choose, be it told what they chose or not (II-B-1)."""
    seat, before = state.shake.setting, set[Seat]()
    while seat != turn:
        before.add(seat)
        seat = left_of(seat, state.seats)
    return frozenset(before)


def _setting(state: State, action: Setup) -> State:
    if action.no_goal_by:
        declared = alter(state, phase=Phase.NO_GOAL, turn=action.no_goal_by)
        return start(declared, Task.NO_GOAL_REPLY, state.seats)
    return start(alter(state, turn=state.shake.setting), Task.GOAL, (state.shake.setting,))


def _writing(state: State, action: Setup) -> State:
    papers = state.shake.papers
    begun = begin_writing(state) if action.claim else everyone_writes(state)
    return all_in(alter(begun, papers=papers)) if papers else begun


def _checking(state: State, action: Setup) -> State:
    """A Third Party who has no paper and no side is with the one who need not write."""
    del action
    return begin_checking(state)


PHASES = {
    Phase.ROLL: lambda state, _: start(state, roll_task(state), (state.shake.setting,)),
    Phase.VARIATIONS: _choosing,
    Phase.GOAL: _setting,
    Phase.MOVE: lambda state, action: give_turn(state, action.turn or state.shake.turn),
    Phase.WRITING: _writing,
    Phase.CHECKING: _checking,
}
"""Steps that each phase needs beside the position."""


def _clocked(state: State, action: Setup) -> State:
    """The clock as it was given, if it was."""
    if action.clock_task is None:
        return state
    players = action.clock_players or state.seats
    clock = clock_for(action.clock_task, players, state.now, action.clock_seconds)
    if action.clock_extra:
        clock = clock.with_hands(
            players, expired=True, extra_since=state.now, extra_ends=clock.ends
        )
    elif not action.clock_seconds:
        clock = clock.with_hands(players, expired=True)
    return replace(_begun_before(state, action), clock=clock)


def _begun_before(state: State, action: Setup) -> State:
    """After the last cube: how long all have been writing already (VIII-B)."""
    if action.clock_task not in (Task.WRITE, Task.IMPOSSIBLE_AFTER_LAST_CUBE):
        return state
    gone = max(0, limit(state, action.clock_task) - action.clock_seconds) * MILLISECONDS
    over = action.clock_task is not Task.WRITE and not action.clock_seconds
    return alter(state, writing_started=state.now - gone, decided=over)


GIVEN = (
    Slot("phase", PHASE, "phase:"),
    Slot("number", NUMBER, "shake:"),
    Slot("goal_setter", SEAT, "goal-setter:"),
    Slot("turn", SEAT, "turn:"),
    Slot("first_turn", FLAG, "first-turn:"),
    Slot("last_mover", SEAT, "last-mover:"),
    Slot("totals", TALLY, "totals:"),
    Slot("universe", CARDS, "universe:"),
    Slot("resources", CUBES, "resources:"),
    Slot("goal", GOAL, "goal:"),
    Slot("required", CUBES, "required:"),
    Slot("permitted", CUBES, "permitted:"),
    Slot("forbidden", CUBES, "forbidden:"),
    Slot("rolled", FLAG, "rolled:"),
    Slot("variations", TEXTS, "variations:"),
    Slot("selected", PAPERS, "selected:"),
    Slot("claim", CLAIM, "claim:"),
    Slot("challenger", SEAT, "challenger:"),
    Slot("mover", SEAT, "mover:"),
    Slot("sides", ROLES, "sides:"),
    Slot("papers", PAPERS, "papers:"),
    Slot("no_goal_by", SEAT, "no-goal-by:"),
    Slot("last_cube_by", SEAT, "last-cube-by:"),
    Slot("clock_task", TASK, "clock:"),
    Slot("clock_players", SEATS_IN_ORDER, "clock-of:"),
    Slot("clock_seconds", NUMBER, "clock-seconds:"),
    Slot("clock_extra", FLAG, "clock-extra:"),
)
"""Everything that a position may tell."""

# Its check and effect need the class, so the row is put into it when they are there.
Setup.rule = Rule(
    check_setup, setup, (Phrase("given", GIVEN, spread=True),), doers=ANYBODY, by_table=True
)
