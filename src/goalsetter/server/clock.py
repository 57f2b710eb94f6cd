"""The server's clock: milliseconds for which it has run in all, over every start.

It stands still while the server does not run, so an outage costs nobody any time. A store keeps how
far it has come.
"""

from __future__ import annotations

from time import monotonic


class ServerClock:
    """Goes on from the moment at which it stood; tests let it go faster."""

    def __init__(self, stood_at: int = 0, speed: float = 1.0) -> None:
        self._stood_at, self._speed = stood_at, speed
        self._since: float | None = monotonic()

    def now(self) -> int:
        """This moment; never earlier than one before it."""
        if self._since is None:
            return self._stood_at
        return self._stood_at + int((monotonic() - self._since) * 1000 * self._speed)

    def stop(self) -> None:
        """Stand still: nobody loses time while nothing can be kept."""
        self._stood_at, self._since = self.now(), None

    def go(self) -> None:
        """Go on from where it stands."""
        self._stood_at, self._since = self.now(), monotonic()

    def until(self, moment: int) -> float:
        """Seconds to wait for a moment."""
        return max(0, moment - self.now()) / 1000 / self._speed

    def going_on(self, stood_at: int) -> ServerClock:
        """A clock like this one that goes on from another moment."""
        return ServerClock(stood_at, self._speed)
