"""The values of an ON-SETS Goal: seven layouts, and nothing below zero (On-Sets III-B)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from goalsetter.cubes import SET_DIGITS, Cube, GoalRow, GoalStack, SetGoal, SetGoalPart
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.rulings import sets, settled_by


@settled_by(sets.NEGATIVE_GOAL)
def goal_values(goal: SetGoal, rules: OnSetsRules) -> tuple[int, ...]:
    """Every legal value of the Goal, smallest first; none if it is not legal."""
    if not may_lie(goal, rules):
        return ()
    lone = isinstance(goal.layout, Cube) and rules.says(sets.LONE_UPSIDE_DOWN, "face-value")
    cubes = _cubes(goal.layout)
    totals = set()
    # Under Absolute Value each upside-down cube has its sign by itself (XIII-B-9).
    for signs in product(*(_signs(cube, rules, lone) for cube in cubes)):
        values = iter([int(cube.symbol) * s for cube, s in zip(cubes, signs, strict=True)])
        totals.add(_worth(goal.layout, values))
    # A Goal below zero is no Goal: no set has fewer than no cards.
    return tuple(sorted(value for value in totals if value >= 0))


def may_lie(goal: SetGoal, rules: OnSetsRules) -> bool:
    """Whether it is made of digits, in a layout that the book draws unless any will do."""
    drawn = rules.says(sets.LAYOUTS, "any") or is_drawn(goal.layout)
    digits = all(c.symbol in SET_DIGITS and not c.sideways for c in _cubes(goal.layout))
    return drawn and digits


def is_drawn(layout: SetGoalPart) -> bool:
    """Whether the layout is one of the seven that the book draws (III-B-1).

    One cube; two or three side by side; two or three in a stack; a stack of two with a cube
    behind it; a cube over two side by side.
    """
    match layout:
        case Cube():
            return True
        case GoalRow(parts) | GoalStack(parts) if all(isinstance(part, Cube) for part in parts):
            return len(parts) <= 3
        case GoalRow((GoalStack((Cube(), Cube())), Cube())):
            return True
        case GoalStack((Cube(), GoalRow((Cube(), Cube())))):
            return True
        case _:
            return False


def _cubes(part: SetGoalPart) -> list[Cube]:
    """The cubes of a layout, in the order in which it is written."""
    return [part] if isinstance(part, Cube) else [c for inner in part.parts for c in _cubes(inner)]


def _signs(cube: Cube, rules: OnSetsRules, lone: bool) -> tuple[int, ...]:
    """Upside-down is negative; under Absolute Value it may be taken as it is (XIII-B-9)."""
    if not cube.upside_down or lone:
        return (1,)
    return (1, -1) if rules.absolute else (-1,)


def _worth(part: SetGoalPart, values: Iterator[int]) -> int:
    """Side by side is a sum, one above the other a product."""
    if isinstance(part, Cube):
        return next(values)
    numbers = [_worth(inner, values) for inner in part.parts]
    if isinstance(part, GoalRow):
        return sum(numbers)
    result = 1
    for number in numbers:
        result *= number
    return result
