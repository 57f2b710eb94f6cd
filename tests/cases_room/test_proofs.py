"""The judge's evidence judged again: what breaks an Equation breaks it, what mends it mends it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from goalsetter.judge import FindingCode, Verdict
from goalsetter.judge.regrouping import is_regrouping
from goalsetter.questions import read_question
from goalsetter.rules import EquationsRules, Question
from tests.cases_room.case_files import Case, of_kind
from tests.judging import judge_equation


def ruling(question: Question[EquationsRules], equation: str) -> Verdict:
    """The ruling on an Equation in the place of the one in question."""
    return judge_equation(equation, question.mat, question.rules, question.challenge)


def ambiguous(cases: list[Case]) -> Iterator[tuple[Question[EquationsRules], str, str]]:
    """Every ambiguous Equation, with the regrouping that breaks it and the one that mends it."""
    for case in cases:
        question = read_question(case)
        for finding in ruling(question, question.papers[0]).findings:
            if finding.code is FindingCode.AMBIGUOUS:
                yield question, finding.proof("counter"), finding.proof("repair")


def loose_equations() -> list[Case]:
    """Two hundred seeded Equations that are right if grouped from the left, written loosely."""
    rng = random.Random(20190219)
    found: list[Case] = []
    while len(found) < 200:
        first, *rest = (rng.randint(1, 9) for _ in range(4))
        signs = [rng.choice("+-x") for _ in rest]
        value = first
        for sign, digit in zip(signs, rest, strict=True):
            value = {"+": value + digit, "-": value - digit, "x": value * digit}[sign]
        if 0 <= value <= 99:
            chain = "".join(f"{sign}{digit}" for sign, digit in zip(signs, rest, strict=True))
            found.append(_case(f"{first}{chain}", str(value)))
    return found


def _case(solution: str, goal: str) -> Case:
    return {
        "rules": "mlag-equations-2018-19",
        "goal": goal,
        "permitted": " ".join(solution),
        "challenge": "last-cube",
        "equation": f"{solution} = {goal}",
    }


def check(cases: list[Case]) -> int:
    """Judge every proof again; how many there were."""
    count = 0
    for question, counter, repair in ambiguous(cases):
        assert not ruling(question, counter).correct, (question.papers[0], counter)
        assert ruling(question, repair).correct, (question.papers[0], repair)
        count += 1
    return count


def test_proofs_in_the_cases_hold() -> None:
    """For every ambiguous Equation of the case file."""
    assert check(of_kind("equation")) >= 12


def test_proofs_of_loose_equations_hold() -> None:
    """For seeded Equations written without brackets."""
    assert check(loose_equations()) > 100


def test_what_breaks_an_equation_only_adds_brackets() -> None:
    """A checker's regrouping takes away, moves and changes nothing that was written."""
    for question, counter, _ in ambiguous([*loose_equations(), *of_kind("equation")]):
        assert is_regrouping(question.papers[0], counter), counter


def test_what_mends_an_equation_changes_nothing_but_brackets() -> None:
    """The mended Equation has the same cubes, signs and notes in the same order."""
    for question, _, repair in ambiguous([*loose_equations(), *of_kind("equation")]):
        assert _bare(repair) == _bare(question.papers[0])


def _bare(text: str) -> str:
    return "".join(each for each in text if each not in "()[]{} ")
