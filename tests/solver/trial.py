"""The solver put to trial: its answers held against the naive solver's, and its papers judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from goalsetter.cubes import Mat
from goalsetter.notation import text
from goalsetter.rules import ChallengeKind, EquationsRules
from goalsetter.solver import Answer, Budget, Impossible, Solvable, Unknown, solve
from tests.judging import judge_equation
from tests.solver.naive_goal import NotSettledError
from tests.solver.naive_variations import RefusedError, naive_answer
from tests.solver.variation_mats import Table

Case = tuple[Table, Mat, ChallengeKind]
BUDGET = Budget(steps=2_000_000)


@dataclass
class Trial:
    """What came of it: every contradiction, and how often each variation was left undecided."""

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
        if isinstance(answer, Impossible) and witness:
            return f"said to be impossible ({answer.proof}), but: {witness}"
        # The naive solver takes the Goal as it lies; a larger one may have a Solution (XIII-C-10).
        if isinstance(answer, Solvable) and witness is None and not answer.goal:
            return f"the naive solver has none, but: {answer.witness[0]}"
        return ""

    def report(self) -> str:
        """How much of each variation was left undecided."""
        rows = [f"{name}: {self.undecided[name]} of {self.asked[name]}" for name in self.asked]
        return "\n".join(["undecided:", *sorted(rows), f"naive: {dict(self.counts)}"])


def fault(answer: Answer, mat: Mat, rules: EquationsRules, question: ChallengeKind) -> str:
    """What the judge has against the solver's papers."""
    papers = (answer.witness, *answer.more) if isinstance(answer, Solvable) else ()
    for (paper,) in papers:
        verdict = judge_equation(paper, mat, rules, question)
        if not verdict.correct:
            return f"the judge refuses {paper}: {[each.reason for each in verdict.findings]}"
    return ""
