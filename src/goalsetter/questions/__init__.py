"""Questions to judge and solver, read once: from JSON, from notation, from a command line.

Law: imports only ``judge``, ``rules``, ``notation`` and ``cubes`` (and ``errors``); must not answer
a question, open a file, or pass over a key that it does not know.
"""

from goalsetter.questions.choice import CHOICE_KEYS, Choice, read_choice, read_list
from goalsetter.questions.fields import Fields, json_type
from goalsetter.questions.json_text import parse_case
from goalsetter.questions.reader import EQUATION_KEYS, Question, hold_readable, read_question
from goalsetter.questions.set_question import (
    SOLUTION_KEYS,
    SetQuestion,
    asked_game,
    read_set_question,
)
from goalsetter.questions.setting import (
    SETTING,
    answers_of,
    division_of,
    edition_of,
    found_variation,
    game_named,
    game_of,
    listed,
    read_rulings,
    rules_of,
    ruling_named,
    ruling_of,
    variation_name,
)
from goalsetter.questions.solve_question import SOLVE_KEYS, SolveQuestion, read_solve_question

__all__ = [
    "CHOICE_KEYS",
    "EQUATION_KEYS",
    "SETTING",
    "SOLUTION_KEYS",
    "SOLVE_KEYS",
    "Choice",
    "Fields",
    "Question",
    "SetQuestion",
    "SolveQuestion",
    "answers_of",
    "asked_game",
    "division_of",
    "edition_of",
    "found_variation",
    "game_named",
    "game_of",
    "hold_readable",
    "json_type",
    "listed",
    "parse_case",
    "read_choice",
    "read_list",
    "read_question",
    "read_rulings",
    "read_set_question",
    "read_solve_question",
    "rules_of",
    "ruling_named",
    "ruling_of",
    "variation_name",
]
