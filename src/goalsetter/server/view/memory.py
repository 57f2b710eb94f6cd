"""Parts of pictures that were drawn before, with all that they were drawn from.

A deed changes a few parts of a table. The others are drawn from the same values as at the step
before, so they are not drawn again: they stay the very same objects, and what knows them by their
identity (``parts``) neither puts them into JSON nor compares them again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class PartMemory:
    """The last part of each name. Trap: ``grounds`` must hold everything that the part shows."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[object, tuple[tuple[object, ...], Any]] = {}

    def part(self, name: object, grounds: tuple[object, ...], draw: Callable[[], T]) -> T:
        """The part that was drawn from equal grounds, or one that is drawn now."""
        known = self._parts.get(name)
        # Tuples compare their items by identity first: values that stayed cost next to nothing.
        if known is not None and known[0] == grounds:
            part: T = known[1]
            return part
        part = draw()
        self._parts[name] = grounds, part
        return part
