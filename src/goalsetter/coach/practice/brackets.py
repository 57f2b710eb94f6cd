"""Brackets of a paper: dropped one pair at a time, counted, and put around part of a line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from goalsetter.cubes import Group, Item, SetSolution, Written
from goalsetter.notation import parse_equation, parse_set_solution, text


def drop_one(items: tuple[Item, ...]) -> Iterator[tuple[Item, ...]]:
    """Yield the items with each pair of brackets left out in turn, at every depth."""
    for at, item in enumerate(items):
        if not isinstance(item, Group):
            continue
        # A pair that carries a note cannot go: the note would have nothing to stand behind.
        if item.note is None:
            yield (*items[:at], *item.items, *items[at + 1 :])
        for inner in drop_one(item.items):
            yield (*items[:at], replace(item, items=inner), *items[at + 1 :])


def papers_less_brackets(paper: str, *, sets: bool) -> tuple[str, ...]:
    """The paper with one pair of brackets less, in every way; the Goal's own brackets stay."""
    if not sets:
        equation = parse_equation(paper)
        return tuple(
            text(replace(equation, left=Written(items))) for items in drop_one(equation.left.items)
        )
    solution = parse_set_solution(paper)
    return tuple(text(less) for less in _sets_less_brackets(solution))


def _sets_less_brackets(solution: SetSolution) -> Iterator[SetSolution]:
    for at, written in enumerate(solution.restrictions):
        for items in drop_one(written.items):
            changed = (
                *solution.restrictions[:at],
                Written(items),
                *solution.restrictions[at + 1 :],
            )
            yield replace(solution, restrictions=changed)
    for items in drop_one(solution.set_name.items):
        yield replace(solution, set_name=Written(items))


def bare_papers(paper: str, *, sets: bool) -> tuple[str, ...]:
    """The paper with one pair of brackets less after the other, always the first that can go."""
    papers = []
    while less := papers_less_brackets(paper, sets=sets):
        paper = less[0]
        papers.append(paper)
    return tuple(papers)


def pairs_in(paper: str) -> int:
    """How many pairs of brackets are written."""
    return sum(paper.count(sign) for sign in "([{")
