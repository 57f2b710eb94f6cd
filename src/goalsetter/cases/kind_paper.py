"""Cases of kind ``equation`` and ``solution``: whether a paper is correct, and if not, why."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cases.outcome import Difference, listed_findings, truth
from goalsetter.errors import CaseError
from goalsetter.judge import FindingCode, Verdict, is_allowed_regrouping, rule_on_papers
from goalsetter.questions import (
    EQUATION_KEYS,
    SOLUTION_KEYS,
    Fields,
    listed,
    read_question,
    read_set_question,
)
from goalsetter.rules import AnyQuestion, OnSetsRules

WRONG = frozenset({"why", "why_also", "counter"})
"""Keys that only a paper which is not correct may have."""

EQUATION_NEEDS = frozenset({"goal", "equation", "correct"})
EQUATION_MAY = EQUATION_KEYS | WRONG | {"not_counter"}
SOLUTION_NEEDS = frozenset({"goal", "universe", "challenge", "solution", "correct"})
SOLUTION_MAY = SOLUTION_KEYS | WRONG | {"not_counter"}


def judge_equation_case(fields: Fields) -> list[Difference]:
    """Compare the ruling, its reasons and the regroupings with those expected."""
    question = read_question(fields.data)
    verdict = rule_on_papers(question, briefly=True)
    differences = different_ruling(fields, verdict)
    # With the wrong ruling the regroupings say nothing more.
    if verdict.correct is not fields.flag("correct"):
        return differences
    return [*differences, *different_counter(fields, question), *not_counters(fields, question)]


def judge_solution_case(fields: Fields) -> list[Difference]:
    """Compare the ruling and its reasons with those expected."""
    question = read_set_question(fields.data)
    differences = different_ruling(fields, rule_on_papers(question, briefly=True))
    if "counter" in fields and not differences:
        text = fields.text("counter")
        if with_paper(question, text).correct:
            differences.append(Difference("counter", text, "", "still-correct"))
    return [*differences, *not_counters(fields, question)]


def different_ruling(fields: Fields, verdict: Verdict) -> list[Difference]:
    """Whether the ruling is another than the one expected, or rests on other reasons."""
    expected, reasons = fields.flag("correct"), expected_reasons(fields)
    got = truth(verdict.correct) + listed_findings(verdict.findings)
    if verdict.correct is not expected:
        return [Difference("correct", truth(expected), got)]
    # One of the reasons is enough: the books often name only one of several faults.
    if reasons and not verdict.codes & reasons:
        return [Difference("why", listed(sorted(reasons)), got)]
    return []


def expected_reasons(fields: Fields) -> frozenset[FindingCode]:
    """The reasons of which a verdict must give one; none if no reason is expected."""
    # A case that contradicts itself must fail, or it would seem to prove something.
    if fields.flag("correct") and (spare := sorted(WRONG & fields.data.keys())):
        raise CaseError("reason-for-correct", key=spare[0])
    if "why_also" in fields and "why" not in fields:
        raise CaseError("missing-key", key="why")
    names = ([fields.text("why")] if "why" in fields else []) + [*fields.texts("why_also")]
    unknown = [name for name in names if name not in list(FindingCode)]
    if unknown:
        raise CaseError("unknown-reason", name=unknown[0], known=listed(FindingCode))
    return frozenset(FindingCode(name) for name in names)


def with_paper(question: AnyQuestion, paper: str) -> Verdict:
    """The ruling on another paper in the place of the one in question."""
    return rule_on_papers(replace(question, papers=(paper,)), briefly=True)


def different_counter(fields: Fields, question: AnyQuestion) -> list[Difference]:
    """The regrouping that a case names must be one, and must break the Equation."""
    if "counter" not in fields:
        return []
    text = fields.text("counter")
    allowed = [whole for whole in wholes(question, text) if is_allowed(question, whole)]
    if not allowed:
        return [Difference("counter", text, "", "no-regrouping")]
    broken = any(not with_paper(question, whole).correct for whole in allowed)
    return [] if broken else [Difference("counter", text, "", "still-correct")]


def not_counters(fields: Fields, question: AnyQuestion) -> list[Difference]:
    """Texts that a case says are no regroupings, though a checker may make them."""
    return [
        Difference("not_counter", text, "", "regrouping")
        for text in fields.texts("not_counter")
        if any(is_allowed(question, whole) for whole in wholes(question, text))
    ]


def wholes(question: AnyQuestion, text: str) -> tuple[str, ...]:
    """A regrouping as a whole paper: of an Equation, one side may be named alone."""
    if isinstance(question.rules, OnSetsRules):
        return (text,)
    # The books show only the side that is regrouped; which side that is, they do not say.
    left, equals, right = question.papers[0].partition("=")
    return (text,) if "=" in text or not equals else (f"{text} = {right}", f"{left} = {text}")


def is_allowed(question: AnyQuestion, text: str) -> bool:
    """Whether a checker may group one of the papers so."""

    def judged(papers: tuple[str, ...]) -> Verdict:
        return rule_on_papers(replace(question, papers=papers), briefly=True)

    sets = isinstance(question.rules, OnSetsRules)
    return any(is_allowed_regrouping(paper, text, sets, judged) for paper in question.papers)
