"""Clocks: limits, the countdown, the extra minute (XI-A; ET4, ET7).

The machine never reads a clock. A limit that runs out is an action of its own (decision 32).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from goalsetter.play import checking
from goalsetter.play.action import (
    Countdown,
    ExtraMinuteExpires,
    StartClock,
    TakeExtraMinute,
    TimeExpires,
)
from goalsetter.play.challenging import revive, target, unused
from goalsetter.play.choosing import forfeit
from goalsetter.play.clock import MILLISECONDS
from goalsetter.play.goal_line import goal_cubes
from goalsetter.play.goal_setting import (
    agreed,
    owes_a_goal,
    set_as_it_lies,
    unanswered,
)
from goalsetter.play.referee import Referee
from goalsetter.play.rolling import begun
from goalsetter.play.seat import Seat, left_of
from goalsetter.play.state import Phase, State
from goalsetter.play.step import Objection, refused
from goalsetter.play.table import (
    alter,
    fine,
    give_turn,
    limit,
    next_turn,
    others,
    points_for,
    procedure,
    roll_task,
    says,
    start,
    start_extra,
    upright,
    warned,
    with_check,
)
from goalsetter.play.writing import (
    EXTRA,
    awaited,
    gives_nothing,
    sided,
    silent_side,
    writers,
)
from goalsetter.rules import Fault, Task, rulings, settled_by

TIME_LIMIT = "time-limit"
BOUGHT = (Task.WRITE, Task.CHECK)
"""Tasks whose extra minute a player takes or leaves; elsewhere the point is lost at once."""


# Starting a clock.


def check_start_clock(state: State, action: StartClock) -> Objection | None:
    """A timer may be turned at any time for somebody's task."""
    known = set(action.players) <= set(state.seats)
    return None if known else refused(Fault.NOT_YOUR_PART)


@settled_by(rulings.table.TIMER_SAND)
def start_clock(
    state: State, action: StartClock, found: Objection | None, referee: Referee
) -> State:
    """The time runs; that may also finish the Goal, begin the shake or validate a challenge."""
    del found, referee
    shake = state.shake
    task = roll_task(state) if action.task is Task.ROLL else action.task
    if task is roll_task(state) and shake.phase in (Phase.ROLL, Phase.END):
        state = begun(state)
    if action.task is Task.FIRST_TURN and shake.phase is Phase.GOAL and shake.goal is not None:
        return set_as_it_lies(state)
    if action.task is Task.WRITE and shake.aside is not None and action.by == shake.aside.mover:
        return revive(state)
    return start(state, task, action.players or state.seats)


# Time runs out.


def ends_of(state: State, task: Task) -> int | None:
    """When a limit ends; the time to decide on Impossible runs within that for writing (VIII-B)."""
    shake, clock = state.shake, state.clock
    deciding = shake.phase is Phase.WRITING and shake.challenge is None
    if task is Task.IMPOSSIBLE_AFTER_LAST_CUBE and deciding:
        return shake.writing_started + limit(state, task) * MILLISECONDS
    return clock.ends if clock is not None and clock.task is task and not clock.extra else None


def check_expiry(state: State, action: TimeExpires) -> Objection | None:
    """The clock says so, for a limit that runs and is over."""
    ends = ends_of(state, action.task)
    clock = state.clock
    if ends is None or clock is None:
        return refused(Fault.TIME_NOT_UP)
    moment = state.now if clock.paused is None else clock.paused
    return refused(Fault.TIME_NOT_UP) if moment < ends else None


def time_expires(
    state: State, action: TimeExpires, found: Objection | None, referee: Referee
) -> State:
    """The limit is reached: what follows at once, and what waits for the countdown."""
    del found, referee
    clock = state.clock
    assert clock is not None
    if action.task is Task.IMPOSSIBLE_AFTER_LAST_CUBE:
        return alter(state, decided=True)
    over = replace(state, clock=replace(clock, expired=True, counted=warned(state, clock)))
    players = action.players or clock.players
    special = AT_ONCE.get(action.task)
    changed = special(over, players) if special else over
    if changed is not over or not warned(state, clock):
        return changed
    return _missed(changed, action.task, players)


def _roll_time_over(state: State, players: tuple[Seat, ...]) -> State:
    """The minute for rolling is over: the Goal-setter has 15 seconds to choose (judges A2)."""
    if state.shake.phase is not Phase.VARIATIONS:
        return state
    return start(state, Task.VARIATION, players)


def _goal_time_over(state: State, players: tuple[Seat, ...]) -> State:
    """IV-B-3-c: cubes that lie in the Goal section are the Goal; ET8: a point buys a change."""
    del players
    if owes_a_goal(state) or not says(state, rulings.table.TIME_OUT, "is-set"):
        return state
    return set_as_it_lies(state)


