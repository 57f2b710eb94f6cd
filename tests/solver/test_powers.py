"""Powers of the base: the bound on exponents makes a search a proof, and leaves nothing out."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest

from goalsetter.notation import parse_mat
from goalsetter.rules import EDITIONS, ChallengeKind, Chosen, Division
from goalsetter.solver import Impossible, Reason, Solvable, Unknown, solve

RULES = EDITIONS[1].in_force(Division.MIDDLE, (Chosen("powers of the base"),))
FAR = range(-14, 15)
"""Exponents far beyond any that three small digits could need."""


def values(digits: tuple[str, ...], signs: tuple[str, ...]) -> set[Fraction]:
    """Every value of these digits with these signs between them, a 1 being any power of ten."""
    found: set[Fraction] = set()
    for numbers in product(*map(worths, digits)):
        for order in permutations(numbers):
            for first, second in permutations(signs):
                left = combined(combined(order[0], first, order[1]), second, order[2])
                right = combined(order[0], first, combined(order[1], second, order[2]))
                found |= {each for each in (left, right) if each is not None}
    return found


def worths(digit: str) -> list[Fraction]:
    """What a digit may be worth."""
    return [Fraction(10) ** n for n in FAR] if digit == "1" else [Fraction(digit)]


def combined(left: Fraction | None, sign: str, right: Fraction | None) -> Fraction | None:
    """The one operation, on numbers that are there."""
    if left is None or right is None or (sign == "/" and right == 0):
        return None
    results = {"+": left + right, "-": left - right, "x": left * right}
    return left / right if sign == "/" else results[sign]


def bags(seed: int, count: int) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Three digits, one or two of them ones, and two signs."""
    chance = Random(seed)
    for _ in range(count):
        ones = chance.choice((1, 2))
        digits = ("1",) * ones + tuple(chance.choice("023456789") for _ in range(3 - ones))
        yield digits, (chance.choice("+-x/"), chance.choice("+-x/"))


def test_as_far_exponents_have_it() -> None:
    """Whatever small Goal is asked for, far exponents change nothing."""
    for digits, signs in bags(7, 12):
        reached = values(digits, signs)
        for goal in (*range(2, 10), 20, 37, 98, 99):
            mat = parse_mat(f"goal {goal}; required {' '.join((*digits, *signs))}")
            answer = solve(mat, RULES, ChallengeKind.NOW)
            expected = Solvable if Fraction(goal) in reached else Impossible
            assert isinstance(answer, expected), (digits, signs, goal, answer)


@pytest.mark.parametrize("cubes", ["1 ^ 3", "1 √ 3", "1 1 1 x x 7 x"])
def test_where_no_argument_holds_it_is_not_known(cubes: str) -> None:
    """With a power, a root or three ones a search in vain is no proof."""
    answer = solve(parse_mat(f"goal 5; required {cubes}"), RULES, ChallengeKind.NOW)
    assert isinstance(answer, Unknown)
    assert answer.reason is Reason.INFINITE
