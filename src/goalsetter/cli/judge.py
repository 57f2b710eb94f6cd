"""``goalsetter judge``: rule on an Equation, or on a Goal alone, with every reason."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from goalsetter.cases import Question, parse_case, read_question
from goalsetter.cli.answer import complain, printable, write_json
from goalsetter.cli.finding_words import finding_data, people, proofs, ruling_words, sentence
from goalsetter.cli.screen import Screen
from goalsetter.errors import CaseError, NotationError
from goalsetter.expr import value_text
from goalsetter.judge import Finding, GoalVerdict, Verdict, judge_equation, judge_goal
from goalsetter.notation import mat_to_json, parse_mat, text
from goalsetter.rules import EquationsRules, find_edition
from goalsetter.words import say

CORRECT, WRONG, NOT_UNDERSTOOD = 0, 1, 2
"""Exit codes: correct (or a legal Goal); not; the question cannot be understood."""

EDITION = "mlag-equations-2018-19"
"""The edition if none is named."""

SHOWN = 12
"""How many values of a Goal are shown to people."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What was asked on the command line; nothing where an option was not given."""

    mat: str | None = None
    source: str | None = None
    equation: str | None = None
    challenge: str | None = None
    rules: str | None = None
    division: str | None = None
    variations: tuple[str, ...] = ()
    ruling: str | None = None


def run(asked: Asked, *, as_json: bool) -> int:
    """Judge what was asked, print the ruling, and give the exit code."""
    try:
        question = read_question(_data(asked))
    except (CaseError, NotationError) as error:
        complain(error, as_json=as_json)
        return NOT_UNDERSTOOD
    rule = _rule_on_goal if question.equation is None else _rule_on_equation
    return CORRECT if rule(question, as_json=as_json) else WRONG


def _data(asked: Asked) -> dict[str, object]:
    """The question as the keys of a case: what is in JSON, then what options say."""
    if (asked.mat is None) == (asked.source is None):
        raise CaseError("no-input" if asked.mat is None else "one-input")
    taken = parse_case(_content(asked.source)) if asked.source is not None else {}
    mat = mat_to_json(parse_mat(asked.mat)) if asked.mat is not None else {}
    if "universe" in mat:
        raise CaseError("not-yet", kind="ON-SETS")
    names = ("equation", "challenge", "rules", "division", "ruling")
    options = {name: getattr(asked, name) for name in names if getattr(asked, name) is not None}
    variations = {"variations": list(asked.variations)} if asked.variations else {}
    return {"rules": EDITION, **taken, **mat, **options, **variations}


def _content(source: str) -> str:
    """The text of the file, or of standard input."""
    try:
        if source == "-":
            return sys.stdin.buffer.read().decode("utf-8-sig")
        with open(source, encoding="utf-8-sig") as opened:
            return opened.read()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        raise CaseError("no-file", file=source, reason=reason) from error


# --- an Equation --------------------------------------------------------------------------------


def _rule_on_equation(question: Question, *, as_json: bool) -> bool:
    paper = question.equation or ""
    verdict = judge_equation(paper, question.mat, question.rules, question.challenge)
    if as_json:
        write_json(_verdict_data(question, verdict))
    else:
        _show_verdict(question, verdict, Screen())
    return verdict.correct


def _show_verdict(question: Question, verdict: Verdict, screen: Screen) -> None:
    """The ruling first, then what was judged, then why."""
    _headline("ruling-correct" if verdict.correct else "ruling-wrong", verdict.correct, screen)
    screen.line(say("judge-equation", text=printable(question.equation or "")))
    screen.line(_under(question.rules))
    if verdict.correct:
        value, goal = people(_first(verdict.values)), people(_first(verdict.goal_values))
        screen.line(say("judge-values", value=value, goal=goal))
    _show_findings(verdict.findings, screen)
    if verdict.rulings:
        told = "; ".join(map(ruling_words, verdict.rulings))
        screen.line(say("judge-rulings", list=told))


def _first(values: tuple[str, ...]) -> str:
    return values[0] if values else ""


def _verdict_data(question: Question, verdict: Verdict) -> dict[str, object]:
    return {
        "correct": verdict.correct,
        "equation": question.equation,
        "challenge": question.challenge.value,
        **_under_data(question),
        "solution": verdict.solution,
        "goal": verdict.goal,
        "values": list(verdict.values),
        "goal_values": list(verdict.goal_values),
        "rulings": list(verdict.rulings),
        "findings": [finding_data(finding) for finding in verdict.findings],
    }


# --- a Goal -------------------------------------------------------------------------------------


def _rule_on_goal(question: Question, *, as_json: bool) -> bool:
    verdict = judge_goal(question.goal, question.rules)
    if as_json:
        write_json(_goal_data(question, verdict))
    else:
        _show_goal(question, verdict, Screen())
    return verdict.legal


def _show_goal(question: Question, verdict: GoalVerdict, screen: Screen) -> None:
    _headline("ruling-legal" if verdict.legal else "ruling-illegal", verdict.legal, screen)
    screen.line(say("judge-goal", text=text(question.goal)))
    screen.line(_under(question.rules))
    if verdict.legal:
        code = "judge-goal-more" if verdict.family else "judge-goal-values"
        screen.line(say(code, values=_several(verdict)))
    if not verdict.settled:
        screen.line(say("judge-goal-unsettled"), "yellow")
    _show_findings(verdict.findings, screen)


def _several(verdict: GoalVerdict) -> str:
    """The shortest values of a Goal, and how many there are if these are not all."""
    texts = sorted((value_text(value) for value in verdict.values), key=len)
    shown = ", ".join(map(people, texts[:SHOWN]))
    return shown if len(texts) <= SHOWN else say("more-of-them", values=shown, count=len(texts))


def _goal_data(question: Question, verdict: GoalVerdict) -> dict[str, object]:
    return {
        "legal": verdict.legal,
        "goal": text(question.goal),
        **_under_data(question),
        "values": [value_text(value) for value in verdict.values],
        "family": verdict.family,
        "settled": verdict.settled,
        "findings": [finding_data(finding) for finding in verdict.findings],
    }


# --- both ---------------------------------------------------------------------------------------


def _headline(code: str, good: bool, screen: Screen) -> None:
    screen.line(say(code), "bold green" if good else "bold red")


def _under(rules: EquationsRules) -> str:
    """Which rules are in force, in one line."""
    edition = find_edition(rules.edition)
    chosen = ", ".join(map(str, rules.variations))
    return say(
        "judge-under",
        edition=edition.title if edition else rules.edition,
        division=rules.division.value.capitalize(),
        variations=say("judge-variations", list=chosen) if chosen else "",
    )


def _under_data(question: Question) -> dict[str, object]:
    rules = question.rules
    return {
        "rules": rules.edition,
        "division": rules.division.value,
        "variations": list(map(str, rules.variations)),
        "ruling": question.ruling,
    }


def _show_findings(findings: tuple[Finding, ...], screen: Screen) -> None:
    """Each reason with its clause, then its proofs."""
    for finding in findings:
        told = say("judge-finding", sentence=sentence(finding), clause=finding.clause)
        screen.line()
        screen.line(printable(told), "red")
        for line in proofs(finding):
            screen.line("   " + printable(line))
