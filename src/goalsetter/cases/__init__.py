"""The runner of conformance cases: questions in JSON with the rulings that are expected.

Law: imports only ``questions``, ``play``, ``judge``, ``solver``, ``rules``, ``expr``, ``notation``
and ``cubes`` (and ``errors``); must not open a file, nor pass over a key or a kind that it does not
know: what it does not know fails.
"""

from goalsetter.cases.kinds import KINDS, CaseKind
from goalsetter.cases.outcome import CaseOutcome, Difference
from goalsetter.cases.runner import run_case, run_lines

__all__ = [
    "KINDS",
    "CaseKind",
    "CaseOutcome",
    "Difference",
    "run_case",
    "run_lines",
]
