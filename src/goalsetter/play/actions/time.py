"""Time, the round, and who is at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from goalsetter.play.actions.base import ANYBODY, TIME, Action, Beside, Door, Log, Rule
from goalsetter.play.actions.listing import WORDS, Candidate, Lister, on_nothing
from goalsetter.play.actions.need import BEGINS, during
from goalsetter.play.effects import ending, extra_minutes, rounds, timekeeping
from goalsetter.play.grammar.phrase import Slot, says
from goalsetter.play.grammar.value import FLAG, SEATS_IN_ORDER, TASK
from goalsetter.play.seat import CLOCK, Seat
from goalsetter.play.state import Phase, State
from goalsetter.rules import Fault, Task

__all__ = [
    "CallReady",
    "Countdown",
    "ExtraMinuteExpires",
    "LeaveTable",
    "Ready",
    "ReturnToTable",
    "RoundStop",
    "RoundWarning",
    "StartClock",
    "TakeExtraMinute",
    "TimeExpires",
]

FOR_TASK = Slot("task", TASK)
OF_PLAYERS = Slot("players", SEATS_IN_ORDER, "of")
PASSING = (Task.VARIATION, Task.FIRST_TURN, Task.TURN, Task.WRITE, Task.CHECK)
"""Limits whose end leaves the mat as it was."""

by_clock = partial(Rule, doers=TIME, at_once=True)


def list_clocks(state: State, seat: Seat) -> Iterator[Candidate]:
    """Turning the clock and counting, which anybody may do."""
    del state, seat
    for task in (Task.ROLL, Task.GOAL, Task.FIRST_TURN, Task.WRITE):
        yield StartClock, {"task": task}, ()
    for finished in (False, True):
        yield Countdown, {"finished": finished}, ()


def list_ticks(state: State, seat: Seat) -> Iterator[Candidate]:
    """List the words that the clock could say now."""
    del seat
    if state.clock is not None:
        for task in (state.clock.task, Task.IMPOSSIBLE_AFTER_LAST_CUBE):
            yield TimeExpires, {"task": task}, ()
        yield ExtraMinuteExpires, {"task": state.clock.task}, ()
    yield RoundWarning, {}, ()
    yield RoundStop, {}, ()
    yield CallReady, {}, ()


CLOCKS = Lister(130, list_clocks, on_nothing)
TICKS = Lister(140, list_ticks)


# Limits.


@dataclass(frozen=True, slots=True, kw_only=True)
class StartClock(Action):
    """Start a player's time for a task; no players are all of them."""

    do: ClassVar[str] = "start_clock"
    rule: ClassVar[Rule] = Rule(
        timekeeping.check_start_clock,
        timekeeping.start_clock,
        says("starts clock for", FOR_TASK, OF_PLAYERS),
        doers=ANYBODY,
        needs=lambda at: at.phase in (Phase.START, *BEGINS, Phase.GOAL) or at.aside,
        lister=CLOCKS,
        by_table=True,
    )
    task: Task
    players: tuple[Seat, ...] = ()


def leaves_mat(log: Log, number: int) -> bool:
    """Whether a limit that ran out changes nothing that others look at."""
    action = log[number]
    return isinstance(action, TimeExpires) and action.task in PASSING


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeExpires(Action):
    """The limit is reached."""

    do: ClassVar[str] = "time_expires"
    rule: ClassVar[Rule] = by_clock(
        timekeeping.check_expiry,
        timekeeping.time_expires,
        says("runs out for", FOR_TASK, OF_PLAYERS),
        lister=TICKS,
        passes=leaves_mat,
    )
    by: Seat = CLOCK
    task: Task
    players: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Countdown(Action):
    """Ten seconds are counted: begun, or counted to the end."""

    do: ClassVar[str] = "countdown"
    rule: ClassVar[Rule] = Rule(
        timekeeping.check_countdown,
        timekeeping.countdown,
        (
            *says("begins countdown", OF_PLAYERS, finished=False),
            *says("ends countdown", OF_PLAYERS, finished=True),
        ),
        doers=ANYBODY,
        at_once=True,
        needs=lambda at: at.counts,
        lister=CLOCKS,
        by_table=True,
        passes=True,
    )
    finished: bool
    players: tuple[Seat, ...] = ()


