"""Cases of kind ``value``: what an expression may be worth where it is written."""

from __future__ import annotations

from goalsetter.cases.fields import Fields
from goalsetter.cases.outcome import Difference
from goalsetter.cases.setting import SETTING, listed, rules_of
from goalsetter.cases.values import VALUES, Worth, hold_something, value_differences
from goalsetter.errors import CaseError
from goalsetter.expr import Number, Reading, Undefined, Unsettled
from goalsetter.notation import parse_solution
from goalsetter.rules import EQUATIONS, Place, Reader

NEEDS = frozenset({"where", "expr"})
MAY = SETTING | VALUES
PLACES = {"solution": Place.SOLUTION, "goal": Place.WRITTEN_GOAL}


def judge(fields: Fields) -> list[Difference]:
    """Compare the values of the expression with those expected."""
    hold_something(fields)
    where = fields.text("where")
    if where not in PLACES:
        raise CaseError("unknown-where", name=where, known=listed(PLACES))
    rules = rules_of(fields, EQUATIONS)
    solution = parse_solution(fields.text("expr"))
    readings = Reader(rules.reading, PLACES[where], solution.where).written(solution.written)
    numbers = tuple(number for r in readings.defined if (number := _number(r)) is not None)
    settled = readings.complete and readings.distinct and not readings.unsettled
    return value_differences(fields, Worth(numbers, settled=settled))


def _number(reading: Reading) -> Number | None:
    value = reading.value
    return None if isinstance(value, Undefined | Unsettled) else value
