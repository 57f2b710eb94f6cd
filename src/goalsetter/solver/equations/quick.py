"""The quick way back for rationals: one loop over all that the known side may be."""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.expr import Rational, join, joinable
from goalsetter.solver.equations.built import Node

Ratio = tuple[int, int]
Ratios = dict[Ratio, Node]


Turn = Callable[[Ratio], Ratio | None]


def same(ratio: Ratio) -> Ratio | None:
    """The value as it is: v - k undoes k + ?."""
    return ratio


def opposite(ratio: Ratio) -> Ratio | None:
    """The value below zero: -v + k undoes k - ?."""
    return -ratio[0], ratio[1]


def inverse(ratio: Ratio) -> Ratio | None:
    """One over the value, for 1/v x k undoes k / ?; nothing can be divided so that 0 comes out."""
    above, below = ratio
    return None if not above else (below, above) if above > 0 else (-below, -above)


QUICK: dict[tuple[str, bool], tuple[Turn, str]] = {
    ("add", True): (same, "subtract"),
    ("add", False): (same, "subtract"),
    ("subtract", True): (opposite, "add"),
    ("subtract", False): (same, "add"),
    ("multiply", True): (same, "divide"),
    ("multiply", False): (same, "divide"),
    ("divide", True): (inverse, "multiply"),
    ("divide", False): (same, "multiply"),
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
        return {}  # k / ? is never 0, for the known side is not
    first: Ratios = {start: 0}
    # Numerators and denominators of more than a machine word go the slow way.
    if not joinable(operation, first, known):
        return None
    others: Ratios = {}
    join(operation, first, known, others, node=lambda _, node: node, pay=pay)
    return others
