"""Sets of exact values."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.expr.number import Number, ValueSet, equal, integer, rational
from goalsetter.expr.value_text import parse_value as n

POOL = [
    n(text)
    for text in [
        "0",
        "1",
        "1/2",
        "-3",
        "sqrt(2)",
        "sqrt(3)",
        "1+sqrt(2)",
        "i",
        "2i",
        "sqrt(3+2*sqrt(2))",
        "sqrt(5+2*sqrt(6))",
        "2^sqrt(2)",
        "sqrt(2)+sqrt(3)",
        "log(3,2)",
        "log(9,4)",
        "sqrt(2+sqrt(3))",
        "sqrt(6)/2+sqrt(2)/2",
        "9^9^9",
        "3^774840978",
        "9^9^9+1",
        "9^9^9^9",
        "3^(2*9^9^9)",
        "(9!)!",
        "-9^9^9",
        "1/9^9^9",
        "1+1/9^9^9",
        "unity(1/5)",
        "unity(6/5)",
        "2^(sqrt(2)/2)",
        "sqrt(2)^sqrt(2)",
    ]
]


def naive(numbers: list[Number]) -> list[Number]:
    """The numbers without repetitions, each compared with all before it."""
    kept: list[Number] = []
    for each in numbers:
        if not any(equal(each, other) for other in kept):
            kept.append(each)
    return kept


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(POOL), max_size=25))
def test_a_set_keeps_what_a_naive_list_keeps(numbers: list[Number]) -> None:
    """One of each value is kept in any order: the first."""
    found: ValueSet[int] = ValueSet()
    added = [found.add(each, place) for place, each in enumerate(numbers)]
    kept = naive(numbers)
    assert sum(added) == len(found) == len(kept)
    assert {number for number, _ in found} == set(kept)
    assert not found.undecided
    for number, place in found:
        assert found.get(number) == place
        assert numbers[place] == number


def test_equal_values_of_different_make_meet() -> None:
    """A nested root finds the sum of roots that it equals, and the other way round."""
    found: ValueSet[str] = ValueSet()
    assert found.add(n("sqrt(3+2*sqrt(2))"), "nested")
    assert not found.add(n("1+sqrt(2)"), "plain")
    assert found.get(n("1+sqrt(2)")) == "nested"
    assert found.get(n("2+sqrt(2)")) is None
    assert n("sqrt(3+2*sqrt(2))") in found


def test_the_dictionary_of_rationals_may_be_filled_directly() -> None:
    """A value that a hot loop writes there belongs to the set."""
    found: ValueSet[int] = ValueSet()
    for place in range(100):
        fraction = Fraction(place, 7)
        found.rationals[fraction.numerator, fraction.denominator] = place
    assert len(found) == 100
    assert not found.add(integer(7), -1)
    assert found.add(n("log(3,2)"), -2)
    assert found.add(n("(9!)!"), -3)
    assert not found.add(rational(1, 7), -4)
    assert found.forms == 2


def test_undecided_equality_is_noted_and_both_are_kept() -> None:
    """Two towers that cannot be told apart stay apart, with a flag."""
    found: ValueSet[None] = ValueSet()
    one, other = n("((9!)!)!*((9!)!+1)"), n("((9!)!+1)!")
    assert equal(one, other) is None
    assert found.add(one, None)
    assert found.add(other, None)
    assert found.undecided
    assert len(found) == 2
