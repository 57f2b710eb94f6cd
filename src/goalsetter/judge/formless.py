"""Papers of known cubes that form no expression: found by their signs alone, with no number.

This is cheap enough to be asked at every letter that somebody writes. It asks nothing about the
value, the cubes at hand or the variations' demands: those are for the judge.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from goalsetter.cubes import LaidGoal, Mat, SetSolution, StandsFor, Universe, Written, placed_in
from goalsetter.errors import NotationError
from goalsetter.judge.finding import GOAL_WITHOUT_READING, Code, Finding
from goalsetter.judge.goal import edition_of
from goalsetter.judge.paper import Paper, read_paper
from goalsetter.judge.set_goal import set_edition_of
from goalsetter.judge.set_paper import read_set_paper
from goalsetter.judge.sides import Sides, find_sides
from goalsetter.judge.wild import wild_meanings
from goalsetter.notation import text
from goalsetter.rules import (
    UNSAID,
    EquationsRules,
    ExpressionPlace,
    OnSetsRules,
    Reader,
    ReadingRules,
    SetReader,
    ShakeRules,
    has_restriction_sign,
    split,
)

MOST = 40
"""Papers with more signs than this are left to the judge: a game has 24 cubes."""

PLACES = (ExpressionPlace.SOLUTION, ExpressionPlace.WRITTEN_GOAL)


def find_formless(written: str, mat: Mat, rules: ShakeRules) -> Finding | None:
    """The side or the set of a paper that is no expression under the rules in force.

    Nothing is found where the text cannot be read, or has not the form of a paper: that is told
    otherwise. With a bracket missing, one place for it that makes sense is enough (judges E4).
    """
    if isinstance(rules, OnSetsRules):
        solutions = read_set_paper(written, rules)
        if isinstance(solutions, NotationError):
            return None
        sets = [_formless_set(each, mat, rules) for each in solutions]
        return None if None in sets or not sets else sets[0]
    if not isinstance(rules, EquationsRules):
        return None
    papers = read_paper(written, rules)
    if isinstance(papers, NotationError):
        return None
    found = [_formless_side(each, mat, rules) for each in papers]
    return None if None in found or not found else found[0]


def _formless_side(paper: Paper, mat: Mat, rules: EquationsRules) -> Finding | None:
    """2018-19 III-A: the side of an Equation that is no expression."""
    goal = mat.goal if isinstance(mat.goal, LaidGoal) else None
    sides = find_sides(paper, goal, rules) if goal else Sides(paper.left, paper.right)
    parts = [(sides.solution, "no-expression"), (sides.goal, GOAL_WITHOUT_READING)]
    if sum(len(placed_in(part.items)) for part, _ in parts if part) > MOST:
        return None
    wheres = [paper.where, ()]
    if goal is not None:
        said = wild_meanings(sides.solution, sides.goal, (*paper.where, *sides.said), rules, goal)
        wheres += [said.solution_where, said.goal_where]
    for part, reason in parts:
        if part is not None and not _is_expression(part, tuple(dict.fromkeys(wheres)), rules):
            clause = edition_of(rules).clause(Code.UNDEFINED.value)
            shown = text(part)
            proof = (("goal", text(goal)),) if goal else ()
            return Finding(
                code=Code.UNDEFINED, clause=clause, reason=reason, at=shown, evidence=proof
            )
    return None


def _is_expression(
    part: Written, wheres: tuple[tuple[StandsFor, ...], ...], rules: EquationsRules
) -> bool:
    """Whether it has a reading, be its numerals too long or of another base."""
    return any(
        Reader(reading, place, where).count(part) > 0
        for where in wheres
        for reading in _readings(rules.reading)
        for place in PLACES
    )


def _readings(reading: ReadingRules) -> Iterator[ReadingRules]:
    """As it is, and lenient with numerals: that they are wrong is no matter of form."""
    yield replace(reading, numerals=replace(reading.numerals, solution_digits=0))
    if reading.numerals.base != 10:
        yield replace(reading, numerals=replace(reading.numerals, base=10))


def _formless_set(solution: SetSolution, mat: Mat, rules: OnSetsRules) -> Finding | None:
    """On-Sets VI-A: the Restriction or the Set-Name that means nothing."""
    reader = SetReader(rules, mat.universe or Universe(()), solution.where)
    parts = (*solution.restrictions, solution.set_name)
    placed = [each for part in parts for each in placed_in(part.items)]
    wild = any(each.cube.symbol == rules.wild and not each.note for each in placed)
    unsaid = any(reader.symbol(each) == UNSAID for each in placed)
    if len(placed) > MOST or unsaid or (wild and not solution.where):
        # A wild cube that is not marked, or marked for what it may not be, is the judge's matter.
        return None
    for part in solution.restrictions:
        sides, signs = split(part, reader)
        if not signs or not all(side and _is_set(Written(side), reader) for side in sides):
            return _nothing(part, rules)
    name = solution.set_name
    if has_restriction_sign(name.items, reader) or _is_set(name, reader):
        return None
    return _nothing(name, rules)


def _is_set(part: Written, reader: SetReader) -> bool:
    return reader.count(part) > 0


def _nothing(part: Written, rules: OnSetsRules) -> Finding:
    clause = set_edition_of(rules).clause(Code.UNDEFINED.value)
    return Finding(code=Code.UNDEFINED, clause=clause, reason="no-set", at=text(part))
