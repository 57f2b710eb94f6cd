"""Operations read backwards leave nothing out: whatever gave a value is among the candidates."""

from __future__ import annotations

from itertools import product

from goalsetter.expr import (
    FUNCTIONS,
    Number,
    Rational,
    Undefined,
    Unsettled,
    equal,
    integer,
    logarithm,
    parse_value,
    rational,
)
from goalsetter.solver.equations.inverses import (
    ALONE,
    LEFT,
    NO,
    Candidates,
    Rest,
    inverse_of,
)
from goalsetter.solver.equations.rational_powers import rational_logarithm

NUMBERS = [
    *(rational(p, q) for p in range(-3, 5) for q in (1, 2)),
    *map(parse_value, ("sqrt(2)", "-sqrt(3)", "1+sqrt(2)", "2^(1/3)")),
]
LIMITS = {"factors": (0,), "next-prime": (200,), "next-prime-real": (200,)}
TABLES = [(name, bends) for name in (*LEFT, "whole-power", "whole-root") for bends in (0, 1, 2)]


def holds(candidates: Candidates, number: Number) -> bool:
    """Whether the number is among the candidates, as far as can be told, or may be anything."""
    found = any(equal(number, each) is not False for each in candidates.numbers)
    return found or candidates.rest is not Rest.NONE


def result(name: str, *operands: Number) -> Number | None:
    """Return the result of an operation, if it gives one number."""
    settings = LIMITS.get(name, ())
    found = FUNCTIONS[name](*settings, *operands)
    return None if isinstance(found, Undefined | Unsettled | tuple) else found


def may_be(number: Number, bends: int) -> bool:
    """Whether a part without powers and roots may be worth that much."""
    return bends > 0 or isinstance(number, Rational)


def test_both_sides_of_every_operation() -> None:
    """Left and right operand of every pair of numbers that has a value."""
    for (name, bends), one, other in product(TABLES, NUMBERS, NUMBERS):
        value = result(name, one, other)
        right, left = inverse_of(name, True, bends), inverse_of(name, False, bends)
        if value is None or right is None or left is None:
            continue
        assert holds(right(one, value), other) or not may_be(other, bends), (name, one, other)
        assert holds(left(other, value), one) or not may_be(one, bends), (name, one, other)


def test_the_one_operand() -> None:
    """Undo a square root, a number of factors and a next prime."""
    for name, number in product(ALONE, NUMBERS):
        value = result(name, number)
        assert value is None or holds(ALONE[name](value), number), (name, number)


def test_what_no_operand_gives() -> None:
    """No number has half a factor, and after none comes 4 as the next prime."""
    for name, value in (("factors", "1/2"), ("factors", "0"), ("next-prime", "4")):
        assert ALONE[name](parse_value(value)) == NO
    assert LEFT["gcf"](parse_value("9"), parse_value("2")) == NO
    assert LEFT["lcm"](parse_value("9"), parse_value("12")) == NO


def test_rational_logarithms() -> None:
    """Rational just when the exact logarithm is, and then the same."""
    positive = [rational(p, q) for p in (1, 2, 3, 4, 6, 8, 9, 12, 27, 32) for q in (1, 2, 9)]
    for value, base in product(positive, positive):
        if base != 1:
            exact = logarithm(value, base)
            expected = exact if isinstance(exact, Rational) else None
            assert rational_logarithm(value, base) == expected, (value, base)
    assert rational_logarithm(integer(8), integer(4)) == rational(3, 2)
