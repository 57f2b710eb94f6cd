"""The solver of ON-SETS."""

from goalsetter.solver.onsets.goals import find_set_goal
from goalsetter.solver.onsets.listing import list_shortest_sets
from goalsetter.solver.onsets.solve import solve_sets

__all__ = ["find_set_goal", "list_shortest_sets", "solve_sets"]
