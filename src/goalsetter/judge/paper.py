"""Papers as handed in: an Equation, a Solution alone where the book allows it, or neither.

A missing bracket need not be a fault by itself: the checker places it anywhere it fits (judges
E4), so one paper may be several texts.
"""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes import SetSolution, StandsFor, Written
from goalsetter.errors import NotationError
from goalsetter.judge.brackets import completed
from goalsetter.notation import (
    OF_FORM,
    NotationCode,
    parse_equation,
    parse_set_solution,
    parse_solution,
)
from goalsetter.rules import EquationsRules, OnSetsRules, ShakeRules, rulings


@dataclass(frozen=True, slots=True)
class WrittenPaper:
    """One way to take what was handed in; ``right`` is nothing where no Goal was written."""

    text: str
    left: Written
    right: Written | None
    where: tuple[StandsFor, ...]


def read_paper(text: str, rules: EquationsRules) -> tuple[WrittenPaper, ...] | NotationError:
    """Every way to take the text: one if it can be read, several if one bracket is missing."""
    try:
        return (_paper(text, rules.goal_unwritten),)
    except NotationError as error:
        if rules.says(rulings.grouping.MISSING_BRACKET, "fault"):
            return error
        # Two places for the bracket may give one paper, which need not be judged twice.
        papers: dict[tuple[Written, Written | None], WrittenPaper] = {}
        for candidate in completed(text, error):
            try:
                paper = _paper(candidate, rules.goal_unwritten)
            except NotationError:
                continue
            papers.setdefault((paper.left, paper.right), paper)
        return tuple(papers.values()) or error


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


def find_notation_error(text: str, rules: ShakeRules) -> NotationError | None:
    """Why a paper is not in the notation of its game; nothing if it is."""
    try:
        if isinstance(rules, OnSetsRules):
            parse_set_solution(text)
        else:
            parse_equation(text)
    except NotationError as error:
        # 2011-12 ET16: a Solution may be handed in without the Goal.
        alone = isinstance(rules, EquationsRules) and rules.goal_unwritten
        return None if alone and error.code == NotationCode.MISSING_EQUALS else error
    return None


def find_unreadable(text: str, rules: ShakeRules) -> NotationError | None:
    """Why nobody can rule on a paper: a sign or a word on it that no notation knows.

    A paper of known signs that is no Equation or no Solution has a fault of form: that is a ruling.
    """
    error = find_notation_error(text, rules)
    return error if error is not None and error.code not in OF_FORM else None


def _paper(text: str, goal_unwritten: bool) -> WrittenPaper:
    try:
        equation = parse_equation(text)
    except NotationError as error:
        # 2011-12 ET16: a Solution may be handed in alone. Any other fault is told of the Equation.
        if error.code != NotationCode.MISSING_EQUALS or not goal_unwritten:
            raise
        solution = parse_solution(text)
        return WrittenPaper(text, solution.written, None, solution.where)
    return WrittenPaper(text, equation.left, equation.right, equation.where)
