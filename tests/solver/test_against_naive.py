"""The solver against one without wits, on mats small enough for both."""

from __future__ import annotations

from goalsetter.notation import text
from goalsetter.solver import Budget, Solvable, Unknown, solve
from tests.solver.naive import NotSettledError, solvable
from tests.solver.random_mats import questions

MATS = 300
BUDGET = Budget(steps=20_000_000)


def disagreements(seed: int, count: int) -> list[str]:
    """Mats on which the two do not say the same; what neither can settle is passed over."""
    found = []
    for mat, rules, question in questions(seed, count):
        try:
            expected = solvable(mat, rules, question)
        except NotSettledError:
            continue
        answer = solve(mat, rules, question, BUDGET)
        if isinstance(answer, Unknown) or isinstance(answer, Solvable) is not expected:
            found.append(f"{text(mat)} {rules.edition} {rules.division} {question}: {answer}")
    return found


def test_the_solver_says_what_a_naive_one_says() -> None:
    """Every verdict on random small mats, of every edition, division and question."""
    assert not disagreements(seed=20_240_601, count=MATS)
