"""Small changes of a state that many actions share. Each returns a new state."""

from __future__ import annotations

from typing import Any

from goalsetter.cubes import Cube
from goalsetter.play.clock import MILLISECONDS, Clock, clock_for
from goalsetter.play.copying import replace
from goalsetter.play.in_force import in_force, upright
from goalsetter.play.seat import NOBODY, Seat, Section, left_of
from goalsetter.play.state import Check, Penalty, Phase, Shake, State
from goalsetter.rules import (
    EXTRA_SECONDS,
    Cost,
    Fault,
    Procedure,
    Ruling,
    Task,
    rulings,
    settled_by,
)


def alter(state: State, **changes: Any) -> State:
    """The state with a changed shake."""
    return replace(state, shake=replace(state.shake, **changes))


def procedure(state: State) -> Procedure:
    """How the book has the game played."""
    return state.terms.procedure


def clause(state: State, matter: str) -> str:
    """The clause on a fault or a matter."""
    return state.terms.procedure.clause(matter)


def says(state: State, ruling: Ruling, answer: str) -> bool:
    """How an open question of procedure is answered in this match (decision 28)."""
    return state.terms.in_force(()).says(ruling, answer)


RULED = {
    Fault.BEFORE_THE_GOAL: rulings.table.EARLY_CHALLENGE,
    Fault.LATE_IMPOSSIBLE: rulings.table.LATE_IMPOSSIBLE,
    Fault.BLOCK_UNUSED: rulings.table.BLOCK_UNUSED,
}
"""Faults whose price a ruling settles; that of the others stands in the book."""


def points_for(state: State, fault: Fault) -> int:
    """The points that a fault costs by itself."""
    row = RULED.get(fault)
    if row is None:
        return procedure(state).fine(fault)
    return procedure(state).ruled_fine if says(state, row, rulings.table.POINT) else 0


def ruling_behind(state: State, reason: str) -> str:
    """The named ruling that a fine or a refusal rests on, with its answer; mostly none."""
    row = RULED.get(Fault(reason)) if reason in list(Fault) else None
    return f"{row.name}: {state.terms.in_force(()).ruling(row.name)}" if row else ""


def fine(state: State, seat: Seat, points: int, reason: str) -> State:
    """A player loses points; 0 is nothing."""
    if points == 0:
        return state
    initialled = state.terms.division not in procedure(state).initialled
    lost = Penalty(
        seat=seat,
        points=points,
        reason=reason,
        clause=clause(state, reason),
        shake=state.shake.number,
        action=state.actions,
        initialled=initialled,
        ruling=ruling_behind(state, reason),
    )
    return replace(state, penalties=(*state.penalties, lost))


def pay(state: State, seat: Seat, cost: Cost) -> State:
    """A player loses what the book asks for time, a minute, a variation or behavior."""
    return fine(state, seat, procedure(state).costs[cost], cost)


def strike(state: State, number: int) -> State:
    """A penalty is given back; it stays in the list, struck."""
    # Never taken out: judges, records and appeals name a penalty by its place in the list.
    penalties = list(state.penalties)
    penalties[number] = replace(penalties[number], struck=True)
    return replace(state, penalties=tuple(penalties))


def two_solutions(state: State) -> bool:
    """Whether a paper must hold two Solutions."""
    return in_force(state).solutions == 2


def limit(state: State, task: Task) -> int:
    """The seconds of a task in this shake."""
    book = procedure(state)
    # Most books know no other limits, and limits are asked for all the time.
    return book.limit(task, bool(book.seconds_for_two) and two_solutions(state))


def roll_task(state: State) -> Task:
    """The limit under which cubes are rolled: in Basic that of the Goal (Basic XI-A-1-a)."""
    return Task.GOAL if procedure(state).goal_with_roll else Task.ROLL


@settled_by(rulings.table.TIMER_SAND)
def start(state: State, task: Task, players: tuple[Seat, ...], seconds: int | None = None) -> State:
    """A limit begins."""
    length = limit(state, task) if seconds is None else seconds
    return replace(state, clock=clock_for(task, players, state.now, length))


def start_extra(
    state: State, task: Task, players: tuple[Seat, ...], seconds: int = EXTRA_SECONDS
) -> State:
    """One more minute begins for each of the players; for a variation it is shorter (judges A4).

    Others who are late with the same task keep what they have (decision 34).
    """
    clock = state.clock
    if clock is None or clock.task is not task:
        clock = clock_for(task, players, state.now, 0)
    # A clock that stands still gives the whole minute when it goes on: ``resume`` moves its end.
    since = state.now if clock.paused is None else clock.paused
    ends = since + seconds * MILLISECONDS
    extra = clock.with_hands(players, expired=True, extra_since=since, extra_ends=ends)
    return replace(state, clock=extra)


def warned(state: State, clock: Clock, seat: Seat) -> bool:
    """Whether a player's ten seconds were counted out; in the older books begun (ET7)."""
    hand = clock.hand(seat)
    begun = hand.counting is not None and procedure(state).warned_before
    return hand.counted is not None or begun


def stop_clock(state: State) -> State:
    """No limit runs."""
    return replace(state, clock=None)


def give_turn(state: State, seat: Seat) -> State:
    """It is a player's turn to move, and his clock starts."""
    first = state.shake.moves == 0
    changed = alter(state, turn=seat, owes_second=False, said_bonus=NOBODY)
    return start(changed, Task.FIRST_TURN if first else Task.TURN, (seat,))


