"""Certificates: short arguments that no Solution can be built, tried before any search.

Each is a row: it looks at the problem and gives its numbers if it holds. It holds by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from goalsetter.expr import Number, Rational, is_irrational, value_text
from goalsetter.solver.answer import Certificate
from goalsetter.solver.equations.closures import INTEGRAL, NOT_NEGATIVE, RATIONAL
from goalsetter.solver.equations.problem import Problem
from goalsetter.solver.equations.reach import is_negative, is_positive, is_rational, is_whole

Evidence = tuple[tuple[str, str], ...]
Test = Callable[[Problem], Evidence | None]


def certificate_of(problem: Problem) -> Certificate | None:
    """The first certificate that holds, if one does."""
    for name, test in CERTIFICATES.items():
        evidence = test(problem)
        if evidence is not None:
            return Certificate(name=name, evidence=evidence)
    return None


def holds_for_any_goal(problem: Problem) -> bool:
    """Whether some certificate holds that does not look at the Goal: it holds with fewer cubes in
    the Resources as well."""
    return any(test(problem) is not None for test in ANY_GOAL)


def _told(**numbers: object) -> Evidence:
    return tuple((name, str(number)) for name, number in numbers.items())


def _most(problem: Problem, at: set[int]) -> int:
    """Most cubes of these kinds that a Solution may use."""
    kinds = [problem.kinds[each] for each in at]
    sure = sum(kind.sure for kind in kinds)
    return min(sum(kind.most for kind in kinds), sure + problem.spare)


def _required(problem: Problem, at: set[int]) -> int:
    return sum(problem.kinds[each].required for each in at)


def _in_leaves(problem: Problem) -> set[int]:
    return {at for leaf in problem.leaves for at in leaf.kinds}


def _in_signs(problem: Problem) -> set[int]:
    return {at for row in problem.signs() for at in row.kinds}


def _binary(problem: Problem) -> set[int]:
    return {at for row in problem.binary for at in row.kinds}


def no_goal(problem: Problem) -> Evidence | None:
    """The Goal has no legal value (2018-19 IV-B)."""
    return _told() if not problem.targets and problem.every_target else None


def useless_cube(problem: Problem) -> Evidence | None:
    """A Required cube has no meaning under the rules."""
    meant = _in_leaves(problem) | _in_signs(problem)
    for at, kind in enumerate(problem.kinds):
        if kind.required and at not in meant:
            return _told(cubes=kind.symbol)
    return None


def no_digit(problem: Problem) -> Evidence | None:
    """No digit may be used."""
    return None if _in_leaves(problem) else _told()


def few_cubes(problem: Problem) -> Evidence | None:
    """Fewer cubes than a Solution must have (2018-19 VII-B-3-a)."""
    cubes = {at for at, kind in enumerate(problem.kinds) if kind.cube}
    have = _most(problem, cubes)
    needed = problem.least_cubes
    return _told(have=have, needed=needed) if have < needed else None


def few_signs(problem: Problem) -> Evidence | None:
    """Required digits that no signs can join: one sign less than numerals is needed."""
    if not all(row.kinds for row in problem.binary):
        return None
    digits = _in_leaves(problem) - _in_signs(problem)
    longest = max((len(leaf.kinds) for leaf in problem.leaves), default=1)
    needed = -(-_required(problem, digits) // longest) - 1
    have = _most(problem, _binary(problem))
    return _told(needed=needed, have=have) if needed > have else None


def few_digits(problem: Problem) -> Evidence | None:
    """Required signs without numerals for them: each needs one more on its other side."""
    unary = {at for row in problem.unary for at in row.kinds}
    leaves = _in_leaves(problem)
    cubes = {at for at, kind in enumerate(problem.kinds) if kind.cube}
    needed = _required(problem, (_binary(problem) & cubes) - unary - leaves) + 1
    have = _most(problem, leaves)
    return _told(needed=needed, have=have) if needed > have else None


def _closed(problem: Problem, operations: frozenset[str], leaf: Callable[[Number], bool]) -> bool:
    """Whether every leaf is such a number, and every sign keeps to such numbers."""
    signs = all(row.operation.name in operations for row in problem.signs())
    given = [x for row in problem.unary for x in (row.left, row.right) if x is not None]
    given += [row.factor for row in problem.binary if row.factor is not None]
    return signs and all(map(leaf, [*given, *(each.value for each in problem.leaves)]))


def _outside(problem: Problem, missed: Callable[[Number], bool]) -> Evidence | None:
    """The Goal, if none of its values can be met."""
    goals = problem.targets
    if not (problem.every_target and problem.every_leaf) or not all(
        missed(goal.value) for goal in goals
    ):
        return None
    return _told(goal=", ".join(value_text(goal.value) for goal in goals[:3]))


def all_positive(problem: Problem) -> Evidence | None:
    """A negative Goal, and nothing that makes a number negative."""
    if problem.multiple_of or not _closed(problem, NOT_NEGATIVE, is_positive):
        return None
    return _outside(problem, is_negative)


def all_whole(problem: Problem) -> Evidence | None:
    """A Goal that is no integer, and nothing that leaves the integers."""
    if not _closed(problem, INTEGRAL, is_whole):
        return None
    return _outside(problem, lambda value: is_rational(value) and not is_whole(value))


def all_rational(problem: Problem) -> Evidence | None:
    """An irrational Goal, and nothing that leaves the rational numbers."""
    return _outside(problem, is_irrational) if _closed(problem, RATIONAL, is_rational) else None


PLAIN = frozenset({"add", "subtract", "multiply", "divide"})
DOUBLING = frozenset({"add", "subtract"})


def too_large(problem: Problem) -> Evidence | None:
    """With + - x / alone, no numerator or denominator passes the product of the digits, doubled
    for every + and -."""
    plain = not problem.unary and all(len(row.kinds) == 1 for row in problem.binary)
    if problem.multiple_of or not plain or any(len(x.kinds) > 1 for x in problem.leaves):
        return None
    if not _closed(problem, PLAIN, is_rational):
        return None
    bound = prod(_height_of(problem, at) ** kind.most for at, kind in enumerate(problem.kinds))
    doubling = {row.kinds[0] for row in problem.binary if row.operation.name in DOUBLING}
    bound <<= sum(problem.kinds[at].most for at in doubling)
    found = _outside(problem, lambda value: is_rational(value) and _height(value) > bound)
    return None if found is None else (*found, ("bound", str(bound)))


def _height(value: Number) -> int:
    return max(abs(int(value.p)), int(value.q)) if isinstance(value, Rational) else 1


def _height_of(problem: Problem, at: int) -> int:
    """The largest numerator or denominator that one cube of a kind may have."""
    own = [leaf.value for leaf in problem.leaves if at in leaf.kinds]
    return max(map(_height, own), default=1)


CERTIFICATES: dict[str, Test] = {
    "goal-without-value": no_goal,
    "required-cube-unusable": useless_cube,
    "no-digit": no_digit,
    "few-cubes": few_cubes,
    "few-signs": few_signs,
    "few-digits": few_digits,
    "all-positive": all_positive,
    "all-whole": all_whole,
    "all-rational": all_rational,
    "too-large": too_large,
}
"""The certificates by name, in the order in which they are tried."""

ANY_GOAL = (useless_cube, no_digit, few_cubes, few_signs, few_digits)
"""Those that do not look at the Goal."""
