"""Any noun → its text: one door to the writers, which live beside their readers."""

from __future__ import annotations

from typing import assert_never

from goalsetter.cubes import (
    Card,
    Cube,
    Equation,
    LaidGoal,
    Mat,
    SetGoal,
    SetSolution,
    Solution,
    Universe,
    Written,
)
from goalsetter.notation.cards import card_text, universe_text
from goalsetter.notation.cube import cube_text, cubes_text
from goalsetter.notation.goal import goal_text
from goalsetter.notation.mat import mat_text
from goalsetter.notation.set_goal import set_goal_text
from goalsetter.notation.sets import set_solution_text
from goalsetter.notation.written import equation_text, solution_text, written_text

Noun = (
    Card
    | Cube
    | Equation
    | LaidGoal
    | Mat
    | SetGoal
    | SetSolution
    | Solution
    | Universe
    | Written
    | tuple[Cube, ...]
)
"""Everything that has a text of its own; a tuple is the cubes of one section of a mat."""


def text(noun: Noun, ascii: bool = False) -> str:
    """The text of a noun, which reads back as the same noun; in ASCII on request."""
    match noun:
        case Card():
            return card_text(noun)
        case Cube():
            return cube_text(noun, ascii)
        case Equation():
            return equation_text(noun, ascii)
        case LaidGoal():
            return goal_text(noun, ascii)
        case Mat():
            return mat_text(noun, ascii)
        case SetGoal():
            return set_goal_text(noun, ascii)
        case SetSolution():
            return set_solution_text(noun, ascii)
        case Solution():
            return solution_text(noun, ascii)
        case Universe():
            return universe_text(noun)
        case Written():
            return written_text(noun, ascii)
        case tuple():
            return cubes_text(noun, ascii)
        case _:
            assert_never(noun)
