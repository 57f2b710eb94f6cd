"""The runner of conformance cases: questions in JSON with the rulings that are expected.

Law: imports only ``questions``, ``play``, ``judge``, ``solver``, ``rules``, ``expr``, ``notation``
and ``cubes`` (and ``errors``); must not open a file, nor pass over a key or a kind that it does not
know: what it does not know fails.
"""

from goalsetter.cases.kinds import KINDS, Kind
from goalsetter.cases.outcome import Difference, Outcome
from goalsetter.cases.runner import run_case, run_lines

__all__ = [
    "KINDS",
    "Difference",
    "Kind",
    "Outcome",
    "run_case",
    "run_lines",
]
