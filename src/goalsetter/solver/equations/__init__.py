"""The solver of EQUATIONS."""

from goalsetter.solver.equations.posing import problem_of

__all__ = ["problem_of"]
