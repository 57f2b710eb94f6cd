"""A clock: for whom, for what, until when. It never reads the time: moments are handed to it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.play.seat import Seat
from goalsetter.rules import Task

MILLISECONDS = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """A running limit. ``paused`` is the moment at which it was stopped, if it is."""

    task: Task
    players: tuple[Seat, ...]
    started: int
    ends: int
    extra: bool = False
    expired: bool = False
    counting: bool = False
    """Whether ten seconds are being counted down."""
    counted: bool = False
    """Whether the ten seconds were counted to the end."""
    paused: int | None = None

    def left(self, now: int) -> int:
        """Milliseconds that are left at a moment."""
        return max(0, self.ends - (now if self.paused is None else self.paused))

    def pause(self, now: int) -> Clock:
        """The clock, stopped."""
        return self if self.paused is not None else replace(self, paused=now)

    def resume(self, now: int) -> Clock:
        """The clock, running on from where it was."""
        if self.paused is None:
            return self
        return replace(self, ends=self.ends + now - self.paused, paused=None)

    def runs_for(self, seat: Seat) -> bool:
        """Whether the player is timed by it."""
        return seat in self.players


def clock_for(
    task: Task, players: tuple[Seat, ...], now: int, seconds: int, *, extra: bool = False
) -> Clock:
    """A clock that starts now."""
    ends = now + seconds * MILLISECONDS
    return Clock(task=task, players=players, started=now, ends=ends, extra=extra)
