"""Signs that use nothing up: where a chain of them may be cut without leaving anything out.

Where operations may be repeated (2018-19 XIII-A-5) a √ may be written before a number again and
again, and so may a ! behind it where the book frees it. A search must cut such chains: before a
number that is no square, and behind one that is larger than 20!. With few numerals, or few signs
between them, that leaves nothing out.
"""

from __future__ import annotations

from collections.abc import Sequence

from goalsetter.expr import Number, Rational, integer, is_irrational
from goalsetter.solver.equations.kernel_tables import target_row
from goalsetter.solver.equations.problem import Leaf, Problem

ROOTS = frozenset({"square-root", "whole-square-root", "root", "whole-root"})
SIGNS = ROOTS | {
    *("add", "subtract", "multiply", "divide", "average"),
    *("power", "whole-power", "factorial"),
}
"""The signs that the argument knows."""

LARGEST_LEAF = 15
"""No numeral is larger: so a power of two of them has less than 63 bits."""

LARGEST_BELOW = 12
"""Its factorial is below 10^9."""

LARGEST_MULTIPLE = 20
"""The k of Multiple of k up to which every number that is left out is a multiple of k."""

SHOWN_BY_LOG = 2
ZERO = integer(0)
TRIVIAL = frozenset({ZERO, integer(1)})
"""Numbers of which √ and ! make nothing new but 0 and 1."""


def may_be_cut(problem: Problem) -> bool:
    """Whether chains of signs that use nothing up may be cut, and a search in vain be a proof.

    One numeral. Only chains of √ and ! stand over it. The number n! is no square, for a prime
    between n/2 and n is in it just once; so a √ of it is irrational, has no ! and never becomes
    rational again. And with one more ! behind it, what is larger than 20! is larger than any Goal.
    A chain of √ that is once irrational stays so.

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

    Three numerals and !, but no √, and nothing but x and / between them. Let n! be the largest
    number that is left out, made of one numeral: n is a factorial itself, so others are no more
    than the factorial of a twentieth of n. What they make together is far from n! unless one of
    them is n! too; then as many ! fewer behind both will do. If n is a product, as in
    (a x b)! / c, the one numeral that is left must be n!: other factorials are at least n times as
    large or as small.

    Two numerals, √ and !, if one of the two is 0 or 1. Let X be what chains make of the other.
    With 0 and 1 it makes X, X + 1, X - 1, 1 over X, 0, 1 or an opposite. Where X is irrational
    all these stay so, under any √. Let X be n! with n > 20. The primes in n! + 1 and in n! - 1
    are larger than n, so whatever they are powers of is larger than n too: too large where n! is
    left out. For the other n, all below 10^9, n! + 1 is no square (Berndt and Galway), and n! - 1
    never is: it leaves 3 when it is divided by 4.

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
    numerals = most_numerals(problem, zeros=factorials or "average" in names)
    # A numeral of so many cubes that no other one is left stands alone: it may be larger.
    beside = [leaf for leaf in problem.leaves if len(leaf.kinds) < numerals or numerals > 2]
    if not are_small(problem.leaves, 2**62) or not are_small(beside, LARGEST_LEAF):
        return False
    if not all(is_within_reach(target.value) for target in problem.targets):
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
    if factorials and names & ROOTS:
        alone = most_numerals(problem, zeros=True, but=TRIVIAL) <= 1
        return alone and numerals == 2 and are_small(beside, LARGEST_BELOW)
    signs = {row.operation.name for row in problem.binary}
    if factorials and signs <= {"add", "subtract"}:
        return True
    return numerals <= 2 or (numerals == 3 and factorials and signs <= {"multiply", "divide"})


def are_small(leaves: Sequence[Leaf], most: int) -> bool:
    """Whether none of these numerals has a numerator or denominator above a bound."""
    return all(
        isinstance(leaf.value, Rational) and max(abs(int(leaf.value.p)), int(leaf.value.q)) <= most
        for leaf in leaves
    )


def is_within_reach(goal: Number) -> bool:
    """Whether a Goal is rational, and smaller than what is left out."""
    if isinstance(goal, Rational):
        return True
    row = target_row(goal)
    return row is not None and not is_irrational(goal) and (row[0] != SHOWN_BY_LOG or row[-1] == 0)


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
