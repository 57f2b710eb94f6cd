"""The judge's budget: he stops after so many steps, the same on every machine, and says so."""

from __future__ import annotations

import pytest

from goalsetter.expr import BUDGET, StepBudget
from goalsetter.judge import FindingCode
from tests.judge.bombs import BOMBS, chain, equation, solution

SMALL = 150_000


@pytest.mark.parametrize("name", BOMBS)
def test_the_judge_stops_when_his_purse_is_empty(name: str) -> None:
    """Everything that makes a paper dear is counted: no part of the work is free."""
    budget = StepBudget(SMALL)
    verdict = BOMBS[name](budget)
    assert verdict.steps == budget.spent
    assert verdict.findings
    assert budget.empty == (budget.spent > SMALL)


@pytest.mark.parametrize("name", BOMBS)
def test_the_same_steps_give_the_same_verdict(name: str) -> None:
    """However often it is asked."""
    first, second = (BOMBS[name](StepBudget(SMALL)) for _ in range(2))
    assert first == second


def test_a_purse_that_is_not_empty_held_enough() -> None:
    """A larger one changes nothing: so a little may be tried first, and all of it elsewhere."""
    judges = [equation(chain(9, "+-x/", "12345", seed) + " = 5") for seed in range(5)]
    judges += [solution(chain(9, "∪∩-", "BRGY", seed)) for seed in range(5)]
    for judge in judges:
        whole = judge(None)
        assert whole.steps <= BUDGET
        assert judge(StepBudget(whole.steps)) == whole


def test_what_is_left_over_cannot_be_checked() -> None:
    """Decision 17: it is ruled as what nobody can check, in both games."""
    for name in ("a longer chain", "symmetric differences"):
        assert FindingCode.UNCHECKABLE in BOMBS[name](StepBudget(SMALL)).codes, name


def test_ambiguity_that_is_certain_stays_so() -> None:
    """If the budget runs out over the brackets that would mend it, it is still ambiguous."""
    judge = equation(chain(7, "+-x/", "12", 7) + " = 1", goal="1")
    whole = judge(None)
    assert FindingCode.AMBIGUOUS in whole.codes
    verdicts = [judge(StepBudget(steps)) for steps in range(0, whole.steps, whole.steps // 20)]
    assert {
        frozenset(
            v.codes & {FindingCode.AMBIGUOUS, FindingCode.SYMBOL_AMBIGUOUS, FindingCode.UNCHECKABLE}
        )
        for v in verdicts
    } <= {
        frozenset({FindingCode.AMBIGUOUS}),
        frozenset({FindingCode.UNCHECKABLE}),
    }
