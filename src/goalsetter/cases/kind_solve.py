"""Cases of kind ``solve``: whether a Solution can be built from the mat."""

from __future__ import annotations

from goalsetter.cases.outcome import Difference, truth
from goalsetter.errors import CaseError
from goalsetter.questions import SOLVE_KEYS, Fields, read_solve_question
from goalsetter.solver import Answer, Budget, Certificate, Solvable, Unknown, solve

NEEDS = frozenset({"goal", "challenge", "solvable"})
MAY = SOLVE_KEYS

STEPS = 20_000_000
"""How much a case may cost."""


def judge(fields: Fields) -> list[Difference]:
    """Compare the answer with the one expected; not to know is never right."""
    expected = fields.flag("solvable")
    asked = read_solve_question(fields.data)
    if asked.mat.goal is None:
        raise CaseError("no-goal")
    answer = solve(asked.mat, asked.rules, asked.challenge, Budget(steps=STEPS))
    right = not isinstance(answer, Unknown) and isinstance(answer, Solvable) is expected
    return [] if right else [Difference("solvable", truth(expected), _got(answer))]


def _got(answer: Answer) -> str:
    """The answer in a few words, with what it rests on."""
    if isinstance(answer, Solvable):
        return f"true: {' and '.join(answer.witness)}"
    if isinstance(answer, Unknown):
        return f"not known: {answer.reason.value}"
    proof = answer.proof
    return f"false: {proof.name if isinstance(proof, Certificate) else 'search exhausted'}"
