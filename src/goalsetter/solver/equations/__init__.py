"""The solver of EQUATIONS."""

from goalsetter.solver.equations.goals import find_equations_goal
from goalsetter.solver.equations.posing import problem_of
from goalsetter.solver.equations.solving import solve_equations

__all__ = ["find_equations_goal", "problem_of", "solve_equations"]