def next_turn(state: State, seat: Seat) -> Seat:
    """The next to move after a player: to the left, past those who may not play (2011-12 ET4)."""
    following = left_of(seat, state.seats)
    # The second condition ends it where all others are barred: then the same player goes on.
    while following in state.shake.barred and following != seat:
        following = left_of(following, state.seats)
    return following


def playing(state: State) -> tuple[Seat, ...]:
    """The players of this shake: all but those who may not (2011-12 ET4)."""
    return tuple(seat for seat in state.seats if seat not in state.shake.barred)


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The opponents of a player who play this shake."""
    return tuple(other for other in playing(state) if other != seat)


def read_by(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The writers whose papers a player may speak about: none before one is presented."""
    shake = state.shake
    return others(state, seat) if shake.papers or shake.checks else ()


def enter(state: State, phase: Phase) -> State:
    """The shake enters a phase."""
    return alter(state, phase=phase)


def check_of(shake: Shake, writer: Seat) -> Check | None:
    """Where the checking of a writer's paper stands."""
    return next((check for check in shake.checks if check.writer == writer), None)


def with_check(state: State, check: Check) -> State:
    """The state with one check changed."""
    checks = tuple(check if c.writer == check.writer else c for c in state.shake.checks)
    return alter(state, checks=checks)


def paused(state: State) -> State:
    """The clock stops, and the round with it."""
    clock = state.clock.pause(state.now) if state.clock else None
    since = state.now if state.stopped_at is None else state.stopped_at
    return replace(state, clock=clock, stopped_at=since)


def resumed(state: State) -> State:
    """The clock runs on; the time that was lost is added to the round (judges C24)."""
    clock = state.clock.resume(state.now) if state.clock else None
    lost = 0 if state.stopped_at is None else state.now - state.stopped_at
    return replace(state, clock=clock, stopped_at=None, round_ends=state.round_ends + lost)


def fresh_clock(state: State, clock: Clock | None) -> State:
    """A clock put back as it was."""
    return replace(state, clock=clock)


def as_it_seems(state: State) -> State:
    """The state as players see it: nobody is told that a choice is illegal, or that an act was.

    A choice that was insulated is known to be void.
    """
    if not state.offences:
        return state
    choices = tuple(
        replace(choice, bad=(), wrong=(False,) * len(choice.chosen)) if not choice.void else choice
        for choice in state.shake.choices
    )
    return replace(alter(state, choices=choices), offences=())


# Cubes.


def pick(cubes: tuple[Cube, ...], wanted: Cube) -> Cube | None:
    """A cube like the one that is named: the face decides, and the colour if it is given."""
    face, colour = wanted.face, wanted.colour
    fitting = None
    for cube in cubes:
        if cube.face != face:
            continue
        if cube.colour == colour:
            return cube
        if fitting is None and None in (cube.colour, colour):
            fitting = cube
    return fitting


def without(cubes: tuple[Cube, ...], cube: Cube) -> tuple[Cube, ...]:
    """The cubes with one fewer."""
    at = cubes.index(cube)
    return cubes[:at] + cubes[at + 1 :]


def laid(cube: Cube, wanted: Cube) -> Cube:
    """The cube that was found, lying as it was named."""
    colour = cube.colour or wanted.colour
    return wanted if colour is wanted.colour else replace(wanted, colour=colour)


def take_all(cubes: tuple[Cube, ...], wanted: tuple[Cube, ...]) -> tuple[Cube, ...] | None:
    """The cubes that are left when the named cubes are taken; nothing if one is not there."""
    left = cubes
    for cube in wanted:
        taken = pick(left, cube)
        if taken is None:
            return None
        left = without(left, taken)
    return left


def moved(shake: Shake, cube: Cube, to: Section) -> Shake:
    """A cube goes from Resources to a section."""
    in_hand = pick(shake.resources, cube)
    assert in_hand is not None
    taken = replace(shake, resources=without(shake.resources, in_hand))
    return taken.with_section(to, (*shake.section(to), laid(in_hand, cube)))


def in_play(shake: Shake) -> bool:
    """Whether a cube lies in Required or Permitted, so that Now may be challenged (VI-A-2-b)."""
    return bool(shake.required or shake.permitted)


def returned(shake: Shake, cube: Cube, source: Section) -> Shake:
    """A cube goes back from a section to Resources."""
    taken = pick(shake.section(source), cube)
    assert taken is not None
    put = replace(shake, resources=(*shake.resources, upright(taken)))
    return put.with_section(source, without(shake.section(source), taken))


def taken_back(shake: Shake, cubes: tuple[Cube, ...], sections: tuple[Section, ...]) -> Shake:
    """Cubes go back to Resources, as far as they lie in one of the sections."""
    for cube in cubes:
        source = next((s for s in sections if pick(shake.section(s), cube) is not None), None)
        shake = shake if source is None else returned(shake, cube, source)
    return shake


def back_in_resources(before: Shake, after: Shake) -> tuple[Cube, ...]:
    """The cubes that Resources hold after a ruling and did not before."""
    had = list(before.resources)
    back = []
    for cube in after.resources:
        if cube in had:
            had.remove(cube)
        else:
            back.append(cube)
    return tuple(back)
