"""An ON-SETS Solution as it was handed in: its Restrictions and its Set-Name."""

from __future__ import annotations

from goalsetter.cubes import SetSolution
from goalsetter.errors import NotationError
from goalsetter.judge.brackets import completed
from goalsetter.notation import parse_set_solution
from goalsetter.rules import OnSetsRules, rulings


def read_set_paper(text: str, rules: OnSetsRules) -> tuple[SetSolution, ...] | NotationError:
    """Every way to take the text: one if it can be read, several if one bracket is missing."""
    try:
        return (parse_set_solution(text),)
    except NotationError as error:
        if rules.says(rulings.grouping.MISSING_BRACKET, "fault"):
            return error
        solutions: dict[SetSolution, None] = {}
        for candidate in completed(text, error):
            try:
                solutions[parse_set_solution(candidate)] = None
            except NotationError:
                continue
        return tuple(solutions) or error
