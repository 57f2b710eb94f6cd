"""The nouns of both games: symbols, cubes, cards, Goals, mats and what players write.

Law: imports only ``errors``; must not parse, evaluate, or know a rule.
"""

from goalsetter.cubes.card import ALL_CARDS, BLANK, Card, Universe
from goalsetter.cubes.cube import Cube
from goalsetter.cubes.goal import GoalRow, GoalStack, LaidGoal, SetGoal, SetGoalPart
from goalsetter.cubes.mat import SECTIONS, Mat
from goalsetter.cubes.note import NOTE_LENGTH, ROOT_WORD, narrow, plain_note
from goalsetter.cubes.symbol import (
    ALL_SYMBOLS,
    CARD_COLOURS,
    DIGITS,
    EQUATIONS_SIGNS,
    EQUATIONS_SYMBOLS,
    FACE_OF,
    IMAGINARY,
    ON_SETS_SYMBOLS,
    RESTRICTION_SIGNS,
    SET_CONSTANTS,
    SET_DIGITS,
    SET_OPERATIONS,
    Colour,
)
from goalsetter.cubes.written import (
    BRACKETS,
    DecimalPoint,
    Equation,
    Factorial,
    Group,
    Item,
    Placed,
    SetSolution,
    Solution,
    StandsFor,
    Written,
    placed_in,
)

__all__ = [
    "ALL_CARDS",
    "ALL_SYMBOLS",
    "BLANK",
    "BRACKETS",
    "CARD_COLOURS",
    "DIGITS",
    "EQUATIONS_SIGNS",
    "EQUATIONS_SYMBOLS",
    "FACE_OF",
    "IMAGINARY",
    "NOTE_LENGTH",
    "ON_SETS_SYMBOLS",
    "RESTRICTION_SIGNS",
    "ROOT_WORD",
    "SECTIONS",
    "SET_CONSTANTS",
    "SET_DIGITS",
    "SET_OPERATIONS",
    "Card",
    "Colour",
    "Cube",
    "DecimalPoint",
    "Equation",
    "Factorial",
    "GoalRow",
    "GoalStack",
    "Group",
    "Item",
    "LaidGoal",
    "Mat",
    "Placed",
    "SetGoal",
    "SetGoalPart",
    "SetSolution",
    "Solution",
    "StandsFor",
    "Universe",
    "Written",
    "narrow",
    "placed_in",
    "plain_note",
]
