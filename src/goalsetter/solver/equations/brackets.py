"""Brackets that can be left out: those without which there is still just one reading, the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from goalsetter.cubes import Group, Item, Written
from goalsetter.expr import written_out
from goalsetter.rules import Reader

Items = tuple[Item, ...]


def lean(written: Written, reader: Reader) -> Written:
    """The expression with as few brackets as leave it the one reading that it has."""
    meant = written.items
    items = meant
    while True:
        fewer = next((each for each in _fewer(items) if _means(each, meant, reader)), None)
        if fewer is None:
            return Written(items)
        items = fewer


def _means(items: Items, meant: Items, reader: Reader) -> bool:
    """Whether the items have one grouping only, and with every bracket it is the one meant."""
    found = reader.every(Written(items), 2)
    return len(found) == 1 and written_out(found[0].tree, items) == meant


def _fewer(items: Items) -> Iterator[Items]:
    """The items with one pair of brackets taken away, at any depth."""
    for at, item in enumerate(items):
        if isinstance(item, Group) and item.note is None:
            yield (*items[:at], *item.items, *items[at + 1 :])
            for inner in _fewer(item.items):
                yield (*items[:at], replace(item, items=inner), *items[at + 1 :])
