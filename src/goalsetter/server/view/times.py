"""Time as a browser shows it: the limit that runs, the round, the next shake."""

from __future__ import annotations

from goalsetter.play import MILLISECONDS, Clock, Phase, Round, Seat, View, action
from goalsetter.rules import Task
from goalsetter.server import wire
from goalsetter.server.view.sentences import in_codes
from goalsetter.table import (
    Pace,
    Table,
    end_of_limit,
    lasting,
    moment_at,
)
from goalsetter.words import Message, message


def clock(table: Table, seen: View, at: int) -> wire.Clock | None:
    """The limit that runs, if one does."""
    clock, end = seen.clock, end_of_limit(table.state)
    if clock is None or end is None or seen.phase is Phase.START:
        return None
    # Where people play without a clock, the limit of a bot is nothing to look at either.
    pace = Pace.NONE if table.seating.pace is Pace.NONE else table.pace
    now = moment_at(table, at)
    awaited = table.awaited
    # Whose time is that of all has no hand of his own, and is not counted.
    hands = [_hand(table, clock, seat, now) for seat in awaited] if clock.hands else []
    left = lasting(pace, clock.left(now) if clock.paused is not None else max(0, end - now))
    whole = lasting(pace, clock.ends - clock.started)
    return wire.Clock(
        task=clock.task.value,
        title=in_codes(_task_title(table, seen, clock.task)),
        players=list(awaited),
        left=left,
        whole=whole or clock.ends - clock.started,
        counting=any(hand.counting for hand in hands),
        extra=clock.extra,
        paused=clock.paused is not None or table.held is not None,
        hands=hands,
    )


def _hand(table: Table, clock: Clock, seat: Seat, now: int) -> wire.Hand:
    """One player's own time: several who are late are counted down each alone (decision 34)."""
    pace, hand = table.pace, clock.hand(seat)
    end, since = end_of_limit(table.state, seat) or clock.ends, hand.extra_since
    whole = clock.ends - clock.started if since is None else clock.end_for(seat) - since
    at = now if clock.paused is None else clock.paused
    return wire.Hand(
        seat=seat,
        left=lasting(pace, max(0, end - at)),
        whole=lasting(pace, whole) or whole,
        counting=hand.counting is not None and hand.counted is None and not hand.extra,
        extra=hand.extra,
    )


NEXT_TASKS = {Phase.VARIATIONS: Task.VARIATION, Phase.GOAL: Task.GOAL}
"""For what the rest of the time to roll is used when the cubes lie (XI-A-1)."""


def _task_title(table: Table, seen: View, task: Task) -> Message:
    if task is Task.ROLL and table.choosing:
        return message("clock-deal")
    shown_task = NEXT_TASKS.get(seen.phase, task) if task is Task.ROLL else task
    return message(f"task-{shown_task.value.replace('_', '-')}")


def lifting(table: Table) -> Message:
    """VI-B: the time in which a challenge is said, as long as it lasts at this table."""
    limit = table.state.terms.procedure.limit(Task.STATE_CHALLENGE) * MILLISECONDS
    lasts = lasting(table.seating.pace, limit)
    if not lasts:
        return message("block-lift")
    return message("block-lift-within", seconds=lasts // MILLISECONDS)


def next_in(table: Table, at: int) -> int | None:
    """How long until the next shake is called, if players do not say before that they are ready."""
    tick = table.tick
    if not isinstance(tick, action.CallReady) or table.held is not None:
        return None
    return max(0, tick.at - moment_at(table, at))


def round_left(table: Table, at: int) -> int | None:
    """How long until the round's time is called, if it is timed."""
    state = table.state
    if table.seating.pace is not Pace.TOURNAMENT or state.round is not Round.PLAYING:
        return None
    return max(0, state.round_ends - moment_at(table, at))
