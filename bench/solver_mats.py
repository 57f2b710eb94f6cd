"""Mats and problems by chance for the benchmarks of the solver of EQUATIONS, from a seed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from goalsetter.cubes import Cube, LaidGoal, Mat
from goalsetter.expr import Number, integer
from goalsetter.notation import parse_goal
from goalsetter.rules import EDITIONS, FACES, ChallengeKind, Division
from goalsetter.solver.equations.posing import problem_of
from goalsetter.solver.equations.problem import Problem, Target

MIDDLE = EDITIONS[1].in_force(Division.MIDDLE)
DIGITS = "0123" * 2 + "456789"
SIGNS = {"with ^ and √": "++--xx//^√", "without": "++--xx//"}


def rolled(chance: Random, moved: int) -> Mat:
    """24 cubes rolled, the Goal taken out, so many moved: 25 % Required, 45 % Permitted."""
    cubes = [chance.choice(faces) for _, faces in FACES for _ in range(6)]
    chance.shuffle(cubes)
    digits = [cube for cube in cubes if cube.isdigit()][: chance.choice((1, 2))]
    for digit in digits:
        cubes.remove(digit)
    sections: dict[str, list[str]] = {"required": [], "permitted": [], "forbidden": []}
    for cube in cubes[:moved]:
        sections[chance.choices(list(sections), (25, 45, 30))[0]].append(cube)
    laid = {name: tuple(map(Cube, them)) for name, them in sections.items()}
    goal = LaidGoal((tuple(map(Cube, digits)),))
    return Mat(goal=goal, resources=tuple(map(Cube, cubes[moved:])), **laid)


def permitted(
    chance: Random, digits: int, signs: int, of: str, goal: Number | None = None
) -> Problem:
    """So many digits and signs, all Permitted, and a Goal, of a whole number below a hundred."""
    faces = [chance.choice(DIGITS) for _ in range(digits)] + [
        chance.choice(of) for _ in range(signs)
    ]
    mat = Mat(goal=parse_goal("1"), permitted=tuple(map(Cube, faces)))
    wanted = integer(chance.randint(1, 99)) if goal is None else goal
    return replace(problem_of(mat, MIDDLE, ChallengeKind.NOW), targets=(Target(value=wanted),))
