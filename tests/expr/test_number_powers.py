"""Powers, roots, factorials and logarithms by the rules of the books."""

from __future__ import annotations

import pytest

from goalsetter.expr.number import (
    I,
    Number,
    Outcome,
    Undefined,
    Unsettled,
    all_powers,
    all_roots,
    approximate,
    equal,
    factorial,
    logarithm,
    power,
    root,
)
from goalsetter.expr.value_text import parse_value as n


def got(outcome: Outcome) -> Number:
    """The number that an operation gave; a failure fails the test."""
    assert not isinstance(outcome, (Undefined, Unsettled)), outcome
    return outcome


@pytest.mark.parametrize(
    ("base", "exponent", "value"),
    [
        ("-8", "4/6", "4"),
        ("-8", "1/3", "-2"),
        ("-8", "-1/3", "-1/2"),
        ("-32", "3/5", "-8"),
        ("-1", "2/3", "1"),
        ("4/9", "-3/2", "27/8"),
        ("2", "1/2", "sqrt(2)"),
        ("8", "1/2", "2*sqrt(2)"),
        ("12", "5/2", "288*sqrt(3)"),
        ("0", "3", "0"),
        ("0", "sqrt(2)", "0"),
        ("1", "sqrt(2)", "1"),
        ("i", "2", "-1"),
        ("1+i", "4", "-4"),
        ("2^sqrt(2)", "sqrt(2)", "4"),
        ("3", "log(7,3)", "7"),
        ("6", "log(5,6)", "5"),
        ("9", "log(7,3)", "49"),
        ("2", "log(5,3)", "5^log(2,3)"),
        ("i", "9^387420489", "i"),
        ("i", "3*9^387420489", "-i"),
        ("i", "2*9^387420489", "-1"),
        ("i", "4*9^387420489", "1"),
        ("-1", "9^387420489", "-1"),
        ("-1", "362880!", "1"),
    ],
)
def test_a_power_has_its_real_value(base: str, exponent: str, value: str) -> None:
    """The exponent is reduced first; odd denominators keep real values."""
    assert power(n(base), n(exponent)) == n(value)


@pytest.mark.parametrize(
    ("base", "exponent", "code"),
    [
        ("-4", "2/4", "even-root-of-negative"),
        ("-1", "1/2", "even-root-of-negative"),
        ("0", "0", "zero-to-nonpositive"),
        ("0", "-2", "zero-to-nonpositive"),
        ("0", "-sqrt(2)", "zero-to-nonpositive"),
        ("-2", "sqrt(2)", "negative-to-irrational"),
        ("-2", "log(3,2)", "negative-to-irrational"),
        ("2", "i", "nonreal-exponent"),
        ("i", "1/2", "nonreal-base"),
        ("i", "sqrt(2)", "nonreal-base"),
        ("-2", "1/2^9^9", "even-root-of-negative"),
    ],
)
def test_a_power_without_a_value_is_undefined(base: str, exponent: str, code: str) -> None:
    """Each kind of failure has its code."""
    assert power(n(base), n(exponent)) == Undefined(code)


@pytest.mark.parametrize(
    ("index", "radicand", "value"),
    [
        ("2", "9", "3"),
        ("3", "-8", "-2"),
        ("3/6", "-9", "81"),
        ("-2", "9", "1/3"),
        ("1/2", "0", "0"),
        ("3", "81", "3*3^(1/3)"),
        ("6", "4", "2^(1/3)"),
        ("2", "2/3", "sqrt(6)/3"),
        ("2", "3+2*sqrt(2)", "1+sqrt(2)"),
        ("3", "7+5*sqrt(2)", "1+sqrt(2)"),
    ],
)
def test_a_root_is_a_power_of_one_over_its_index(index: str, radicand: str, value: str) -> None:
    """(3/6)√(-9) = 81; nested roots may be equal to unnested ones."""
    assert equal(got(root(n(index), n(radicand))), n(value)) is True


@pytest.mark.parametrize(
    ("index", "radicand", "code"),
    [
        ("0", "5", "zero-index"),
        ("8/2", "-5", "even-root-of-negative"),
        ("-2", "0", "zero-to-nonpositive"),
        ("sqrt(2)", "-3", "negative-to-irrational"),
    ],
)
def test_a_root_without_a_value_is_undefined(index: str, radicand: str, code: str) -> None:
    """(8/2)√(-5) is an even root of a negative number."""
    assert root(n(index), n(radicand)) == Undefined(code)


