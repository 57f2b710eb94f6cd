"""Add to Goal: the Goal as it lies with more cubes in it, anywhere (2018-19 XIII-C-10)."""

from __future__ import annotations

from itertools import combinations, pairwise

from goalsetter.cubes import Cube, LaidGoal


def grown_goal(goal: LaidGoal, line: tuple[Cube, ...], own: tuple[int, ...]) -> LaidGoal:
    """The Goal with cubes added: all of them in a line, and where in it those of the Goal stand.

    A gap stays where nothing was added. A cube that was laid into a gap or at an end touches what
    lies beside it: with fewer gaps a Goal has all the readings that it has with more.
    """
    cubes = list(line)
    for at, cube in zip(own, goal.cubes(), strict=True):
        cubes[at] = cube
    sizes = [len(chunk) for chunk in goal.chunks]
    gaps = {sum(sizes[:count]) for count in range(1, len(sizes))}
    kept = {
        after
        for number, (before, after) in enumerate(pairwise(own), start=1)
        if number in gaps and after == before + 1
    }
    edges = [0, *sorted(kept), len(cubes)]
    return LaidGoal(tuple(tuple(cubes[start:end]) for start, end in pairwise(edges)))


def places_in(length: int, own: int) -> combinations[tuple[int, ...]]:
    """Where in a line of so many cubes the Goal's own may stand, in their order."""
    return combinations(range(length), own)
