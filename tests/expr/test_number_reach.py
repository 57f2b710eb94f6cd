"""Operations at the edges of what can be settled: every answer is an answer."""

from __future__ import annotations

import pytest

from goalsetter.expr import number
from goalsetter.expr.number import (
    LIMIT_BITS,
    Undefined,
    Unsettled,
    approximate,
    as_fraction,
    as_integer,
    equal,
    factorial,
    floor,
    integer,
    is_real,
    sign,
)
from goalsetter.expr.number.cells import WILD, cells
from goalsetter.expr.value_text import parse_value as n
from goalsetter.expr.value_text import value_text
from goalsetter.words import codes

TWO_NUMBERS = [
    ("add", "(2/3)^(-2)", "(sqrt(sqrt(8)))^((sqrt(8))^(1000003!))"),
    ("all_powers", "(9!)!", "2/3"),
    ("all_powers", "(9!)!", "7/5"),
    ("all_powers", "3^(9^9)", "2/3"),
    ("all_roots", "12", "-i*3^(9^9)"),
    ("all_roots", "27", "-i*3^(9^9)"),
    ("all_roots", "4", "-i*3^(9^9)"),
    ("all_roots", "8", "i"),
    ("all_roots", "9", "i"),
    ("divide", "2-(i)", "1/3^(9^9)"),
    ("divide", "log(9,3/4)", "((2/3)*5)+((-8)^362880)"),
    ("logarithm", "(12+9)*(1000003!)", "4/(12+9)"),
    ("logarithm", "(12^3)!", "1000003+(3/4)"),
    ("logarithm", "(362880!)*(1/2)", "9"),
    ("logarithm", "(64*64)!", "1/2"),
    ("logarithm", "1000003+(3/4)", "(12^3)!"),
    ("logarithm", "(9!)!", "8"),
    ("logarithm", "2^(1/3)+3^(1/2)", "6"),
    ("logarithm", "4", "4"),
    ("logarithm", "6", "(9!)!"),
    ("logarithm", "log(1000003,(3/4)^(-1))", "(2/3)+12"),
    ("logarithm", "sqrt(9)", "((2/3)^(100^27))*(12!)"),
    ("power", "(64*64)!", "1/2"),
    ("power", "((unity(2/5))*(log(362880,6)))*((3/4)^(principal(7/5,2/7)))", "1000003"),
    ("power", "(-1)-(100!)", "362880"),
    ("power", "1000003^9", "sqrt(3)"),
    ("power", "2+(sqrt(27))", "1000003"),
    ("power", "(7/5)-(i)", "9!"),
    ("power", "(i)-362880", "1000003"),
    ("power", "12", "((9!)!)!"),
    ("power", "5", "((9!)!)!"),
    ("power", "7/5", "((9!)!)!"),
    ("power", "7/5", "log(log(7/5,27),sqrt(4))"),
    ("power", "8", "((2/3)*5)+((-8)^362880)"),
    ("power", "8", "(27^1000003)-(8-3)"),
    ("power", "9", "((9!)!)!"),
    ("root", "((27!)+((2/3)^362880))/((6^362880)^(unity(10/2)))", "2/3"),
    ("root", "((9!)!)!", "5"),
    ("root", "((9!)!)!", "9"),
    ("root", "((sqrt(2/3))^((-2)^(-8)))-(7/5)", "sqrt(0)"),
    ("root", "(9!)!", "-2"),
    ("root", "(9!)!", "-8"),
    ("root", "(9!)!", "12"),
    ("root", "(9!)!", "6"),
    ("root", "(9!)!", "8"),
    ("root", "(9!)!", "i"),
    ("root", "1/((9!)!)!", "(7/5)*(3/4)"),
    ("root", "1/((9!)!)!", "3/4"),
    ("root", "1/((9!)!)!", "5"),
    ("root", "1/((9!)!)!", "i"),
    ("root", "3^(9^9)", "i"),
    ("root", "6^(362880/5)", "8"),
    ("root", "6^(362880/5)", "9"),
    ("root", "7/5", "log(log(7/5,27),sqrt(4))"),
    ("root", "i", "0"),
    ("root", "log(3,2)", "27"),
    ("root", "log(3,2)", "9"),
]


