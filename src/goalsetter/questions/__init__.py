"""Questions to judge and solver, read once: from JSON, from notation, from a command line.

Law: imports only ``judge``, ``rules``, ``notation`` and ``cubes`` (and ``errors``); must not answer
a question, open a file, or pass over a key that it does not know.
"""

from goalsetter.questions.choice import CHOICE_KEYS, read_choice, read_list
from goalsetter.questions.command_line import CommandLine, ask_judge, ask_solver
from goalsetter.questions.fields import Fields, json_type, parse_object
from goalsetter.questions.reader import (
    EQUATION_KEYS,
    SOLUTION_KEYS,
    SOLVE_KEYS,
    asked_game,
    hold_played_out,
    hold_readable,
    read_any_question,
    read_question,
    read_set_question,
    read_solve_question,
)
from goalsetter.questions.setting import (
    SETTING,
    answers_of,
    division_of,
    edition_of,
    game_named,
    game_of,
    listed,
    look_up_variation,
    profile_of,
    read_rulings,
    rules_of,
    ruling_named,
    variation_name,
)

__all__ = [
    "CHOICE_KEYS",
    "EQUATION_KEYS",
    "SETTING",
    "SOLUTION_KEYS",
    "SOLVE_KEYS",
    "CommandLine",
    "Fields",
    "answers_of",
    "ask_judge",
    "ask_solver",
    "asked_game",
    "division_of",
    "edition_of",
    "game_named",
    "game_of",
    "hold_played_out",
    "hold_readable",
    "json_type",
    "listed",
    "look_up_variation",
    "parse_object",
    "profile_of",
    "read_any_question",
    "read_choice",
    "read_list",
    "read_question",
    "read_rulings",
    "read_set_question",
    "read_solve_question",
    "rules_of",
    "ruling_named",
    "variation_name",
]
