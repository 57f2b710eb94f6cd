"""The solver put to trial: its answers held against the naive solver's, and its papers judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import islice

from goalsetter.cubes import LaidGoal, Mat
from goalsetter.notation import parse_goal, text
from goalsetter.rules import ChallengeKind, EquationsRules
from goalsetter.solver import Answer, Budget, Impossible, Solvable, Unknown, solve
from tests.judging import judge_equation
from tests.solver.grown_goals import grown
from tests.solver.naive_goal import NotSettledError
from tests.solver.naive_variations import RefusedError, naive_answer
from tests.solver.variation_mats import Table

Case = tuple[Table, Mat, ChallengeKind]
BUDGET = Budget(steps=2_000_000)
MOST_LARGER = 60
"""Larger Goals that are tried one by one; of many Resources there are thousands."""


@dataclass
class Trial:
    """The result of a trial: every contradiction, and the undecided by variation."""

    contradictions: list[str] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)
    undecided: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)

    def run(self, cases: Iterable[Case], budget: Budget = BUDGET) -> Trial:
        """Ask both solvers about every mat."""
        for table, mat, question in cases:
            self._ask(table, mat, question, budget)
        return self

    def _ask(self, table: Table, mat: Mat, question: ChallengeKind, budget: Budget) -> None:
        answer = solve(mat, table.rules, question, budget)
        names = [chosen.name for chosen in table.chosen]
        self.asked.update(names)
        self.undecided.update(names if isinstance(answer, Unknown) else [])
        wrong = fault(answer, mat, table.rules, question) or self._contradicted(
            answer, mat, table.rules, question
        )
        if wrong:
            told = f"{table} | {text(mat)} | {question.value}"
            self.contradictions.append(f"{told}\n    {wrong}")

    def _contradicted(
        self, answer: Answer, mat: Mat, rules: EquationsRules, question: ChallengeKind
    ) -> str:
        """In what way the naive solver says otherwise."""
        try:
            witness = naive_answer(mat, rules, question)
        except NotSettledError:
            self.counts["not settled"] += 1
            return ""
        except RefusedError as error:
            return f"the judge refuses what the naive solver wrote: {error}"
        self.counts["a witness" if witness else "none"] += 1
        if witness is None and rules.goal_may_grow and question is ChallengeKind.IMPOSSIBLE:
            return self._contradicted_on_larger(answer, mat, rules)
        if isinstance(answer, Impossible) and witness:
            return f"said to be impossible ({answer.proof}), but: {witness}"
        if isinstance(answer, Solvable) and witness is None:
            return f"the naive solver has none, but: {answer.witness[0]}"
        return ""

    def _contradicted_on_larger(self, answer: Answer, mat: Mat, rules: EquationsRules) -> str:
        """The same where cubes may be added to the Goal: it lies without a Solution (XIII-C-10)."""
        larger: Iterable[Mat] = ()
        if isinstance(answer, Solvable):
            larger = (with_goal(mat, answer.goal),)
        elif isinstance(answer, Impossible):
            larger = islice(dict.fromkeys(grown(mat)), MOST_LARGER)
        for after in larger:
            try:
                witness = naive_answer(after, rules, ChallengeKind.IMPOSSIBLE)
            except NotSettledError:
                self.counts["larger Goals, not settled"] += 1
                return ""
            self.counts["larger Goals"] += 1
            if witness and isinstance(answer, Impossible):
                return f"said to be impossible ({answer.proof}), but: {witness}"
            if witness is None and isinstance(answer, Solvable):
                return f"the naive solver has none for {answer.goal}, but: {answer.witness[0]}"
        return ""

    def report(self) -> str:
        """How much of each variation was left undecided."""
        rows = [f"{name}: {self.undecided[name]} of {self.asked[name]}" for name in self.asked]
        return "\n".join(["undecided:", *sorted(rows), f"naive: {dict(self.counts)}"])


def fault(answer: Answer, mat: Mat, rules: EquationsRules, question: ChallengeKind) -> str:
    """Return the judge's objections to the solver's papers."""
    papers = (answer.witness, *answer.more) if isinstance(answer, Solvable) else ()
    for (paper,) in papers:
        verdict = judge_equation(paper, mat, rules, question)
        if not verdict.correct:
            return f"the judge refuses {paper}: {[each.reason for each in verdict.findings]}"
    return ""


def with_goal(mat: Mat, goal: str) -> Mat:
    """The mat with a larger Goal, the cubes added to it taken from the Resources."""
    larger = parse_goal(goal)
    assert isinstance(mat.goal, LaidGoal)
    added = Counter(cube.face for cube in larger.cubes())
    added -= Counter(cube.face for cube in mat.goal.cubes())
    left = list(mat.resources)
    for face in added.elements():
        left.remove(next(cube for cube in left if cube.face == face))
    return replace(mat, goal=larger, resources=tuple(left))
