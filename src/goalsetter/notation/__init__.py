"""The notation: text ⇄ nouns, for what lies on the mat and what players write.

Law: imports only ``cubes`` and ``errors``; must not give meaning, or reject what a rule forbids.
A text that cannot be read raises ``NotationError`` with a ``NotationCode``, and no other error.
What is read and what is written agree: ``parse_mat(text(mat)) == mat``, and so for every noun.
"""

from goalsetter.notation.cards import parse_card, parse_universe
from goalsetter.notation.code import OF_FORM, NotationCode
from goalsetter.notation.cube import parse_cube
from goalsetter.notation.cubes import parse_cubes
from goalsetter.notation.faces import faces_in, faces_of, faces_typed
from goalsetter.notation.goal import parse_goal
from goalsetter.notation.mat import mat_from_json, mat_to_json, parse_mat
from goalsetter.notation.pretty import pretty
from goalsetter.notation.set_goal import parse_set_goal
from goalsetter.notation.sets import parse_set_solution, parse_set_written
from goalsetter.notation.source import MAX_DEPTH, MAX_LENGTH
from goalsetter.notation.spelling import (
    EQUATIONS_SPELLINGS,
    EQUATIONS_WORDS,
    ON_SETS_SPELLINGS,
    ON_SETS_WORDS,
)
from goalsetter.notation.writer import Noun, text
from goalsetter.notation.written import parse_equation, parse_solution, parse_written

__all__ = [
    "EQUATIONS_SPELLINGS",
    "EQUATIONS_WORDS",
    "MAX_DEPTH",
    "MAX_LENGTH",
    "OF_FORM",
    "ON_SETS_SPELLINGS",
    "ON_SETS_WORDS",
    "NotationCode",
    "Noun",
    "faces_in",
    "faces_of",
    "faces_typed",
    "mat_from_json",
    "mat_to_json",
    "parse_card",
    "parse_cube",
    "parse_cubes",
    "parse_equation",
    "parse_goal",
    "parse_mat",
    "parse_set_goal",
    "parse_set_solution",
    "parse_set_written",
    "parse_solution",
    "parse_universe",
    "parse_written",
    "pretty",
    "text",
]
