"""Cases of kind ``value`` and ``goal``: what an expression, or a Goal as laid, may be worth."""

from __future__ import annotations

from goalsetter.cases.outcome import Difference, listed_findings, truth
from goalsetter.cases.values import VALUES, CaseValues, hold_something, value_differences
from goalsetter.cubes import Mat
from goalsetter.errors import CaseError, NotationError
from goalsetter.expr import Undefined, Unsettled
from goalsetter.judge import find_values, rule_on_goal
from goalsetter.notation import parse_goal
from goalsetter.questions import SETTING, Fields, listed, rules_of
from goalsetter.rules import EQUATIONS, ExpressionPlace, Question

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
    readings = find_values(fields.text("expr"), PLACES[where], rules)
    # Undefined readings are no values; unsettled ones leave the list in doubt, which is told.
    values = [reading.value for reading in readings.defined]
    numbers = tuple(v for v in values if not isinstance(v, Undefined | Unsettled))
    settled = readings.complete and readings.distinct and not readings.unsettled
    return value_differences(fields, CaseValues(numbers, settled=settled))


def judge_goal_case(fields: Fields) -> list[Difference]:
    """Compare the ruling on the Goal and its values with those expected."""
    if "legal" not in fields:
        hold_something(fields)
    rules = rules_of(fields, EQUATIONS)
    try:
        mat = Mat(goal=parse_goal(fields.text("goal")))
    except NotationError:
        # What cannot lie on the mat is no legal Goal: there is nothing to rule on.
        legal, why, got = False, "", CaseValues(())
    else:
        verdict = rule_on_goal(Question(rules=rules, mat=mat), briefly=True)
        legal, why = verdict.legal, listed_findings(verdict.findings)
        got = CaseValues(verdict.values, verdict.family, verdict.settled)
    differences = value_differences(fields, got)
    expected = fields.flag("legal") if "legal" in fields else legal
    if legal is not expected:
        differences.insert(0, Difference("legal", truth(expected), truth(legal) + why))
    return differences
