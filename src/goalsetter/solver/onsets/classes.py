"""Classes of cards: those that no usable cube tells apart are always taken together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from goalsetter.expr import CardSet


@dataclass(frozen=True, slots=True)
class Classes:
    """The classes of a Universe, each as the set of its cards."""

    classes: tuple[CardSet, ...]

    def of(self, cards: CardSet) -> CardSet:
        """The classes that hold some of these cards, as a mask of classes."""
        return sum([1 << at for at, own in enumerate(self.classes) if own & cards])

    def weights(self, doubled: CardSet) -> tuple[int, ...]:
        """The count of each class: a card one, a double card two."""
        return tuple(own.bit_count() + (own & doubled).bit_count() for own in self.classes)


def classes_of(sets: Sequence[CardSet], everything: CardSet) -> Classes:
    """The Universe cut by every set that a cube can name.

    The order of the classes tells which sets hold them, so that other cards cut in the same way
    make the same masks.
    """
    classes = {0: everything} if everything else {}
    for cards in sets:
        # Twice the number of holders, plus one if this set holds the class: a path down the sets.
        halves = [
            pair
            for holders, own in classes.items()
            for pair in ((2 * holders, own & ~cards), (2 * holders + 1, own & cards))
        ]
        classes = {holders: half for holders, half in halves if half}
    return Classes(tuple(classes[holders] for holders in sorted(classes, reverse=True)))
