"""What the clock says next, and at which moment: limits, countdowns, extra minutes, the round.

A limit that nobody has counted out costs nothing, so the table counts, as an opponent would.
"""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.play import (
    CLOCK,
    MILLISECONDS,
    Action,
    Clock,
    Phase,
    Round,
    Seat,
    State,
    action,
    ends_of,
    writers,
)
from goalsetter.rules import COUNTDOWN_SECONDS, LAST_SECONDS, Task

COUNTDOWN = COUNTDOWN_SECONDS * MILLISECONDS
MAY_BUY = 10 * MILLISECONDS
"""How long a writer or checker who was counted out has to buy a minute (the books say nothing)."""

LAST_CUBE = Task.IMPOSSIBLE_AFTER_LAST_CUBE


def next_tick(state: State, *, rounds: bool) -> Action | None:
    """The next word of the clock, with its moment; ``rounds`` tells whether the round ends."""
    found = [*_of_the_limit(state), *_of_the_last_cube(state)]
    if rounds:
        found += _of_the_round(state)
    return min(found, key=lambda each: each.at, default=None)


def awaited(state: State) -> tuple[Seat, ...]:
    """For whom the running limit runs, and who has not done the task yet."""
    shake, clock = state.shake, state.clock
    if clock is None:
        return ()
    if shake.phase is Phase.WRITING and clock.task is Task.WRITE:
        group = writers(state)
        given = {paper.writer for paper in shake.papers} | shake.silent
        return tuple(seat for seat in (*group.must, *group.may) if seat not in given)
    check = next((each for each in shake.checks if each.correct is None), None)
    if shake.phase is Phase.CHECKING and check is not None:
        done = {check.writer, *check.accepted}
        return tuple(seat for seat in state.seats if seat not in done)
    answered = {shake.no_goal_by, *shake.agreed}
    return tuple(seat for seat in clock.players if seat not in answered)


def end_of_limit(state: State) -> int | None:
    """The moment at which the running limit is over, with the countdown when that has begun."""
    clock = state.clock
    if clock is None:
        return None
    if clock.extra or not clock.expired:
        return clock.ends
    return clock.ends + COUNTDOWN + (MAY_BUY if clock.counted else 0)


# The limit that runs.


def _of_the_limit(state: State) -> Iterator[Action]:
    clock = state.clock
    if clock is None or clock.paused is not None or state.shake.phase is Phase.START:
        return
    if clock.extra:
        yield action.ExtraMinuteExpires(at=clock.ends, task=clock.task)
    elif not clock.expired:
        yield _warning(state, clock) or action.TimeExpires(at=clock.ends, task=clock.task)
    elif not clock.counted:
        late = COUNTDOWN if clock.counting else 0
        yield action.Countdown(by=CLOCK, at=clock.ends + late, finished=clock.counting)
    else:
        over = clock.ends + COUNTDOWN + MAY_BUY
        yield action.TimeExpires(at=over, task=clock.task)


def _warning(state: State, clock: Clock) -> Action | None:
    """The older books warn before the end (ET7)."""
    if not state.terms.procedure.warned_before or clock.counting or clock.counted:
        return None
    begins = max(clock.started, clock.ends - COUNTDOWN)
    return action.Countdown(by=CLOCK, at=begins, finished=False)


def _of_the_last_cube(state: State) -> Iterator[Action]:
    """VIII-B: the time to challenge Impossible runs within that for writing."""
    shake, clock = state.shake, state.clock
    ends = ends_of(state, LAST_CUBE)
    runs = clock is not None and clock.paused is None and not shake.decided
    if ends is not None and runs and not shake.stopped:
        yield action.TimeExpires(at=ends, task=LAST_CUBE)


# The round.


def _of_the_round(state: State) -> Iterator[Action]:
    """XI-B: the time call, and five minutes later the stop."""
    if state.stopped_at is not None:
        return
    if state.round is Round.PLAYING:
        yield action.RoundWarning(at=state.round_ends)
    elif state.round is Round.WARNED and state.shake.phase is not Phase.END:
        yield action.RoundStop(at=state.round_ends + LAST_SECONDS * MILLISECONDS)
