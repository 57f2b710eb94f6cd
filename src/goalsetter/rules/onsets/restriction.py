"""Restrictions: which cards they remove (On-Sets VI-B).

A Restriction is sets joined by = and ⊆ from left to right; brackets round either sign are
meaningless (VI-B-3).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from goalsetter.cubes import RESTRICTION_SIGNS, Item, Written
from goalsetter.expr import CardSet, Tree, mask, written_out
from goalsetter.rules.onsets.reading import SetReader, has_restriction_sign


@dataclass(frozen=True, slots=True)
class Removal:
    """One reading of a Restriction: the cards it removes, and the grouping of each of its sets."""

    cards: CardSet
    trees: tuple[Tree, ...]


def removals(written: Written, reader: SetReader) -> tuple[Removal, ...]:
    """Every reading of a Restriction with distinct effect; none if it has no meaning."""
    sides, signs = split(written, reader)
    if reader.too_long(written) or not signs or not all(sides):
        return ()
    if any(has_restriction_sign(side, reader) for side in sides):
        return ()
    found: dict[CardSet, Removal] = {}
    options = [list(reader.values(Written(side)).items()) for side in sides]
    for choice in product(*options):
        cards = removed(tuple(value for value, _ in choice), signs, mask(reader.universe.cards))
        found.setdefault(cards, Removal(cards, tuple(tree for _, tree in choice)))
    return tuple(found.values())


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
        gone |= left & ~right if sign == "⊆" else left ^ right
    return gone & universe
