"""The extra minute: who pays for one, and what is lost when it is over too (XI-A; ET7, ET8)."""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.play import actions
from goalsetter.play.changes import (
    alter,
    back_in_resources,
    give_turn,
    next_turn,
    pay,
    pick,
    roll_task,
    says,
    start,
    start_extra,
    taken_back,
)
from goalsetter.play.clock import MILLISECONDS
from goalsetter.play.copying import replace
from goalsetter.play.effects import checking
from goalsetter.play.effects.challenging import unused
from goalsetter.play.effects.choosing import forfeit
from goalsetter.play.effects.goal_setting import agreed, owes_a_goal, set_as_it_lies, unanswered
from goalsetter.play.effects.writing import (
    awaited,
    gives_nothing,
    sided,
    silent_side,
    writers,
)
from goalsetter.play.goal_line import goal_cubes
from goalsetter.play.in_force import upright
from goalsetter.play.referee import Referee
from goalsetter.play.seat import NOBODY, Seat, Section, left_of
from goalsetter.play.state import Phase, Shake, State
from goalsetter.play.step import Objection, refused
from goalsetter.rules import EXTRA_SECONDS, Cost, Fault, Task, rulings, settled_by

# Whose time it is.


def timed(state: State) -> tuple[Seat, ...]:
    """The players who have not done the task yet, be the Third Party among those who write."""
    clock = state.clock
    assert clock is not None
    still = STILL.get(clock.task)
    return (still(state) if still else ()) or clock.players


STILL: dict[Task, Callable[[State], tuple[Seat, ...]]] = {
    Task.WRITE: awaited,
    Task.CHECK: checking.checkers,
    Task.NO_GOAL_REPLY: unanswered,
}
"""Tasks of several players: the clock runs on for those alone who are still at it."""


def are_timed(state: State, players: tuple[Seat, ...]) -> bool:
    """Whether the clock runs for these players."""
    clock = state.clock
    return clock is not None and set(players) <= {*clock.players, *timed(state)}


def minute_is_over(state: State, seat: Seat) -> bool:
    """Whether a player's extra minute is over: the one he took, or the one he might have taken."""
    clock = state.clock
    assert clock is not None
    hand = clock.hand(seat)
    if hand.extra_ends is not None:
        return hand.extra_ends <= state.now
    return hand.counted is not None and hand.counted + EXTRA_SECONDS * MILLISECONDS <= state.now


# Paying for a minute.


def check_extra(state: State, action: actions.TakeExtraMinute) -> Objection | None:
    """A player whose time was counted out; for the Goal in the older books, when it ran out."""
    may_pay = MAY_PAY.get(action.task)
    late = may_pay is not None and may_pay(state, action.by)
    return None if late else refused(Fault.TIME_NOT_UP)


def _writes_late(state: State, by: Seat) -> bool:
    """Whether a writer's time is over, and he has not paid yet."""
    shake, clock = state.shake, state.clock
    if shake.phase is not Phase.WRITING or by not in awaited(state) or by in shake.writing_bought:
        return False
    over = clock is not None and clock.task is Task.WRITE and clock.left(state.now, by) == 0
    return over or by in shake.writing_late


def _checks_late(state: State, by: Seat) -> bool:
    """Whether a checker's time is over, and he has not paid yet."""
    check = checking.current(state)
    if state.shake.phase is not Phase.CHECKING or check is None:
        return False
    if by == check.writer or by in check.accepted | check.bought or checking.is_trying(check, by):
        return False
    clock = state.clock
    over = clock is not None and clock.task is Task.CHECK and clock.left(state.now, by) == 0
    return over or by in check.late


def _sets_late(state: State, by: Seat) -> bool:
    """ET8: whether a Goal lies that the Goal-setter may pay to change."""
    clock, shake = state.clock, state.shake
    over = clock is not None and clock.task is Task.GOAL and clock.hand(by).expired
    return over and shake.phase is Phase.GOAL and shake.goal is not None and by == shake.setting


MAY_PAY: dict[Task, Callable[[State, Seat], bool]] = {
    Task.WRITE: _writes_late,
    Task.CHECK: _checks_late,
    Task.GOAL: _sets_late,
}
"""Where a player pays for a minute of his own will, and when he may."""


def take_extra(
    state: State, action: actions.TakeExtraMinute, objection: Objection | None, referee: Referee
) -> State:
    """A point for one more minute."""
    del objection, referee
    if action.task is Task.CHECK:
        return checking.buy_minute(state, action.by)
    paid = pay(state, action.by, Cost.EXTRA_MINUTE)
    if action.task is Task.WRITE:
        must = set(writers(state).must)
        paid = alter(
            paid,
            writing_bought=paid.shake.writing_bought | {action.by},
            ready=paid.shake.ready | (must - paid.shake.writing_late - {action.by}),
        )
    return start_extra(paid, action.task, (action.by,))


def check_extra_expiry(state: State, action: actions.ExtraMinuteExpires) -> Objection | None:
    """An extra minute that runs and is over."""
    clock = state.clock
    if clock is None or clock.task is not action.task or clock.paused is not None:
        return refused(Fault.TIME_NOT_UP)
    over = [
        hand.seat for hand in clock.hands if hand.extra and clock.left(state.now, hand.seat) == 0
    ]
    known = set(action.players) <= set(over) if action.players else bool(over)
    return None if known else refused(Fault.TIME_NOT_UP)


