"""The runner of conformance cases: questions in JSON with the rulings that are expected.

Law: imports only ``play``, ``judge``, ``solver``, ``rules``, ``expr``, ``notation`` and ``cubes``
(and ``errors``); must not open a file, nor pass over a key or a kind that it does not know: what it
does not know fails.
"""

from goalsetter.cases.choice import Choice, read_choice, read_list
from goalsetter.cases.kinds import KINDS, Kind
from goalsetter.cases.outcome import Difference, Outcome
from goalsetter.cases.question import Question, hold_readable, read_question
from goalsetter.cases.reading import parse_case
from goalsetter.cases.runner import run_case, run_lines
from goalsetter.cases.set_question import SetQuestion, asked_game, read_set_question
from goalsetter.cases.setting import game_named, read_rulings, ruling_named
from goalsetter.cases.solve_question import SolveQuestion, read_solve_question

__all__ = [
    "KINDS",
    "Choice",
    "Difference",
    "Kind",
    "Outcome",
    "Question",
    "SetQuestion",
    "SolveQuestion",
    "asked_game",
    "game_named",
    "hold_readable",
    "parse_case",
    "read_choice",
    "read_list",
    "read_question",
    "read_rulings",
    "read_set_question",
    "read_solve_question",
    "ruling_named",
    "run_case",
    "run_lines",
]
