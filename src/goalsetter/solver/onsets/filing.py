"""Parts that use the cubes correctly, filed by size, by the key of their cubes, by cards."""

from __future__ import annotations

from typing import Generic, TypeVar

from goalsetter.expr import CardSet
from goalsetter.solver.onsets.ledger import Key

T = TypeVar("T")

Drawer = dict[CardSet, list[T]]
"""Sets of cards, each with where it is found."""


class Filing(Generic[T]):
    """Files what is found at each size; unless ``every`` is asked for, each set once for a key."""

    def __init__(self, every: bool) -> None:
        self.every = every
        self.sizes: list[dict[Key, Drawer[T]]] = [{}]
        self._seen: dict[Key, set[CardSet]] = {}

    def open_next(self) -> None:
        """Begin with the next size."""
        self.sizes.append({})

    def add(self, key: Key, cards: CardSet, place: T) -> None:
        """File a set at the size that is open."""
        seen = self._seen.setdefault(key, set())
        # A set that was named shorter with the same key is no use a second time, unless all ways to
        # write it are asked for.
        if self.every or cards not in seen:
            seen.add(cards)
            self.sizes[-1].setdefault(key, {}).setdefault(cards, []).append(place)

    def drawers(self, size: int) -> dict[Key, Drawer[T]]:
        """Everything filed at one size."""
        return self.sizes[size] if size < len(self.sizes) else {}
