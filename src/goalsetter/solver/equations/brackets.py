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
from goalsetter.solver.equations.single_reading import reads_once

Items = tuple[Item, ...]


def lean(written: Written, reader: Reader) -> Written:
    """The expression with as few brackets as leave it the one reading that it has."""
    items = written.items
    ordered = reader.rules.order_of_operations
    while True:
        for fewer in _fewer(items, ordered):
            # Still one grouping only, and with every bracket put back it is the one meant.
            if not reads_once(fewer, reader):
                continue
            (reading,) = reader.every(Written(fewer), 1)
            if written_out(reading.tree, fewer) == written.items:
                items = fewer
                break
        else:
            return Written(items)


def _fewer(items: Items, ordered: bool) -> Iterator[Items]:
    """The items with one pair of brackets taken away that nobody would miss, at any depth."""
    for at, item in enumerate(items):
        if isinstance(item, Group) and item.note is None:
            # A root that follows no power or root; or a step of the order of operations.
            beside = any(map(bends, items[max(0, at - 1) : at + 2]))
            plain = ordered and not any(map(bends, item.items))
            if not beside and (bends(item.items[0]) or plain):
                yield (*items[:at], *item.items, *items[at + 1 :])
            for inner in _fewer(item.items, ordered):
                yield (*items[:at], replace(item, items=inner), *items[at + 1 :])


def bends(item: Item) -> bool:
    """Whether an item is the sign of a power or a root."""
    return isinstance(item, Placed) and item.cube.symbol in "^√"
