"""How strict the clocks are: by the book, three times as slow for people, or not at all."""

from __future__ import annotations

from enum import StrEnum

RELAXED = 3
"""How many times as long people have at a relaxed table."""


class Pace(StrEnum):
    """The handling of the book's limits. A bot is held to them at every pace."""

    TOURNAMENT = "tournament"
    """They hold."""
    RELAXED = "relaxed"
    """For people time passes more slowly; there is no end of the round."""
    NONE = "none"
    """For people time stands still before a limit is reached; there is no end of the round."""

    @property
    def has_rounds(self) -> bool:
        """Whether the time of the round is called."""
        return self is Pace.TOURNAMENT


def passed(pace: Pace, elapsed: int, left: int | None) -> int:
    """How much time passes at the table while somebody is waited for.

    ``left`` is the time until the clock speaks next, if it does.
    """
    if pace is Pace.RELAXED:
        return elapsed // RELAXED
    if pace is Pace.NONE and left is not None:
        return min(elapsed, max(0, left - 1))
    return elapsed


def lasting(pace: Pace, left: int) -> int | None:
    """How long the caller waits until so much time has passed at the table; none is for ever."""
    if pace is Pace.NONE:
        return None
    return left * RELAXED if pace is Pace.RELAXED else left
