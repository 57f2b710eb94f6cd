"""Whether a paper can be read in one way only, told level by level and remembered.

The papers of a search have brackets round everything, so their levels are short and few: ``2+3``,
``(…)x4``. How many groupings a level has does not depend on what its brackets hold.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from goalsetter.cubes import DIGITS, Colour, Cube, Group, Item, Placed, StandsFor, Written
from goalsetter.rules import ExpressionPlace, Reader, ReadingRules
from goalsetter.solver.equations.forward import SEVERAL_ROOTS
from goalsetter.solver.equations.identity import ById

LEVELS = 16_384
"""How many levels are remembered: some 300 bytes each."""

ANYTHING = Group((Placed(Cube("1")),))
"""Stands for every pair of brackets, whatever they hold."""


def reads_once(items: tuple[Item, ...], reader: Reader) -> bool:
    """Whether there is just one grouping with one value: ``len(reader.every(…, 2)) == 1``."""
    if not _has_one_value(ById(reader.rules)):
        return len(reader.every(Written(items), 2)) == 1
    levels = _levels(items, _plain_digits(ById(reader.rules)))
    # A note names one of several values, and so it matters what the brackets hold.
    if levels is None:
        return len(reader.every(Written(items), 2)) == 1
    same = ById(reader.rules)
    return all(_groupings(same, reader.place, reader.where, level) == 1 for level in levels)


def _levels(items: tuple[Item, ...], plain: frozenset[str]) -> Iterable[tuple[Item, ...]] | None:
    """The bracket levels with their own brackets hollow and one digit for all plain ones.

    Nothing if some brackets bear a note.
    """
    levels, waiting = [], [items]
    while waiting:
        inner = waiting.pop()
        level: list[Item] = []
        for item in inner:
            if isinstance(item, Group):
                if item.note is not None:
                    return None
                waiting.append(item.items)
                level.append(ANYTHING)
            elif isinstance(item, Placed) and item.note is None and item.cube.symbol in plain:
                level.append(_as_two(item.cube.colour, item.cube.sideways, item.cube.upside_down))
            else:
                level.append(item)
        levels.append(tuple(level))
    return levels


@lru_cache(maxsize=64)
def _as_two(colour: Colour | None, sideways: bool, upside_down: bool) -> Placed:
    return Placed(Cube("2", colour, sideways, upside_down))


@lru_cache(maxsize=256)
def _plain_digits(same: ById[ReadingRules]) -> frozenset[str]:
    """The digits of which one is like another to a reader: not 0 and 1, nor what is wild."""
    rules = same.thing
    digits = [digit for digit in DIGITS if 2 < int(digit) < rules.numerals.base]
    return frozenset() if set(DIGITS[2:]) & {*rules.wild} else frozenset(digits)


@lru_cache(maxsize=LEVELS)
def _groupings(
    same: ById[ReadingRules],
    place: ExpressionPlace,
    where: tuple[StandsFor, ...],
    level: tuple[Item, ...],
) -> int:
    return Reader(same.thing, place, where).count(Written(level))


@lru_cache(maxsize=256)
def _has_one_value(same: ById[ReadingRules]) -> bool:
    """Whether no sign has several values, so that a grouping is a reading."""
    rules = same.thing
    names = {row.operation.name for row in rules.signs} | {rules.power.name}
    return names.isdisjoint(SEVERAL_ROOTS)
