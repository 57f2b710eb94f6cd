"""Every Goal that Resource cubes can make of the one that lies on a mat, laid one by one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from goalsetter.cubes import Cube, LaidGoal, Mat

TURNED = tuple(product((False, True), repeat=2))


def grown(mat: Mat) -> Iterator[Mat]:
    """The mat, and every mat that comes of it by adding cubes one by one."""
    yield mat
    goal = mat.goal
    assert isinstance(goal, LaidGoal)
    if len(goal.cubes()) == 6:
        return
    for at, cube in enumerate(mat.resources):
        left = mat.resources[:at] + mat.resources[at + 1 :]
        for turned in TURNED if cube.symbol.isdigit() else TURNED[:1]:
            for larger in with_cube(goal, Cube(cube.symbol, cube.colour, *turned)):
                yield from grown(replace(mat, goal=larger, resources=left))


def with_cube(goal: LaidGoal, cube: Cube) -> Iterator[LaidGoal]:
    """The cube at every place: in a chunk, at either end of one, by itself, or closing a gap."""
    chunks = goal.chunks
    for number, chunk in enumerate(chunks):
        before, behind = chunks[:number], chunks[number + 1 :]
        yield LaidGoal((*before, (cube,), chunk, *behind))
        for place in range(len(chunk) + 1):
            yield LaidGoal((*before, (*chunk[:place], cube, *chunk[place:]), *behind))
        if behind:
            yield LaidGoal((*before, (*chunk, cube, *behind[0]), *behind[1:]))
    yield LaidGoal((*chunks, (cube,)))
