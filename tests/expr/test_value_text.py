"""Exact values as texts, there and back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from goalsetter.errors import NotationError
from goalsetter.expr.number import I, add, equal, integer, multiply, power, rational, root
from goalsetter.expr.value_text import MAX_DEPTH, MAX_LENGTH, parse_value, value_text

RULE_BOOK = Path(__file__).parents[3] / "shared" / "conformance" / "equations-rulebook.jsonl"

CANONICAL = [
    "0",
    "3",
    "-1/3",
    "87/13",
    "72*sqrt(70)",
    "3^(1/3)",
    "sqrt(5)",
    "3*sqrt(3)",
    "i",
    "-i",
    "2i",
    "-2i",
    "i/4",
    "-i/4",
    "3+4i",
    "-7+10i",
    "6i/5",
    "-6i/5",
    "1+sqrt(3)*i",
    "-2-2*sqrt(3)*i",
    "sqrt(3)/2",
    "-sqrt(6)*i/5",
    "2^(1/3)+3^(2/5)*i",
    "log(3,2)",
    "3*log(5,6)",
    "unity(1/5)",
    "principal(1+2i,1/3)",
    "2^(sqrt(2))",
    "sqrt(2+sqrt(3))",
    "(1+sqrt(2+sqrt(3)))^(-1)",
    "362880!",
    "(362880!)!",
    "3^774840978",
    "-3^774840978",
    "i*3^774840978",
    "3^774840978+1",
    "3^(-774840978)",
    "3^(2*3^774840978)",
    "2*2^(3^774840978)",
    "sqrt(362880!)",
    "3*unity(1/5)*sqrt(2+sqrt(3))",
    "3^(sqrt(5))*(1+sqrt(2)*2^(sqrt(2)))",
]

READ = {
    "72^0": "1",
    "15^25": str(15**25),
    "2^(-1/10)": "2^(9/10)/2",
    "(1/5)^(3/10)": "5^(7/10)/5",
    "(37/100)^5": "69343957/10000000000",
    "sqrt(123)": "sqrt(123)",
    "-3^2": "-9",
    "2^-1": "1/2",
    "--3": "3",
    " 1 + 2 * 3 ": "7",
    "2(3+4)": "14",
    "sqrt(2)sqrt(3)": "sqrt(6)",
    "2^3^2": "512",
    "8/2/2": "2",
    "8-2-2": "4",
    "3!!": "720",
    "√(8)×3−1": "-1+6*sqrt(2)",
    "-√(2)xi": "-sqrt(2)*i",
    "2i*i": "-2",
    "1-√3i": "1-sqrt(3)*i",
    "3√12": "6*sqrt(3)",
    "1/(2i)": "-i/2",
}


@pytest.mark.parametrize("text", CANONICAL)
def test_a_canonical_text_comes_back_as_it_was(text: str) -> None:
    """Writing is the inverse of reading, in plain signs and in the game's."""
    value = parse_value(text)
    assert value_text(value) == text
    assert parse_value(value_text(value, ascii=False)) == value


@pytest.mark.parametrize(("text", "canonical"), READ.items())
def test_a_text_is_read_by_the_usual_precedence(text: str, canonical: str) -> None:
    """Powers bind from the right and before a sign; products may be implied."""
    assert value_text(parse_value(text)) == canonical


def test_texts_mean_what_the_operations_give() -> None:
    """The reader and the arithmetic agree."""
    three = root(integer(2), integer(3))
    assert parse_value("sqrt(3)") == three
    assert parse_value("6i/5") == multiply(rational(6, 5), I)
    assert parse_value("2^(3/10)") == power(integer(2), rational(3, 10))
    assert parse_value("3+4i") == add(integer(3), parse_value("4i"))


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("", "bad-value", 0),
        ("1+", "bad-value", 2),
        ("(1", "bad-value", 2),
        ("1)", "bad-value", 1),
        ("log(2)", "bad-value", 5),
        ("1 $", "bad-value", 2),
        ("2 3", "bad-value", 2),
        ("x", "bad-value", 0),
        ("1/0", "no-value", 3),
        ("sqrt(-1)", "no-value", 8),
        ("unity(sqrt(2))", "no-value", 14),
        ("(" * 10_000, "too-deep", MAX_DEPTH),
        ("2^" * 10_000, "too-deep", 2 * (MAX_DEPTH + 1)),
        ("1" * (MAX_LENGTH + 1), "too-long", 0),
        ("1" * 400_000, "too-long", 400_000),
    ],
)
def test_a_bad_text_says_where_it_is_bad(text: str, code: str, position: int) -> None:
    """Unreadable, without a value, too deep or too long: each has its code."""
    with pytest.raises(NotationError) as raised:
        parse_value(text)
    assert (raised.value.code, raised.value.position) == (code, position)


def test_signs_without_end_are_read() -> None:
    """A chain of signs is a loop, not a recursion."""
    assert parse_value("-" * 10_001 + "5") == integer(-5)


def test_a_long_number_comes_back() -> None:
    """Texts of hundreds of thousands of digits are no trouble."""
    value = parse_value("7^300000/3")
    assert parse_value(value_text(value)) == value


@pytest.mark.skipif(not RULE_BOOK.exists(), reason="the conformance cases are not beside us")
def test_every_value_of_the_conformance_cases_is_read() -> None:
    """Values of all cases parse, and come back from their own texts."""
    for line in RULE_BOOK.read_text().splitlines():
        case = json.loads(line)
        for key in ("values", "includes", "excludes"):
            for each in case.get(key) or ():
                value = parse_value(str(each))
                assert equal(parse_value(value_text(value)), value) is True
