"""Rulings for people and for programs: the headline, what was judged, the rules, the reasons."""

from __future__ import annotations

from goalsetter.cli.ruling_on_cards import cards_data, paper_data, show_works
from goalsetter.cli.screen import Screen
from goalsetter.expr import value_text
from goalsetter.judge import Finding, GoalVerdict, Verdict
from goalsetter.notation import text
from goalsetter.rules import AnyQuestion, OnSetsRules, ShakeRules
from goalsetter.telling import (
    finding_data,
    goal_values,
    people,
    printable,
    proofs,
    remarks,
    ruling_lines,
    sentence,
    under,
)
from goalsetter.words import render, say

# --- for people ---------------------------------------------------------------------------------


def show_ruling(question: AnyQuestion, verdict: Verdict | GoalVerdict, screen: Screen) -> None:
    """The ruling first, then what was judged, then why, then what would decide otherwise."""
    match verdict:
        case GoalVerdict():
            _show_goal(question, verdict, screen)
        case Verdict():
            _show_papers(question, verdict, screen)
    for finding in verdict.findings:
        reason = say("judge-finding", sentence=sentence(finding), clause=finding.clause)
        screen.line()
        screen.line(printable(reason), "red")
        for line in proofs(finding):
            screen.line("   " + printable(line))
    show_rulings(verdict.depends_on, screen)


def _show_goal(question: AnyQuestion, verdict: GoalVerdict, screen: Screen) -> None:
    _headline("ruling-legal" if verdict.legal else "ruling-illegal", verdict.legal, screen)
    screen.line(say("judge-goal", text=text(question.mat.goal) if question.mat.goal else ""))
    screen.line(render(under(question.rules)))
    if verdict.legal:
        code = "judge-goal-more" if verdict.family else "judge-goal-values"
        screen.line(say(code, values=goal_values(verdict)))
    if not verdict.settled:
        screen.line(say("judge-goal-unsettled"), "yellow")


def _show_papers(question: AnyQuestion, verdict: Verdict, screen: Screen) -> None:
    _headline("ruling-correct" if verdict.correct else "ruling-wrong", verdict.correct, screen)
    sets = isinstance(question.rules, OnSetsRules)
    for paper in question.papers:
        screen.line(say("judge-solution" if sets else "judge-equation", text=printable(paper)))
    screen.line(render(under(question.rules)))
    if sets:
        show_works(question, verdict, screen)
    elif verdict.correct:
        # A correct Equation has values on both sides, unless a ruling lets what is undecided stand.
        value, goal = (next(iter(v), "") for v in (verdict.values, verdict.goal_values))
        screen.line(say("judge-values", value=people(value), goal=people(goal)))
    for remark in remarks_on(question):
        screen.line(remark, "yellow")


def _headline(code: str, good: bool, screen: Screen) -> None:
    screen.line(say(code), "bold green" if good else "bold red")


def show_rulings(depends_on: tuple[str, ...] | None, screen: Screen) -> None:
    """The rulings that the verdict rests on, in words."""
    for line in ruling_lines(depends_on):
        screen.line(render(line))


def remarks_on(question: AnyQuestion) -> list[str]:
    """Remarks on the papers and on the challenge."""
    assumed = question.assumed
    notes = remarks(question.papers, question.mat, question.challenge, assumed=assumed)
    return list(map(render, notes))


# --- for programs -------------------------------------------------------------------------------


def ruling_data(question: AnyQuestion, verdict: Verdict | GoalVerdict) -> dict[str, object]:
    """The same for programs."""
    match verdict:
        case GoalVerdict():
            return _goal_data(question, verdict)
        case Verdict():
            sets = isinstance(question.rules, OnSetsRules)
            return (_solutions_data if sets else _equation_data)(question, verdict)


def _goal_data(question: AnyQuestion, verdict: GoalVerdict) -> dict[str, object]:
    return {
        "legal": verdict.legal,
        "goal": text(question.mat.goal) if question.mat.goal else "",
        **under_data(question.rules, question.profile),
        "depends_on": verdict.depends_on,
        "values": [value_text(value) for value in verdict.values],
        "family": verdict.family,
        "settled": verdict.settled,
        "rulings": list(verdict.rulings),
        "findings": findings_data(verdict.findings),
    }


def _equation_data(question: AnyQuestion, verdict: Verdict) -> dict[str, object]:
    return {
        "correct": verdict.correct,
        "equation": question.papers[0],
        **_challenge_data(question),
        "solution": verdict.solution,
        "goal": verdict.goal,
        "values": list(verdict.values),
        "goal_values": list(verdict.goal_values),
        "remarks": remarks_on(question),
        "rulings": list(verdict.rulings),
        "depends_on": verdict.depends_on,
        "findings": findings_data(verdict.findings),
    }


def _solutions_data(question: AnyQuestion, verdict: Verdict) -> dict[str, object]:
    papers = zip(question.papers, verdict.works, strict=True)
    return {
        "correct": verdict.correct,
        "solutions": [paper_data(paper, works) for paper, works in papers],
        **_challenge_data(question),
        "universe": cards_data(question),
        "goal": text(question.mat.goal) if question.mat.goal else "",
        "goal_values": list(verdict.goal_values),
        "remarks": remarks_on(question),
        "rulings": list(verdict.rulings),
        "depends_on": verdict.depends_on,
        "deal": findings_data(verdict.deal),
        "findings": findings_data(verdict.findings),
    }


def _challenge_data(question: AnyQuestion) -> dict[str, object]:
    return {
        "challenge": question.challenge.value,
        "challenge_assumed": question.assumed,
        **under_data(question.rules, question.profile),
    }


def under_data(rules: ShakeRules, profile: str) -> dict[str, object]:
    """The rules in force."""
    return {
        "rules": rules.edition,
        "division": rules.division.value,
        "variations": list(map(str, rules.variations)),
        "ruling": profile,
    }


def findings_data(findings: tuple[Finding, ...]) -> list[dict[str, object]]:
    """Every finding with its clause, its evidence and its sentence."""
    return [finding_data(finding) for finding in findings]
