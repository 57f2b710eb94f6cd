"""The door of the solver: each game has its row."""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.cubes import Cube, Mat
from goalsetter.rules import EquationsRules, ShakeRules
from goalsetter.solver.answer import Answer
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations import find_equations_goal, solve_equations
from goalsetter.solver.question import Question

USUAL = Budget()


def solve(
    mat: Mat, rules: ShakeRules, question: Question, budget: Budget = USUAL, count: int = 1
) -> Answer:
    """Whether a Solution can be built from the mat, with up to so many of the shortest."""
    return SOLVERS[type(rules)](mat, rules, question, budget, count)


def find_goal(resources: tuple[Cube, ...], rules: ShakeRules, budget: Budget = USUAL) -> Answer:
    """Whether some Goal can be set for which a Solution can be built from the rest."""
    return GOAL_FINDERS[type(rules)](resources, rules, budget)


SOLVERS: dict[type[ShakeRules], Callable[..., Answer]] = {EquationsRules: solve_equations}
"""What solves each game, by the type of its rules."""

GOAL_FINDERS: dict[type[ShakeRules], Callable[..., Answer]] = {EquationsRules: find_equations_goal}
"""What finds a Goal in each game."""
