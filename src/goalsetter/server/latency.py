"""Latency, and claims to the block in the order in which they were made, not in which they came.

A claim was made half a round trip before it came in. Only what the server has measured counts, and
only up to a limit, so that a browser which answers late on purpose gains little, and one that says
nothing gains nothing. All times are milliseconds of the server's clock.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median_low
from typing import TypeVar

from goalsetter.play import Seat

LONGEST = 200
"""The longest round trip that counts."""
CREDIT = LONGEST // 2
"""By how much a claim can have been made before it came in."""
KEPT = 5
"""How many round trips are remembered."""

C = TypeVar("C")


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockClaim:
    """A claim to the block: by whom, when it came in, and the round trip of that browser."""

    seat: Seat
    came: int
    trip: int = 0

    @property
    def half(self) -> int:
        """Half of the round trip, as far as it counts."""
        return min(max(0, self.trip), LONGEST) // 2

    @property
    def moment(self) -> int:
        """When it was made."""
        return self.came - self.half


def in_order(claims: Iterable[C], claim_of: Callable[[C], BlockClaim]) -> list[C]:
    """The first one first; of two made at the same moment, the one that came in first."""

    def rank(one: C) -> tuple[int, int]:
        claim = claim_of(one)
        return claim.moment, claim.came

    return sorted(claims, key=rank)


def decided_at(claims: Sequence[BlockClaim]) -> int:
    """From this moment on no claim can come in that was made before the first of these."""
    return min(claim.moment for claim in claims) + CREDIT


class Trips:
    """The last round trips of one browser, each measured by the server."""

    def __init__(self) -> None:
        self._sent: dict[int, int] = {}
        self._found: deque[int] = deque(maxlen=KEPT)

    @property
    def usual(self) -> int:
        """The median of the last ones; 0 until one has been measured."""
        return median_low(self._found) if self._found else 0

    def sent(self, number: int, at: int) -> None:
        """A sounding goes out; one that was not answered is forgotten."""
        self._sent = {number: at}

    def heard(self, number: int, at: int) -> None:
        """It is answered; what was never sent, or has been answered, tells nothing."""
        sent = self._sent.pop(number, None)
        if sent is not None:
            self._found.append(max(0, at - sent))
