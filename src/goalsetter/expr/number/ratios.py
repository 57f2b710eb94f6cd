"""Rationals as pairs of whole numbers: the quickest form for a loop over very many of them.

A ratio is a numerator and a positive denominator in lowest terms, so equal rationals are equal
pairs. Loops over tables of ratios stand here; single operations are in ``arithmetic``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import gcd
from typing import TypeAlias, TypeVar

from flint import fmpq

from goalsetter.expr.number.limits import LIMIT_BITS

T = TypeVar("T")
Ratio: TypeAlias = tuple[int, int]
Ratios: TypeAlias = dict[Ratio, T]
"""Ratios, each with a payload."""


def ratio_of(x: fmpq) -> Ratio:
    """The rational as a pair."""
    return int(x.p), int(x.q)


def joinable(operation: str, lefts: Iterable[Ratio], rights: Iterable[Ratio]) -> bool:
    """Whether there is a loop for the operation, and no result can be too large to be kept."""
    return operation in _LOOPS and _bits(lefts) + _bits(rights) < LIMIT_BITS


def _bits(ratios: Iterable[Ratio]) -> int:
    """The most bits that a numerator or denominator has."""
    return max((max(p.bit_length(), q.bit_length()) for p, q in ratios), default=0)


def join(
    operation: str,
    lefts: Ratios[T],
    rights: Ratios[T],
    found: Ratios[T],
    *,
    node: Callable[[T, T], T],
    pay: Callable[[int], bool],
) -> None:
    """Work out every left with every right; ``found`` gets each new result with its node.

    Before each left, as many steps as there are rights are to be paid; if they cannot be, the
    loop ends. Division leaves a zero on the right out, as its inverse has the denominator 0.
    """
    turn, loop = _LOOPS[operation]
    turned = [(turn(ratio), right) for ratio, right in rights.items() if turn(ratio)[1]]
    for left, payload in list(lefts.items()):
        if not pay(len(turned)):
            return
        loop(left, payload, turned, found, node)


def _sums(
    left: Ratio,
    payload: T,
    rights: list[tuple[Ratio, T]],
    found: Ratios[T],
    node: Callable[[T, T], T],
) -> None:
    """The left ratio plus each of the right ones."""
    a, b = left
    for (c, d), other in rights:
        if b == d == 1:
            result = (a + c, 1)
        else:
            above, below = a * d + b * c, b * d
            common = gcd(above, below)
            result = (above // common, below // common)
        if result not in found:
            found[result] = node(payload, other)


def _products(
    left: Ratio,
    payload: T,
    rights: list[tuple[Ratio, T]],
    found: Ratios[T],
    node: Callable[[T, T], T],
) -> None:
    """The left ratio times each of the right ones."""
    a, b = left
    for (c, d), other in rights:
        above, below = a * c, b * d
        common = gcd(above, below)
        result = (above // common, below // common)
        if result not in found:
            found[result] = node(payload, other)


def _same(ratio: Ratio) -> Ratio:
    return ratio


def _negative(ratio: Ratio) -> Ratio:
    return -ratio[0], ratio[1]


def _inverse(ratio: Ratio) -> Ratio:
    p, q = ratio
    return (q, p) if p >= 0 else (-q, -p)


_LOOPS = {
    "add": (_same, _sums),
    "subtract": (_negative, _sums),
    "multiply": (_same, _products),
    "divide": (_inverse, _products),
}
"""How the right side is turned, and the loop that then does the operation."""
