"""Limits of speed: a bucket that fills by itself and gives out one token for each thing done."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from goalsetter.server.settings import Limits


class Bucket:
    """Holds at most ``most`` tokens and gains ``rate`` a second."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self._left, self._since = most, monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        enough = self.has_some()
        self._left -= enough
        return enough

    def take_or_wait(self) -> float:
        """Take a token and return 0; if there is none, return the seconds until there is one."""
        return 0.0 if self.take() else (1 - self._left) / self.rate

    def has_some(self) -> bool:
        """Whether there is a token."""
        now = monotonic()
        self._left = min(self.most, self._left + (now - self._since) * self.rate)
        self._since = now
        return self._left >= 1

    def give_back(self) -> None:
        """Put a token back: whatever it was taken for does not count after all."""
        self._left = min(self.most, self._left + 1)


class Buckets:
    """A bucket for each of those who asked last."""

    def __init__(self, rate: float, most: float, kept: int = 2_000) -> None:
        self.rate, self.most, self.kept = rate, most, kept
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take a token from somebody's bucket."""
        return self._of(who).take()

    def take_or_wait(self, who: str) -> float:
        """The same for somebody's bucket: 0, or the seconds until it has a token."""
        return self._of(who).take_or_wait()

    def has_some(self, who: str) -> bool:
        """Whether somebody's bucket has a token."""
        return self._of(who).has_some()

    def give_back(self, who: str) -> None:
        """Put a token back into somebody's bucket."""
        self._of(who).give_back()

    def _of(self, who: str) -> Bucket:
        bucket = self._found.pop(who, None) or Bucket(self.rate, self.most)
        self._found[who] = bucket
        if len(self._found) > self.kept:
            self._found.popitem(last=False)
        return bucket


class SeatLimits:
    """How much each seat may do at one table, by whichever browser."""

    def __init__(self, limits: Limits) -> None:
        self.frames = Buckets(limits.frames, limits.frames_at_once)
        self.comings = Buckets(limits.comings, limits.comings_at_once)
        self.words = Buckets(limits.words, limits.words_at_once)
        self.complaints = Buckets(limits.complaints, limits.complaints_at_once)
        self.hints = Buckets(limits.hints, limits.hints_at_once)
