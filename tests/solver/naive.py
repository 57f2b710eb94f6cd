"""Solving without wits: every subset of the cubes, every expression, each compared with the Goal.

Nothing of the solver is used here. Signs and digits are taken from the cubes themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations

from goalsetter.cubes import Cube, LaidGoal, Mat
from goalsetter.expr import (
    FUNCTIONS,
    Number,
    Undefined,
    Unsettled,
    divide,
    equal,
    integer,
    subtract,
)
from goalsetter.rules import ChallengeKind, Division, EquationsRules, ExpressionPlace, Reader

Cubes = tuple[str, ...]


class NotSettledError(Exception):
    """A number could not be worked out, so nothing can be said of this mat."""


PLAIN = {
    "+": "add",
    "-": "subtract",
    "x": "multiply",
    "/": "divide",
    "^": "power",
    "√": "root",
}
SMALL = (Division.MINOR, Division.ELEMENTARY)


def solvable(mat: Mat, rules: EquationsRules, question: ChallengeKind) -> bool:
    """Whether some choice of cubes makes a Solution."""
    whole = any("whole" in row.operation.name for row in rules.reading.signs)
    turned = rules.reading.numerals.sideways
    assert isinstance(mat.goal, LaidGoal)
    goals = [
        r.value for r in Reader(rules.reading, ExpressionPlace.LAID_GOAL).laid(mat.goal).defined
    ]
    return any(
        equal(value, goal)
        for cubes in choices(mat, question)
        for value in values(cubes, whole, turned)
        for goal in goals
        if not isinstance(goal, Undefined | Unsettled)
    )


def choices(mat: Mat, question: ChallengeKind) -> set[Cubes]:
    """Every collection of at least two cubes with all of Required and as many Resources as may
    be."""
    most = {ChallengeKind.NOW: 1, ChallengeKind.LAST_CUBE: 0}.get(question, len(mat.resources))
    parts = [
        (*_faces(mat.required), *_faces(some), *_faces(more))
        for some in _subsets(mat.permitted, len(mat.permitted))
        for more in _subsets(mat.resources, most)
    ]
    return {tuple(sorted(part)) for part in parts if len(part) > 1}


def _faces(cubes: tuple[Cube, ...]) -> list[str]:
    return [cube.face for cube in cubes]


def _subsets(cubes: tuple[Cube, ...], most: int) -> Iterator[tuple[Cube, ...]]:
    return chain.from_iterable(combinations(cubes, size) for size in range(most + 1))


@cache
def values(cubes: Cubes, whole: bool, turned: bool) -> tuple[Number, ...]:
    """Yield everything these cubes make, all of them used."""
    if len(cubes) == 1:
        return _digit(cubes[0], turned)
    found: dict[Number, None] = {}
    for at, sign in enumerate(cubes):
        rest = cubes[:at] + cubes[at + 1 :]
        if sign == "√":
            for one in values(rest, whole, turned):
                _put(found, "whole-square-root" if whole else "square-root", one)
        if sign in PLAIN:
            name = f"whole-{PLAIN[sign]}" if whole and sign in "^√" else PLAIN[sign]
            for left, right in _halves(rest):
                for one in values(left, whole, turned):
                    for other in values(right, whole, turned):
                        _put(found, name, one, other)
    return tuple(found)


def _halves(cubes: Cubes) -> set[tuple[Cubes, Cubes]]:
    every = range(len(cubes))
    picks = chain.from_iterable(combinations(every, size) for size in range(1, len(cubes)))
    return {
        (tuple(cubes[at] for at in pick), tuple(cubes[at] for at in every if at not in pick))
        for pick in map(frozenset, picks)
    }


def _put(found: dict[Number, None], name: str, *operands: Number) -> None:
    result = FUNCTIONS[name](*operands)
    assert not isinstance(result, tuple)
    if isinstance(result, Unsettled):
        raise NotSettledError
    if not isinstance(result, Undefined):
        found[result] = None


def _digit(cube: str, turned: bool) -> tuple[Number, ...]:
    if not cube.isdigit():
        return ()
    upright = integer(int(cube))
    if not turned:
        return (upright,)
    lying = divide(integer(1), upright)
    both = (upright,) if isinstance(lying, Undefined | Unsettled) else (upright, lying)
    heads = [subtract(integer(0), each) for each in both]
    return (*both, *(each for each in heads if not isinstance(each, Undefined | Unsettled)))
