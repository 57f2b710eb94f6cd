"""Cases of kind ``solution``: whether an ON-SETS Solution is correct, and if not, why."""

from __future__ import annotations

from goalsetter.cases.kind_equation import WRONG, different_ruling
from goalsetter.cases.outcome import Difference
from goalsetter.judge import Verdict, is_allowed_regrouping, judge_solution
from goalsetter.questions import SOLUTION_KEYS, Fields, SetQuestion, read_set_question

NEEDS = frozenset({"goal", "universe", "challenge", "solution", "correct"})
MAY = SOLUTION_KEYS | WRONG | {"not_counter"}


def judge(fields: Fields) -> list[Difference]:
    """Compare the ruling and its reasons with those expected."""
    question = read_set_question(fields.data)
    found = different_ruling(fields, ruling(question, question.solutions))
    if "counter" in fields and not found:
        text = fields.text("counter")
        if ruling(question, (text,)).correct:
            found.append(Difference("counter", text, "", "still-correct"))
    return [*found, *_not_counters(fields, question)]


def _not_counters(fields: Fields, question: SetQuestion) -> list[Difference]:
    """What a case says is no regrouping must not be one that a checker may make."""

    def judged(papers: tuple[str, ...]) -> Verdict:
        return ruling(question, papers)

    return [
        Difference("not_counter", text, "", "regrouping")
        for text in fields.texts("not_counter")
        if any(is_allowed_regrouping(each, text, True, judged) for each in question.solutions)
    ]


def ruling(question: SetQuestion, papers: tuple[str, ...]) -> Verdict:
    """The ruling on these Solutions in the place of those in question."""
    return judge_solution(papers, question.mat, question.rules, question.challenge)
