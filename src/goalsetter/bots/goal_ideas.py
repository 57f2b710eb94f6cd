"""Goals that come to mind: cubes of the roll in a few plain layouts, each a legal Goal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations

from goalsetter.bots.mind import Mind
from goalsetter.cubes import SET_DIGITS, Cube, GoalRow, GoalStack, LaidGoal, SetGoal, SetGoalPart
from goalsetter.judge import is_legal_goal

SHAPES = ("dd", "dd", "dsd", "dsd", "d", "ddsd", "dsdd")
"""Digits and signs of a Goal of EQUATIONS, from left to right; twice what is set more often."""

TRIES = 4
"""How often a shape is filled anew before the next idea, if what came is no legal Goal."""

Layout = Callable[[tuple[Cube, ...]], SetGoalPart]

LAYOUTS: tuple[tuple[int, Layout], ...] = (
    (1, lambda cubes: cubes[0]),
    (2, GoalRow),
    (3, GoalRow),
    (2, GoalStack),
    (3, lambda cubes: GoalRow((GoalStack(cubes[:2]), cubes[2]))),
)
"""Plain ways to lay a Goal of ON-SETS: sums, products, a product in a sum (III-B-1)."""


def is_goal(mind: Mind, goal: LaidGoal | SetGoal) -> bool:
    """Whether a Goal is legal under the variations in force (IV-B-1; On-Sets III-B)."""
    return is_legal_goal(goal, mind.rules)


def goal_ideas(mind: Mind, number: int) -> Iterator[LaidGoal | SetGoal]:
    """Yield so many legal Goals, as they come to mind."""
    if mind.view.terms.deals_cards:
        yield from set_ideas(mind, number)
    else:
        yield from equations_ideas(mind, number)


# EQUATIONS.


def equations_ideas(mind: Mind, number: int) -> Iterator[LaidGoal]:
    """Yield legal Goals of EQUATIONS: shapes filled by chance."""
    for _ in range(number):
        for _ in range(TRIES):
            goal = fill_shape(mind, mind.rng.choice(SHAPES))
            if goal is not None and is_goal(mind, goal):
                yield goal
                break


def fill_shape(mind: Mind, shape: str) -> LaidGoal | None:
    """Return a shape with cubes of the roll; None if a kind of cube is lacking."""
    resources = list(mind.mat.resources)
    mind.rng.shuffle(resources)
    digits = [cube for cube in resources if cube.face.isdigit()]
    signs = [cube for cube in resources if cube.face in mind.level.signs]
    if shape.count("d") > len(digits) or shape.count("s") > len(signs):
        return None
    # Cubes are taken from the end: zeros go to the front, so that hardly a numeral begins with one.
    if shape.startswith("dd"):
        digits.sort(key=lambda cube: cube.face != "0")
    stock = {"d": digits, "s": signs}
    return LaidGoal((tuple(stock[kind].pop() for kind in shape),))


# ON-SETS.


def set_ideas(mind: Mind, number: int) -> Iterator[SetGoal]:
    """Yield legal Goals of ON-SETS, in a chance order."""
    goals = [goal for goal in set_layouts(mind) if is_goal(mind, goal)]
    mind.rng.shuffle(goals)
    yield from goals[:number]


def set_layouts(mind: Mind) -> list[SetGoal]:
    """Return every plain layout of the digits rolled; the order of a sum or product is all one."""
    digits = [cube for cube in mind.mat.resources if cube.face in SET_DIGITS]
    goals: dict[str, SetGoal] = {}
    for number, layout in LAYOUTS:
        for cubes in permutations(digits, number):
            goal = SetGoal(layout(cubes))
            goals.setdefault(repr((layout, sorted(cube.face for cube in cubes))), goal)
    return list(goals.values())
