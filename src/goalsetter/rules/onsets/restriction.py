"""Restrictions: which cards they remove (On-Sets VI-B).

A Restriction is sets joined by = and ⊆ from left to right; brackets round either sign are
meaningless (VI-B-3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice, product

from goalsetter.cubes import RESTRICTION_SIGNS, Item, Written
from goalsetter.expr import CardSet, Tree, mask, written_out
from goalsetter.rules.onsets.reading import SetReader, has_restriction_sign


@dataclass(frozen=True, slots=True)
class Removal:
    """One reading of a Restriction: the cards it removes, and the grouping of each of its sets."""

    cards: CardSet
    trees: tuple[Tree, ...]


ReadSide = Callable[[Written], list[tuple[CardSet, Tree]]]
"""The readings of one set of a Restriction."""


def removals(written: Written, reader: SetReader) -> tuple[Removal, ...]:
    """Every reading of a Restriction with distinct effect; none if it has no meaning."""
    by_cards: dict[CardSet, Removal] = {}
    for removal in _every(written, reader, lambda side: list(reader.values(side).items())):
        by_cards.setdefault(removal.cards, removal)
    return tuple(by_cards.values())


def removals_of(written: Written, reader: SetReader, limit: int) -> tuple[Removal, ...]:
    """The first groupings of a Restriction, whether their effect is distinct or not."""
    every = _every(written, reader, lambda side: reader.every(side, limit))
    return tuple(islice(every, limit))


def _every(written: Written, reader: SetReader, read: ReadSide) -> Iterator[Removal]:
    """Every choice of a reading for each set; none if the whole has no meaning."""
    sides, signs = split(written, reader)
    if reader.too_long(written) or not signs or not all(sides):
        return
    # A sign left inside a side stands in brackets, where it means nothing (VI-B-3).
    if any(has_restriction_sign(side, reader) for side in sides):
        return
    everything = mask(reader.universe.cards)
    for choice in product(*(read(Written(side)) for side in sides)):
        # Sides multiply: five of them with a few readings each make thousands.
        reader.budget.charge(len(sides))
        cards = removed(tuple(value for value, _ in choice), signs, everything)
        yield Removal(cards, tuple(tree for _, tree in choice))


def split(written: Written, reader: SetReader) -> tuple[list[tuple[Item, ...]], list[str]]:
    """The sets of a Restriction and the signs between them."""
    sides: list[tuple[Item, ...]] = [()]
    signs = []
    for item in written.items:
        symbol = reader.symbol(item)
        if _is_sign(symbol):
            signs.append(symbol)
            sides.append(())
        else:
            sides[-1] = (*sides[-1], item)
    return sides, signs


def written_with(written: Written, removal: Removal, reader: SetReader) -> Written:
    """The Restriction with the brackets of one reading written out."""
    sides, _ = split(written, reader)
    signs = [item for item in written.items if _is_sign(reader.symbol(item))]
    items = list(written_out(removal.trees[0], sides[0]))
    for sign, side, tree in zip(signs, sides[1:], removal.trees[1:], strict=True):
        items.extend((sign, *written_out(tree, side)))
    return Written(tuple(items))


def _is_sign(symbol: str) -> bool:
    return symbol != "" and symbol in RESTRICTION_SIGNS


def removed(sets: tuple[CardSet, ...], signs: list[str], universe: CardSet) -> CardSet:
    """The cards that break some link: in the first but not in the second, or in just one."""
    gone = 0
    for left, sign, right in zip(sets, signs, sets[1:], strict=False):
        # Link by link: A = B ⊆ C says A = B and B ⊆ C, nothing of A and C.
        gone |= left & ~right if sign == "⊆" else left ^ right
    return gone & universe
