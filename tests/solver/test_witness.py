"""The two readers of the rules agree: what the solver builds, the judge accepts."""

from __future__ import annotations

from collections import Counter
from random import Random

from goalsetter.notation import text
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Budget, Solvable, solve
from tests.judging import judge_equation
from tests.solver.random_mats import every_rules, rolled_mat, small_mat

MATS = 200


def refused(seed: int, count: int, steps: int) -> tuple[list[str], Counter[str]]:
    """Equations of the solver that the judge does not accept, and how many answers of each kind."""
    chance, rules = Random(seed), every_rules()
    wrong, kinds = [], Counter[str]()
    for at in range(count):
        mat = rolled_mat(chance, chance.choice((4, 6, 8, 10, 14))) if at % 2 else small_mat(chance)
        chosen, question = rules[at % len(rules)], chance.choice(list(ChallengeKind))
        answer = solve(mat, chosen, question, Budget(steps=steps), chance.choice((1, 1, 3)))
        kinds[type(answer).__name__] += 1
        for paper in (answer.witness, *answer.more) if isinstance(answer, Solvable) else ():
            verdict = judge_equation(paper[0], mat, chosen, question)
            if not verdict.correct:
                wrong.append(f"{text(mat)} {chosen.edition}: {paper} {verdict.codes}")
    return wrong, kinds


def test_every_witness_is_accepted() -> None:
    """On random mats of all editions and divisions, whatever was asked."""
    wrong, kinds = refused(seed=11, count=MATS, steps=100_000)
    assert not wrong
    assert kinds["Solvable"] > MATS // 4
