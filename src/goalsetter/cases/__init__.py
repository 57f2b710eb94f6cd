"""The runner of conformance cases: questions in JSON with the rulings that are expected.

Law: imports only ``judge``, ``rules``, ``expr``, ``notation`` and ``cubes`` (and ``errors``); must
not open a file, nor pass over a key or a kind that it does not know: what it does not know fails.
"""

from goalsetter.cases.kinds import KINDS, Kind
from goalsetter.cases.outcome import Difference, Outcome
from goalsetter.cases.question import Question, read_question
from goalsetter.cases.runner import run_case, run_lines
from goalsetter.cases.setting import division_of, edition_of, variations_of

__all__ = [
    "KINDS",
    "Difference",
    "Kind",
    "Outcome",
    "Question",
    "division_of",
    "edition_of",
    "read_question",
    "run_case",
    "run_lines",
    "variations_of",
]
