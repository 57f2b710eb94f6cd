"""A clock: for whom, for what, until when. It never reads the time: moments are handed to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from goalsetter.play.seat import Seat
from goalsetter.rules import Task

MILLISECONDS = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockHand:
    """One player's hand of a clock, from the moment at which the limit concerns him alone.

    Players who are late with the same task are counted down each by himself (XI-A-3, decision 34).
    """

    seat: Seat
    expired: bool = False
    """Whether he was told that the limit is over."""
    counting: int | None = None
    """Since when ten seconds are counted down for him."""
    counted: int | None = None
    """When they were counted to the end."""
    extra_since: int | None = None
    extra_ends: int | None = None
    """When his extra minute is over."""

    @property
    def extra(self) -> bool:
        """Whether he has his extra minute."""
        return self.extra_ends is not None

    def later(self, by: int) -> ClockHand:
        """The hand after a rest: what has begun ends that much later."""
        counting, counted, since, ends = (
            None if at is None else at + by
            for at in (self.counting, self.counted, self.extra_since, self.extra_ends)
        )
        return replace(self, counting=counting, counted=counted, extra_since=since, extra_ends=ends)


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """A running limit. ``paused`` is the moment at which it was stopped, if it is."""

    task: Task
    players: tuple[Seat, ...]
    started: int
    ends: int
    hands: tuple[ClockHand, ...] = ()
    """How far it has come with each player who is late or was warned; most have none."""
    paused: int | None = None

    @property
    def expired(self) -> bool:
        """Whether the limit is over for somebody: the sand is the same for all."""
        return any(hand.expired for hand in self.hands)

    @property
    def extra(self) -> bool:
        """Whether an extra minute runs."""
        return any(hand.extra for hand in self.hands)

    @property
    def began(self) -> int:
        """When the limit or the last extra minute began."""
        return max([self.started, *(hand.extra_since or 0 for hand in self.hands)])

    def hand(self, seat: Seat) -> ClockHand:
        """How far it has come with one player."""
        return next((hand for hand in self.hands if hand.seat == seat), ClockHand(seat=seat))

    def with_hands(self, seats: tuple[Seat, ...], **changes: Any) -> Clock:
        """The clock with the hands of some players changed."""
        known = {hand.seat: hand for hand in self.hands}
        changed = {seat: replace(self.hand(seat), **changes) for seat in seats}
        return replace(self, hands=tuple((known | changed).values()))

    def end_for(self, seat: Seat) -> int:
        """When the limit, or the extra minute, is over for one player."""
        minute = self.hand(seat).extra_ends
        return self.ends if minute is None else minute

    def left(self, now: int, seat: Seat | None = None) -> int:
        """Milliseconds that are left at a moment: for one player, or until the last is done."""
        minutes = [hand.extra_ends for hand in self.hands if hand.extra_ends is not None]
        ends = max(minutes, default=self.ends) if seat is None else self.end_for(seat)
        return max(0, ends - (now if self.paused is None else self.paused))

    def pause(self, now: int) -> Clock:
        """The clock, stopped."""
        return self if self.paused is not None else replace(self, paused=now)

    def resume(self, now: int) -> Clock:
        """The clock, running on from where it was."""
        if self.paused is None:
            return self
        rest = now - self.paused
        hands = tuple(hand.later(rest) for hand in self.hands)
        return replace(self, ends=self.ends + rest, hands=hands, paused=None)

    def runs_for(self, seat: Seat) -> bool:
        """Whether the player is timed by it."""
        return seat in self.players


def clock_for(task: Task, players: tuple[Seat, ...], now: int, seconds: int) -> Clock:
    """A clock that starts now."""
    return Clock(task=task, players=players, started=now, ends=now + seconds * MILLISECONDS)