def extra_expires(
    state: State, action: actions.ExtraMinuteExpires, objection: Objection | None, referee: Referee
) -> State:
    """The task or the turn is lost; a second point only where that is ruled.

    It takes nothing from another whose own time is not over (decision 34). One who was counted out
    as long ago and has paid for no minute has let his go by (judges E22).
    """
    del objection, referee
    clock = state.clock
    assert clock is not None
    over = tuple(h.seat for h in clock.hands if minute_is_over(state, h.seat))
    players = tuple(s for s in over if clock.hand(s).extra and s in (action.players or over))
    if says(state, rulings.table.SECOND_POINT, "again") and action.task is not Task.CHECK:
        for seat in players:
            state = pay(state, seat, Cost.TIME_LIMIT)
    lose = LOST.get(action.task)
    gone = tuple(seat for seat in over if not clock.hand(seat).extra)
    return lose(state, (*players, *gone)) if lose else state


def _turn_lost(state: State, players: tuple[Seat, ...]) -> State:
    """The next player moves."""
    lost = alter(state, moves=max(1, state.shake.moves))
    return give_turn(lost, next_turn(state, players[0]))


def _goal_lost(state: State, players: tuple[Seat, ...]) -> State:
    """Judges B28: all of his cubes return, and the Goal passes to the left with two minutes."""
    del players
    shake = state.shake
    if not says(state, rulings.table.TIME_OUT, "is-set") and not owes_a_goal(state):
        return set_as_it_lies(state)
    back = _without_strays(taken_back(shake, shake.bonus_cubes, (Section.FORBIDDEN,)))
    laid = tuple(map(upright, goal_cubes(shake.goal)))
    heir = next_turn(state, shake.setting)
    passed = replace(
        back,
        goal=None,
        bonus_cubes=(),
        resources=(*back.resources, *laid),
        committed=False,
        setting=heir,
        turn=heir,
    )
    returned = back_in_resources(shake, passed)
    return start(replace(state, shake=passed, returned=returned), Task.GOAL, (heir,))


def _without_strays(shake: Shake) -> Shake:
    """Of two cubes that he dropped together and between which he was to choose, both return."""
    if shake.returning != shake.setting:
        return shake
    for cube, section in shake.return_one_of:
        if section is not None and pick(shake.bonus_cubes, cube) is None:
            shake = taken_back(shake, (cube,), (section,))
    return replace(shake, return_one_of=(), returning=NOBODY)


def _roll_lost(state: State, players: tuple[Seat, ...]) -> State:
    """A player who does not roll loses the Goal; the neighbour rolls (ours, after judges B28)."""
    del players
    heir = left_of(state.shake.setting, state.seats)
    return start(alter(state, setting=heir, turn=heir), roll_task(state), (heir,))


@settled_by(rulings.table.SILENCE)
def reply_lost(state: State, players: tuple[Seat, ...]) -> State:
    """Silence after "No Goal" is agreement, of those whose time is over."""
    return agreed(state, set(players) & set(unanswered(state)))


def _side_lost(state: State, players: tuple[Seat, ...]) -> State:
    """A Third Party who says nothing is with the one who need not write."""
    challenge = state.shake.challenge
    if state.shake.phase is not Phase.SIDES or challenge is None:
        return state
    del players
    return sided(state, challenge.third, silent_side(challenge))


def _naming_lost(state: State, players: tuple[Seat, ...]) -> State:
    """ET14: another point, and the shake goes on."""
    del players
    block = state.shake.block
    return state if block is None else unused(state, block.by, Fault.BLOCK_UNUSED)


def _writing_lost(state: State, players: tuple[Seat, ...]) -> State:
    """No paper after the extra minute: the chance is gone."""
    for seat in players:
        if state.shake.phase is Phase.WRITING and seat in awaited(state):
            state = gives_nothing(state, seat)
    return state


LOST: dict[Task, Callable[[State, tuple[Seat, ...]], State]] = {
    Task.ROLL: _roll_lost,
    Task.VARIATION: lambda state, players: forfeit(state, players[0]),
    Task.GOAL: _goal_lost,
    Task.FIRST_TURN: _turn_lost,
    Task.TURN: _turn_lost,
    Task.STATE_CHALLENGE: _naming_lost,
    Task.THIRD_PARTY: _side_lost,
    Task.NO_GOAL_REPLY: reply_lost,
    Task.WRITE: _writing_lost,
    Task.CHECK: checking.minute_over,
}
"""The loss when the extra minute is over too."""


def _goal_as_it_lies(state: State, players: tuple[Seat, ...]) -> State:
    """ET8: nobody pays to change the Goal, so it is set; one that must be mended is lost."""
    return _goal_lost(state, players) if owes_a_goal(state) else set_as_it_lies(state)


LEFT: dict[Task, Callable[[State, tuple[Seat, ...]], State]] = {
    Task.GOAL: _goal_as_it_lies,
    Task.WRITE: _writing_lost,
    Task.CHECK: checking.minute_over,
}
"""The consequence when the time was counted out and nobody pays for a minute."""
