"""Add to Goal: the Goal as it lies with more cubes in it, anywhere (2018-19 XIII-C-10)."""

from __future__ import annotations

from itertools import accumulate, combinations, pairwise

from goalsetter.cubes import Cube, LaidGoal


def grown_goal(goal: LaidGoal, line: tuple[Cube, ...], own: tuple[int, ...]) -> LaidGoal:
    """The Goal with cubes added: all of them in a line, and where in it those of the Goal stand.

    A gap stays where nothing was added. A cube that was laid into a gap or at an end touches what
    lies beside it: with fewer gaps a Goal has all the readings that it has with more.
    """
    cubes = list(line)
    for at, cube in zip(own, goal.cubes(), strict=True):
        # The cubes of the Goal keep their turns and colours; the line only says where they stand.
        cubes[at] = cube
    gaps = _gaps(goal)
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


def is_grown(goal: LaidGoal, larger: LaidGoal) -> bool:
    """Whether the larger Goal has the other one in it as it lies: in its order, none turned.

    Two of its cubes that still lie side by side have a gap between them if they had one before.
    """
    own, line = goal.cubes(), larger.cubes()
    before, after = _gaps(goal), _gaps(larger)
    return any(
        all(_lies_alike(line[at], cube) for at, cube in zip(places, own, strict=True))
        and all(
            (number in before) == (last in after)
            for number, (first, last) in enumerate(pairwise(places), start=1)
            if last == first + 1
        )
        for places in places_in(len(line), len(own))
    )


def _gaps(goal: LaidGoal) -> set[int]:
    """The cubes before which there is a gap."""
    return set(accumulate(len(chunk) for chunk in goal.chunks[:-1]))


def _lies_alike(one: Cube, other: Cube) -> bool:
    """The same symbol, turned alike; the table knows the colours of its cubes by itself."""
    turned = (one.sideways, one.upside_down) == (other.sideways, other.upside_down)
    return one.symbol == other.symbol and turned
