"""Can a Solution of EQUATIONS be built: certificates, then a search, then its writing."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from importlib import import_module

from goalsetter.cubes import LaidGoal, Mat
from goalsetter.notation import text
from goalsetter.rules import ChallengeKind, EquationsRules
from goalsetter.solver.answer import (
    Answer,
    Certificate,
    Exhausted,
    Impossible,
    Reason,
    Solvable,
    Unknown,
)
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations.built import Built, Search, cubes_in
from goalsetter.solver.equations.certificates import certificate_of
from goalsetter.solver.equations.growing import Growing
from goalsetter.solver.equations.identity import interned
from goalsetter.solver.equations.kernel_posing import MatQuestion, ask_kernel
from goalsetter.solver.equations.posing import Posed
from goalsetter.solver.equations.search import search
from goalsetter.solver.equations.witness import equation_of

KERNEL = "goalsetter.solver.equations.kernel"
"""Where a quicker search may be, which need not have been built."""

FIRST_LOOK = 400_000
"""Steps for each of several problems before one is searched to the end."""

WITHOUT_VALUE = Certificate(name="goal-without-value")
"""Proofs for some meanings of a wild cube in the Goal, even where others are worth a look."""

Solution = tuple[Built, Posed]
"""An expression, and the problem that it solves."""


def searches() -> tuple[Search, ...]:
    """The searches that are there, the quickest first; all give the same answers."""
    try:
        kernel = import_module(KERNEL)
    except ImportError:
        return (search,)
    return (kernel.search, search)


def solve_equations(
    mat: Mat, rules: EquationsRules, question: ChallengeKind, budget: Budget, count: int = 1
) -> Answer:
    """A witness, a proof that there is none, or why neither was found.

    Where the Goal may still grow, a Solution for a larger one will do (2018-19 XIII-C-10).
    """
    rules = interned(rules)
    answer = answer_of(MatQuestion(mat, rules, question), budget, count)
    # After Now nobody adds to the Goal any more (2018-19 VI-A-2).
    may_grow = question is ChallengeKind.IMPOSSIBLE and rules.goal_may_grow
    if isinstance(answer, Solvable) or not may_grow or not isinstance(mat.goal, LaidGoal):
        return answer

    def solve_for(after: Mat, goals: tuple[LaidGoal, ...], share: Budget) -> Answer:
        return answer_of(MatQuestion(after, rules, question, goals), share, count, tell_goal=True)

    return Growing(mat, mat.goal, rules, budget, solve_for).answer(answer)


def solve_within(mat: Mat, rules: EquationsRules, cubes: int, budget: Budget) -> Answer:
    """Whether a Solution for the Goal as it lies can be built with so many Resource cubes."""
    asked = MatQuestion(mat, interned(rules), ChallengeKind.NOW, most_spare=cubes)
    return answer_of(asked, budget, 1)


def answer_of(asked: MatQuestion, budget: Budget, count: int, *, tell_goal: bool = False) -> Answer:
    """The answer to one question: a Solution of any of its problems will do.

    ``tell_goal`` asks for the Goal that goes with the Solution.
    """
    asking = _Asking(budget, count, tell_goal)
    if searches()[0] is not search:
        findings = ask_kernel(asked, budget, count, FIRST_LOOK)
        if findings is not None:
            asking.solutions, asking.proofs = findings.solutions, findings.proofs
            asking.doubts = findings.doubts
            return asking.answer(asked.rules)
    # Posed one by one, for with wild cubes posing takes long, and somebody may cancel meanwhile.
    every: list[Posed] = []
    for posed in asked.problems():
        if budget.cancelled is not None and budget.cancelled():
            return Unknown(reason=Reason.CANCELLED)
        every.append(posed)
    if budget.exact is not None:
        budget = replace(budget, exact=budget.exact // max(1, len(every)))
    first = replace(budget, steps=min(FIRST_LOOK, budget.steps)) if len(every) > 1 else budget
    # Most questions have an easy Solution under some meaning; a hard one must not hide it.
    hard = [posed for posed in every if not asking.settles(posed, first)]
    share = replace(budget, steps=max(first.steps, budget.steps // max(1, len(hard))))
    for posed in hard:
        if not asking.cancelled:
            asking.settles(posed, share, last=True)
    return asking.answer(asked.rules)


@dataclass(slots=True)
class _Asking:
    """The answers so far of one question."""

    budget: Budget
    count: int
    tell_goal: bool
    solutions: list[Solution] = field(default_factory=list)
    proofs: list[Certificate | Exhausted] = field(default_factory=list)
    doubts: list[Unknown] = field(default_factory=list)

    @property
    def cancelled(self) -> bool:
        """Whether somebody stopped it."""
        return any(doubt.reason is Reason.CANCELLED for doubt in self.doubts)

    def settles(self, posed: Posed, budget: Budget, *, last: bool = False) -> bool:
        """Search one problem; false if it takes longer and there is more to spend."""
        problem = posed.problem
        if len(self.solutions) >= self.count:
            # There are enough already: only shorter ones are of interest.
            sizes = sorted(cubes_in(built.tree, by.problem) for built, by in self.solutions)
            problem = replace(problem, most_cubes=sizes[self.count - 1] - 1)
        search = searches()[0]
        sought = certificate_of(problem) or search(problem, budget, self.count)
        if isinstance(sought, tuple):
            self.solutions += [(built, posed) for built in sought]
        elif isinstance(sought, Unknown):
            # Dear at first sight is no doubt yet.
            short = sought.reason is Reason.BUDGET and budget.steps < self.budget.steps
            if short and not last:
                return False
            self.doubts.append(sought)
        else:
            self.proofs.append(sought)
        return True

    def answer(self, rules: EquationsRules) -> Answer:
        """A Solution if there is one; a proof only if there is one for every problem."""
        if self.solutions:
            return self.write(rules)
        if self.doubts:
            return self.doubts[0]
        searched = [proof for proof in self.proofs if isinstance(proof, Exhausted)]
        if searched:
            return Impossible(proof=Exhausted.all_of(searched))
        # A wild cube may make the Goal meaningless under some meanings; another proof says more.
        arguments = (proof for proof in self.proofs if proof != WITHOUT_VALUE)
        return Impossible(proof=next(arguments, WITHOUT_VALUE))

    def write(self, rules: EquationsRules) -> Solvable | Unknown:
        """The shortest Solutions as papers, with the Goal of the first if that was asked for."""
        shortest_first = sorted(
            self.solutions, key=lambda solution: cubes_in(solution[0].tree, solution[1].problem)
        )
        goals: dict[str, str] = {}
        for built, posed in shortest_first:
            written = equation_of(built, posed, rules.reading)
            if written is not None:
                goal = posed.problem.targets[built.target].goal
                goals.setdefault(written, text(goal.laid) if goal and goal.laid else "")
        if not goals:
            return Unknown(reason=Reason.DOMAIN, evidence=(("what", "a root too long for a note"),))
        first, *more = list(goals)[: self.count]
        return Solvable(
            witness=(first,),
            more=tuple((paper,) for paper in more),
            goal=goals[first] if self.tell_goal else "",
        )
