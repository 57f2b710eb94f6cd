"""Judging an ON-SETS Goal (On-Sets III-B), and the deal before it (I-B-1, II-B)."""

from __future__ import annotations

from goalsetter.cubes import SetGoal
from goalsetter.errors import NotationError
from goalsetter.expr import integer
from goalsetter.judge.finding import Finding, FindingCode
from goalsetter.judge.verdict import ChoiceVerdict, GoalVerdict
from goalsetter.notation import parse_universe, text
from goalsetter.rules import (
    OnSetsRules,
    Scope,
    book_of,
    goal_values,
    may_lie,
)


def judge_set_goal(goal: SetGoal, rules: OnSetsRules) -> GoalVerdict:
    """The Goal under the rules in force."""
    # No legal value, no legal Goal: it lies wrongly, or is below zero (On-Sets III-B).
    values = goal_values(goal, rules)
    return GoalVerdict(
        legal=bool(values),
        values=tuple(map(integer, values)),
        findings=() if values else (illegal_goal(goal, rules),),
        rulings=rules.in_play(Scope.GOAL, frozenset()),
    )


def illegal_goal(goal: SetGoal | None, rules: OnSetsRules) -> Finding:
    """Why a Goal has no legal value: there is none, it lies wrongly, or it is below zero."""
    clause = book_of(rules).clause("goal-illegal")
    if goal is None:
        return Finding(code=FindingCode.GOAL_ILLEGAL, clause=clause, reason="goal-missing")
    # A negative value is illegal, and so is any layout but the seven (decision 23).
    reason = "set-goal-negative" if may_lie(goal, rules) else "set-goal-layout"
    return Finding(code=FindingCode.GOAL_ILLEGAL, clause=clause, reason=reason, at=text(goal))


def rule_on_deal(universe: str, rules: OnSetsRules) -> ChoiceVerdict:
    """Rule on the cards of a deal: each once, and as many as the division deals."""
    clause = book_of(rules).clause("deal")
    try:
        count = len(parse_universe(universe).cards)
    except NotationError as error:
        finding = Finding(
            code=FindingCode.DEAL,
            clause=clause,
            reason="deal-cards",
            at=universe,
            evidence=(("error", error.code),),
        )
        return ChoiceVerdict(findings=(finding,))
    if rules.fewest_cards <= count <= rules.most_cards:
        return ChoiceVerdict(findings=())
    evidence = (
        ("have", str(count)),
        ("needed", f"{rules.fewest_cards}-{rules.most_cards}"),
    )
    finding = Finding(
        code=FindingCode.DEAL, clause=clause, reason="deal-number", at=universe, evidence=evidence
    )
    return ChoiceVerdict(findings=(finding,))
