"""A text that is no expression is found from the signs alone, and never wrongly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.errors import NotationError
from goalsetter.judge import FindingCode, Verdict, find_formless, find_unreadable
from goalsetter.judge.paper import read_paper, read_set_paper
from goalsetter.questions import asked_game, read_question, read_set_question
from goalsetter.rules import EQUATIONS, ON_SETS, ChallengeKind
from tests.cases_room.case_files import ADDITIONS, COPIES, Case, cases
from tests.cases_room.case_files import EQUATIONS as EQUATIONS_CASES
from tests.cases_room.case_files import ON_SETS as ON_SETS_CASES
from tests.judging import judge_equation, judge_solution
from tests.source_tree import TESTS

EQUATION_CASE: Case = {
    "rules": EQUATIONS.usual,
    "goal": "6",
    "permitted": "1 2 3 0 + x - √",
    "equation": "",
    "variations": ["0 wild"],
}
SOLUTION_CASE: Case = {
    "rules": ON_SETS.usual,
    "goal": "2",
    "universe": "B R BR RG G Y",
    "permitted": "B R ∪ ∩ - ' ⊆",
    "solution": "B",
}
WILD = {"name": "wild cube", "cube": "Y"}
EQUATION = read_question(EQUATION_CASE)
SOLUTION = read_set_question(SOLUTION_CASE)

NO_EQUATIONS = {"3+ = 6": "3+", "95+1+ = 6": "95+1+", "3x2 = 6-": "6-", "(3x)2 = 6": "(3x)2"}


@pytest.mark.parametrize(("typed", "at"), NO_EQUATIONS.items())
def test_the_side_that_is_no_expression_is_named(typed: str, at: str) -> None:
    """2018-19 III-A."""
    found = find_formless(typed, EQUATION.mat, EQUATION.rules)
    assert found is not None
    assert found.at == at


LONG = {
    "1+" * 140 + " = 6": "+",
    "1√" * 140 + "1 x = 6": "x",
    "√" * 280 + " = 6": "√",
    "(1+2)" * 50 + " = 6": ")",
    "0<3>+" * 55 + " = 6 where 0=2": "+",
    "3x2 = " + "6-" * 140: "-",
    "30 = 6 where 0=+": "0",
}


@pytest.mark.parametrize(("typed", "last"), LONG.items())
def test_no_paper_is_too_long_or_too_tangled(typed: str, last: str) -> None:
    """The signs of a paper tell, at any length."""
    found = find_formless(typed, EQUATION.mat, EQUATION.rules)
    assert found is not None
    assert found.at.endswith(last)


@pytest.mark.parametrize("typed", ["1+" * 140 + "1 = 6", "√" * 280 + "1 = 6", "3+0<x>2 = 6"])
def test_no_length_makes_an_expression_formless(typed: str) -> None:
    """A sign that the judge does not count is not called wrong for that."""
    found = find_formless(typed.replace("0<x>", "1-0<3>+"), EQUATION.mat, EQUATION.rules)
    assert found is None


@pytest.mark.parametrize("typed", ["B ∪ Y R", "B ∪", "B R where Y=∪", "B Y R where B=∪", "B = R"])
def test_unmarked_wild_cubes_hide_nothing(typed: str) -> None:
    """A wild cube of which nothing is said is what is printed on it."""
    rules = replace(SOLUTION.rules, wild="Y")
    assert find_formless(typed, SOLUTION.mat, rules) is not None
    assert find_formless("B Y R where Y=∪", SOLUTION.mat, rules) is None


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


def test_a_marked_group_without_a_value_has_its_own_reason() -> None:
    """2018-19 III-A: it is undefined, and no numeral of it is too long."""
    verdict = judge_equation("(3/(2-2))<3> = 6", EQUATION.mat, EQUATION.rules, ChallengeKind.NOW)
    assert {finding.code for finding in verdict.findings} >= {FindingCode.UNDEFINED}
    assert FindingCode.MULTI_DIGIT not in verdict.codes


OF_FORM = ("no-expression", "no-set", "sign-in-set-name")
"""The judge's words on known cubes that form nothing."""
FILES = (EQUATIONS_CASES, ON_SETS_CASES, ADDITIONS)
OWN = sorted(path.name for path in (TESTS / "cases_room").glob("own-*.jsonl"))


def calls_formless(verdict: Verdict) -> bool:
    """Whether the judge finds that the Solution is none."""
    return any(finding.reason in OF_FORM for finding in verdict.findings)


def agrees(case: Case) -> bool:
    """Whether the judge, and what is told at once, say the same of the papers of a case."""
    if "equation" in case:
        question = read_question(case)
        written = str(case["equation"])
        read = read_paper(written, question.rules)
        if isinstance(read, NotationError) or len(read) > 1:
            return True
        verdict = judge_equation(written, question.mat, question.rules, question.challenge)
        told = find_formless(written, question.mat, question.rules)
        assert told is None or not verdict.correct
        return calls_formless(verdict) == (told is not None and told.reason in OF_FORM)
    sets = read_set_question(case)
    rules = replace(sets.rules, solutions=1)
    for written in sets.papers:
        found = read_set_paper(written, rules)
        if isinstance(found, NotationError) or len(found) > 1:
            continue
        verdict = judge_solution((written,), sets.mat, rules, sets.challenge)
        told = find_formless(written, sets.mat, rules)
        if calls_formless(verdict) != (told is not None):
            return False
    return True


def judged_cases() -> Iterator[Case]:
    """Every case of every file in which a paper is judged."""
    folders = [(name, COPIES) for name in FILES] + [(name, TESTS / "cases_room") for name in OWN]
    for name, folder in folders:
        for case in cases(name, folder):
            if case.get("kind") in ("equation", "solution"):
                yield case


def test_the_judge_and_the_glance_agree_on_every_case() -> None:
    """Each paper of the cases that the judge calls no expression is told at once, and no other."""
    judged = list(judged_cases())
    assert len(judged) > 700
    assert [case for case in judged if not agrees(case)] == []


@settings(max_examples=300, deadline=None)
@given(SIGNS.map("".join), SIGNS.map("".join))
def test_the_judge_and_the_glance_agree(left: str, right: str) -> None:
    """On any paper that can be read, notes, wild cubes and where included."""
    case = {**EQUATION_CASE, "equation": f"{left} = 6 {right}"}
    assert agrees(case)


@settings(max_examples=300, deadline=None)
@given(LETTERS.map("".join), st.sampled_from(["", " where Y=∪", " where Y=B"]))
def test_the_judge_and_the_glance_agree_on_sets(typed: str, where: str) -> None:
    """On any Solution that can be read, with a wild cube marked or not."""
    assert agrees({**SOLUTION_CASE, "variations": [WILD], "solution": typed + where})


def test_the_game_is_known_by_part_of_the_edition() -> None:
    """A name that several games share is understood from what else is asked."""
    assert asked_game({"rules": "2011", "equation": "1 = 1"}) is EQUATIONS
    assert asked_game({"rules": "2011", "universe": "B"}) is ON_SETS
    assert asked_game({"rules": "2017-18"}) is ON_SETS
