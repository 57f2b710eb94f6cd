"""All short arguments that hold for a mat, not only the first: which are true, which might be."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes import Mat, SetGoal
from goalsetter.rules import ChallengeKind, EquationsRules, OnSetsRules, ShakeRules, goal_values
from goalsetter.solver.equations.certificates import CERTIFICATES
from goalsetter.solver.equations.identity import interned
from goalsetter.solver.equations.kernel_posing import MatQuestion
from goalsetter.solver.onsets.certificates import ARGUMENTS
from goalsetter.solver.onsets.posing import problems_of


@dataclass(frozen=True, slots=True)
class Arguments:
    """Names of certificates: those that hold for every meaning of wild cubes, and for some."""

    always: frozenset[str] = frozenset()
    sometimes: frozenset[str] = frozenset()


def find_arguments(mat: Mat, rules: ShakeRules, question: ChallengeKind) -> Arguments:
    """Return every certificate that holds against a Solution, by name."""
    if isinstance(rules, EquationsRules):
        posed = MatQuestion(mat, interned(rules), question).problems()
        names = [
            frozenset(name for name, test in CERTIFICATES.items() if test(one.problem) is not None)
            for one in posed
        ]
    else:
        assert isinstance(rules, OnSetsRules)
        goals = goal_values(mat.goal, rules) if isinstance(mat.goal, SetGoal) else ()
        problems = problems_of(mat, rules, question, frozenset(goals)) if goals else ()
        names = [
            frozenset(one.name for argument in ARGUMENTS if (one := argument(problem)))
            for problem in problems
        ]
    if not names:
        return Arguments()
    return Arguments(frozenset.intersection(*names), frozenset.union(*names))
