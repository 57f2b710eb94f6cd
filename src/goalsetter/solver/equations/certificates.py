"""Certificates: short arguments that no Solution can be built, tried before any search.

Each is a row: it looks at the problem and gives its numbers if it holds. It holds by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from goalsetter.expr import Number, Rational, is_irrational, value_text
from goalsetter.solver.answer import Certificate
from goalsetter.solver.equations.closures import INTEGRAL, NOT_NEGATIVE, RATIONAL
from goalsetter.solver.equations.problem import Binary, Leaf, Problem, Unary
from goalsetter.solver.equations.reach import is_negative, is_positive, is_rational, is_whole

Evidence = tuple[tuple[str, str], ...]
Test = Callable[[Problem], Evidence | None]
NumberTest = Callable[[Number], bool]


def certificate_of(problem: Problem) -> Certificate | None:
    """The first certificate that holds, if one does."""
    for name, test in CERTIFICATES.items():
        numbers = test(problem)
        if numbers is not None:
            return Certificate(name=name, evidence=numbers)
    return None


def holds_for_any_goal(problem: Problem) -> bool:
    """Whether some certificate holds that does not look at the Goal: it holds with fewer cubes in
    the Resources as well."""
    return any(test(problem) is not None for test in ANY_GOAL)


def evidence(**numbers: object) -> Evidence:
    """The numbers of an argument, by name."""
    return tuple((name, str(number)) for name, number in numbers.items())


def most_of(problem: Problem, at: set[int]) -> int:
    """Most cubes of these kinds that a Solution may use."""
    kinds = [problem.kinds[number] for number in at]
    sure = sum(kind.sure for kind in kinds)
    return min(sum(kind.most for kind in kinds), sure + problem.spare)


def kinds_in(rows: Iterable[Leaf | Unary | Binary]) -> set[int]:
    """The kinds of cubes that some leaves or signs use up."""
    return {at for row in rows for at in row.kinds}


def no_goal(problem: Problem) -> Evidence | None:
    """The Goal has no legal value (2018-19 IV-B)."""
    return evidence() if not problem.targets and problem.every_target else None


def useless_cube(problem: Problem) -> Evidence | None:
    """A Required cube has no meaning under the rules."""
    meant = kinds_in(problem.leaves) | kinds_in(problem.signs())
    for at, kind in enumerate(problem.kinds):
        if kind.required and at not in meant:
            return evidence(cubes=kind.symbol)
    return None


def no_digit(problem: Problem) -> Evidence | None:
    """No digit may be used."""
    return None if kinds_in(problem.leaves) else evidence()


def few_cubes(problem: Problem) -> Evidence | None:
    """Fewer cubes than a Solution must have (2018-19 VII-B-3-a)."""
    cubes = {at for at, kind in enumerate(problem.kinds) if kind.cube}
    have = most_of(problem, cubes)
    needed = problem.least_cubes
    return evidence(have=have, needed=needed) if have < needed else None


def few_signs(problem: Problem) -> Evidence | None:
    """Required digits that no signs can join: one sign less than numerals is needed."""
    if not all(row.kinds for row in problem.binary):
        return None  # a sign that uses nothing up joins as many as one likes
    digits = kinds_in(problem.leaves) - kinds_in(problem.signs())
    longest = max((len(leaf.kinds) for leaf in problem.leaves), default=1)
    required = sum(problem.kinds[at].required for at in digits)
    # Digits side by side need no sign between them: at best all stand in the longest numerals.
    needed = -(-required // longest) - 1
    have = most_of(problem, kinds_in(problem.binary))
    return evidence(needed=needed, have=have) if needed > have else None


def few_digits(problem: Problem) -> Evidence | None:
    """Required signs without numerals for them: each needs one more on its other side."""
    leaves = kinds_in(problem.leaves)
    cubes = {at for at, kind in enumerate(problem.kinds) if kind.cube}
    # Only cubes that can be nothing else: a √ may stand before one number, a - may be i.
    only_binary = (kinds_in(problem.binary) & cubes) - kinds_in(problem.unary) - leaves
    needed = sum(problem.kinds[at].required for at in only_binary) + 1
    have = most_of(problem, leaves)
    return evidence(needed=needed, have=have) if needed > have else None


def is_closed(problem: Problem, operations: frozenset[str], is_in: NumberTest) -> bool:
    """Whether every leaf is such a number, and every sign keeps to such numbers."""
    signs = all(row.operation.name in operations for row in problem.signs())
    brought = [x for row in problem.unary for x in (row.left, row.right) if x is not None]
    brought += [row.factor for row in problem.binary if row.factor is not None]
    return signs and all(map(is_in, [*brought, *(leaf.value for leaf in problem.leaves)]))


def missed_goal(problem: Problem, missed: NumberTest) -> Evidence | None:
    """The Goal, if none of its values can be met."""
    goals = problem.targets
    # A target or a leaf that is not in the table might meet what these miss.
    if not (problem.every_target and problem.every_leaf) or not all(
        missed(goal.value) for goal in goals
    ):
        return None
    return evidence(goal=", ".join(value_text(goal.value) for goal in goals[:3]))


def all_positive(problem: Problem) -> Evidence | None:
    """A negative Goal, and nothing that makes a number negative."""
    # Under Multiple of k a Solution is off the Goal, so the Goal's sign says nothing.
    if problem.multiple_of or not is_closed(problem, NOT_NEGATIVE, is_positive):
        return None
    return missed_goal(problem, is_negative)


def all_whole(problem: Problem) -> Evidence | None:
    """A Goal that is no integer, and nothing that leaves the integers."""
    if not is_closed(problem, INTEGRAL, is_whole):
        return None
    return missed_goal(problem, lambda value: is_rational(value) and not is_whole(value))


def all_rational(problem: Problem) -> Evidence | None:
    """An irrational Goal, and nothing that leaves the rational numbers."""
    return (
        missed_goal(problem, is_irrational) if is_closed(problem, RATIONAL, is_rational) else None
    )


PLAIN = frozenset({"add", "subtract", "multiply", "divide"})
DOUBLING = frozenset({"add", "subtract"})


def too_large(problem: Problem) -> Evidence | None:
    """With + - x / alone, no numerator or denominator passes the product of the digits, doubled
    for every + and -."""
    plain = not problem.unary and all(len(row.kinds) == 1 for row in problem.binary)
    if problem.multiple_of or not plain or any(len(x.kinds) > 1 for x in problem.leaves):
        return None
    if not is_closed(problem, PLAIN, is_rational):
        return None
    # a/b x c/d, a/b + c/d: numerator and denominator are at most the product of the heights of
    # both, doubled for + and -; so by induction over the whole expression, cube by cube.
    bound = 1
    for at, kind in enumerate(problem.kinds):
        own = [height_of(leaf.value) for leaf in problem.leaves if at in leaf.kinds]
        bound *= max(own, default=1) ** kind.most
    doubling = {row.kinds[0] for row in problem.binary if row.operation.name in DOUBLING}
    bound <<= sum(problem.kinds[at].most for at in doubling)
    goal = missed_goal(problem, lambda value: is_rational(value) and height_of(value) > bound)
    return None if goal is None else (*goal, ("bound", str(bound)))


def height_of(value: Number) -> int:
    """The larger of numerator and denominator; 1 of what is no fraction."""
    return max(abs(int(value.p)), int(value.q)) if isinstance(value, Rational) else 1


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
