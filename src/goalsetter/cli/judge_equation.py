"""The ruling on an Equation, or on a Goal of EQUATIONS alone, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from goalsetter.cli.answer import write_json
from goalsetter.cli.ruling import Told, headline, show_findings, show_rulings, tell_goal, under_data
from goalsetter.cli.screen import Screen
from goalsetter.judge import Verdict, judge_equation, judge_goal, narrowed
from goalsetter.questions import Question, hold_readable, read_question
from goalsetter.rules import EquationsRules
from goalsetter.telling import (
    Decided,
    finding_data,
    goal_decided,
    paper_decided,
    people,
    printable,
    remarks,
    under,
)
from goalsetter.words import say


def rule(data: Mapping[str, object], *, as_json: bool) -> bool:
    """Judge what the keys ask; whether it is correct, or the Goal legal."""
    question = read_question(data)
    hold_readable([question.equation] if question.equation is not None else [], question.rules)
    if question.equation is None:
        verdict = judge_goal(question.goal, question.rules)
        decided = goal_decided(verdict, question.rules, lambda r: judge_goal(question.goal, r))
        told = Told(question.rules, question.ruling, decided)
        return tell_goal(question.goal, verdict, told, as_json=as_json)
    return _rule_on_equation(question, question.equation, as_json=as_json)


def _rule_on_equation(question: Question, paper: str, *, as_json: bool) -> bool:
    def judged(rules: EquationsRules) -> Verdict:
        return judge_equation(paper, question.mat, rules, question.challenge)

    found = judged(question.rules)
    decided = paper_decided(found, question.rules, judged)
    verdict = narrowed(found, decided)
    if as_json:
        write_json(_verdict_data(question, verdict, decided))
    else:
        _show_verdict(question, verdict, decided, Screen())
    return verdict.correct


def _show_verdict(question: Question, verdict: Verdict, decided: Decided, screen: Screen) -> None:
    """The ruling first, then what was judged, then why."""
    headline("ruling-correct" if verdict.correct else "ruling-wrong", verdict.correct, screen)
    screen.line(say("judge-equation", text=printable(question.equation or "")))
    screen.line(under(question.rules))
    if verdict.correct:
        value, goal = people(_first(verdict.values)), people(_first(verdict.goal_values))
        screen.line(say("judge-values", value=value, goal=goal))
    for remark in _remarks(question):
        screen.line(remark, "yellow")
    show_findings(verdict.findings, screen)
    show_rulings(decided, screen)


def _remarks(question: Question) -> Iterator[str]:
    papers = [question.equation or ""]
    return remarks(papers, question.mat, question.challenge, assumed=question.assumed)


def _first(values: tuple[str, ...]) -> str:
    return values[0] if values else ""


def _verdict_data(question: Question, verdict: Verdict, decided: Decided) -> dict[str, object]:
    return {
        "correct": verdict.correct,
        "equation": question.equation,
        "challenge": question.challenge.value,
        "challenge_assumed": question.assumed,
        **under_data(question.rules, question.ruling),
        "solution": verdict.solution,
        "goal": verdict.goal,
        "values": list(verdict.values),
        "goal_values": list(verdict.goal_values),
        "remarks": list(_remarks(question)),
        "rulings": list(verdict.rulings),
        "depends_on": decided,
        "findings": [finding_data(finding) for finding in verdict.findings],
    }
