"""The Goal section: cubes laid, added and taken, in either game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from goalsetter.cubes import Cube, GoalRow, LaidGoal, SetGoal, SetGoalPart
from goalsetter.play.changes import laid, pick, without

AnyGoal = LaidGoal | SetGoal


def _leaves(part: SetGoalPart) -> tuple[Cube, ...]:
    if isinstance(part, Cube):
        return (part,)
    return tuple(cube for inner in part.parts for cube in _leaves(inner))


def goal_cubes(goal: AnyGoal | None) -> tuple[Cube, ...]:
    """The cubes of a Goal."""
    if goal is None:
        return ()
    return goal.cubes() if isinstance(goal, LaidGoal) else _leaves(goal.layout)


def same_cubes(one: AnyGoal | None, other: AnyGoal | None) -> bool:
    """Whether two Goals are made of the same cubes, however they lie."""
    faces = [Counter(cube.face for cube in goal_cubes(goal)) for goal in (one, other)]
    return faces[0] == faces[1]


def joined(goal: AnyGoal | None, more: AnyGoal) -> AnyGoal:
    """A Goal with more cubes behind those that lie there."""
    if goal is None:
        return more
    if isinstance(goal, LaidGoal) and isinstance(more, LaidGoal):
        middle = (*goal.chunks[-1], *more.chunks[0])
        return LaidGoal((*goal.chunks[:-1], middle, *more.chunks[1:]))
    assert isinstance(goal, SetGoal)
    assert isinstance(more, SetGoal)
    return SetGoal(GoalRow((*_side_by_side(goal.layout), *_side_by_side(more.layout))))


def _side_by_side(part: SetGoalPart) -> tuple[SetGoalPart, ...]:
    return part.parts if isinstance(part, GoalRow) else (part,)


def coloured(goal: AnyGoal, cubes: tuple[Cube, ...]) -> tuple[AnyGoal, tuple[Cube, ...]] | None:
    """The Goal laid with these cubes, and the cubes that are left; nothing if one is missing."""
    left = cubes
    placed: list[Cube] = []
    for cube in goal_cubes(goal):
        taken = pick(left, cube)
        if taken is None:
            return None
        left = without(left, taken)
        placed.append(laid(taken, cube))
    return _relaid(goal, placed), left


def _relaid(goal: AnyGoal, cubes: list[Cube]) -> AnyGoal:
    """The same layout with other cubes, in order."""
    stock = iter(cubes)
    if isinstance(goal, LaidGoal):
        return LaidGoal(tuple(tuple(next(stock) for _ in chunk) for chunk in goal.chunks))

    def again(part: SetGoalPart) -> SetGoalPart:
        if isinstance(part, Cube):
            return next(stock)
        return replace(part, parts=tuple(again(inner) for inner in part.parts))

    return SetGoal(again(goal.layout))


def less(goal: AnyGoal, cubes: tuple[Cube, ...]) -> AnyGoal | None:
    """The Goal without some cubes, the last of each taken; nothing if none is left."""
    if isinstance(goal, LaidGoal):
        chunks = [list(chunk) for chunk in goal.chunks]
        for cube in cubes:
            _drop_last(chunks, cube)
        kept = tuple(tuple(chunk) for chunk in chunks if chunk)
        return LaidGoal(kept) if kept else None
    left = list(_leaves(goal.layout))
    for cube in cubes:
        _drop_last([left], cube)
    if not left:
        return None
    return SetGoal(left[0] if len(left) == 1 else GoalRow(tuple(left)))


def _drop_last(chunks: list[list[Cube]], cube: Cube) -> None:
    """The last of its face goes, one of its own colour if there is any."""
    like = [
        (there.colour == cube.colour, row, at)
        for row, chunk in enumerate(chunks)
        for at, there in enumerate(chunk)
        if there.face == cube.face
    ]
    if like:
        _, row, at = max(like)
        del chunks[row][at]
