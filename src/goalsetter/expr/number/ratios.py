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
LONG = 2048
"""The bits from which on a number takes more time than the loop that works with it."""


def ratio_of(x: fmpq) -> Ratio:
    """The rational as a pair."""
    return int(x.p), int(x.q)


def joinable(operation: str, lefts: Iterable[Ratio], rights: Iterable[Ratio]) -> bool:
    """Whether there is a loop for the operation, and no result can be too large to be kept."""
    return operation in _LOOPS and _bits(lefts) + _bits(rights) < LIMIT_BITS


def _bits(ratios: Iterable[Ratio]) -> int:
    """The most bits that a numerator or denominator has."""
    return max((max(p.bit_length(), q.bit_length()) for p, q in ratios), default=0)


def _size(ratio: Ratio) -> int:
    """How long a ratio is, 0 if it is short: it takes the square of its length to reduce one."""
    return max(ratio[0].bit_length(), ratio[1].bit_length()) // LONG


def join(
    operation: str,
    lefts: Ratios[T],
    rights: Ratios[T],
    results: Ratios[T],
    *,
    node: Callable[[T, T], T],
    pay: Callable[[int], bool],
    price: int = 1,
) -> None:
    """Work out every left with every right; ``results`` gets each new result with its node.

    Before each left, the price is to be paid for each of the rights, and for long numbers more; if
    it cannot be, the loop ends. Division leaves a zero on the right out, as its inverse has the
    denominator 0.
    """
    turn, loop = _LOOPS[operation]
    # Subtracting and dividing become adding and multiplying, so two loops do for four signs.
    turned = [(turn(ratio), right) for ratio, right in rights.items() if turn(ratio)[1]]
    sizes = [_size(ratio) for ratio, _ in turned]
    count, total, squares = len(sizes), sum(sizes), sum(size * size for size in sizes)
    for left, payload in list(lefts.items()):
        own = _size(left)
        if not pay(price * count + count * own * own + 2 * own * total + squares):
            return
        loop(left, payload, turned, results, node)


def _sums(
    left: Ratio,
    payload: T,
    rights: list[tuple[Ratio, T]],
    results: Ratios[T],
    node: Callable[[T, T], T],
) -> None:
    """The left ratio plus each of the right ones."""
    a, b = left
    for (c, d), other in rights:
        if b == d == 1:
            # Most numbers on a mat are whole: no gcd is needed to add them.
            result = (a + c, 1)
        else:
            above, below = a * d + b * c, b * d
            common = gcd(above, below)
            result = (above // common, below // common)
        if result not in results:
            results[result] = node(payload, other)


def _products(
    left: Ratio,
    payload: T,
    rights: list[tuple[Ratio, T]],
    results: Ratios[T],
    node: Callable[[T, T], T],
) -> None:
    """The left ratio times each of the right ones."""
    a, b = left
    for (c, d), other in rights:
        above, below = a * c, b * d
        common = gcd(above, below)
        result = (above // common, below // common)
        if result not in results:
            results[result] = node(payload, other)


_LOOPS: dict[str, tuple[Callable[[Ratio], Ratio], Callable[..., None]]] = {
    "add": (lambda ratio: ratio, _sums),
    "subtract": (lambda ratio: (-ratio[0], ratio[1]), _sums),
    "multiply": (lambda ratio: ratio, _products),
    # The sign stays above the line, as in every ratio.
    "divide": (lambda r: (r[1], r[0]) if r[0] >= 0 else (-r[1], -r[0]), _products),
}
"""How the right side is turned, and the loop that then does the operation."""
