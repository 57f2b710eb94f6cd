"""Judging an ON-SETS Goal: does it lie as it may, and what is it worth (On-Sets III-B)."""

from __future__ import annotations

from goalsetter.cubes import SetGoal
from goalsetter.expr import integer
from goalsetter.judge.finding import Code, Finding
from goalsetter.judge.verdict import GoalVerdict
from goalsetter.notation import text
from goalsetter.rules import (
    OnSetsRules,
    Scope,
    book_of,
    goal_values,
    may_lie,
)


def judge_set_goal(goal: SetGoal, rules: OnSetsRules) -> GoalVerdict:
    """The Goal under the rules in force."""
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
    at = text(goal) if goal else ""
    return Finding(code=Code.GOAL_ILLEGAL, clause=clause, reason=_reason(goal, rules), at=at)


def _reason(goal: SetGoal | None, rules: OnSetsRules) -> str:
    if goal is None:
        return "goal-missing"
    return "set-goal-negative" if may_lie(goal, rules) else "set-goal-layout"
