"""All Solutions of ON-SETS of the least length: how many there are, and which signs they have."""

from __future__ import annotations

from collections import Counter

from goalsetter.cubes import RESTRICTION_SIGNS, SET_OPERATIONS, Mat, SetGoal
from goalsetter.notation import faces_of
from goalsetter.rules import ChallengeKind, OnSetsRules, goal_values
from goalsetter.solver.answer import Shortest
from goalsetter.solver.budget import Budget
from goalsetter.solver.onsets.papers import singles
from goalsetter.solver.onsets.posing import problems_of
from goalsetter.solver.onsets.proof import settled
from goalsetter.solver.onsets.purse import Purse, StoppedError
from goalsetter.solver.onsets.search import hits_of

SIGNS = frozenset(SET_OPERATIONS + RESTRICTION_SIGNS)


def list_shortest_sets(
    mat: Mat, rules: OnSetsRules, question: ChallengeKind, budget: Budget
) -> Shortest:
    """The Solutions with the fewest cubes written, by the signs among them."""
    goals = goal_values(mat.goal, rules) if isinstance(mat.goal, SetGoal) else ()
    live = settled(problems_of(mat, rules, question, frozenset(goals)), 1) if goals else None
    kinds: Counter[tuple[str, ...]] = Counter()
    least, complete = 0, True
    try:
        hits = hits_of(live, Purse(budget), every=True) if isinstance(live, tuple) else iter(())
        for (written,) in singles(hits):
            faces = faces_of(written, sets=True)
            # Hits come by their length, so the first that is longer ends the list.
            if least and len(faces) > least:
                break
            least = len(faces)
            kinds[tuple(sorted(face for face in faces if face in SIGNS))] += 1
    except StoppedError:
        complete = False
    return Shortest(
        cubes=least,
        count=kinds.total(),
        operations=tuple(sorted(kinds.items())),
        complete=complete,
    )