@pytest.mark.parametrize(("operation", "left", "right"), TWO_NUMBERS)
def test_an_answer_is_a_number_that_reads_back_or_a_reason(
    operation: str, left: str, right: str
) -> None:
    """Every answer can be written and read, or has a sentence for people."""
    answer = getattr(number, operation)(n(left), n(right))
    for each in answer if isinstance(answer, tuple) else (answer,):
        if isinstance(each, Undefined | Unsettled):
            assert each.code in codes()
        else:
            assert equal(n(value_text(each)), each)


SHOWN = [
    ("(100!)!", "about 10^10^160"),
    ("(9!)!", "about 10^1859933"),
    ("1/(9!)!", "about 1/10^1859933"),
    ("-(9!)!", "about -10^1859933"),
    ("-i*3^(9^9)", "about -i*10^184846549"),
    ("6^(6^64)", "about 10^10^49"),
    ("(((9!)!)!)!", "about 2^2^10^1859939"),
    ("(9!)!/((9!)!+1)", "about 1"),
    ("1000000", "1000000"),
    ("123456789012345678", "1.2345679*10^17"),
    ("sqrt(2)/10^40", "1.4142136*10^-40"),
    ("sqrt(2)+i*sqrt(3)", "1.4142136+1.7320508i"),
    ("-i*sqrt(2)", "-1.4142136i"),
    ("log(3,2)-log(5,2)", "-0.73696559"),
    ("unity(1/701)+unity(-1/701)", "1.9999197"),
]


@pytest.mark.parametrize(("text", "shown"), SHOWN)
def test_about_how_much_a_number_is(text: str, shown: str) -> None:
    """Any number can be shown in a few digits, whatever its size."""
    assert approximate(n(text)) == shown


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("-1/2", -1),
        ("sqrt(50)", 7),
        ("-sqrt(50)", -8),
        ("362880^(21/4)", 154438623666574238157865686511),
        ("log(9,2)-log(9/8,2)", 3),
        ("i", None),
        ("(9!)!", Unsettled("too-large")),
        ("unity(1/701)+unity(-1/701)", Unsettled("undecided-sign")),
    ],
)
def test_the_whole_number_below(text: str, whole: object) -> None:
    """The floor is exact however long it is; a nonreal number has none."""
    assert floor(n(text)) == whole


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("8*5-27^1000003", Undefined("factorial-of-non-whole")),
        ("100^((-8)^(7/5))", Undefined("factorial-of-non-whole")),
        ("log(12,100)", Undefined("factorial-of-non-whole")),
        ("i", Undefined("factorial-of-non-whole")),
        ("sqrt(1000003!)", Unsettled("too-large")),
        ("362880!+sqrt(1/2)", Unsettled("too-large")),
        ("5", integer(120)),
    ],
)
def test_factorials_of_what_may_not_be_whole(text: str, answer: object) -> None:
    """Only what is proven to be no whole number has no factorial; the rest is unsettled."""
    assert factorial(n(text)) == answer


def test_what_cannot_be_decided_is_said_to_be_so() -> None:
    """A number whose imaginary part cannot be proven zero has no sign, and no guess."""
    doubtful = n("unity(1/701)+unity(-1/701)")
    assert is_real(doubtful) is None
    assert sign(doubtful) == Unsettled("undecided-sign")
    assert as_fraction(doubtful) == Unsettled("undecided-equality")
    assert as_integer(doubtful) is None


@pytest.mark.parametrize("text", ["3^(9^9)", "3^(9^12)", "(100!)!", "2^(2^200)", "7^(7^(7^7))"])
def test_huge_numbers_have_a_place(text: str) -> None:
    """Numbers far beyond writing out lie in few cells, so that few of them are compared."""
    assert 1 <= len(cells(n(text))) <= 2
    assert WILD not in cells(n(text))


def test_a_number_too_long_is_refused() -> None:
    """A misfit is an error of the caller, told before anything is made."""
    with pytest.raises(ValueError, match="bits"):
        integer(2**LIMIT_BITS)
