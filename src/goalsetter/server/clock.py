"""The server's clock: milliseconds for which it has run in all, over every start.

It stands still while the server does not run, so an outage costs nobody any time. A store keeps how
far it has come.
"""

from __future__ import annotations

from time import monotonic_ns

A_MILLISECOND = 1_000_000


class Clock:
    """Goes on from the moment at which it stood."""

    def __init__(self, stood_at: int = 0) -> None:
        self._base = stood_at - monotonic_ns() // A_MILLISECOND

    def now(self) -> int:
        """This moment; never earlier than one before it."""
        return self._base + monotonic_ns() // A_MILLISECOND
