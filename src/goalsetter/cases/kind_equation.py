"""Cases of kind ``equation``: whether an Equation is correct, and if not, why."""

from __future__ import annotations

from goalsetter.cases.outcome import Difference, told, truth
from goalsetter.errors import CaseError
from goalsetter.judge import Code, Verdict, is_allowed_regrouping, judge_equation
from goalsetter.questions import EQUATION_KEYS, Fields, Question, listed, read_question

NEEDS = frozenset({"goal", "equation", "correct"})
WRONG = frozenset({"why", "why_also", "counter"})
"""Keys that only an Equation which is not correct may have."""

MAY = EQUATION_KEYS | WRONG | {"not_counter"}


def judge(fields: Fields) -> list[Difference]:
    """Compare the ruling, its reasons and the regroupings with those expected."""
    question = read_question(fields.data)
    verdict = ruling(question, question.equation or "")
    found = different_ruling(fields, verdict)
    if verdict.correct is not fields.flag("correct"):
        return found
    return [*found, *_counter(fields, question), *_not_counters(fields, question)]


def different_ruling(fields: Fields, verdict: Verdict) -> list[Difference]:
    """Whether the ruling is another than the one expected, or rests on other reasons."""
    expected, reasons = fields.flag("correct"), _reasons(fields)
    if verdict.correct is not expected:
        return [Difference("correct", truth(expected), _got(verdict))]
    return [] if not reasons or verdict.codes & reasons else [_other_reason(reasons, verdict)]


def ruling(question: Question, equation: str) -> Verdict:
    """The ruling on an Equation in the place of the one in question."""
    return judge_equation(equation, question.mat, question.rules, question.challenge)


def _reasons(fields: Fields) -> frozenset[Code]:
    """The reasons of which a verdict must give one; none if no reason is expected."""
    if fields.flag("correct") and (spare := sorted(WRONG & fields.data.keys())):
        raise CaseError("reason-for-correct", key=spare[0])
    if "why_also" in fields and "why" not in fields:
        raise CaseError("missing-key", key="why")
    names = ([fields.text("why")] if "why" in fields else []) + [*fields.texts("why_also")]
    unknown = [name for name in names if name not in list(Code)]
    if unknown:
        raise CaseError("unknown-reason", name=unknown[0], known=listed(Code))
    return frozenset(Code(name) for name in names)


def _got(verdict: Verdict) -> str:
    return truth(verdict.correct) + told(verdict.findings)


def _other_reason(reasons: frozenset[Code], verdict: Verdict) -> Difference:
    return Difference("why", listed(sorted(reasons)), _got(verdict))


def _counter(fields: Fields, question: Question) -> list[Difference]:
    """The regrouping that a case names must be one, and must break the Equation."""
    if "counter" not in fields:
        return []
    text = fields.text("counter")
    allowed = [whole for whole in _whole(question, text) if _is_allowed(question, whole)]
    if not allowed:
        return [Difference("counter", text, "", "no-regrouping")]
    broken = any(not ruling(question, whole).correct for whole in allowed)
    return [] if broken else [Difference("counter", text, "", "still-correct")]


def _whole(question: Question, text: str) -> tuple[str, ...]:
    """A regrouping as a whole Equation: one side of it may be named alone."""
    left, equals, right = (question.equation or "").partition("=")
    if "=" in text or not equals:
        return (text,)
    return (f"{text} = {right}", f"{left} = {text}")


def _not_counters(fields: Fields, question: Question) -> list[Difference]:
    """What a case says is no regrouping must not be one that a checker may make."""
    return [
        Difference("not_counter", text, "", "regrouping")
        for text in fields.texts("not_counter")
        if any(_is_allowed(question, whole) for whole in _whole(question, text))
    ]


def _is_allowed(question: Question, text: str) -> bool:
    """Whether a checker may group the Equation so."""

    def judged(texts: tuple[str, ...]) -> Verdict:
        return ruling(question, texts[0])

    return is_allowed_regrouping(question.equation or "", text, sets=False, judged=judged)
