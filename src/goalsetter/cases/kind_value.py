"""Cases of kind ``value`` and ``goal``: what an expression, or a Goal as laid, may be worth."""

from __future__ import annotations

from contextlib import suppress

from goalsetter.cases.outcome import Difference, listed_findings, truth
from goalsetter.cases.values import VALUES, CaseValues, hold_something, value_differences
from goalsetter.cubes import Mat, Solution
from goalsetter.errors import CaseError, NotationError
from goalsetter.expr import Undefined, Unsettled
from goalsetter.judge import GoalVerdict, completed, is_allowed, rule_on_goal
from goalsetter.notation import parse_goal, parse_solution
from goalsetter.questions import SETTING, Fields, listed, rules_of
from goalsetter.rules import EQUATIONS, ExpressionPlace, Question, Reader, merged

VALUE_NEEDS = frozenset({"where", "expr"})
VALUE_MAY = SETTING | VALUES
GOAL_NEEDS = frozenset({"goal"})
GOAL_MAY = SETTING | VALUES | {"legal"}
PLACES = {"solution": ExpressionPlace.SOLUTION, "goal": ExpressionPlace.WRITTEN_GOAL}


def judge_value(fields: Fields) -> list[Difference]:
    """Compare the values of the expression with those expected."""
    hold_something(fields)
    where = fields.text("where")
    if where not in PLACES:
        raise CaseError("unknown-where", name=where, known=listed(PLACES))
    rules = rules_of(fields, EQUATIONS)
    readings = merged(
        [
            Reader(rules.reading, PLACES[where], solution.where).written(solution.written)
            for solution in solutions_in(fields.text("expr"))
            if is_allowed(solution, PLACES[where], rules)
        ]
    )
    values = [reading.value for reading in readings.defined]
    numbers = tuple(v for v in values if not isinstance(v, Undefined | Unsettled))
    settled = readings.complete and readings.distinct and not readings.unsettled
    return value_differences(fields, CaseValues(numbers, settled=settled))


def solutions_in(text: str) -> list[Solution]:
    """The expression, with one bracket put in wherever it fits if it is missing.

    None if it cannot be read at all: what is no expression has no value.
    """
    try:
        return [parse_solution(text)]
    except NotationError as error:
        solutions = []
        for candidate in completed(text, error):
            with suppress(NotationError):
                solutions.append(parse_solution(candidate))
        return solutions


def judge_goal_case(fields: Fields) -> list[Difference]:
    """Compare the ruling on the Goal and its values with those expected."""
    if "legal" not in fields:
        hold_something(fields)
    rules = rules_of(fields, EQUATIONS)
    try:
        mat = Mat(goal=parse_goal(fields.text("goal")))
        verdict = rule_on_goal(Question(rules=rules, mat=mat), briefly=True)
    except NotationError:
        # What cannot lie on the mat is no legal Goal.
        verdict = GoalVerdict(legal=False, values=())
    got = CaseValues(verdict.values, verdict.family, verdict.settled)
    differences = value_differences(fields, got)
    expected = fields.flag("legal") if "legal" in fields else verdict.legal
    if verdict.legal is not expected:
        ruling = truth(verdict.legal) + listed_findings(verdict.findings)
        differences.insert(0, Difference("legal", truth(expected), ruling))
    return differences
