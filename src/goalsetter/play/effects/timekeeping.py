"""Clocks: limits, the countdown, the extra minute (XI-A; ET4, ET7).

The machine never reads a clock. A limit that runs out is an action of its own (decision 32).
"""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.play import actions
from goalsetter.play.changes import (
    alter,
    fine,
    limit,
    pay,
    points_for,
    procedure,
    roll_task,
    says,
    start,
    start_extra,
    warned,
    with_check,
)
from goalsetter.play.clock import MILLISECONDS, Clock
from goalsetter.play.copying import replace
from goalsetter.play.effects import checking
from goalsetter.play.effects.challenging import revive, target, unused
from goalsetter.play.effects.extra_minutes import LEFT, are_timed, reply_lost, timed
from goalsetter.play.effects.goal_setting import (
    owes_a_goal,
    set_as_it_lies,
    unanswered,
)
from goalsetter.play.effects.moving import take_back
from goalsetter.play.effects.rolling import begun, check_start
from goalsetter.play.effects.writing import (
    awaited,
    gives_nothing,
    writers,
)
from goalsetter.play.goal_line import goal_cubes
from goalsetter.play.referee import Referee
from goalsetter.play.seat import Seat
from goalsetter.play.state import Phase, State
from goalsetter.play.step import Objection, refused
from goalsetter.play.terms import Mode
from goalsetter.rules import Cost, Fault, Task, rulings

BOUGHT = (Task.WRITE, Task.CHECK)
"""Tasks whose extra minute a player takes or leaves; elsewhere the point is lost at once."""


# Starting a clock.


def check_start_clock(state: State, action: actions.StartClock) -> Objection | None:
    """A timer is turned to begin a shake, to finish a Goal, to take a challenge as valid (D22).

    All other limits begin by themselves; only at a table set up without a shake is it free.
    """
    shake = state.shake
    if not set(action.players) <= set(state.seats):
        return refused(Fault.NOT_YOUR_PART)
    if action.task in (Task.ROLL, roll_task(state)) and shake.phase in (Phase.ROLL, Phase.END):
        begun_already = shake.phase is Phase.ROLL and shake.begun
        return refused(Fault.NOT_NOW) if begun_already else check_start(state)
    set_up = shake.phase is Phase.START and bool(shake.turn)
    finishes = _finishes(state, action) and bool(goal_cubes(shake.goal))
    if finishes and (state.terms.mode is Mode.OPEN or not owes_a_goal(state)):
        return None
    return None if set_up or _validates(state, action) else refused(Fault.NOT_NOW)


def _finishes(state: State, action: actions.StartClock) -> bool:
    """Whether the next player's time is started (IV-B-3-b, judges B8)."""
    shake = state.shake
    laid = shake.phase is Phase.GOAL and shake.goal is not None and not shake.return_one_of
    return laid and action.task is Task.FIRST_TURN


def _validates(state: State, action: actions.StartClock) -> bool:
    """Whether the Mover starts the time for writing after a challenge that was set aside."""
    waiting = state.shake.aside
    return waiting is not None and action.task is Task.WRITE and action.by == waiting.mover


def start_clock(
    state: State, action: actions.StartClock, objection: Objection | None, referee: Referee
) -> State:
    """The time runs; that may also finish the Goal, begin the shake or validate a challenge."""
    del objection, referee
    shake = state.shake
    if shake.phase in (Phase.ROLL, Phase.END):
        return begun(state)
    if _finishes(state, action):
        return set_as_it_lies(state)
    if _validates(state, action):
        return revive(state)
    task = roll_task(state) if action.task is Task.ROLL else action.task
    return start(state, task, action.players or state.seats)


# Time runs out.


def ends_of(state: State, task: Task) -> int | None:
    """When a limit ends; the time to decide on Impossible runs within that for writing (VIII-B)."""
    shake, clock = state.shake, state.clock
    deciding = shake.phase is Phase.WRITING and shake.challenge is None
    if task is Task.IMPOSSIBLE_AFTER_LAST_CUBE and deciding:
        return shake.writing_started + limit(state, task) * MILLISECONDS
    return clock.ends if clock is not None and clock.task is task else None


def check_expiry(state: State, action: actions.TimeExpires) -> Objection | None:
    """A limit that runs and is over; again, when it was counted out and a minute was not bought."""
    clock, ends = state.clock, ends_of(state, action.task)
    if clock is None or ends is None or clock.paused is not None or state.now < ends:
        return refused(Fault.TIME_NOT_UP)
    if state.shake.phase is Phase.START or not are_timed(state, action.players):
        return refused(Fault.NOT_NOW)
    if action.task is Task.IMPOSSIBLE_AFTER_LAST_CUBE:
        return refused(Fault.NOT_NOW) if state.shake.decided else None
    fresh, left = _reached(state, clock, action.players)
    return None if fresh or left else refused(Fault.TIME_NOT_UP)


