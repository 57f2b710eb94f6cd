"""Brackets that can be left out: those without which there is still just one reading, the same.

And those only that nobody would miss: ``2+√9``, and ``2+3x4`` where there is an order of
operations; but not ``5√1√9``, though a rule says what it means.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from goalsetter.cubes import Group, Item, Placed, Written
from goalsetter.expr import written_out
from goalsetter.rules import Reader

Items = tuple[Item, ...]


def lean(written: Written, reader: Reader) -> Written:
    """The expression with as few brackets as leave it the one reading that it has."""
    meant = written.items
    items = meant
    while True:
        ordered = reader.rules.order_of_operations
        fewer = next((each for each in _fewer(items, ordered) if _means(each, meant, reader)), None)
        if fewer is None:
            return Written(items)
        items = fewer


def _means(items: Items, meant: Items, reader: Reader) -> bool:
    """Whether the items have one grouping only, and with every bracket it is the one meant."""
    found = reader.every(Written(items), 2)
    return len(found) == 1 and written_out(found[0].tree, items) == meant


def _fewer(items: Items, ordered: bool) -> Iterator[Items]:
    """The items with one pair of brackets taken away that nobody would miss, at any depth."""
    for at, item in enumerate(items):
        if isinstance(item, Group) and item.note is None:
            if _needless(items[max(0, at - 1) : at + 2], item, ordered):
                yield (*items[:at], *item.items, *items[at + 1 :])
            for inner in _fewer(item.items, ordered):
                yield (*items[:at], replace(item, items=inner), *items[at + 1 :])


def _needless(beside: Items, group: Group, ordered: bool) -> bool:
    """A root that follows no power or root; or a step of the order of operations."""
    if any(map(_bends, beside)):
        return False
    return _bends(group.items[0]) or (ordered and not any(map(_bends, group.items)))


def _bends(item: Item) -> bool:
    """Whether an item is the sign of a power or a root."""
    return isinstance(item, Placed) and item.cube.symbol in "^√"
