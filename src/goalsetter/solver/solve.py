"""The door of the solver: each game has its row."""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.cubes import Mat, Universe
from goalsetter.rules import ChallengeKind, EquationsRules, OnSetsRules, ShakeRules
from goalsetter.solver.answer import Answer
from goalsetter.solver.budget import USUAL, Budget
from goalsetter.solver.equations import find_equations_goal, solve_equations
from goalsetter.solver.onsets import find_set_goal, solve_sets


def solve(
    mat: Mat, rules: ShakeRules, question: ChallengeKind, budget: Budget = USUAL, count: int = 1
) -> Answer:
    """Whether a Solution can be built from the mat, with up to so many of the shortest."""
    return SOLVERS[type(rules)](mat, rules, question, budget, count)


def find_goal(mat: Mat, rules: ShakeRules, budget: Budget = USUAL) -> Answer:
    """Whether the Resources hold some Goal for which a Solution can be built from the rest."""
    return GOAL_FINDERS[type(rules)](mat, rules, budget)


# By type and not by name, so that a third game is one row more.
SOLVERS: dict[type[ShakeRules], Callable[..., Answer]] = {
    EquationsRules: solve_equations,
    OnSetsRules: solve_sets,
}
"""The solver of each game, by the type of its rules."""

# ON-SETS needs the cards for it, EQUATIONS only the cubes.
GOAL_FINDERS: dict[type[ShakeRules], Callable[..., Answer]] = {
    EquationsRules: lambda mat, rules, budget: find_equations_goal(mat.resources, rules, budget),
    OnSetsRules: lambda mat, rules, budget: find_set_goal(
        mat.resources, mat.universe or Universe(()), rules, budget
    ),
}
"""The finder of Goals in each game."""
