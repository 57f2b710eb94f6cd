"""Classes of cards: those that no usable cube tells apart are always taken together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from goalsetter.expr import CardSet


@dataclass(frozen=True, slots=True)
class Classes:
    """The classes of a Universe, each as the set of its cards."""

    classes: tuple[CardSet, ...]

    def of(self, cards: CardSet) -> CardSet:
        """The classes that hold some of these cards, as a mask of classes."""
        return sum([1 << at for at, each in enumerate(self.classes) if each & cards])

    def weights(self, doubled: CardSet) -> tuple[int, ...]:
        """What each class counts: a card one, a double card two."""
        return tuple(each.bit_count() + (each & doubled).bit_count() for each in self.classes)


def classes_of(sets: Iterable[CardSet], everything: CardSet) -> Classes:
    """The Universe cut by every set that a cube can name."""
    classes = [everything] if everything else []
    for cards in set(sets):
        halves = [half for each in classes for half in (each & cards, each & ~cards)]
        classes = [half for half in halves if half]
    return Classes(tuple(sorted(classes)))
