"""Chance as data: the few things that a generator asks of a source that its caller has seeded."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Dice(Protocol):
    """A source of chance, such as ``random.Random(seed)``."""

    def randrange(self, start: int, stop: int | None = None, /) -> int:
        """A whole number below a bound, or between two."""
        ...

    def choice(self, seq: Sequence[T], /) -> T:
        """One of a sequence."""
        ...

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put a list into a chance order."""
        ...

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Draw so many of a sequence, each place once."""
        ...
