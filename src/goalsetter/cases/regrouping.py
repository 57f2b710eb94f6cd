"""Whether one paper is another with more brackets: the only thing that a checker may add."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from goalsetter.cubes import BRACKETS, Group, Item, StandsFor, Written
from goalsetter.errors import NotationError
from goalsetter.notation import Code, parse_equation, parse_solution

Span = tuple[int, int, str | None]
"""What a pair of brackets encloses: from which item, up to which, and the note behind it."""


@dataclass(frozen=True, slots=True)
class Paper:
    """What was written: an Equation, or a Solution alone."""

    sides: tuple[Written, ...]
    where: tuple[StandsFor, ...]


def is_regrouping(written: str, other: str) -> bool:
    """Whether the other text is the one written with more brackets, one missing put in if need be.

    Brackets that cut through a written group cannot be read, or do not keep that group.
    """
    after = read(other)
    return after is not None and any(only_adds_brackets(before, after) for before in taken(written))


def only_adds_brackets(original: Paper, other: Paper) -> bool:
    """Whether the other keeps every cube, every note and every group of the original."""
    same = original.where == other.where and len(original.sides) == len(other.sides)
    return same and all(
        _flat(before.items) == _flat(after.items) and _more(groups(before), groups(after))
        for before, after in zip(original.sides, other.sides, strict=True)
    )


def _more(before: frozenset[Span], after: frozenset[Span]) -> bool:
    """Whether no group was lost, and none was added that says more than brackets say."""
    return before <= after and all(note is None for _, _, note in after - before)


def taken(text: str) -> list[Paper]:
    """The paper; if a bracket is missing, with one put in wherever it fits (decision 5)."""
    whole = read(text)
    if whole is not None:
        return [whole]
    places = product(range(len(text) + 1), "".join((*BRACKETS, *BRACKETS.values())))
    completed = (read(text[:at] + bracket + text[at:]) for at, bracket in places)
    return [paper for paper in completed if paper is not None]


def read(text: str) -> Paper | None:
    """The paper, if the text can be read."""
    try:
        equation = parse_equation(text)
    except NotationError as error:
        return _alone(text) if error.code == Code.MISSING_EQUALS else None
    return Paper((equation.left, equation.right), equation.where)


def _alone(text: str) -> Paper:
    """A Solution without the Goal, as 2011-12 allows."""
    solution = parse_solution(text)
    return Paper((solution.written,), solution.where)


def groups(written: Written) -> frozenset[Span]:
    """Every pair of brackets, by the places of the cubes and signs that it encloses."""
    return frozenset(_groups(written.items, 0))


def _groups(items: tuple[Item, ...], place: int) -> Iterator[Span]:
    for item in items:
        if isinstance(item, Group):
            end = place + len(_flat(item.items))
            yield place, end, item.note
            yield from _groups(item.items, place)
            place = end
        else:
            place += 1


def _flat(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The items without their brackets."""
    flat: list[Item] = []
    for item in items:
        flat.extend(_flat(item.items) if isinstance(item, Group) else (item,))
    return tuple(flat)
