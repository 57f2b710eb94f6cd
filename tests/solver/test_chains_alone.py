"""Factorials without end where no sign joins two numerals: what is called impossible is."""

from __future__ import annotations

from math import factorial

import pytest

from goalsetter.notation import parse_mat
from goalsetter.rules import EDITIONS, ChallengeKind, Chosen, Division
from goalsetter.solver import Impossible, Solvable, solve
from tests.judging import judge_paper

RULES = EDITIONS[1].in_force(
    Division.ELEMENTARY,
    (Chosen("multiple operations"), Chosen("factorial"), Chosen("two-digit numerals")),
)
MOST_WRITTEN = 100
"""The largest number whose factorial is written out here: larger than any numeral."""


def chain(number: int) -> set[int]:
    """A number with one ! behind it, two, and so on, as far as they can be written out."""
    every = {number}
    while number <= MOST_WRITTEN and (number := factorial(number)) not in every:
        every.add(number)
    return every


@pytest.mark.parametrize("digits", ["24", "12", "06", "72", "99"])
def test_two_digits_and_no_sign_between_them(digits: str) -> None:
    """With 2 and 4 there are 24 and 42, each with its !, and nothing else; 06 is 6."""
    numerals = {int(digits), int(digits[::-1])}
    made = set[int]().union(*map(chain, numerals))
    for goal in (*range(13), 24, 27, 41, 42, 60, 72, 99):
        mat = parse_mat(f"goal {goal}; permitted {' '.join(digits)}")
        answer = solve(mat, RULES, ChallengeKind.LAST_CUBE)
        # The Goal may have two ! too; a third one on both sides adds nothing.
        if made & chain(goal):
            assert isinstance(answer, Solvable), (goal, answer)
            assert judge_paper(answer.witness, mat, RULES, ChallengeKind.LAST_CUBE).correct
        elif goal == 24:
            # Of (24!)! no argument speaks: 4 makes it with one ! more.
            assert not isinstance(answer, Solvable)
        else:
            assert isinstance(answer, Impossible), (goal, answer)
