"""Powers of the base: problems that together leave out no power that a 1 may stand for.

A 1 is any of infinitely many numbers. One such cube is no trouble: all else is made, and what is
then wanted of the 1 either is a power of the base or is not. That 1 is called open. Two of them are
none either where there are no signs but + - x / and average: if there is a Solution at all, there
is one in which one of the two has a small exponent (``closed_exponents``), and the other is open.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import gcd, prod
from typing import TypeVar

from goalsetter.expr import Number, Rational
from goalsetter.solver.answer import Exhausted, Reason, Unknown
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations.built import Built, Node, Picked, Search, Sought
from goalsetter.solver.equations.problem import Binary, Kind, Leaf, PowersOfOne, Problem, Unary

FACTOR = {"add": 2, "subtract": 2, "multiply": 1, "divide": 1, "average": 4}
"""By how much each sign may make coefficients larger than those of its operands multiplied."""

BENDING = frozenset(
    {"power", "root", "square-root", "whole-power", "whole-root", "whole-square-root"}
)
"""Powers and roots: of real numbers, so that each has one value."""

LARGEST = 2**62
"""No larger powers are tried: the numbers would be too long for a quick search."""

Row = Unary | Binary
T = TypeVar("T", Leaf, Unary, Binary)


@dataclass(frozen=True, slots=True)
class Case:
    """A problem with an open 1, or without ones, and how its parts are numbered in the whole."""

    whole: Problem
    problem: Problem
    leaves: tuple[int, ...]
    unary: tuple[int, ...]
    binary: tuple[int, ...]

    def of_whole(self, node: Node) -> Node:
        """An expression of the case as one of the whole problem."""
        if isinstance(node, Picked):
            return Picked(self.of_whole(node.node), node.value)
        if isinstance(node, int):
            beyond = node - len(self.leaves)
            return self.leaves[node] if beyond < 0 else len(self.whole.leaves) + beyond
        if len(node) == 2:
            return self.unary[node[0]], self.of_whole(node[1])
        return self.binary[node[0]], self.of_whole(node[1]), self.of_whole(node[2])


def lacks_powers(problem: Problem, sought: Sought) -> bool:
    """Whether a search in vain may be made a proof by cases."""
    endless = isinstance(sought, Unknown) and sought.reason is Reason.INFINITE
    return endless and problem.powers is not None and not problem.is_open


def search_by_cases(problem: Problem, search: Search, budget: Budget, count: int) -> Sought:
    """Search every case; a proof only if there is one for each of them."""
    cases = cases_of(problem)
    if cases is None:
        return Unknown(reason=Reason.INFINITE, evidence=(("what", "powers of the base"),))
    proofs: list[Exhausted] = []
    for case in cases:
        sought = search(case.problem, budget, count)
        if isinstance(sought, tuple):
            return tuple(Built(built.target, case.of_whole(built.tree)) for built in sought)
        if isinstance(sought, Unknown):
            return sought
        proofs.append(sought)
    return Exhausted.all_of(proofs)


def cases_of(problem: Problem) -> tuple[Case, ...] | None:
    """The cases that together are the problem; nothing if some of them has no argument."""
    powers = problem.powers
    if powers is None or problem.multiple_of or not problem.every_target:
        return None
    # Ones of two kinds, a wild one beside a plain one, would need an argument for each pair.
    if sum(kind.symbol == "1" and kind.most > 0 for kind in problem.kinds) > 1:
        return None
    cases = [case_of(part, powers) for part in by_spare_cube(problem, powers.kind)]
    known = tuple(case for case in cases if case is not None)
    return known if len(known) == len(cases) else None


def by_spare_cube(problem: Problem, one: int) -> Iterator[Problem]:
    """The problem; after Now apart for a 1 from the Resources and for any other cube from them."""
    if problem.spare != 1 or problem.kinds[one].most == problem.kinds[one].sure:
        yield problem
        return
    kinds = problem.kinds
    taken = [replace(k, sure=k.most if at == one else k.sure) for at, k in enumerate(kinds)]
    yield replace(problem, kinds=tuple(replace(k, most=k.sure) for k in taken), spare=0)
    kept = replace(kinds[one], most=kinds[one].sure)
    yield replace(problem, kinds=(*kinds[:one], kept, *kinds[one + 1 :]))


def case_of(problem: Problem, powers: PowersOfOne) -> Case | None:
    """The case of a problem with no, one or two ones, or with a Goal that no power helps."""
    problem = with_fewest_ones(problem, powers.kind)
    ones = problem.kinds[powers.kind].most
    if not ones or has_foreign_prime(problem, powers):
        return case_as_it_is(problem)
    exponents = closed_exponents(problem, powers) if ones == 2 else 0
    return None if ones > 2 or exponents is None else opened_case(problem, powers, exponents)


def with_fewest_ones(problem: Problem, one: int) -> Problem:
    """The problem with no more ones than signs can join to the other digits in Required."""
    binary = {at for row in problem.binary for at in row.kinds}
    signs = binary | {at for row in problem.unary for at in row.kinds}
    plain = all(len(leaf.kinds) == 1 for leaf in problem.leaves)
    if not plain or one in signs or not all(row.kinds for row in problem.binary):
        return problem
    digits = {at for leaf in problem.leaves for at in leaf.kinds} - signs - {one}
    # Each sign between two numerals takes a cube, and there is one numeral more than such signs.
    room = 1 + most_of(problem, binary) - sum(problem.kinds[at].required for at in digits)
    kind = problem.kinds[one]
    most = max(kind.required, min(kind.most, room))
    fewer = replace(kind, sure=min(kind.sure, most), most=most)
    return replace(problem, kinds=(*problem.kinds[:one], fewer, *problem.kinds[one + 1 :]))


def most_of(problem: Problem, kinds: set[int]) -> int:
    """Most cubes of some kinds that a Solution may use."""
    own = [problem.kinds[at] for at in kinds]
    return min(sum(kind.most for kind in own), sum(kind.sure for kind in own) + problem.spare)


def has_foreign_prime(problem: Problem, powers: PowersOfOne) -> bool:
    """Whether each Goal has a prime that is in no numeral, and nothing is added or subtracted.

    Then a Solution is a product of the primes in the numerals and the base, to certain powers: its
    size is p^x q^y .... With two powers or roots at most, x, y, ... are algebraic numbers. If that
    were the Goal, a sum of logarithms of different primes, each times an algebraic number, would
    be 0; but that is so only if all these numbers are 0 (Baker). The Goal has the prime r just
    once or more, and the Solution has it not.
    """
    rows = affordable_rows(problem)
    bent = {at for row in rows if row.operation.name in BENDING for at in row.kinds}
    # With a third of them an exponent such as 2^√3 would not be algebraic itself.
    if not all(row.kinds for row in rows) or most_of(problem, bent) > 2:
        return False
    if any(row.operation.name not in BENDING | {"multiply", "divide"} for row in rows):
        return False
    numbers = [leaf.value for leaf in problem.leaves if leaf.kinds != (powers.kind,)]
    numbers += [number for row in rows for number in brought_by(row)]
    numbers += [target.value for target in problem.targets]
    if not all(isinstance(number, Rational) for number in numbers):
        return False
    known = powers.base * prod(map(size_of, numbers[: -len(problem.targets)]))
    for target in problem.targets:
        rest = size_of(target.value)
        while (shared := gcd(rest, known)) > 1:
            rest //= shared
        if rest == 1:
            return False
    return True


def size_of(value: Number) -> int:
    """The numerator times the denominator of a fraction, without its sign; 1 for 0."""
    return abs(int(value.p)) * int(value.q) or 1 if isinstance(value, Rational) else 1


def case_as_it_is(problem: Problem) -> Case:
    """The problem as it is: no 1 can be used, or no power of the base helps."""
    return Case(
        problem,
        replace(problem, powers=None, every_leaf=True),
        *(tuple(range(len(x))) for x in (problem.leaves, problem.unary, problem.binary)),
    )


def opened_case(problem: Problem, powers: PowersOfOne, exponents: int) -> Case:
    """The problem with one 1 of a kind of its own, and the other with exponents up to a bound."""
    one, kinds = powers.kind, problem.kinds
    opened = len(kinds)
    kind = kinds[one]
    # The open 1 takes over one of what is required and sure; so both together are as before.
    own = Kind(symbol=kind.symbol, required=min(1, kind.required), sure=min(1, kind.sure), most=1)
    rest = replace(
        kind,
        required=kind.required - own.required,
        sure=kind.sure - own.sure,
        most=kind.most - 1,
    )
    far = tuple(far_leaves(problem, powers, exponents))
    numbers = [*range(len(problem.leaves)), *(number for number, _ in far)]
    leaves = [*problem.leaves, *(leaf for _, leaf in far)]
    doubled = [
        (number, twin)
        for number, leaf in zip(numbers, leaves, strict=True)
        for twin in twins(leaf, one, opened)
    ]
    unary = [(at, twin) for at, row in enumerate(problem.unary) for twin in twins(row, one, opened)]
    binary = [
        (at, twin) for at, row in enumerate(problem.binary) for twin in twins(row, one, opened)
    ]
    part = replace(
        problem,
        kinds=(*kinds[:one], rest, *kinds[one + 1 :], own),
        leaves=tuple(leaf for _, leaf in doubled),
        unary=tuple(row for _, row in unary),
        binary=tuple(row for _, row in binary),
        powers=replace(powers, kind=opened),
        is_open=True,
        every_leaf=True,
    )
    return Case(
        problem,
        part,
        *(tuple(number for number, _ in rows) for rows in (doubled, unary, binary)),
    )


def twins(row: T, one: int, opened: int) -> Iterator[T]:
    """A row as it is, and with the open 1 in the place of a 1."""
    yield row
    if one in row.kinds:
        swapped = [list(row.kinds), list(row.shown)]
        for kinds in swapped:
            if one in kinds:  # only the first, where a numeral has several ones
                kinds[kinds.index(one)] = opened
        yield replace(row, kinds=tuple(swapped[0]), shown=tuple(swapped[1]))


def far_leaves(problem: Problem, powers: PowersOfOne, exponents: int) -> Iterator[tuple[int, Leaf]]:
    """The powers of a 1 up to a bound that are not among the leaves."""
    near = {leaf.value for leaf in problem.leaves if leaf.kinds == (powers.kind,)}
    for size in range(1, exponents + 1):
        for exponent in (size, -size):
            for negative in (False, True) if powers.negative else (False,):
                code = powers.code(exponent, negative=negative)
                leaf = powers.leaf(code)
                if leaf.value not in near:
                    yield len(problem.leaves) + code, leaf


def closed_exponents(problem: Problem, powers: PowersOfOne) -> int | None:
    """Up to which exponent one of two ones must be tried, the other being open.

    Let the ones be M and N. As long as there are no signs but + - x / and average, that a Solution
    is worth the Goal says that a + bM + cN + dMN = 0 with whole a, b, c, d whose sizes add up to at
    most H. Order the terms by size. Where one is more than H times the next, those above it are a
    multiple of it and too large for those below, so they add up to 0 by themselves. So the terms
    fall into groups that each add up to 0, and in a group each is at most H times the next: their
    exponents differ by at most r, the logarithm of H.

    If some group holds two terms that differ by M alone, or by N alone, its exponent is at most r.
    That is so for any group of three or four. Else the groups are pairs: the products of M with N
    (or their quotients) are all that counts, if anything does. Then M may be made larger and N
    smaller (or larger) as one likes, unless a divisor becomes 0. Along such a line each divisor is
    0 at two exponents at most, for it has three terms at most; so among twice as many exponents as
    there are divisions, and one more, there is one that will do.
    """
    rows = affordable_rows(problem)
    if any(row.operation.name not in FACTOR for row in rows):
        return None
    goal = 1
    for target in problem.targets:
        if not isinstance(target.value, Rational):
            return None
        goal = max(goal, abs(int(target.value.p)) + int(target.value.q))
    bound = coefficient_bound(problem, powers, rows)
    if bound is None:
        return None
    exponent = 0  # the largest with a power of the base up to H
    while powers.base ** (exponent + 1) <= goal * bound:
        exponent += 1
    # From -n to n there are 2n + 1 exponents: one more than those that n divisions rule out.
    needed = max(exponent, most_divisions(problem, rows))
    return needed if powers.base**needed <= LARGEST else None


def affordable_rows(problem: Problem) -> list[Row]:
    """The signs for which there are cubes."""
    kinds = problem.kinds
    return [
        row
        for row in problem.signs()
        if all(row.kinds.count(at) <= kinds[at].most for at in row.kinds)
    ]


def most_divisions(problem: Problem, rows: list[Row]) -> int:
    """Most divisions that a Solution may have."""
    signs = [row.kinds for row in rows if row.operation.name == "divide"]
    used = {at for kinds in signs for at in kinds}
    if not all(signs):
        used = set(range(len(problem.kinds)))
    return sum(problem.kinds[at].most for at in used)


def coefficient_bound(problem: Problem, powers: PowersOfOne, rows: list[Row]) -> int | None:
    """Bound the sum of the coefficients of a Solution: a factor for every cube.

    Nothing if some number is no fraction.
    """
    numbers = [leaf.value for leaf in problem.leaves]
    numbers += [number for row in rows for number in brought_by(row)]
    if not all(isinstance(number, Rational) for number in numbers):
        return None
    factors = [1] * len(problem.kinds)
    free = 1
    for row in rows:
        factor = FACTOR[row.operation.name] * prod(map(_height, brought_by(row)))
        free = free if row.kinds else max(free, factor)
        for at in row.kinds:
            factors[at] = max(factors[at], factor)
    for leaf in problem.leaves:
        if leaf.kinds != (powers.kind,):
            # The cubes of a numeral share its height evenly, rounded up: their product covers it.
            height = root_above(_height(leaf.value), len(leaf.kinds))
            for at in leaf.kinds:
                factors[at] = max(factors[at], height)
    bound = 1
    for factor, kind in zip(factors, problem.kinds, strict=True):
        bound *= prod([factor * free] * kind.sure)
    more = [f * free for f, k in zip(factors, problem.kinds, strict=True) if k.most > k.sure]
    return bound * prod([max(more, default=1)] * problem.spare)


def brought_by(row: Row) -> list[Number]:
    """The operands that a sign brings with it."""
    brought = (row.left, row.right) if isinstance(row, Unary) else (row.factor,)
    return [number for number in brought if number is not None]


def _height(value: Number) -> int:
    return max(abs(int(value.p)), int(value.q)) if isinstance(value, Rational) else 1


def root_above(number: int, index: int) -> int:
    """The least whole number whose power is no smaller."""
    root = 1
    while root**index < number:
        root += 1
    return root
