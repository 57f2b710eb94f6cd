"""Solutions as people write them: × and ÷, and a Goal without the colours that lie on the mat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from goalsetter.cubes import Group, Item, Placed, Written
from goalsetter.errors import NotationError
from goalsetter.notation import parse_equation, pretty


def readable(paper: str) -> str:
    """An Equation for people; whatever else is written stays as it is."""
    try:
        found = parse_equation(paper)
    except NotationError:
        return paper
    return pretty(replace(found, right=Written(_plain(found.right.items))))


def readable_in(sentence: str, papers: Iterable[str]) -> str:
    """A sentence with its Equations for people."""
    for paper in papers:
        sentence = sentence.replace(paper, readable(paper))
    return sentence


def _plain(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(map(_without_colour, items))


def _without_colour(item: Item) -> Item:
    if isinstance(item, Placed):
        return replace(item, cube=replace(item.cube, colour=None))
    return replace(item, items=_plain(item.items)) if isinstance(item, Group) else item
