"""Cases of kind ``solve`` and ``variation``: can a Solution be built, may a variation be chosen."""

from __future__ import annotations

from goalsetter.cases.outcome import Difference, listed_findings, truth
from goalsetter.errors import CaseError
from goalsetter.judge import rule
from goalsetter.questions import CHOICE_KEYS, SOLVE_KEYS, Fields, read_choice, read_solve_question
from goalsetter.solver import Answer, Budget, Certificate, Solvable, Unknown, solve

SOLVE_NEEDS, SOLVE_MAY = frozenset({"goal", "challenge", "solvable"}), SOLVE_KEYS
CHOICE_NEEDS, CHOICE_MAY = frozenset({"choose", "legal"}), CHOICE_KEYS

STEPS = 20_000_000
"""How much a case may cost."""

UNFILLED = "unfilled-"
"""How the code of a choice begins whose blank nobody filled in."""


def judge_solve(fields: Fields) -> list[Difference]:
    """Compare the answer with the one expected; not to know is never right."""
    expected = fields.flag("solvable")
    question = read_solve_question(fields.data)
    # The solver would look for a Goal then, which is another question.
    if question.mat.goal is None:
        raise CaseError("no-goal")
    answer = solve(question.mat, question.rules, question.challenge, Budget(steps=STEPS))
    right = not isinstance(answer, Unknown) and isinstance(answer, Solvable) is expected
    return [] if right else [Difference("solvable", truth(expected), in_few_words(answer))]


def in_few_words(answer: Answer) -> str:
    """The answer, with what it rests on."""
    if isinstance(answer, Solvable):
        return f"true: {' and '.join(answer.witness)}"
    if isinstance(answer, Unknown):
        return f"not known: {answer.reason.value}"
    proof = answer.proof
    return f"false: {proof.name if isinstance(proof, Certificate) else 'search exhausted'}"


def judge_choice_case(fields: Fields) -> list[Difference]:
    """Compare the ruling on the choice with the one expected."""
    expected = fields.flag("legal")
    # What is in force goes under ``already``, or the choice would be judged without it.
    if fields.items("variations"):
        raise CaseError("chosen-before")
    try:
        verdict = rule(read_choice(fields.data), briefly=True)
        legal, why = verdict.legal, listed_findings(verdict.findings)
    except CaseError as error:
        # With its blank empty it is no choice yet, so not a legal one (judges A7).
        if not error.code.startswith(UNFILLED):
            raise
        legal, why = False, f": {error.code}"
    return [] if legal is expected else [Difference("legal", truth(expected), truth(legal) + why)]
