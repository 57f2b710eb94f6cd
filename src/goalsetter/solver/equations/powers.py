"""Powers of the base: how far the exponents of a 1 need be tried, where an argument settles that.

Let each 1 be a number N with an exponent that nobody knows. As long as a Solution has no sign but
+ - x / and their like, it is a fraction of two sums of products of the N, each with a whole
coefficient; and so, brought on one side, is what makes it equal the Goal: some coefficients times
products of the N, whose sum is 0. The sizes of the coefficients add up to at most H. Order the
terms by size: where one is more than H times the next, those above must be 0 by themselves, and the
exponents below can be moved. So with one N no exponent beyond log H is needed, and with two none
beyond three times that; with more there is no such argument here.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from goalsetter.cubes import LaidGoal
from goalsetter.expr import Rational, operations
from goalsetter.rules import EquationsRules
from goalsetter.solver.equations.arranging import Arrangement
from goalsetter.solver.equations.problem import Binary, Kind, Target, Unary
from goalsetter.solver.equations.targets import Targets

FACTOR = {"add": 2, "subtract": 2, "multiply": 1, "divide": 1, "average": 4}
"""By how much each sign may make coefficients larger than those of its operands multiplied."""

REACH = {0: 0, 1: 1, 2: 3}
"""With so many ones, how many times log H bounds the exponents."""

MOST_IN_GOAL = 15
"""The exponents that a reader of a laid Goal tries."""

MOST = 18
"""No larger exponents are tried: numbers would be too long for a quick search."""


def exponents_needed(
    arrangement: Arrangement,
    signs: Sequence[Unary | Binary],
    targets: Targets,
    goal: LaidGoal | None,
    rules: EquationsRules,
) -> int | None:
    """Up to which exponent a 1 must be tried; nothing if no argument tells."""
    ones = sum(kind.most for kind in arrangement.kinds if kind.symbol == "1")
    reach = REACH.get(ones + targets.ones)
    plain = {row.operation.name for row in signs} <= FACTOR.keys() and not rules.multiple_of
    if goal is None or reach is None or not plain or not all(map(is_plain, targets.values)):
        return None
    base = rules.reading.numerals.base
    bound = bound_of_solution(arrangement, signs, rules) * bound_of_goal(goal, targets, base)
    exponent = 0  # the least with a power of the base above the bound
    while base**exponent <= bound:
        exponent += 1
    needed = reach * exponent
    return needed if needed <= (MOST_IN_GOAL if targets.ones else MOST) else None


def is_plain(target: Target) -> bool:
    """Whether the Goal is made by + - x / and their like alone."""
    if not isinstance(target.value, Rational) or target.goal is None:
        return False
    return all(operation.name in FACTOR for operation in operations(target.goal.tree))


def bound_of_solution(
    arrangement: Arrangement, signs: Sequence[Unary | Binary], rules: EquationsRules
) -> int:
    """Bound the sum of the coefficients of a Solution: a factor for every cube."""
    numerals = rules.reading.numerals
    long = numerals.solution_digits > 1 or numerals.point_digits or numerals.repeating
    by_symbol: dict[str, int] = {}
    free = 1
    for row in signs:
        factor = FACTOR[row.operation.name]
        # A sign that uses nothing up may be written after any cube, so it is charged to each.
        free = free if row.kinds else max(free, factor)
        for kind in row.kinds:
            symbol = arrangement.kinds[kind].symbol
            by_symbol[symbol] = max(factor, by_symbol.get(symbol, 1))

    def factor_of(kind: Kind) -> int:
        digit = int(kind.symbol) if kind.symbol.isdigit() else 1
        own = numerals.base if long else max(1, digit)
        return max(own, by_symbol.get(kind.symbol, 1)) * free

    sure = [factor_of(kind) for kind in arrangement.kinds for _ in range(kind.sure)]
    more = [factor_of(kind) for kind in arrangement.kinds if kind.most > kind.sure]
    return prod(sure) * prod([max(more, default=1)] * arrangement.spare)


def bound_of_goal(goal: LaidGoal, targets: Targets, base: int) -> int:
    """Bound the same of the Goal: its numerator and denominator together."""
    if targets.ones:
        # Its ones are unknown as well, so only its length tells anything.
        return 2 * prod([max(base, 10) * max(FACTOR.values())] * len(goal.cubes()))
    values = [target.value for target in targets.values]
    heights = [abs(int(v.p)) + int(v.q) for v in values if isinstance(v, Rational)]
    return max(heights, default=1)