def _reached(
    state: State, clock: Clock, named: tuple[Seat, ...]
) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Players who have reached the limit now, and players who were counted out and buy nothing."""
    hands = [clock.hand(seat) for seat in named or timed(state)]
    fresh = tuple(hand.seat for hand in hands if not hand.expired)
    waits = clock.task in LEFT
    left = tuple(h.seat for h in hands if waits and h.expired and h.counted is not None)
    return fresh, tuple(seat for seat in left if not clock.hand(seat).extra)


def time_expires(
    state: State, action: actions.TimeExpires, objection: Objection | None, referee: Referee
) -> State:
    """The limit is reached: what follows at once, and what waits for the countdown.

    Of cubes between which a player may choose, the last goes back when he does not.
    """
    del objection
    clock = state.clock
    assert clock is not None
    if action.task is Task.IMPOSSIBLE_AFTER_LAST_CUBE:
        return alter(state, decided=True)
    if (waiting := state.shake.return_one_of) and action.task is not Task.STATE_CHALLENGE:
        last = actions.TakeBack(by=state.shake.returning, at=action.at, cube=waiting[-1][0])
        return take_back(state, last, None, referee)
    players, left = _reached(state, clock, action.players)
    if not players:
        return LEFT[action.task](state, left)
    counted = tuple(seat for seat in players if warned(state, clock, seat))
    expired = clock.with_hands(players, expired=True).with_hands(counted, counted=state.now)
    over = replace(state, clock=expired)
    special = AT_ONCE.get(action.task)
    changed = special(over, players) if special else over
    if changed is not over or not counted:
        return changed
    return _missed(changed, action.task, counted)


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
    return reply_lost(state, players) if procedure(state).silence_agrees else state


def _writing_time_over(state: State, players: tuple[Seat, ...]) -> State:
    """A Third Party who presents nothing has joined the side that writes nothing (VII-C-1)."""
    for seat in writers(state).may:
        if seat in players and seat in awaited(state):
            state = gives_nothing(state, seat)
    return state


AT_ONCE: dict[Task, Callable[[State, tuple[Seat, ...]], State]] = {
    Task.ROLL: _roll_time_over,
    Task.GOAL: _goal_time_over,
    Task.STATE_CHALLENGE: _naming_time_over,
    Task.NO_GOAL_REPLY: _reply_time_over,
    Task.WRITE: _writing_time_over,
}
"""Tasks of which the end of a limit does something by itself."""


# The countdown.


def check_countdown(state: State, action: actions.Countdown) -> Objection | None:
    """XI-A-3: an opponent counts, when the time is up; ET7: before it is."""
    clock = state.clock
    if clock is None or clock.paused is not None:
        return refused(Fault.TIME_NOT_UP)
    if not clock.expired and not procedure(state).warned_before:
        return refused(Fault.TIME_NOT_UP)
    late = action.players or timed(state)
    if not are_timed(state, late) or late == (action.by,):
        return refused(Fault.NOT_YOUR_PART)
    return None if _uncounted(clock, late) else refused(Fault.TIME_NOT_UP)


def _uncounted(clock: Clock, players: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Players whose ten seconds are still to be counted, or to be counted to the end."""
    hands = map(clock.hand, players)
    return tuple(hand.seat for hand in hands if hand.counted is None and not hand.extra)


def countdown(
    state: State, action: actions.Countdown, objection: Objection | None, referee: Referee
) -> State:
    """Counted to the end, the limit is missed; begun, ten seconds are left. Each counts alone."""
    del objection, referee
    clock = state.clock
    assert clock is not None
    late = _uncounted(clock, action.players or timed(state))
    if not action.finished:
        fresh = tuple(seat for seat in late if clock.hand(seat).counting is None)
        return replace(state, clock=clock.with_hands(fresh, counting=state.now))
    # The sand is the same for all: when it is out for one, it is for the player who is counted.
    over = clock.expired
    counted = clock.with_hands(late, counting=None, counted=state.now)
    expired = counted.with_hands(late, expired=True) if over else counted
    missed = replace(state, clock=expired)
    return _missed(missed, clock.task, late) if over else missed


def _missed(state: State, task: Task, players: tuple[Seat, ...]) -> State:
    """A limit is missed: a point and one more minute, taken or bought (XI-A)."""
    if task in BOUGHT:
        return _may_buy(state, task, players)
    if task is Task.GOAL and not owes_a_goal(state):
        return state
    owing = unanswered(state) if task is Task.NO_GOAL_REPLY else players
    late = tuple(seat for seat in players if seat in owing)
    for seat in late:
        state = pay(state, seat, Cost.TIME_LIMIT)
    if task is Task.VARIATION and says(state, rulings.table.TIME_FOR_MISSED, "fifteen-seconds"):
        return start_extra(state, task, players, limit(state, Task.VARIATION))
    return start_extra(state, task, late)


def _may_buy(state: State, task: Task, players: tuple[Seat, ...]) -> State:
    """Writers and checkers who are late pay for a minute or stop there."""
    if task is Task.WRITE:
        late = {seat for seat in players if seat in awaited(state)}
        shake = state.shake
        return alter(state, writing_late=shake.writing_late | late, ready=shake.ready - late)
    check = checking.current(state)
    if check is None:
        return state
    # One whose try at ambiguity is handed in was ready in time (VII-C-4-h comment e).
    late = set(players) & set(checking.checkers(state))
    return with_check(state, replace(check, late=check.late | late))
