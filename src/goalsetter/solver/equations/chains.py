"""Signs that use nothing up: where a chain of them may be cut without leaving anything out.

Where operations may be repeated (2018-19 XIII-A-5) a √ may be written before a number again and
again, and so may a ! behind it where the book frees it. A search must cut such chains: before a
number that is no square, and behind one that is larger than 20!. With few numerals, or few signs
between them, that leaves nothing out: each such case is a paragraph of ``may_be_cut``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count
from math import factorial

from goalsetter.cubes import Placed
from goalsetter.expr import (
    FUNCTIONS,
    Number,
    Rational,
    Undefined,
    Unsettled,
    equal,
    integer,
    is_irrational,
    operations,
)
from goalsetter.solver.equations.kernel_tables import target_row
from goalsetter.solver.equations.problem import Leaf, Problem, Target

ROOTS = frozenset({"square-root", "whole-square-root", "root", "whole-root"})
SIGNS = ROOTS | {
    *("add", "subtract", "multiply", "divide", "average"),
    *("power", "whole-power", "factorial", "lcm"),
}
"""The signs that the argument knows."""

LARGEST_LEAF = 15
"""No numeral is larger: so a power of two of them has less than 63 bits."""

LARGEST_NUMERAL = 99
"""No Goal has a numeral with more than two digits."""

LARGEST_BELOW = 12
"""Its factorial is below 10^9."""

LARGEST_MULTIPLE = 20
"""The k of Multiple of k up to which every number that is left out is a multiple of k."""

PLAIN = frozenset({"add", "subtract", "multiply", "divide"})
WHOLE_ROOTS = frozenset({"whole-square-root", "whole-root"})
PRODUCTS = WHOLE_ROOTS | {"multiply", "lcm", "factorial"}
"""Signs that keep every large prime of a number: nothing is added, and nothing is divided."""

TOWERS = frozenset({"multiply", "power", "whole-power", "factorial"})
LEAST_TWICE = 17
"""The least x of a Goal (x!)! of which the argument speaks."""

MADE_BELOW = 24
"""The one number with two digits that ! makes of a smaller one: 4!."""

LARGEST_KEPT = factorial(20)
"""No ! behind a larger number is kept."""

MAKERS = (frozenset({3, 6}), *(frozenset({digit}) for digit in (4, 5, *range(7, 16))))
"""Numerals that make the same giants: 3! is 6, and 0, 1 and 2 make none."""

FIRST_TOO_LONG, MOST_BITS = 9, 1_000_000
"""The first numeral whose giant is too long to be written out, and what a shorter one may have."""

SHOWN_BY_LOG = 2
ZERO = integer(0)
TWICE = ["factorial", "factorial"]
TRIVIAL = frozenset({ZERO, integer(1)})
"""Numbers of which √ and ! make nothing new but 0 and 1."""


def may_be_cut(problem: Problem) -> bool:
    """Whether chains of signs that use nothing up may be cut, and a search in vain be a proof.

    One numeral, or several and no sign that joins two. Only chains of √ and ! stand over it. The
    number n! is no square, for a prime between n/2 and n is in it just once; so a √ of it is
    irrational, has no ! and never becomes rational again. And with one more ! behind it, what is
    larger than 20! is larger than any Goal. A chain of √ that is once irrational stays so.

    Two numerals and √, but no !. Let A and B be what chains of √ make of them, and let A ∘ B, under
    as many √ as one likes, be a fraction; then A ∘ B is one. No irrational A or B is needed:

    - A + B: roots of fractions, both positive, have an irrational sum if one of them is irrational.
    - A - B: if one is irrational so is the other, they are fractions times one root, and differ by
      a fraction only if they are equal. With as many √ fewer before both they are equal as well,
      until one of them has none; and a √ may be written before the 0 instead.
    - A x B, A / B: as many √ as stand before both may be written before the whole; then one of them
      is the numeral itself, so the other is a fraction too.
    - A to the power of B: for an irrational B it would be transcendental (Gelfond and Schneider);
      and the √ before A may be written before the whole. A root is such a power.

    Two numerals and !, but no √. Let A be left out: it is n! with an n that is itself a factorial
    above 20!. A + B, A - B, A x B, A / B, A to the power of B and the other way round are larger
    than any Goal or smaller than any fraction of one, unless B is 0 or 1 or -1 (then n will do for
    A, which is even as A is), or B is A too (then as many ! fewer behind both will do) or another
    number of that sort: and those are so far apart that the same holds of both together.

    Any number of numerals and !, but no √, and nothing but + and - between them. Let n! be the
    largest number in a sum that is left out. All smaller ones together are less than it, as n is
    larger than their number; so as many n! are added as are taken away, and n will do for each.

    Three numerals and !, but no √, and nothing but + - x / between them. Let n! be the largest
    number that is left out, made of one numeral: n is a factorial itself, so others are no more
    than the factorial of a twentieth of n. What they make by x and / is far from n! unless one of
    them is n! too; then as many ! fewer behind both will do. The same holds if they are added, for
    a sum is as large as its largest term. That leaves A x B = n! + g and A / B = n! + g with a g
    that comes of the Goal. If g is 0, one of them is n!. Else take a prime p above 15 and below n
    that is not in g: it is in n!, so it is not in n! + g, and neither A nor B nor what A has more
    than B is the factorial of p or more; so they are too small. If n is made of two numerals, as
    in (a x b)! / c, the one numeral that is left must be n!: other factorials are at least n times
    as large or as small. A Goal that is a giant itself may be as much: (m + 1)! / m! is m + 1, and
    m! / (m - 1)! is m. For that two numerals must make the same giant m, and n be so near to it
    that the numbers between them make no more than the Goal.

    The Goal (x!)! is as large as what is left out. If a Solution for it ends with a !, there is one
    without it for x!, which is searched for by itself. If not, then with two numerals, or with +
    and - alone, one term must be (x!)! and the others do nothing, by the same arguments; so one !
    fewer will do on both sides. With three numerals and + - x /, one of them 0 or 1, there are
    k! + 1 and k! - 1 too. They are odd, so in a product equal to (x!)! the other factor has all the
    twos, and with them nearly all of x!; but no factorial is nearly x!, if x is none of the numbers
    that ! makes of 0 to 16. Were 4 and 4 and 1 there for 24, ((4!!) - 1)! x (4!!) would be (24!)!.

    Two numerals, √ and !, if one of the two is 0 or 1. Let X be what chains make of the other.
    With 0 and 1 it makes X, X + 1, X - 1, 1 over X, 0, 1 or an opposite. Where X is irrational
    all these stay so, under any √. Let X be n! with n > 20. The primes in n! + 1 and in n! - 1
    are larger than n, so whatever they are powers of is larger than n too: too large where n! is
    left out. For the other n, all below 10^9, n! + 1 is no square (Berndt and Galway), and n! - 1
    never is: it leaves 3 when it is divided by 4.

    Two numerals, √ and !, and a Goal without primes above 20!. The chains of √ before them are as
    without !, with the last factorial of a chain in the place of a numeral; so both operands are
    fractions, and so is what they make. Let one be n! with n > 20!, and y be the other.

    - n! + y, n! - y, or half of that: with y = s / t it is s / t times a whole number q next to a
      multiple of all primes up to n. The primes in q are larger than n, also in any root of it.
    - n! x y, n! / y, y / n!: a prime between n/2 and n is in it just once, so it has no root.
      If y is n! as well, it is a square whose root is n!, or it is 1, and n will do for both.
    - n! to the power of y, and roots of it: a fraction only if it is a whole power, so a giant.
    - y to the power of n!: as many √ as there are twos in n! leave an odd exponent as large.
    - The root of y with the index n!: no y but 0 and 1 is such a power.
    - The LCM of n! and y is the larger of both.

    So no such Goal comes of it, but for y = 0, 1 or -1, where n will do as well. Nor does a Goal
    (x!)! but by a ! at the end: with X for x!, the largest prime in X! is in n! just once, if n is
    as large; so n would be X, and no chain makes X. A sum has none of the smaller primes at all.

    Any number of numerals, x, whole roots, LCM and !. Let n! be left out. Every prime between n/2
    and n is in whatever is made of it: no numeral can cancel one, and a root that is a whole number
    has the same primes. So the whole has them all, and is too large; or it is 0, and whatever is
    multiplied by 0 is. As an index such a giant makes something of 0 and 1 alone, as any index.

    Three numerals, x, powers and !, none of them below 0. Let n! be left out, and the others be p
    and q. In a product it keeps its primes as above. It is the base of a power only if the exponent
    is whole (then a giant comes of it) or 0 (then n will do): else it becomes irrational, as a
    prime is in n! just once, and irrational it stays. With an exponent that is irrational itself it
    is transcendental (Gelfond and Schneider). As an exponent it makes a giant, or one over a giant,
    of any p but 0 and 1, and times q that stays so: a q that could make up for it is a factorial
    with primes that are left. In the exponent of an exponent, p ^ (q ^ n!) with a fraction q is
    irrational, for p is no power of so high an order.

    Here a √ may have become fewer, but one is left if there was one: so just one may be Required.

    A 0 counts as no numeral unless there is a ! or an average: what it stands in is 0, 1 (where a √
    may be written before the whole), or what would be there without it, or its opposite (which may
    be taken last).
    """
    names = {row.operation.name for row in problem.signs()}
    # Nothing is free, so there are no chains; or a sign of which the argument says nothing.
    if all(row.kinds for row in problem.unary) or names - SIGNS:
        return False
    # A sign that brings an operand is another numeral in disguise.
    if any(row.left is not None or row.right is not None for row in problem.unary):
        return False
    factorials = "factorial" in names
    # However many cubes lie there, an expression has one numeral if nothing joins two.
    joined = most_numerals(problem, zeros=factorials or "average" in names)
    numerals = joined if problem.binary else 1
    # A numeral of so many cubes that no other one is left stands alone: it may be larger.
    beside = [leaf for leaf in problem.leaves if len(leaf.kinds) < numerals or numerals > 2]
    if not are_small(problem.leaves, 2**62) or not are_small(beside, LARGEST_LEAF):
        return False
    far = [target for target in problem.targets if not is_within_reach(target.value)]
    if not all(map(is_twice_a_factorial, far)):
        return False
    # Some steps of the argument save a √, and one is left only if one will do for Required.
    roots = {at for row in problem.signs() if row.operation.name in ROOTS for at in row.kinds}
    if any(problem.kinds[at].required > 1 for at in roots):
        return False
    # What is left out is a factorial above 20!, so a multiple of every k up to 20.
    if numerals == 1:
        return problem.multiple_of <= LARGEST_MULTIPLE
    if problem.multiple_of:
        return False
    if factorials and names <= PRODUCTS:
        return not far
    # Cubes that are always 0 or 1 make little of the others.
    weighty = most_numerals(problem, zeros=True, but=TRIVIAL)
    if factorials and names & ROOTS:
        goals = [target.value for target in problem.targets if target not in far]
        beside_trivial = weighty <= 1 and are_small(beside, LARGEST_BELOW) and not far
        return numerals == 2 and (beside_trivial or not any(map(may_have_large_prime, goals)))
    if factorials and names <= TOWERS and not any(map(is_negative, beside)) and numerals == 3:
        return not far
    signs = {row.operation.name for row in problem.binary}
    if factorials and signs <= {"add", "subtract"}:
        return True
    if numerals == 3 and factorials and signs <= PLAIN:
        return (weighty <= 2 or not far) and not has_neighbors_of_giants(problem)
    return numerals <= 2


def has_neighbors_of_giants(problem: Problem) -> bool:
    """Whether a Goal may be n! / m! or m! / n! with an m that two numerals make, and n near it."""
    twins = [values for values in MAKERS if makers_of(problem, values) > 1]
    return any(may_be_product_at(target.value, twins) for target in problem.targets)


def makers_of(problem: Problem, values: frozenset[int]) -> int:
    """Most numerals with one of these values that a Solution may have."""
    numbers = set(map(integer, values))
    leaves = [leaf for leaf in problem.leaves if leaf.value in numbers]
    return sum(min(problem.kinds[at].most for at in leaf.kinds) for leaf in leaves)


def may_be_product_at(goal: Number, twins: Sequence[frozenset[int]]) -> bool:
    """Whether a Goal may be a product of numbers in a row that begin or end at a giant."""
    if not twins or (isinstance(goal, Rational) and max(abs(goal.p), goal.q) <= LARGEST_KEPT):
        return False
    # 9!! has six million bits: a shorter Goal is smaller than that and all larger giants. Of one
    # that cannot be written out nothing is said.
    if not isinstance(goal, Rational) or max(abs(goal.p), goal.q).bit_length() > MOST_BITS:
        return True
    sizes = {abs(int(goal.p)), int(goal.q)}
    return 1 in sizes and any(
        max(sizes) in products_at(giant_of(min(values)), max(sizes))
        for values in twins
        if min(values) < FIRST_TOO_LONG
    )


def products_at(giant: int, most: int) -> set[int]:
    """Products of a giant m and its neighbors: m, m (m - 1), ..., m + 1, (m + 1) (m + 2), ..."""
    products = set[int]()
    for numbers in (count(giant, -1), count(giant + 1)):
        size = 1
        while (size := size * next(numbers)) <= most:
            products.add(size)
    return products


@cache
def giant_of(value: int) -> int:
    """The first number above 20! that ! makes of a numeral again and again."""
    while value <= LARGEST_KEPT:
        value = factorial(value)
    return value


def are_small(leaves: Sequence[Leaf], most: int) -> bool:
    """Whether none of these numerals has a numerator or denominator above a bound."""
    return all(is_up_to(leaf.value, most) for leaf in leaves)


def is_up_to(value: Number, most: int) -> bool:
    """Whether it is a fraction whose numerator and denominator are no larger than a bound."""
    return isinstance(value, Rational) and max(abs(int(value.p)), int(value.q)) <= most


def may_have_large_prime(goal: Number) -> bool:
    """Whether a prime above 20! may be in a Goal."""
    if not isinstance(goal, Rational):
        return True
    product = abs(int(goal.p)) * int(goal.q)
    # A Goal that is large is mostly a factorial, or a power of a numeral of two digits.
    for factor in range(2, LARGEST_NUMERAL + 1):
        while product and product % factor == 0:
            product //= factor
    return product > LARGEST_KEPT


def is_negative(leaf: Leaf) -> bool:
    """Whether a numeral is below 0."""
    return isinstance(leaf.value, Rational) and leaf.value < 0


def is_within_reach(goal: Number) -> bool:
    """Whether a Goal is rational, and smaller than what is left out."""
    if isinstance(goal, Rational):
        return True
    row = target_row(goal)
    return row is not None and not is_irrational(goal) and (row[0] != SHOWN_BY_LOG or row[-1] == 0)


def is_twice_a_factorial(target: Target) -> bool:
    """Whether a Goal is a numeral with two ! behind it, and no numeral makes it by ! alone."""
    if target.goal is None or [row.name for row in operations(target.goal.tree)] != TWICE:
        return False
    digits = [item.cube.symbol for item in target.goal.items if isinstance(item, Placed)]
    shown = "".join(digits)
    # Digits of another base or turned ones are another number: then it is not this one.
    if len(shown) != 2 or not shown.isdigit() or int(shown) in (*range(LEAST_TWICE), MADE_BELOW):
        return False
    once = FUNCTIONS["factorial"](integer(int(shown)))
    assert isinstance(once, Rational)
    giant = FUNCTIONS["factorial"](once)
    return (
        not isinstance(giant, Undefined | Unsettled | tuple) and equal(giant, target.value) is True
    )


def most_numerals(problem: Problem, *, zeros: bool, but: frozenset[Number] = frozenset()) -> int:
    """Most numerals that a Solution may have, zeros counted or not.

    Nor are cubes counted that name only some given numbers when they stand alone.
    """
    kinds = []
    for at, kind in enumerate(problem.kinds):
        leaves = [leaf for leaf in problem.leaves if at in leaf.kinds]
        values = {leaf.value for leaf in leaves if not but or len(leaf.kinds) == 1}
        if values - but and (zeros or values != {ZERO}):
            kinds.append(kind)
    sure = sum(kind.sure for kind in kinds)
    return min(sum(kind.most for kind in kinds), sure + problem.spare)
