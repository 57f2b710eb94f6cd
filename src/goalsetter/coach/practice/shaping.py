"""Positions with a wanted truth: one cube away, out of reach, or neither."""

from __future__ import annotations

from goalsetter.coach.practice.deciding import may_be_now
from goalsetter.coach.practice.dice import Dice
from goalsetter.coach.practice.positions import (
    LATE,
    Ground,
    goal_by_chance,
    ground_by_chance,
    mat_by_chance,
    with_move,
)
from goalsetter.cubes import Cube, Mat
from goalsetter.notation import faces_in
from goalsetter.rules import ChallengeKind, Division, ShakeRules
from goalsetter.solver import Answer, Budget, Impossible, Solvable, solve

MOVES = 12
"""How many moves are made at most towards a wanted truth."""

WIDE = range(6, 15)
"""Cubes in Resources before cubes are moved towards a truth."""


def start_by_chance(
    dice: Dice, edition: str, division: Division, left: range = LATE
) -> tuple[Ground, Mat] | None:
    """A ground with a mat on it; nothing if no Goal came of the roll."""
    ground = ground_by_chance(dice, edition, division)
    goal = goal_by_chance(dice, ground)
    return None if goal is None else (ground, mat_by_chance(dice, ground, goal, left))


def lacking(mat: Mat, answer: Solvable, *, sets: bool) -> list[Cube]:
    """The cubes of the Resources that a Solution needs."""
    faces = faces_in(answer.witness, sets=sets)
    faces.subtract(cube.face for cube in (*mat.required, *mat.permitted))
    cubes = []
    for cube in mat.resources:
        if faces[cube.face] > 0:
            faces[cube.face] -= 1
            cubes.append(cube)
    return cubes


def draw_near(dice: Dice, mat: Mat, rules: ShakeRules, budget: Budget) -> Mat | None:
    """Move what a Solution needs to Required and Permitted, until one cube more is enough."""
    answer = solve(mat, rules, ChallengeKind.IMPOSSIBLE, budget)
    if not isinstance(answer, Solvable) or answer.goal:
        return None
    needed = lacking(mat, answer, sets=mat.universe is not None)
    dice.shuffle(needed)
    for cube in needed[1:]:
        mat = with_move(mat, cube, dice.choice(("permitted", "permitted", "required")))
    return mat if may_be_now(mat, rules) else None


def put_out_of_reach(
    dice: Dice, mat: Mat, rules: ShakeRules, budget: Budget
) -> tuple[Mat, Answer] | None:
    """Move to Forbidden what Solutions need, one cube after the other, until there is none."""
    if rules.no_forbidden:
        return None
    for _ in range(MOVES):
        answer = solve(mat, rules, ChallengeKind.IMPOSSIBLE, budget)
        if not isinstance(answer, Solvable):
            return (mat, answer) if isinstance(answer, Impossible) else None
        needed = lacking(mat, answer, sets=mat.universe is not None)
        # What lies in Required and Permitted cannot be taken away again.
        if not needed or len(mat.resources) <= 2:
            return None
        cube = dice.choice(needed)
        mat = with_move(mat, cube, "forbidden")
    return None
