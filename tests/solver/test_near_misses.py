"""Numbers that a pocket calculator takes for equal, and numbers that only look different."""

from __future__ import annotations

import pytest

from goalsetter.expr import Number, Undefined, Unsettled, add, equal, integer, power, subtract
from goalsetter.solver import Budget, Exhausted
from goalsetter.solver.equations.search import search
from tests.solver.posed import posed, worth

BUDGET = Budget(steps=20_000_000)
NINE = integer(9)


def settled(outcome: Number | Undefined | Unsettled) -> Number:
    """A number that is there."""
    assert not isinstance(outcome, Undefined | Unsettled)
    return outcome


TOWER = settled(power(NINE, settled(power(NINE, NINE))))
ABOVE, BELOW = settled(add(TOWER, integer(1))), settled(subtract(TOWER, integer(1)))

THERE: list[tuple[str, str | Number]] = [
    ("√ 5 + 2 x √ 6", "sqrt(2)+sqrt(3)"),
    ("9 ^ 9 ^ 9", TOWER),
    ("9 ^ 9 ^ 9 + 1", ABOVE),
    ("9 ^ 9 ^ 9 - 1", BELOW),
    ("√ 2 + √ 3 + √ 5 + √ 6", "sqrt(2)+sqrt(3)+sqrt(5)+sqrt(6)"),
    ("√ 2 + √ 3 + √ 5 + √ 6 + 1", "1+sqrt(2)+sqrt(3)+sqrt(5)+sqrt(6)"),
]
NOT_THERE: list[tuple[str, str | Number]] = [
    ("√ 5 + 2 x √ 7", "sqrt(2)+sqrt(3)"),
    ("√ 6 + 2 x √ 6", "sqrt(2)+sqrt(3)"),
    ("9 ^ 9 ^ 9", ABOVE),
    ("9 ^ 9 ^ 9", BELOW),
    ("9 ^ 9 ^ 9 + 1", BELOW),
    ("9 ^ 9 ^ 8", TOWER),
    ("√ 2 + √ 3 + √ 5", "sqrt(2)+sqrt(3)+sqrt(6)"),
]


@pytest.mark.parametrize(("cubes", "target"), THERE)
def test_what_only_looks_different_is_found(cubes: str, target: str | Number) -> None:
    """Equal numbers are known as equal, however they are made."""
    problem = posed(cubes, target)
    found = search(problem, BUDGET)
    assert isinstance(found, tuple), found
    assert equal(worth(found[0].tree, problem), problem.targets[0].value)


@pytest.mark.parametrize(("cubes", "target"), NOT_THERE)
def test_what_only_looks_equal_is_not(cubes: str, target: str | Number) -> None:
    """A proof, though the numbers agree in more digits than there is paper for."""
    assert isinstance(search(posed(cubes, target), BUDGET), Exhausted)


def test_five_radicals() -> None:
    """√2+√3+√5+√6+√7 against the same with 8: told apart without a search for all of it."""
    five = posed("√ 2 √ 3 √ 5 √ 6 √ 7 + + + +", "sqrt(2)+sqrt(3)+sqrt(5)+sqrt(6)+sqrt(8)")
    seven = posed("√ 2 √ 3 √ 5 √ 6 √ 7 + + + +", "sqrt(2)+sqrt(3)+sqrt(5)+sqrt(6)+sqrt(7)")
    assert equal(five.targets[0].value, seven.targets[0].value) is False
    assert not isinstance(search(five, Budget(steps=200_000)), tuple)
