"""The solver: Now? Impossible? answered with a witness or a proof.

Law: imports only ``rules``, ``expr``, ``notation`` and ``cubes`` (and ``errors``); must not import
judge or play; stops on a budget of steps and memory or when cancelled, never on a clock.
"""

from goalsetter.solver.answer import (
    Answer,
    Certificate,
    Exhausted,
    Fewest,
    Impossible,
    MoveTruth,
    NowFaces,
    Reason,
    Shortest,
    Solvable,
    Unknown,
)
from goalsetter.solver.arguments import Arguments, find_arguments
from goalsetter.solver.budget import Budget
from goalsetter.solver.onsets import find_set_goal, solve_sets
from goalsetter.solver.roll import ForRoll
from goalsetter.solver.solve import find_goal, solve

__all__ = [
    "Answer",
    "Arguments",
    "Budget",
    "Certificate",
    "Exhausted",
    "Fewest",
    "ForRoll",
    "Impossible",
    "MoveTruth",
    "NowFaces",
    "Reason",
    "Shortest",
    "Solvable",
    "Unknown",
    "find_arguments",
    "find_goal",
    "find_set_goal",
    "solve",
    "solve_sets",
]
