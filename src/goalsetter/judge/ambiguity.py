"""Proof of ambiguity: the regrouping that breaks an Equation, and the least brackets that mend it.

An Equation is ambiguous if one of its readings fits and another does not (2018-19 VII-B-6,
VII-C-4-h). If brackets cannot mend it, a symbol was left unsaid (VII-C-4-j).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from goalsetter.cubes import Equation, Group, Item, Written
from goalsetter.expr import Reading, written_out
from goalsetter.judge.paper import Paper
from goalsetter.judge.sides import Sides
from goalsetter.judge.target import Outcomes
from goalsetter.notation import text

Fits = Callable[[Sides], bool]
"""Whether every reading of these two sides fits."""


@dataclass(frozen=True, slots=True)
class Ambiguity:
    """``counter`` breaks the Equation; ``repair`` mends it, if brackets can."""

    counter: str
    repair: str = ""


def find_ambiguity(paper: Paper, sides: Sides, outcomes: Outcomes, fits: Fits) -> Ambiguity:
    """The proof, from a pair of readings that does not fit and one that does."""
    bad_solution, bad_goal = outcomes.bad[0]
    counter = _grouped(sides, bad_solution, bad_goal)
    for good_solution, good_goal in outcomes.good:
        mended = _grouped(sides, good_solution, good_goal)
        if fits(mended):
            return Ambiguity(_equation(paper, counter), _equation(paper, _least(mended, fits)))
    return Ambiguity(_equation(paper, counter))


def _grouped(sides: Sides, solution: Reading, goal: Reading) -> Sides:
    """The sides with the brackets of two readings written out."""
    shown = Written(written_out(solution.tree, sides.solution.items))
    if sides.goal is None:
        return replace(sides, solution=shown)
    try:
        written = Written(written_out(goal.tree, sides.goal.items))
    except IndexError:
        written = sides.goal
    return replace(sides, solution=shown, goal=written)


def _least(sides: Sides, fits: Fits) -> Sides:
    """Brackets taken away one by one while every reading still fits."""
    current = sides
    while True:
        fewer = next((each for each in _with_fewer(current) if fits(each)), None)
        if fewer is None:
            return current
        current = fewer


def _with_fewer(sides: Sides) -> Iterator[Sides]:
    """The sides with one pair of brackets taken away."""
    for items in _without_one(sides.solution.items):
        yield replace(sides, solution=Written(items))
    if sides.goal is not None:
        for items in _without_one(sides.goal.items):
            yield replace(sides, goal=Written(items))


def _without_one(items: tuple[Item, ...]) -> Iterator[tuple[Item, ...]]:
    """The items with one pair of brackets taken away, at any depth; noted groups stay."""
    for at, item in enumerate(items):
        if isinstance(item, Group):
            if item.note is None:
                yield (*items[:at], *item.items, *items[at + 1 :])
            for inner in _without_one(item.items):
                yield (*items[:at], replace(item, items=inner), *items[at + 1 :])


def _equation(paper: Paper, sides: Sides) -> str:
    """The two sides as a text, in the order of the paper."""
    if sides.goal is None:
        return text(sides.solution)
    pair = (sides.goal, sides.solution) if sides.goal_left else (sides.solution, sides.goal)
    return text(Equation(pair[0], pair[1], paper.where))
