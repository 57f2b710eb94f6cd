"""Equality, order and rationality of exact numbers."""

from __future__ import annotations

import pytest

from goalsetter.expr.number import (
    Number,
    Outcome,
    Undefined,
    Unsettled,
    as_fraction,
    as_integer,
    compare,
    divide,
    equal,
    floor,
    is_real,
    sign,
    subtract,
)
from goalsetter.expr.value_text import parse_value as n


def got(outcome: Outcome) -> Number:
    """The number that an operation gave; a failure fails the test."""
    assert not isinstance(outcome, (Undefined, Unsettled)), outcome
    return outcome


IDENTITIES = [
    ("sqrt(2)+sqrt(3)", "sqrt(5+2*sqrt(6))"),
    ("sqrt(2+sqrt(3))+sqrt(2-sqrt(3))", "sqrt(6)"),
    ("(2+sqrt(5))^(1/3)+(2-sqrt(5))^(1/3)", "1"),
    ("(2^sqrt(2))^sqrt(2)", "4"),
    ("log(3,2)+log(5,2)", "log(15,2)"),
    ("log(3,2)*log(2,3)", "1"),
    ("3^log(7,3)", "7"),
    ("1/(1+2^(1/3)+4^(1/3))", "2^(1/3)-1"),
    ("1/(sqrt(2)+sqrt(3)+sqrt(5))", "sqrt(3)/6+sqrt(2)/4-sqrt(30)/12"),
    ("(1+sqrt(3)*i)^3", "-8"),
    ("sqrt(2)^(2*sqrt(2))", "2^sqrt(2)"),
    ("(2^(1/3)-1)^(1/3)", "(1/9)^(1/3)-(2/9)^(1/3)+(4/9)^(1/3)"),
    ("9^9^9*3", "3^774840979"),
    ("9^9^9^9/9^9^9^9", "1"),
    ("9^9^9+1-9^9^9", "1"),
    ("4^9^9^9", "2^(2*9^9^9)"),
    ("(9^9^9)^(1/774840978)", "3"),
    ("0*9^9^9^9", "0"),
    ("(9^9^9^9)^0", "1"),
    ("1^9^9^9^9", "1"),
    ("(9!)!-(9!)!", "0"),
    ("(9!)!/(9!)!", "1"),
]

DIFFERENCES = [
    ("sqrt(2)", "99/70"),
    ("sqrt(2)+sqrt(3)", "sqrt(10)"),
    ("log(3,2)", "158496/100000"),
    ("9^9^9", "9^9^9+1"),
    ("9^9^9+2", "9^9^9+1"),
    ("9^9^9^9", "9^9^9^8"),
    ("(9!)!", "9^9^9"),
    ("((9!)!)!", "9^9^9^9"),
    ("1+1/9^9^9", "1"),
    ("9^9^9^9", "7"),
    ("1/9^9^9^9", "sqrt(2)"),
    ("-9^9^9^9", "9^9^9^9"),
    ("2^(1/9^9)", "3^(1/9^9)"),
    ("(9!)!^(1/9^99)", "8"),
    ("sqrt(2+sqrt(3))", "sqrt(2)+1/2"),
    ("i", "unity(1/5)"),
]


@pytest.mark.parametrize(("one", "other"), IDENTITIES)
def test_equal_values_are_found_equal(one: str, other: str) -> None:
    """However they are written."""
    assert equal(n(one), n(other)) is True
    assert equal(n(other), n(one)) is True


@pytest.mark.parametrize(("one", "other"), DIFFERENCES)
def test_different_values_are_found_different(one: str, other: str) -> None:
    """However close or however large they are."""
    assert equal(n(one), n(other)) is False
    assert equal(n(other), n(one)) is False


def test_what_cannot_be_decided_is_not_guessed() -> None:
    """Two towers of one size and different make are neither equal nor different."""
    one, other = n("((9!)!)!*((9!)!+1)"), n("((9!)!+1)!")
    assert equal(one, other) is not False


@pytest.mark.parametrize(
    ("one", "other", "order"),
    [
        ("1", "2", -1),
        ("sqrt(2)", "3/2", -1),
        ("2^sqrt(2)", "sqrt(7)", 1),
        ("sqrt(2)+sqrt(3)", "sqrt(5+2*sqrt(6))", 0),
        ("9^9^9", "9^9^9+1", -1),
        ("9^9^9^9", "(9!)!", 1),
        ("-9^9^9^9", "-1", -1),
        ("1/9^9^9^9", "0", 1),
    ],
)
def test_real_numbers_have_an_order(one: str, other: str, order: int) -> None:
    """The order is certain, not approximate."""
    assert compare(n(one), n(other)) == order
    assert compare(n(other), n(one)) == -order


def test_nonreal_numbers_have_neither_sign_nor_order() -> None:
    """None says that a number is not real."""
    assert sign(n("1+i")) is None
    assert compare(n("i"), n("1")) is None
    assert floor(n("i")) is None
    assert is_real(n("unity(1/5)+unity(4/5)")) is True
    assert is_real(n("unity(1/5)+unity(3/5)")) is False
    assert [sign(n(each)) for each in ("0", "-sqrt(2)", "log(3,2)", "-(9!)!")] == [0, -1, 1, -1]


def test_rationality_is_certain_or_unsettled() -> None:
    """A number is a fraction, certainly none, or too large to be written as one."""
    assert as_fraction(n("-6/4")) == (-3, 2)
    assert as_fraction(n("sqrt(2)")) is None
    assert as_fraction(n("log(3,2)")) is None
    assert as_fraction(n("2^sqrt(2)")) is None
    assert as_fraction(n("1+sqrt(2+sqrt(3))")) is None
    assert as_fraction(n("9^9^9")) == Unsettled("too-large")
    assert as_integer(n("7")) == 7
    assert as_integer(n("7/2")) is None
    assert as_integer(n("sqrt(2+sqrt(3))")) is None
    assert as_integer(n("9^9^9^9")) == Unsettled("too-large")


def test_a_logarithm_of_hard_numbers_is_not_called_irrational() -> None:
    """Where factors are not found, a logarithm may be rational after all."""
    hard = (2**89 - 1) * (2**107 - 1)
    log = n(f"log({hard}^2,{hard}^3)")
    assert as_fraction(log) in ((2, 3), Unsettled("undecided-equality"))


def test_floor_is_the_whole_number_below() -> None:
    """Of negative numbers too."""
    assert [floor(n(x)) for x in ("7/2", "-7/2", "sqrt(2)", "-sqrt(2)", "2^sqrt(2)")] == [
        3,
        -4,
        1,
        -2,
        2,
    ]
    assert floor(n("9^9^9")) == Unsettled("too-large")


def test_division_by_zero_is_undefined_however_zero_is_written() -> None:
    """A nested zero is found to be zero first."""
    hidden = got(subtract(n("sqrt(2)+sqrt(3)"), n("sqrt(5+2*sqrt(6))")))
    assert divide(n("1"), hidden) == Undefined("division-by-zero")
