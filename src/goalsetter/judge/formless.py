"""Papers of known cubes that form no expression: found by their signs alone, with no number.

This is cheap enough to be asked at every letter that somebody writes, whatever the paper holds and
however long it is. It asks nothing about the value, the cubes at hand or the variations' demands:
those are for the judge.
"""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import (
    LaidGoal,
    Mat,
    Placed,
    SetSolution,
    StandsFor,
    Universe,
    Written,
    placed_in,
)
from goalsetter.errors import NotationError
from goalsetter.judge.finding import GOAL_WITHOUT_READING, Finding, FindingCode
from goalsetter.judge.paper import WrittenPaper, read_paper, read_set_paper
from goalsetter.judge.sides import Sides, find_sides
from goalsetter.judge.wild import WildMeanings, wild_meanings
from goalsetter.notation import text
from goalsetter.rules import (
    UNSAID,
    EquationsRules,
    ExpressionPlace,
    OnSetsRules,
    Reader,
    SetReader,
    ShakeRules,
    book_of,
    has_restriction_sign,
    split,
)

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
        sets = [_formless_set(paper, mat, rules) for paper in solutions]
        # With a bracket missing there are several ways to take it: one with a form is enough.
        return None if None in sets or not sets else sets[0]
    if not isinstance(rules, EquationsRules):
        return None
    papers = read_paper(written, rules)
    if isinstance(papers, NotationError):
        return None
    formless = [_formless_side(paper, mat, rules) for paper in papers]
    return None if None in formless or not formless else formless[0]


def _formless_side(paper: WrittenPaper, mat: Mat, rules: EquationsRules) -> Finding | None:
    """2018-19 III-A: the side of an Equation that is no expression."""
    goal = mat.goal if isinstance(mat.goal, LaidGoal) else None
    sides = find_sides(paper, goal, rules) if goal else Sides(paper.left, paper.right)
    where = (*paper.where, *sides.said)
    # Without a Goal on the mat no mark can carry over from it.
    wild = WildMeanings(where, where)
    if goal is not None:
        wild = wild_meanings(sides.solution, sides.goal, where, rules, goal)
    if not _is_solution(sides, wild, where, rules):
        wrong, reason = sides.solution, "no-expression"
    elif sides.goal is not None and not _is_goal(sides.goal, wild, where, rules):
        wrong, reason = sides.goal, GOAL_WITHOUT_READING
    else:
        return None
    return Finding(
        code=FindingCode.UNDEFINED,
        clause=book_of(rules).clause(FindingCode.UNDEFINED.value),
        reason=reason,
        at=text(wrong),
        evidence=(("goal", text(goal)),) if goal else (),
    )


def _is_solution(
    sides: Sides, wild: WildMeanings, where: tuple[StandsFor, ...], rules: EquationsRules
) -> bool:
    """Whether the Solution can be read as the judge reads it, its wild cubes as they are marked.

    If a mark of the Goal leaves it without a reading that it has by itself, that is a clash of
    meanings and no matter of form.
    """
    if _can_read(sides.solution, ExpressionPlace.SOLUTION, wild.solution_where, rules):
        return True
    if not wild.carried or sides.goal is None:
        return False
    solution = Reader(rules.reading, ExpressionPlace.SOLUTION, where).can_read(sides.solution)
    return solution and Reader(rules.reading, ExpressionPlace.WRITTEN_GOAL, where).can_read(
        sides.goal
    )


def _is_goal(
    goal: Written, wild: WildMeanings, where: tuple[StandsFor, ...], rules: EquationsRules
) -> bool:
    """Whether the Goal's side can be read in some way.

    It is told mildly, by itself and with every mark: a side may be taken for the Goal only because
    neither side shows it, and under 2011-12 ET6 its cubes may mean what no paper could say.
    """
    if rules.fits_some_goal and all(isinstance(item, Placed) for item in goal.items):
        return True
    wheres = dict.fromkeys((wild.goal_where, wild.solution_where, where, ()))
    return any(_can_read(goal, place, said, rules) for said in wheres for place in PLACES)


def _can_read(
    part: Written, place: ExpressionPlace, where: tuple[StandsFor, ...], rules: EquationsRules
) -> bool:
    """Whether it has a reading, be its numerals too long or of another base.

    That they are wrong is no matter of form.
    """
    numerals = rules.reading.numerals
    # No limit of digits: a numeral that is too long is told by name, not as formless.
    lenient = [replace(numerals, solution_digits=0)]
    if numerals.base != 10:
        lenient.append(replace(numerals, base=10))
    return any(
        Reader(replace(rules.reading, numerals=other), place, where).can_read(part)
        for other in lenient
    )


def _formless_set(solution: SetSolution, mat: Mat, rules: OnSetsRules) -> Finding | None:
    """On-Sets VI-A: the Restriction or the Set-Name that means nothing."""
    reader = SetReader(rules, mat.universe or Universe(()), solution.where)
    name = solution.set_name
    if has_restriction_sign(name.items, reader):
        wrong, code, reason = name, FindingCode.FORM, "sign-in-set-name"
    else:
        parts = (p for p in solution.parts if not _means_something(p, p is name, reader))
        nothing = next(parts, None)
        if nothing is None:
            return None
        wrong, code, reason = nothing, FindingCode.UNDEFINED, "no-set"
    clause = book_of(rules).clause(code.value)
    return Finding(code=code, clause=clause, reason=reason, at=text(wrong))


def _means_something(part: Written, is_name: bool, reader: SetReader) -> bool:
    """Whether a part can be read, or only what is said of a cube is at fault: that is told
    otherwise."""
    if _can_be(part, is_name, reader):
        return True
    unsaid = [placed for placed in placed_in(part.items) if reader.symbol(placed) == UNSAID]
    if not unsaid or any(placed.note for placed in unsaid):
        return bool(unsaid)
    return _can_be(part, is_name, replace(reader, where=()))


def _can_be(part: Written, is_name: bool, reader: SetReader) -> bool:
    """Whether a part is a Set-Name, or a Restriction."""
    if is_name:
        return reader.can_read(part)
    sides, signs = split(part, reader)
    return bool(signs) and all(
        side and not has_restriction_sign(side, reader) and reader.can_read(Written(side))
        for side in sides
    )
