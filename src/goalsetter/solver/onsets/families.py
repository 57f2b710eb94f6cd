"""Families of sets, and what an operation makes of every pair from two of them.

Small families are joined pair by pair. Large ones are joined as bit strings with a bit for every
set that there is: an operation with one set then shifts whole halves of the string.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from goalsetter.expr import CardSet

Family = set[CardSet]

FEW_PAIRS = 2_000
"""Up to so many pairs are joined one by one."""

JOINS: Mapping[str, Callable[[Family, Family], Family]] = {
    "union": lambda lefts, rights: {a | b for a in lefts for b in rights},
    "intersection": lambda lefts, rights: {a & b for a in lefts for b in rights},
    "subtraction": lambda lefts, rights: {a & ~b for a in lefts for b in rights},
    "symmetric-difference": lambda lefts, rights: {a ^ b for a in lefts for b in rights},
}
"""Pair by pair, by the name that the tables of ``rules`` use."""

SYMMETRIC = frozenset({"union", "intersection", "symmetric-difference"})
"""Operations whose operands may change places."""


class Algebra:
    """Joins families of sets of so many classes of cards."""

    def __init__(self, classes: int) -> None:
        self.classes = classes
        self.everything = (1 << classes) - 1
        self._lows: list[int] = []

    def joined(self, function: str, lefts: Family, rights: Family) -> Family:
        """The result of the operation for every pair."""
        if len(lefts) * len(rights) <= FEW_PAIRS:
            return JOINS[function](lefts, rights)
        if function == "subtraction":
            function, rights = "intersection", self.complements(rights)
        # The larger one becomes the string: each set of the smaller is one pass over it.
        if len(lefts) > len(rights):
            lefts, rights = rights, lefts
        string, results = self.string_of(rights), 0
        for cards in lefts:
            results |= SHIFTS[function](self, string, cards)
        # Read as text: far quicker than shifting a number of 2^16 bits bit by bit.
        return {mark.start() for mark in re.finditer("1", f"{results:b}"[::-1])}

    def cost(self, lefts: Family, rights: Family) -> int:
        """About how many steps it takes to join two families."""
        pairs = len(lefts) * len(rights)
        return pairs if pairs <= FEW_PAIRS else self.classes * min(len(lefts), len(rights))

    def complements(self, family: Family) -> Family:
        """The complement of each set."""
        return {self.everything ^ cards for cards in family}

    def lows(self) -> list[int]:
        """For each class the string of all sets that lack it."""
        if not self._lows:
            length = 1 << self.classes
            for at in range(self.classes):
                # A set's number is its classes as bits: those that lack one stand in blocks.
                block = (1 << (1 << at)) - 1
                every = ((1 << length) - 1) // ((1 << (2 << at)) - 1)
                self._lows.append(block * every)
        return self._lows

    def string_of(self, family: Family) -> int:
        """The family with a bit for every set that there is."""
        marks = bytearray((1 << self.classes) + 7 >> 3)
        for cards in family:
            marks[cards >> 3] |= 1 << (cards & 7)
        return int.from_bytes(marks, "little")

    def with_all(self, string: int, cards: CardSet) -> int:
        """Every set of the family with these classes added."""
        for at in places_in(cards):
            low = string & self.lows()[at]
            string = (string ^ low) | low << (1 << at)
        return string

    def within(self, string: int, cards: CardSet) -> int:
        """Every set of the family with all but these classes taken away."""
        for at in places_in(self.everything ^ cards):
            low = string & self.lows()[at]
            string = low | (string ^ low) >> (1 << at)
        return string

    def turned(self, string: int, cards: CardSet) -> int:
        """Every set of the family with these classes taken away or added."""
        for at in places_in(cards):
            low = string & self.lows()[at]
            string = low << (1 << at) | (string ^ low) >> (1 << at)
        return string


SHIFTS: Mapping[str, Callable[[Algebra, int, CardSet], int]] = {
    "union": Algebra.with_all,
    "intersection": Algebra.within,
    "symmetric-difference": Algebra.turned,
}
"""The effect of an operation with one set on a whole family as a string."""


def places_in(cards: CardSet) -> Iterator[int]:
    """The places of the ones."""
    while cards:
        yield (cards & -cards).bit_length() - 1
        cards &= cards - 1
