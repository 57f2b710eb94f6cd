"""Whether one Equation is another with more brackets: the only thing that a checker may add."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from goalsetter.cubes import BRACKETS, Equation, Group, Item, Written
from goalsetter.errors import NotationError
from goalsetter.notation import parse_equation

Span = tuple[int, int]


def only_adds_brackets(original: Equation, other: Equation) -> bool:
    """Whether the other keeps every cube, every note and every group of the original."""
    return original.where == other.where and all(
        _bare(before) == _bare(after) and groups(before) <= groups(after)
        for before, after in ((original.left, other.left), (original.right, other.right))
    )


def is_regrouping(written: str, other: str) -> bool:
    """Whether the other text is the one written with more brackets, one missing put in if need be.

    Brackets that cut through a written group cannot be read, or do not keep that group.
    """
    after = read(other)
    return after is not None and any(only_adds_brackets(before, after) for before in taken(written))


def taken(text: str) -> list[Equation]:
    """The Equation; if a bracket is missing, with one put in wherever it fits (decision 5)."""
    whole = read(text)
    if whole is not None:
        return [whole]
    places = product(range(len(text) + 1), "".join((*BRACKETS, *BRACKETS.values())))
    completed = (read(text[:at] + bracket + text[at:]) for at, bracket in places)
    return [equation for equation in completed if equation is not None]


def read(text: str) -> Equation | None:
    """The Equation, if the text can be read."""
    try:
        return parse_equation(text)
    except NotationError:
        return None


def groups(written: Written) -> frozenset[Span]:
    """What every pair of brackets encloses: the places of its first item and behind its last."""
    return frozenset(_groups(written.items, 0))


def _groups(items: tuple[Item, ...], place: int) -> Iterator[Span]:
    for item in items:
        if isinstance(item, Group):
            end = place + len(_flat(item.items))
            yield place, end
            yield from _groups(item.items, place)
            place = end
        else:
            place += 1


def _bare(written: Written) -> tuple[Item, ...]:
    return _flat(written.items)


def _flat(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The items without their brackets."""
    flat: list[Item] = []
    for item in items:
        flat.extend(_flat(item.items) if isinstance(item, Group) else (item,))
    return tuple(flat)