def _naming_time_over(state: State, players: tuple[Seat, ...]) -> State:
    """The block was lifted and nothing named: a point, without a countdown (XI-A-3; ET14)."""
    block = state.shake.block
    if block is None or procedure(state).naming_counted:
        return state
    if block.by == target(state.shake) and procedure(state).minute_to_name:
        return unused(state, block.by, Fault.SELF_CHALLENGE)
    if not procedure(state).minute_to_name:
        return unused(state, block.by, Fault.BLOCK_UNUSED)
    fined = fine(state, block.by, points_for(state, Fault.BLOCK_UNUSED), Fault.BLOCK_UNUSED)
    noted = replace(fined, misused=fined.misused | {block.action})
    return start_extra(noted, Task.STATE_CHALLENGE, players)


def _reply_time_over(state: State, players: tuple[Seat, ...]) -> State:
    """In the older books the time rule holds for the reply too (ET7)."""
    return _reply_lost(state, players) if procedure(state).silence_agrees else state


@settled_by(rulings.table.SILENCE)
def _reply_lost(state: State, players: tuple[Seat, ...]) -> State:
    """Silence after "No Goal" is agreement."""
    del players
    return agreed(state, set(others(state, state.shake.no_goal_by)))


def _side_lost(state: State, players: tuple[Seat, ...]) -> State:
    """A Third Party who says nothing is with the one who need not write."""
    challenge = state.shake.challenge
    if state.shake.phase is not Phase.SIDES or challenge is None:
        return state
    del players
    return sided(state, challenge.third, silent_side(challenge))


def _writing_time_over(state: State, players: tuple[Seat, ...]) -> State:
    """A Third Party who presents nothing has joined the side that writes nothing (VII-C-1)."""
    del players
    for seat in writers(state).may:
        if seat in awaited(state):
            state = gives_nothing(state, seat)
    return state


AT_ONCE: dict[Task, Callable[[State, tuple[Seat, ...]], State]] = {
    Task.ROLL: _roll_time_over,
    Task.GOAL: _goal_time_over,
    Task.STATE_CHALLENGE: _naming_time_over,
    Task.NO_GOAL_REPLY: _reply_time_over,
    Task.WRITE: _writing_time_over,
}
"""What the end of a limit does by itself."""


# The countdown.


def check_countdown(state: State, action: Countdown) -> Objection | None:
    """XI-A-3: an opponent counts, when the time is up; ET7: before it is."""
    clock = state.clock
    if clock is None or (action.by in action.players and len(action.players) == 1):
        return refused(Fault.TIME_NOT_UP)
    if not clock.expired and not procedure(state).warned_before:
        return refused(Fault.TIME_NOT_UP)
    return None


def countdown(state: State, action: Countdown, found: Objection | None, referee: Referee) -> State:
    """Counted to the end, the limit is missed; begun, ten seconds are left."""
    del found, referee
    clock = state.clock
    assert clock is not None
    if not action.finished:
        return replace(state, clock=replace(clock, counting=True))
    counted = replace(state, clock=replace(clock, counting=False, counted=True))
    players = action.players or clock.players
    return _missed(counted, clock.task, players) if clock.expired else counted


def _missed(state: State, task: Task, players: tuple[Seat, ...]) -> State:
    """A limit is missed: a point and one more minute, taken or bought (XI-A)."""
    if task in BOUGHT:
        return _may_buy(state, task, players)
    if task is Task.GOAL and not owes_a_goal(state):
        return state
    late = unanswered(state) if task is Task.NO_GOAL_REPLY else players
    for seat in late:
        state = fine(state, seat, 1, TIME_LIMIT)
    if task is Task.VARIATION and says(state, rulings.table.TIME_FOR_MISSED, "fifteen-seconds"):
        return start_extra(state, task, players, limit(state, Task.VARIATION))
    return start_extra(state, task, late)


def _may_buy(state: State, task: Task, players: tuple[Seat, ...]) -> State:
    """Writers and checkers who are late pay for a minute or stop there."""
    if task is Task.WRITE:
        late = {seat for seat in players if seat in awaited(state)}
        return alter(state, writing_late=state.shake.writing_late | late)
    for check in state.shake.checks:
        if check.correct is None:
            late = set(players) - {check.writer} - check.accepted
            return with_check(state, replace(check, late=check.late | late))
    return state


# The extra minute.


def check_extra(state: State, action: TakeExtraMinute) -> Objection | None:
    """A player whose time was counted out; for the Goal in the older books, when it ran out."""
    shake = state.shake
    if action.task is Task.WRITE:
        late = action.by in shake.writing_late or _writing_time_is_up(state, action.by)
    elif action.task is Task.CHECK:
        late = shake.phase is Phase.CHECKING and _check_time_is_up(state, action.by)
    else:
        clock = state.clock
        late = clock is not None and clock.expired and clock.runs_for(action.by)
    return None if late else refused(Fault.TIME_NOT_UP)


