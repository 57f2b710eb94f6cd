"""Proof of ambiguity: the regrouping that breaks an Equation, and the least brackets that mend it.

An Equation is ambiguous if one of its readings fits and another does not (2018-19 VII-B-6,
VII-C-4-h). If brackets cannot mend it, a symbol was left unsaid (VII-C-4-j).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from goalsetter.cubes import Equation, Written
from goalsetter.expr import Reading, StepBudget, written_out
from goalsetter.judge.brackets import fewest
from goalsetter.judge.paper import WrittenPaper
from goalsetter.judge.sides import Sides
from goalsetter.judge.target import Outcomes
from goalsetter.notation import text

Fits = Callable[[Sides], bool]
"""Whether every reading of these two sides fits."""


@dataclass(frozen=True, slots=True)
class Ambiguity:
    """``counter`` breaks the Equation; ``repair`` mends it, if brackets can and the mat allows it.

    ``by_grouping`` is false if brackets settle nothing, so that some symbol was left unsaid.
    """

    counter: str
    repair: str = ""
    by_grouping: bool = False


def find_ambiguity(
    paper: WrittenPaper,
    sides: Sides,
    outcomes: Outcomes,
    settles: Fits,
    fits: Fits,
    *,
    budget: StepBudget,
) -> Ambiguity:
    """The proof, from a pair of readings that does not fit and one that does.

    ``settles`` tells whether every reading fits, ``fits`` whether the mat allows it besides. If the
    budget runs out over it, what brackets would mend is not known, and grouping is the usual case.
    """
    bad_solution, bad_goal = outcomes.bad[0]
    # The first bad pair is shown: readings come in a stable order, so everybody sees the same one.
    counter = equation_text(paper, _grouped(sides, bad_solution, bad_goal))
    by_grouping = False
    for good_solution, good_goal in outcomes.good:
        if budget.empty:
            break
        mended = _grouped(sides, good_solution, good_goal)
        if fits(mended):
            # The least brackets: whoever mends the paper would write no others.
            least = fewest(mended.parts, lambda fewer: fits(sides.written_as(fewer)))
            repair = equation_text(paper, sides.written_as(least))
            return Ambiguity(counter, repair, by_grouping=True)
        # Brackets settle it, but the mat forbids that reading of the Goal: grouping all the same.
        by_grouping = by_grouping or settles(mended)
    return Ambiguity(counter, by_grouping=by_grouping or budget.empty)


def _grouped(sides: Sides, solution: Reading, goal: Reading) -> Sides:
    """The sides with the brackets of two readings written out."""
    shown = Written(written_out(solution.tree, sides.solution.items))
    if sides.goal is None:
        return replace(sides, solution=shown)
    try:
        written = Written(written_out(goal.tree, sides.goal.items))
    # The reading is one of the Goal on the mat: it points at cubes that the paper does not have.
    except IndexError:
        written = sides.goal
    return replace(sides, solution=shown, goal=written)


def equation_text(paper: WrittenPaper, sides: Sides) -> str:
    """The two sides as a text, in the order of the paper."""
    if sides.goal is None:
        return text(sides.solution)
    pair = (sides.goal, sides.solution) if sides.goal_left else (sides.solution, sides.goal)
    return text(Equation(pair[0], pair[1], paper.where))
