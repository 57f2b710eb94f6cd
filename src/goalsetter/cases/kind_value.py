"""Cases of kind ``value``: what an expression may be worth where it is written."""

from __future__ import annotations

from contextlib import suppress

from goalsetter.cases.outcome import Difference
from goalsetter.cases.values import VALUES, Worth, hold_something, value_differences
from goalsetter.cubes import Solution
from goalsetter.errors import CaseError, NotationError
from goalsetter.expr import Number, Reading, Undefined, Unsettled
from goalsetter.judge import completed, is_allowed
from goalsetter.notation import parse_solution
from goalsetter.questions import SETTING, Fields, listed, rules_of
from goalsetter.rules import EQUATIONS, ExpressionPlace, Reader, merged

NEEDS = frozenset({"where", "expr"})
MAY = SETTING | VALUES
PLACES = {"solution": ExpressionPlace.SOLUTION, "goal": ExpressionPlace.WRITTEN_GOAL}


def judge(fields: Fields) -> list[Difference]:
    """Compare the values of the expression with those expected."""
    hold_something(fields)
    where = fields.text("where")
    if where not in PLACES:
        raise CaseError("unknown-where", name=where, known=listed(PLACES))
    rules = rules_of(fields, EQUATIONS)
    readings = merged(
        [
            Reader(rules.reading, PLACES[where], solution.where).written(solution.written)
            for solution in _solutions(fields.text("expr"))
            if is_allowed(solution, PLACES[where], rules)
        ]
    )
    numbers = tuple(number for r in readings.defined if (number := _number(r)) is not None)
    settled = readings.complete and readings.distinct and not readings.unsettled
    return value_differences(fields, Worth(numbers, settled=settled))


def _solutions(text: str) -> list[Solution]:
    """The expression, with one bracket put in wherever it fits if it is missing.

    None if it cannot be read at all: what is no expression has no value.
    """
    try:
        return [parse_solution(text)]
    except NotationError as error:
        found = []
        for candidate in completed(text, error):
            with suppress(NotationError):
                found.append(parse_solution(candidate))
        return found


def _number(reading: Reading) -> Number | None:
    value = reading.value
    return None if isinstance(value, Undefined | Unsettled) else value
