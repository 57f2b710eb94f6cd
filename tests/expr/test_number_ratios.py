"""The quick loops over rationals."""

from __future__ import annotations

import operator
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goalsetter.expr import StepBudget
from goalsetter.expr.number import join, joinable

PYTHONS = {
    "add": operator.add,
    "subtract": operator.sub,
    "multiply": operator.mul,
    "divide": operator.truediv,
}
tables = st.lists(st.fractions(-20, 20, max_denominator=12), max_size=6).map(
    lambda fractions: {each.as_integer_ratio(): str(each) for each in fractions}
)


@pytest.mark.parametrize("name", PYTHONS)
@given(lefts=tables, rights=tables)
def test_a_loop_does_what_python_does(
    name: str, lefts: dict[tuple[int, int], str], rights: dict[tuple[int, int], str]
) -> None:
    """Every pair gives the fraction that Python gives, in lowest terms; zero divides nothing."""
    found: dict[tuple[int, int], str] = {}
    join(name, lefts, rights, found, node=str.__add__, pay=lambda _: True)
    expected = {
        PYTHONS[name](Fraction(*left), Fraction(*right)).as_integer_ratio()
        for left in lefts
        for right in rights
        if right[0] or name != "divide"
    }
    assert set(found) == expected


def test_a_loop_stops_when_it_cannot_pay() -> None:
    """The steps are asked for before they are taken."""
    found: dict[tuple[int, int], str] = {}
    numbers = {(n, 1): "" for n in range(1, 5)}
    budget = StepBudget(4)
    join("divide", numbers, numbers, found, node=str.__add__, pay=budget.pay)
    assert list(found) == [(1, 1), (1, 2), (1, 3), (1, 4)]


def test_only_small_numbers_and_the_four_operations_are_looped_over() -> None:
    """A value that could grow too large to be written out goes another way."""
    small, large = [(2, 3)], [(2**600_000, 1)]
    assert joinable("multiply", small, large)
    assert not joinable("multiply", large, large)
    assert not joinable("power", small, small)