def _writing_time_is_up(state: State, by: Seat) -> bool:
    clock = state.clock
    over = clock is not None and clock.task is Task.WRITE and clock.left(state.now) == 0
    return over and by in awaited(state)


def _check_time_is_up(state: State, by: Seat) -> bool:
    late = any(c.correct is None and by in c.late for c in state.shake.checks)
    clock = state.clock
    return late or (clock is not None and clock.task is Task.CHECK and clock.left(state.now) == 0)


def take_extra(
    state: State, action: TakeExtraMinute, found: Objection | None, referee: Referee
) -> State:
    """A point for one more minute."""
    del found, referee
    if action.task is Task.CHECK:
        return checking.buy_minute(state, action.by)
    paid = fine(state, action.by, 1, EXTRA)
    if action.task is Task.WRITE:
        must = set(writers(state).must)
        paid = alter(
            paid,
            writing_bought=paid.shake.writing_bought | {action.by},
            ready=paid.shake.ready | (must - paid.shake.writing_late - {action.by}),
        )
    return start_extra(paid, action.task, (action.by,))


def check_extra_expiry(state: State, action: ExtraMinuteExpires) -> Objection | None:
    """The clock says so, for an extra minute that runs and is over."""
    clock = state.clock
    if clock is None or clock.task is not action.task or not clock.extra:
        return refused(Fault.TIME_NOT_UP)
    return refused(Fault.TIME_NOT_UP) if clock.left(state.now) > 0 else None


def extra_expires(
    state: State, action: ExtraMinuteExpires, found: Objection | None, referee: Referee
) -> State:
    """The task or the turn is lost; a second point only where that is ruled."""
    del found, referee
    assert state.clock is not None
    players = action.players or state.clock.players
    if says(state, rulings.table.SECOND_POINT, "again") and action.task is not Task.CHECK:
        for seat in players:
            state = fine(state, seat, 1, TIME_LIMIT)
    lose = LOST.get(action.task)
    return lose(state, players) if lose else state


def _turn_lost(state: State, players: tuple[Seat, ...]) -> State:
    """The next player moves."""
    lost = alter(state, moves=max(1, state.shake.moves))
    return give_turn(lost, next_turn(state, players[0]))


def _choice_lost(state: State, players: tuple[Seat, ...]) -> State:
    return forfeit(state, players[0])


def _goal_lost(state: State, players: tuple[Seat, ...]) -> State:
    """Judges B28: all of his cubes return, and the Goal passes to the left with two minutes."""
    del players
    shake = state.shake
    if not says(state, rulings.table.TIME_OUT, "is-set") and shake.goal is not None:
        return set_as_it_lies(state)
    laid = (*goal_cubes(shake.goal), *shake.bonus_cubes)
    forbidden = tuple(cube for cube in shake.forbidden if cube not in shake.bonus_cubes)
    heir = next_turn(state, shake.setting)
    passed = alter(
        state,
        goal=None,
        bonus_cubes=(),
        forbidden=forbidden,
        resources=(*shake.resources, *map(upright, laid)),
        committed=False,
        setting=heir,
        turn=heir,
    )
    return start(replace(passed, returned=laid), Task.GOAL, (heir,))


def _roll_lost(state: State, players: tuple[Seat, ...]) -> State:
    """Who does not roll loses the Goal; the neighbour rolls (ours, after judges B28)."""
    del players
    heir = left_of(state.shake.setting, state.seats)
    return start(alter(state, setting=heir, turn=heir), roll_task(state), (heir,))


def _naming_lost(state: State, players: tuple[Seat, ...]) -> State:
    """ET14: another point, and the shake goes on."""
    del players
    block = state.shake.block
    return state if block is None else unused(state, block.by, Fault.BLOCK_UNUSED)


def _writing_lost(state: State, players: tuple[Seat, ...]) -> State:
    """No paper after the extra minute: the chance is gone."""
    for seat in (*players, *state.shake.writing_late):
        if seat in awaited(state):
            state = gives_nothing(state, seat)
    return state


LOST: dict[Task, Callable[[State, tuple[Seat, ...]], State]] = {
    Task.ROLL: _roll_lost,
    Task.VARIATION: _choice_lost,
    Task.GOAL: _goal_lost,
    Task.FIRST_TURN: _turn_lost,
    Task.TURN: _turn_lost,
    Task.STATE_CHALLENGE: _naming_lost,
    Task.THIRD_PARTY: _side_lost,
    Task.NO_GOAL_REPLY: _reply_lost,
    Task.WRITE: _writing_lost,
    Task.CHECK: checking.minute_over,
}
"""What is lost when the extra minute is over too."""
