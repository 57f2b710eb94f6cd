"""The solver of EQUATIONS."""

from goalsetter.solver.equations.goals import find_equations_goal
from goalsetter.solver.equations.listing import list_shortest
from goalsetter.solver.equations.posing import problem_of
from goalsetter.solver.equations.solving import solve_equations, solve_within

__all__ = [
    "find_equations_goal",
    "list_shortest",
    "problem_of",
    "solve_equations",
    "solve_within",
]
