"""Numerals: digits side by side in a base, with a point, or repeating for ever. All exact."""

from __future__ import annotations

from collections.abc import Sequence

from goalsetter.expr.number import Number, integer, rational


def whole(digits: Sequence[int], base: int = 10) -> int:
    """The whole number that these digits name in this base; no digits name 0."""
    value = 0
    for digit in digits:
        value = value * base + digit
    return value


def numeral(digits: Sequence[int], base: int = 10) -> Number:
    """The number that these digits name in this base."""
    return integer(whole(digits, base))


def pointed(before: Sequence[int], after: Sequence[int], base: int = 10) -> Number:
    """Digits with a point between them: a radix point in other bases than ten."""
    # One fraction and no sum of digits over powers: exact in every base.
    return rational(whole([*before, *after], base), base ** len(after))


def repeating_both(first: int, second: int, base: int = 10) -> Number:
    """.ABABAB… (2018-19 XIII-B-11)."""
    return rational(first * base + second, base * base - 1)


def repeating_last(first: int, second: int, base: int = 10) -> Number:
    """.ABBBBB… (2018-19 XIII-B-11)."""
    return rational(first * base + second - first, base * (base - 1))
