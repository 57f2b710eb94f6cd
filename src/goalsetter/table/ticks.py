"""The clock's next word, and at which moment: limits, countdowns, extra minutes, the round.

A limit that nobody has counted out costs nothing, so the table counts, as an opponent would.
"""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.play import (
    CLOCK,
    MILLISECONDS,
    Action,
    Clock,
    ClockHand,
    Phase,
    Round,
    Seat,
    State,
    action,
    ends_of,
    is_adding,
    timed,
)
from goalsetter.rules import COUNTDOWN_SECONDS, LAST_SECONDS, Task

COUNTDOWN = COUNTDOWN_SECONDS * MILLISECONDS
MAY_BUY = 10 * MILLISECONDS
"""How long a writer or checker who was counted out has to buy a minute (the books say nothing)."""

LAST_CUBE = Task.IMPOSSIBLE_AFTER_LAST_CUBE


def next_tick(
    state: State, *, rounds: bool, between: int | None = None, choosing: tuple[Seat, ...] = ()
) -> Action | None:
    """The next word of the clock, with its moment; ``rounds`` tells whether the round ends.

    ``between`` is how long after a shake the next one is called, if players have not said that they
    are ready; none waits for them however long. ``choosing`` are those for whom the table chooses
    when the minute for rolling is over: a late dealer costs the Goal-setter nothing.
    """
    # On-Sets XI-A-1-a: while somebody has V and Λ or the cards to say, the roll cannot come, and
    # its minute must not run out at the Goal-setter's cost.
    late = [*_of_first_choices(state, choosing)]
    ticks = late or [*_of_the_limit(state)]
    ticks += [*_of_the_last_cube(state), *_of_second_choices(state)]
    if between is not None:
        ticks += _of_the_next_shake(state, between)
    if rounds:
        ticks += _of_the_round(state)
    return min(ticks, key=lambda tick: tick.at, default=None)


def awaited(state: State) -> tuple[Seat, ...]:
    """The players who have not done the task of the running limit yet."""
    return () if state.clock is None else timed(state)


def end_of_limit(state: State, seat: Seat | None = None) -> int | None:
    """The moment at which the running limit is over, for one player or for the last of all.

    A countdown that has begun counts as part of it, and so does the time to pay for a minute.
    """
    clock = state.clock
    if clock is None:
        return None
    seats = (seat,) if seat is not None else awaited(state)
    return max((_end_for(clock, clock.hand(player)) for player in seats), default=clock.ends)


def _end_for(clock: Clock, hand: ClockHand) -> int:
    if hand.extra_ends is not None:
        return hand.extra_ends
    if hand.counted is not None and hand.expired:
        return hand.counted + MAY_BUY
    if not hand.expired:
        return clock.ends
    return (clock.ends if hand.counting is None else hand.counting) + COUNTDOWN


def _of_first_choices(state: State, choosing: tuple[Seat, ...]) -> Iterator[Action]:
    """On-Sets XI-A-1-a: V and Λ and the number of cards are said within the minute for rolling."""
    clock = state.clock
    if clock is None or clock.paused is not None or clock.task is not Task.ROLL:
        return
    for seat in choosing:
        yield action.LetTableChoose(by=seat, at=max(clock.ends, state.now))


def _of_second_choices(state: State) -> Iterator[Action]:
    """II-B-3: the end of the time for a second variation is logged (decision 32)."""
    for seat, until in state.shake.adding:
        if is_adding(state, seat):
            yield action.StopChoosing(by=seat, at=max(until, state.now))


# The limit that runs.


def _of_the_limit(state: State) -> Iterator[Action]:
    clock = state.clock
    if clock is None or clock.paused is not None or state.shake.phase is Phase.START:
        return
    for seat in awaited(state):
        yield _of_player(state, clock, clock.hand(seat))


def _of_player(state: State, clock: Clock, hand: ClockHand) -> Action:
    """The next word to one player: each who is late is counted down by himself (decision 34)."""
    task, players = clock.task, (hand.seat,)
    if hand.extra_ends is not None:
        return action.ExtraMinuteExpires(at=hand.extra_ends, task=task, players=players)
    if not hand.expired:
        # The limit itself is the same for all; the older books warn before its end (ET7).
        fresh = hand.counting is None and hand.counted is None
        begins = max(clock.started, clock.ends - COUNTDOWN)
        if state.terms.procedure.warned_before and fresh:
            return action.Countdown(by=CLOCK, at=begins, players=players, finished=False)
        return action.TimeExpires(at=clock.ends, task=task)
    if hand.counted is not None:
        return action.TimeExpires(at=hand.counted + MAY_BUY, task=task, players=players)
    if hand.counting is None:
        return action.Countdown(by=CLOCK, at=clock.ends, players=players, finished=False)
    counted_out = hand.counting + COUNTDOWN
    return action.Countdown(by=CLOCK, at=counted_out, players=players, finished=True)


def _of_the_last_cube(state: State) -> Iterator[Action]:
    """VIII-B: the time to challenge Impossible runs within that for writing."""
    shake, clock = state.shake, state.clock
    ends = ends_of(state, LAST_CUBE)
    runs = clock is not None and clock.paused is None and not shake.decided
    if ends is not None and runs and not shake.stopped:
        yield action.TimeExpires(at=ends, task=LAST_CUBE)


def _of_the_next_shake(state: State, between: int) -> Iterator[Action]:
    """The time between shakes is nobody's, but it does not last for ever."""
    shake = state.shake
    playing = shake.phase is Phase.END and state.round is Round.PLAYING
    waits = playing and not shake.ready_for_next >= set(state.seats)
    if waits and state.stopped_at is None:
        yield action.CallReady(at=shake.ended + between)


# The round.


def _of_the_round(state: State) -> Iterator[Action]:
    """XI-B: the time call, and five minutes later the stop."""
    if state.stopped_at is not None:
        return
    if state.round is Round.PLAYING:
        yield action.RoundWarning(at=state.round_ends)
    elif state.round is Round.WARNED and state.shake.phase is not Phase.END:
        yield action.RoundStop(at=state.round_ends + LAST_SECONDS * MILLISECONDS)
