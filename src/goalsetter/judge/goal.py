"""Judging a Goal as it lies: is it legal, and what is it worth."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import LaidGoal
from goalsetter.expr import Number, Readings, StepBudget, Undefined, Unsettled
from goalsetter.judge.finding import Finding, FindingCode
from goalsetter.judge.verdict import GoalVerdict
from goalsetter.notation import text
from goalsetter.rules import (
    GOAL_LIMIT,
    EquationsRules,
    ExpressionPlace,
    Reader,
    Scope,
    book_of,
    demand_clause,
    within_limit,
)


def judge_goal(
    goal: LaidGoal, rules: EquationsRules, budget: StepBudget | None = None
) -> GoalVerdict:
    """The Goal under the rules in force, with all its values (2018-19 III, IV-B)."""
    reader = Reader(rules.reading, ExpressionPlace.LAID_GOAL)
    too_long = len(goal.cubes()) > rules.goal_cubes
    # A Goal that is too long is illegal anyway: the dear search for all its ! is spared.
    most = 0 if too_long else rules.goal_factorials
    budget = budget or StepBudget()
    before = budget.spent
    readings = reader.with_factorials(goal, most, budget)
    values = _numbers(readings)
    within = tuple(value for value in values if within_limit(value, rules.goal_limit))
    # One legal value is enough: the writer says which one he means (2018-19 IV-B-1).
    legal = bool(within) and not too_long
    findings: tuple[Finding, ...] = ()
    if not legal:
        if too_long:
            reason = "goal-too-long"
        elif values:
            reason = "goal-beyond-limit"
        else:
            reason = "goal-undefined" if readings.undefined else "goal-no-expression"
        # The limit is that of a variation, so its line on the list is the clause.
        beyond = reason == "goal-beyond-limit"
        key = "goal-cubes" if reason in ("goal-too-long", "goal-no-expression") else "goal-illegal"
        illegal = Finding(
            code=FindingCode.GOAL_ILLEGAL,
            clause=demand_clause(rules, GOAL_LIMIT) if beyond else book_of(rules).clause(key),
            reason=reason,
            at=text(goal),
            evidence=(("limit", str(rules.goal_limit)),) if beyond else (),
        )
        findings = (illegal,)
    return GoalVerdict(
        legal=legal,
        values=within if legal else (),
        family=_is_family(goal, rules, most, len(values), budget),
        settled=readings.complete and not readings.unsettled,
        findings=findings,
        rulings=rules.in_play(Scope.GOAL, frozenset(cube.symbol for cube in goal.cubes())),
        steps=budget.spent - before,
    )


def is_plainly_legal(goal: LaidGoal, rules: EquationsRules, budget: StepBudget) -> bool:
    """Whether the Goal is plainly legal, without looking for all its values."""
    if len(goal.cubes()) > rules.goal_cubes:
        return False
    # Without ! at first: they only add values, and one value is enough.
    readings = Reader(rules.reading, ExpressionPlace.LAID_GOAL).laid(goal, budget)
    return any(within_limit(value, rules.goal_limit) for value in _numbers(readings))


def _numbers(readings: Readings) -> tuple[Number, ...]:
    """The values of the readings that have one."""
    values = (reading.value for reading in readings.defined)
    return tuple(value for value in values if not isinstance(value, Undefined | Unsettled))


def _is_family(
    goal: LaidGoal, rules: EquationsRules, most: int, count: int, budget: StepBudget
) -> bool:
    """Whether a 1 that may be any power of the base gives values beyond those listed.

    In a longer numeral it is just a 1, and then there are no others (2018-19 XIII-B-8).
    """
    numerals = rules.reading.numerals
    # A wild cube may be a 1 as well.
    ones = {"1", *rules.reading.wild}
    if not numerals.powers_of_the_base or ones.isdisjoint(cube.symbol for cube in goal.cubes()):
        return False
    # Fewer values with the 1 as a plain 1 show that its powers made some of those listed.
    plain = replace(rules.reading, numerals=replace(numerals, powers_of_the_base=False))
    return (
        len(_numbers(Reader(plain, ExpressionPlace.LAID_GOAL).with_factorials(goal, most, budget)))
        < count
    )
