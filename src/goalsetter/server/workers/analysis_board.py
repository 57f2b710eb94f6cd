"""A board that several processes see: how far each shake is, and whether everybody should stop."""

from __future__ import annotations

from collections.abc import MutableSequence
from dataclasses import dataclass
from multiprocessing.context import BaseContext
from typing import cast

SLOTS = 1_000
"""How many shakes are followed; those after them share the last place."""
WHOLE = 1_000
"""A shake that was looked at from beginning to end."""


@dataclass(frozen=True, slots=True)
class Board:
    """The first place is the word to stop, every other one is a shake."""

    places: MutableSequence[int]

    def clear(self) -> None:
        """For the next match."""
        for place in range(len(self.places)):
            self.places[place] = 0

    def stop(self) -> None:
        """Tell everybody to stop."""
        self.places[0] = 1

    def stopped(self) -> bool:
        """Whether everybody should stop."""
        return bool(self.places[0])

    def tell(self, slot: int, done: int, total: int) -> None:
        """A shake has come so far."""
        self.places[1 + min(slot, SLOTS - 1)] = done * WHOLE // max(1, total)

    def percent(self, total: int) -> int:
        """How much of so many shakes is done; all of it only when it is."""
        followed = min(total, SLOTS)
        done = sum(self.places[1 : 1 + followed])
        return min(99, done * 100 // (WHOLE * max(1, followed)))


def new_board(context: BaseContext) -> Board:
    """A board for processes of a kind."""
    return Board(cast(MutableSequence[int], context.RawArray("i", 1 + SLOTS)))
