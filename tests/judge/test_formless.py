"""A text that is no expression is found from the signs alone, and never wrongly."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.cases import asked_game, read_question, read_set_question
from goalsetter.judge import (
    find_formless,
    find_unreadable,
    judge_equation,
    judge_solution,
)
from goalsetter.rules import EQUATIONS, ON_SETS, ChallengeKind

EQUATION = read_question(
    {
        "rules": EQUATIONS.usual,
        "goal": "6",
        "permitted": "1 2 3 0 + x - √",
        "equation": "",
        "variations": ["0 wild"],
    }
)
SOLUTION = read_set_question(
    {
        "rules": ON_SETS.usual,
        "goal": "2",
        "universe": "B R BR RG G Y",
        "permitted": "B R ∪ ∩ - ' ⊆",
        "solution": "B",
    }
)

NO_EQUATIONS = {"3+ = 6": "3+", "95+1+ = 6": "95+1+", "3x2 = 6-": "6-", "(3x)2 = 6": "(3x)2"}


@pytest.mark.parametrize(("typed", "at"), NO_EQUATIONS.items())
def test_the_side_that_is_no_expression_is_named(typed: str, at: str) -> None:
    """2018-19 III-A."""
    found = find_formless(typed, EQUATION.mat, EQUATION.rules)
    assert found is not None
    assert found.at == at


@pytest.mark.parametrize("typed", ["B ∪", "B R", "B ⊆ ; R", "∪", "B = ∩ R ; G", "B ; R"])
def test_the_part_that_means_nothing_is_found(typed: str) -> None:
    """On-Sets VI-A."""
    assert find_formless(typed, SOLUTION.mat, SOLUTION.rules) is not None


@pytest.mark.parametrize("typed", ["3 § 2 = 6", "", "3x2", "(3x2 = 6", "3x2 = 7", "12345 = 6"])
def test_what_is_told_otherwise_is_not_found(typed: str) -> None:
    """Unreadable, of another form, wrong, or with a numeral that is too long."""
    assert find_formless(typed, EQUATION.mat, EQUATION.rules) is None


SIGNS = st.lists(st.sampled_from([*"01236+-x/^√!()= ", "0<x>", "0<3>", " where 0=2"]), max_size=8)
LETTERS = st.lists(st.sampled_from([*"BRGYVΛ∪∩-'⊆=();bru~ "]), max_size=8)


@settings(max_examples=100, deadline=None)
@given(SIGNS.map("".join))
def test_what_is_found_is_never_correct(typed: str) -> None:
    """No correct Equation is pointed out, whatever stands for what."""
    question = EQUATION
    if find_formless(typed, question.mat, question.rules) is not None:
        assert not judge_equation(typed, question.mat, question.rules, ChallengeKind.NOW).correct


@settings(max_examples=100, deadline=None)
@given(LETTERS.map("".join))
def test_what_is_found_of_sets_is_never_correct(typed: str) -> None:
    """No correct Solution is pointed out."""
    question = SOLUTION
    if find_formless(typed, question.mat, question.rules) is not None:
        assert not judge_solution((typed,), question.mat, question.rules, ChallengeKind.NOW).correct


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=30))
def test_any_text_is_judged_without_breaking(typed: str) -> None:
    """Unreadable or not: the judge gives a verdict, and what is unreadable is never correct."""
    for question in (EQUATION, SOLUTION):
        find_formless(typed, question.mat, question.rules)
        error = find_unreadable(typed, question.rules)
        assert error is None or 0 <= error.position <= len(typed)
    wrong = find_unreadable(typed, EQUATION.rules)
    verdict = judge_equation(typed, EQUATION.mat, EQUATION.rules, ChallengeKind.NOW)
    assert wrong is None or not verdict.correct


def test_the_game_is_known_by_part_of_the_edition() -> None:
    """A name that several games share is understood from what else is asked."""
    assert asked_game({"rules": "2011", "equation": "1 = 1"}) is EQUATIONS
    assert asked_game({"rules": "2011", "universe": "B"}) is ON_SETS
    assert asked_game({"rules": "2017-18"}) is ON_SETS