def texts(values: tuple[Number, ...] | Undefined | Unsettled) -> list[str]:
    """Write a list of values as text."""
    assert isinstance(values, tuple)
    return [approximate(each, 4) for each in values]


def test_all_powers_go_round_the_circle() -> None:
    """A reduced exponent with denominator q gives q values; a whole one gives one."""
    assert all_powers(n("16"), n("1/4")) == (n("2"), n("2i"), n("-2"), n("-2i"))
    assert all_powers(n("16"), n("2/4")) == (n("4"), n("-4"))
    assert all_powers(n("3+4i"), n("1/2")) == (n("2+i"), n("-2-i"))
    assert all_powers(n("-8"), n("2")) == (n("64"),)
    assert all_powers(n("2i"), n("1/2")) == (n("1+i"), n("-1-i"))
    assert len(texts(all_powers(n("1+2i"), n("3/7")))) == 7


def test_all_roots_of_a_real_number_that_is_not_negative_are_one() -> None:
    """The root sign means the principal root there, and every root elsewhere."""
    assert all_roots(n("2"), n("9")) == (n("3"),)
    assert set(texts(all_roots(n("3"), n("-8")))) == {"1+1.732i", "-2", "1-1.732i"}
    assert all_roots(n("2"), n("-9")) == (n("3i"), n("-3i"))
    assert all_roots(n("2"), I) == (n("sqrt(2)/2+sqrt(2)*i/2"), n("-sqrt(2)/2-sqrt(2)*i/2"))
    assert all_roots(n("0"), n("1")) == Undefined("zero-index")
    assert all_powers(n("2"), n("1/1000")) == Unsettled("too-complex")


def test_fifth_roots_of_unity_sum_to_zero() -> None:
    """Roots that no radical of a real number can write are still exact."""
    roots = all_powers(n("1"), n("1/5"))
    assert isinstance(roots, tuple)
    total = n("+".join(f"unity({k}/5)" for k in range(5)))
    assert total == n("0")
    assert equal(got(power(roots[1], n("5"))), n("1")) is True


@pytest.mark.parametrize(
    ("number", "base", "value"),
    [
        ("25", "5", "2"),
        ("4", "8", "2/3"),
        ("1", "7", "0"),
        ("1/9", "27", "-2/3"),
        ("9", "4", "log(3,2)"),
        ("sqrt(2)", "1/4", "-1/4"),
        ("15", "2", "log(3,2)+log(5,2)"),
        ("3", "6", "1-log(2,6)"),
        ("9^(9^387420489)", "3", "2*9^387420489"),
        ("2^sqrt(2)", "2", "sqrt(2)"),
    ],
)
def test_a_logarithm_is_rational_where_it_can_be(number: str, base: str, value: str) -> None:
    """log_b a = p/q exactly when a^q = b^p."""
    assert logarithm(n(number), n(base)) == n(value)


@pytest.mark.parametrize(
    ("number", "base", "code"),
    [
        ("0", "2", "log-of-nonpositive"),
        ("-1", "2", "log-of-nonpositive"),
        ("i", "2", "log-of-nonpositive"),
        ("2", "1", "log-base"),
        ("2", "0", "log-base"),
        ("2", "-2", "log-base"),
    ],
)
def test_a_logarithm_without_a_value_is_undefined(number: str, base: str, code: str) -> None:
    """Number and base are positive, and the base is not one."""
    assert logarithm(n(number), n(base)) == Undefined(code)


@pytest.mark.parametrize("text", ["-1", "1/2", "sqrt(2)", "i", "log(3,2)", "-9^387420489"])
def test_only_whole_numbers_have_a_factorial(text: str) -> None:
    """Fractions, irrational and negative numbers have none."""
    assert factorial(n(text)) == Undefined("factorial-of-non-whole")


def test_a_factorial_is_exact() -> None:
    """0! is 1, and a large factorial is written out."""
    assert factorial(n("0")) == n("1")
    assert factorial(n("5")) == n("120")
    assert equal(got(factorial(n("8!"))), got(factorial(n("8!+1")))) is False
