"""Brackets: one that is missing, and the fewest that settle a reading."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from goalsetter.cubes import BRACKETS, Group, Item, Written, narrow
from goalsetter.errors import NotationError
from goalsetter.notation import NotationCode
from goalsetter.rules import rulings, settled_by

MISSING = (NotationCode.UNCLOSED_BRACKET, NotationCode.UNOPENED_BRACKET)

Parts = tuple[Written, ...]
Fits = Callable[[Parts], bool]
"""Whether every reading of these parts of a paper fits."""


@settled_by(rulings.grouping.SEVERAL_BRACKETS)
def completed(text: str, error: NotationError) -> Iterator[str]:
    """The text with the one missing bracket put in at every place (judges E4)."""
    if error.code not in MISSING:
        return
    # The error stands at the lonely bracket; what is missing is its partner.
    bracket = narrow(text[error.position : error.position + 1])
    opening = {close: opened for opened, close in BRACKETS.items()}
    missing = BRACKETS.get(bracket) or opening.get(bracket, "")
    for position in range(len(text) + 1):
        before = text[:position]
        # A bracket inside a note, or between a cube and its note, would change what the note says.
        in_note = before.count("<") > before.count(">")
        if not in_note and text[position : position + 1] != "<":
            yield before + missing + text[position:]


def brackets_on(paper: str) -> frozenset[str]:
    """The brackets that stand on a paper: some rulings are about them."""
    return frozenset(paper) & {*BRACKETS, *BRACKETS.values()}


def fewest(parts: Parts, fits: Fits) -> Parts:
    """Brackets taken away one by one while every reading still fits."""
    # Greedily, from left to right: the same for everybody, if not always the shortest.
    while True:
        one_pair_less = (
            (*parts[:at], Written(items), *parts[at + 1 :])
            for at, part in enumerate(parts)
            for items in _without_one(part.items)
        )
        fewer = next(filter(fits, one_pair_less), None)
        if fewer is None:
            return parts
        parts = fewer


def _without_one(items: tuple[Item, ...]) -> Iterator[tuple[Item, ...]]:
    """The items with one pair of brackets taken away, at any depth; noted groups stay."""
    for at, item in enumerate(items):
        if isinstance(item, Group):
            # What is noted must stay in its brackets, or the note would speak of something else.
            if item.note is None:
                yield (*items[:at], *item.items, *items[at + 1 :])
            for inner in _without_one(item.items):
                yield (*items[:at], replace(item, items=inner), *items[at + 1 :])
