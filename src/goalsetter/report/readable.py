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
        equation = parse_equation(paper)
    except NotationError:
        return paper
    # The Goal is on the right: as it lies on the mat, with colours that nobody writes.
    return pretty(replace(equation, right=Written(without_colours(equation.right.items))))


def readable_in(sentence: str, papers: Iterable[str]) -> str:
    """A sentence with its Equations for people."""
    for paper in papers:
        sentence = sentence.replace(paper, readable(paper))
    return sentence


def without_colours(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The same cubes in no colour, inside brackets too."""
    plain: list[Item] = []
    for item in items:
        if isinstance(item, Placed):
            plain.append(replace(item, cube=replace(item.cube, colour=None)))
        elif isinstance(item, Group):
            plain.append(replace(item, items=without_colours(item.items)))
        else:
            plain.append(item)
    return tuple(plain)
