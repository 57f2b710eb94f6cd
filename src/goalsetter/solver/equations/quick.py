"""The quick way back for rationals: one loop over all that the known side may be."""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.expr import Rational, join, joinable
from goalsetter.solver.equations.built import Node

Ratio = tuple[int, int]
Ratios = dict[Ratio, Node]


def _same(ratio: Ratio) -> Ratio | None:
    return ratio


def _opposite(ratio: Ratio) -> Ratio | None:
    return -ratio[0], ratio[1]


def _inverse(ratio: Ratio) -> Ratio | None:
    above, below = ratio
    return None if not above else (below, above) if above > 0 else (-below, -above)


QUICK: dict[tuple[str, bool], tuple[Callable[[Ratio], Ratio | None], str]] = {
    ("add", True): (_same, "subtract"),
    ("add", False): (_same, "subtract"),
    ("subtract", True): (_opposite, "add"),
    ("subtract", False): (_same, "add"),
    ("multiply", True): (_same, "divide"),
    ("multiply", False): (_same, "divide"),
    ("divide", True): (_inverse, "multiply"),
    ("divide", False): (_same, "multiply"),
}
"""By operation and whether its left side is known: what to make of the wanted value, and the
operation that then gives the other side. The known side is not zero under x and /."""

WITH_ZERO = frozenset({"add", "subtract"})
"""Operations under which a known zero is like any other number."""


def wanted(
    name: str, left_known: bool, value: Rational, known: Ratios, pay: Callable[[int], bool]
) -> Ratios | None:
    """Find the other side for each known one; nothing if there is no quick way."""
    row = QUICK.get((name, left_known))
    if row is None:
        return None
    turn, operation = row
    start = turn((int(value.p), int(value.q)))
    if start is None:
        return {}
    first: Ratios = {start: 0}
    if not joinable(operation, first, known):
        return None
    found: Ratios = {}
    join(operation, first, known, found, node=lambda _, node: node, pay=pay)
    return found
