"""Filling the bank: seeds one after the other, each an item or a reason why it is none.

A shelf is the items of one kind in one division of one book. Its seeds count up from 1, so a
shelf can be taken up where it was left, and anybody can make the same items again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from goalsetter.coach import Discard, DiscardReason, PracticeItem, PracticeKind, make_item, same_as
from goalsetter.rules import Division

Place = tuple[str, Division]
LEEWAY = 4
"""How many items more than its share an answer may have on a shelf."""


@dataclass(slots=True)
class Shelf:
    """The items of one kind in one division of one book, and what was thrown away."""

    kind: PracticeKind
    place: Place
    items: list[PracticeItem] = field(default_factory=list)
    discards: Counter[str] = field(default_factory=Counter)
    seed: int = 0
    """The last seed that was tried."""
    known: set[tuple[object, ...]] = field(default_factory=set)
    answers: Counter[str] = field(default_factory=Counter)

    def put(self, item: PracticeItem) -> None:
        """Put an item that is there already, and go on behind its seed."""
        self.items.append(item)
        self.known.add(same_as(item))
        self.answers[item.answer("right")] += 1
        self.seed = max(self.seed, item.seed)

    def refuse(self, item: PracticeItem) -> Discard | None:
        """Why a good item has no place here: it is here already, or its answer too often."""
        if same_as(item) in self.known:
            return Discard(DiscardReason.TWICE)
        shares = len(self.kind.balanced)
        often = shares and self.answers[item.answer("right")] * shares > len(self.items) + LEEWAY
        return Discard(DiscardReason.UNBALANCED) if often else None

    def try_next(self) -> PracticeItem | Discard:
        """Try the next seed."""
        self.seed += 1
        dice = dice_of(self.kind.name, self.place, self.seed)
        made = make_item(self.kind, dice, self.seed, self.place)
        if isinstance(made, PracticeItem):
            made = self.refuse(made) or made
        if isinstance(made, Discard):
            self.discards[made.reason.value] += 1
        else:
            self.put(made)
        return made

    def fill(self, wanted: int, tries: int) -> Iterator[PracticeItem | Discard]:
        """Try seeds until there are so many items, or so many seeds have been tried."""
        for _ in range(tries):
            if len(self.items) >= wanted:
                break
            yield self.try_next()


def dice_of(kind: str, place: Place, seed: int) -> Random:
    """The chance of one seed: another for each kind, book and division."""
    return Random(f"{kind} {place[0]} {place[1].value} {seed}")


def shelves(kinds: tuple[PracticeKind, ...]) -> list[Shelf]:
    """All shelves, empty."""
    return [Shelf(kind, place) for kind in kinds for place in kind.places]
