"""Groupings: every value that a paper may have as it stands, and the brackets that settle each.

A writer may be shown them while the paper grows; nothing is ruled here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from goalsetter.cubes import LaidGoal, Written
from goalsetter.errors import NotationError
from goalsetter.expr import Reading, StepBudget, Undefined, Unsettled, value_text, written_out
from goalsetter.judge.ambiguity import equation_text
from goalsetter.judge.brackets import Parts, fewest
from goalsetter.judge.equation import EquationJudge
from goalsetter.judge.paper import read_paper
from goalsetter.judge.rule import work_out
from goalsetter.judge.sides import find_sides
from goalsetter.judge.target import find_outcomes
from goalsetter.notation import text
from goalsetter.rules import AnyQuestion, EquationsRules, OnSetsRules

MOST = 4
"""How many ways are listed: more would help no writer to choose."""


@dataclass(frozen=True, slots=True)
class Grouping:
    """One way to take a paper: with the brackets that leave no other, what it makes then."""

    paper: str
    value: str
    fits: bool
    """Whether that is the Goal."""


def find_groupings(question: AnyQuestion) -> tuple[Grouping, ...]:
    """Return the ways to take the first paper, one for each value; none if it has no meaning."""
    rules = question.rules
    ways: Iterator[Grouping]
    if isinstance(rules, OnSetsRules):
        works = work_out(question)
        ways = (Grouping(text(work.solution), str(work.worth), work.fits) for work in works)
    else:
        assert isinstance(rules, EquationsRules)
        ways = _of_equation(question, rules)
    by_value: dict[str, Grouping] = {}
    for way in ways:
        by_value.setdefault(way.value, way)
        if len(by_value) == MOST:
            break
    return tuple(by_value.values())


def _of_equation(question: AnyQuestion, rules: EquationsRules) -> Iterator[Grouping]:
    """Yield the readings of the Solution, each with the fewest brackets that settle it."""
    papers, mat = read_paper(question.papers[0], rules), question.mat
    if isinstance(papers, NotationError) or not isinstance(mat.goal, LaidGoal):
        return
    judge = EquationJudge(papers[0], mat, mat.goal, rules, question.challenge, StepBudget())
    sides = find_sides(judge.paper, mat.goal, rules)
    _, worth = judge.value_sides(sides)
    settled = len(worth.solution.defined) == 1
    for reading in worth.solution.defined:
        value = _value(reading)
        outcomes = find_outcomes((reading,), worth.goal.defined, rules, judge.budget)
        grouped = sides
        if not settled:
            # The Goal's own brackets stay: it is the Solution that is being written.
            def makes_it(parts: Parts, wanted: str = value) -> bool:
                _, changed = judge.value_sides(replace(sides, solution=parts[0]))
                return [_value(other) for other in changed.solution.defined] == [wanted]

            whole = Written(written_out(reading.tree, sides.solution.items))
            (least,) = fewest((whole,), makes_it)
            grouped = replace(sides, solution=least)
        yield Grouping(
            equation_text(judge.paper, grouped), value, bool(outcomes.good) and not outcomes.bad
        )


def _value(reading: Reading) -> str:
    assert not isinstance(reading.value, Undefined | Unsettled)
    return value_text(reading.value)