def list_extra_minutes(state: State, seat: Seat) -> Iterator[Candidate]:
    """List the tasks for which a minute can be bought."""
    del state, seat
    for task in (Task.WRITE, Task.CHECK, Task.GOAL):
        yield TakeExtraMinute, {"task": task}, ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeExtraMinute(Action):
    """Pay a point for one more minute of writing or checking."""

    do: ClassVar[str] = "take_extra_minute"
    rule: ClassVar[Rule] = Rule(
        extra_minutes.check_extra,
        extra_minutes.take_extra,
        says("takes extra minute for", FOR_TASK),
        needs=during(Phase.GOAL, Phase.WRITING, Phase.CHECKING),
        lister=Lister(100, list_extra_minutes, on_nothing),
        beside=Beside.PAPERS,
    )
    task: Task


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraMinuteExpires(Action):
    """The extra minute is over too."""

    do: ClassVar[str] = "extra_minute_expires"
    rule: ClassVar[Rule] = by_clock(
        extra_minutes.check_extra_expiry,
        extra_minutes.extra_expires,
        says("ends extra minute for", FOR_TASK, OF_PLAYERS),
        lister=TICKS,
    )
    by: Seat = CLOCK
    task: Task
    players: tuple[Seat, ...] = ()


# The round.


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundWarning(Action):
    """The round's time is called: no new shake (XI-B)."""

    do: ClassVar[str] = "round_warning"
    rule: ClassVar[Rule] = by_clock(
        rounds.check_round,
        rounds.round_warning,
        says("warns of the round's end"),
        lister=TICKS,
        passes=True,
    )
    by: Seat = CLOCK


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundStop(Action):
    """Five minutes later: moving stops (XI-B)."""

    do: ClassVar[str] = "round_stop"
    rule: ClassVar[Rule] = by_clock(
        rounds.check_round,
        rounds.round_stop,
        says("stops the round"),
        lister=TICKS,
    )
    by: Seat = CLOCK


@dataclass(frozen=True, slots=True, kw_only=True)
class CallReady(Action):
    """The next shake is called: players who have not said that they are ready count as ready."""

    do: ClassVar[str] = "call_ready"
    rule: ClassVar[Rule] = by_clock(
        ending.check_call_ready,
        ending.call_ready,
        says("calls the next shake"),
        lister=TICKS,
    )
    by: Seat = CLOCK


# Who is at the table.


def refuse_stand_in(action: LeaveTable, door: Door) -> Fault | None:
    """The table puts a stand-in into a seat; a player only says that he leaves."""
    del door
    return Fault.NOT_YOUR_PART if action.stand_in else None


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveTable(Action):
    """Leave the table: called away, or gone.

    The table rests until the player is back; with a stand-in in the seat it plays on without him.
    """

    do: ClassVar[str] = "leave_table"
    rule: ClassVar[Rule] = Rule(
        ending.check_leave,
        ending.leave,
        says("leaves table", Slot("stand_in", FLAG, "with a stand-in")),
        at_once=True,
        lister=WORDS,
        gate=refuse_stand_in,
    )
    stand_in: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready(Action):
    """Say that one is ready for the next shake: no clock runs before (II-A)."""

    do: ClassVar[str] = "ready"
    rule: ClassVar[Rule] = Rule(
        ending.check_ready,
        ending.say_ready,
        says("is ready for the next shake"),
        at_once=True,
        needs=during(Phase.END),
        lister=WORDS,
        beside=Beside.PAPERS,
        passes=True,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnToTable(Action):
    """Come back."""

    do: ClassVar[str] = "return_to_table"
    rule: ClassVar[Rule] = Rule(
        ending.check_return,
        ending.come_back,
        says("returns to table"),
        at_once=True,
        needs=lambda at: at.gone,
        lister=WORDS,
    )
