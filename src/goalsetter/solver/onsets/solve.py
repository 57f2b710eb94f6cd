"""Now? Impossible? of ON-SETS: a Solution, or a proof that there is none.

Every question is decided: sets are whole numbers, and there are finitely many of them. Only a
budget that runs out, or somebody who cancels, leaves a question open.
"""

from __future__ import annotations

from goalsetter.cubes import Mat, SetGoal
from goalsetter.expr import CardSet
from goalsetter.notation import text
from goalsetter.rules import ChallengeKind, OnSetsRules, goal_values
from goalsetter.solver.answer import Answer, Certificate, Impossible, Solvable, Unknown
from goalsetter.solver.budget import USUAL, Budget
from goalsetter.solver.onsets.hit import Hit
from goalsetter.solver.onsets.kernel import seek
from goalsetter.solver.onsets.papers import papers_of
from goalsetter.solver.onsets.posing import problems_of
from goalsetter.solver.onsets.proof import Problems, exhausted, settled
from goalsetter.solver.onsets.purse import Purse, StoppedError
from goalsetter.solver.onsets.search import hits_of


def solve_sets(
    mat: Mat, rules: OnSetsRules, question: ChallengeKind, budget: Budget = USUAL, count: int = 1
) -> Answer:
    """The shortest Solutions, as many as are asked for, or why there is none.

    Of several none names a part longer than the same cubes could name it, as R'' does R.
    """
    goals = goal_values(mat.goal, rules) if isinstance(mat.goal, SetGoal) else ()
    if not goals:
        goal = text(mat.goal) if mat.goal else ""
        return Impossible(proof=Certificate(name="goal-without-value", evidence=(("goal", goal),)))
    live = settled(problems_of(mat, rules, question, frozenset(goals)), rules.solutions)
    if isinstance(live, Certificate):
        return Impossible(proof=live)
    try:
        return _searched(live, Purse(budget), rules.solutions, count)
    except StoppedError as stop:
        return Unknown(reason=stop.reason)


def _searched(problems: Problems, purse: Purse, solutions: int, count: int) -> Answer:
    """First whether there is a Solution at all, then as many as are asked for."""
    kept: dict[CardSet, Hit] = {}

    def enough(hit: Hit) -> bool:
        kept.setdefault(hit.cards, hit)
        return len(kept) == solutions

    seek(problems, purse, enough)
    papers = papers_of(iter(kept.values()), solutions, 1)
    if not papers:
        return Impossible(proof=exhausted(problems, purse))
    # The kernel shows one way for each set; all ways are listed in plain Python.
    if count > 1:
        papers = papers_of(hits_of(problems, purse, every=True), solutions, count)
    return Solvable(witness=papers[0], more=papers[1:])
