"""Time, the round, and the course of the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from goalsetter.play.actions.base import Action
from goalsetter.play.seat import CLOCK, Seat
from goalsetter.rules import Task


@dataclass(frozen=True, slots=True, kw_only=True)
class StartClock(Action):
    """Start a player's time for a task; no players are all of them."""

    do: ClassVar[str] = "start_clock"
    task: Task
    players: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeExpires(Action):
    """The limit is reached."""

    do: ClassVar[str] = "time_expires"
    by: Seat = CLOCK
    task: Task
    players: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Countdown(Action):
    """Ten seconds are counted: begun, or counted to the end."""

    do: ClassVar[str] = "countdown"
    finished: bool
    players: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeExtraMinute(Action):
    """Pay a point for one more minute of writing or checking."""

    do: ClassVar[str] = "take_extra_minute"
    task: Task


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraMinuteExpires(Action):
    """The extra minute is over too."""

    do: ClassVar[str] = "extra_minute_expires"
    by: Seat = CLOCK
    task: Task
    players: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundWarning(Action):
    """The round's time is called: no new shake (XI-B)."""

    do: ClassVar[str] = "round_warning"
    by: Seat = CLOCK


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundStop(Action):
    """Five minutes later: moving stops (XI-B)."""

    do: ClassVar[str] = "round_stop"
    by: Seat = CLOCK


@dataclass(frozen=True, slots=True, kw_only=True)
class EndShake(Action):
    """A shake is closed; a score sheet kept by hand may bring its scores."""

    do: ClassVar[str] = "end_shake"
    by: Seat = CLOCK
    scores: tuple[tuple[Seat, int], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready(Action):
    """Say that one is ready for the next shake: no clock runs before (II-A)."""

    do: ClassVar[str] = "ready"


@dataclass(frozen=True, slots=True, kw_only=True)
class CallReady(Action):
    """The next shake is called: players who have not said that they are ready count as ready."""

    do: ClassVar[str] = "call_ready"
    by: Seat = CLOCK


@dataclass(frozen=True, slots=True, kw_only=True)
class AppealScore(Action):
    """Ask to correct the scoring of an earlier shake."""

    do: ClassVar[str] = "appeal_score"
    shake: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialScoresheet(Action):
    """Initial the score sheet."""

    do: ClassVar[str] = "initial_scoresheet"


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveTable(Action):
    """Leave the table: called away, or gone.

    The table rests until the player is back; with a stand-in in the seat it plays on without him.
    """

    do: ClassVar[str] = "leave_table"
    stand_in: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnToTable(Action):
    """Come back."""

    do: ClassVar[str] = "return_to_table"
