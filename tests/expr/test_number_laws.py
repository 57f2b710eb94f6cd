"""Laws that exact numbers keep, tried on random ones, and an independent second opinion."""

from __future__ import annotations

from fractions import Fraction
from importlib import import_module
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from goalsetter.expr import number as exact
from goalsetter.expr.number import Number, Outcome, Undefined, Unsettled, equal, integer, rational

sympy = import_module("sympy")
"""The second opinion; it carries no types."""
Expr = Any

QUICK = settings(max_examples=80, deadline=None)
SLOW = settings(max_examples=120, deadline=None)


def got(outcome: Outcome) -> Number:
    """The number that an operation gave; examples without one are passed over."""
    assume(not isinstance(outcome, (Undefined, Unsettled)))
    assert not isinstance(outcome, (Undefined, Unsettled))
    return outcome


@st.composite
def radicals(draw: st.DrawFn) -> Number:
    """Sums of a few roots, real or not."""
    total: Number = rational(draw(st.integers(-9, 9)), draw(st.integers(1, 9)))
    for _ in range(draw(st.integers(0, 3))):
        radicand = integer(draw(st.integers(1, 30)))
        term = got(exact.root(integer(draw(st.sampled_from((2, 2, 3, 4)))), radicand))
        factor = rational(draw(st.integers(-4, 4)), draw(st.integers(1, 4)))
        term = got(exact.multiply(factor, term))
        unit: Number = exact.I if draw(st.booleans()) else integer(1)
        total = got(exact.add(total, got(exact.multiply(unit, term))))
    return total


@QUICK
@given(radicals(), radicals(), radicals())
def test_radicals_are_a_ring(a: Number, b: Number, c: Number) -> None:
    """Sums and products commute, associate and distribute, in one canonical form."""
    assert exact.add(a, b) == exact.add(b, a)
    assert exact.multiply(a, b) == exact.multiply(b, a)
    left = exact.add(got(exact.add(a, b)), c)
    assert left == exact.add(a, got(exact.add(b, c)))
    ab, ac = got(exact.multiply(a, b)), got(exact.multiply(a, c))
    assert exact.multiply(a, got(exact.add(b, c))) == exact.add(ab, ac)
    assert exact.multiply(ab, c) == exact.multiply(a, got(exact.multiply(b, c)))
    assert exact.subtract(a, a) == integer(0)


@QUICK
@given(radicals())
def test_radicals_are_a_field(a: Number) -> None:
    """Everything but zero has an inverse."""
    assume(a != integer(0))
    inverse = got(exact.divide(integer(1), a))
    assert equal(got(exact.multiply(a, inverse)), integer(1)) is not False
    if isinstance(inverse, exact.Radical):
        assert exact.multiply(a, inverse) == integer(1)


@QUICK
@given(st.fractions(), st.fractions())
def test_rationals_agree_with_fractions(a: Fraction, b: Fraction) -> None:
    """The four operations and the order are those of the standard library."""
    x, y = rational(a.numerator, a.denominator), rational(b.numerator, b.denominator)
    for ours, theirs in (
        (exact.add, a + b),
        (exact.subtract, a - b),
        (exact.multiply, a * b),
    ):
        assert exact.as_fraction(got(ours(x, y))) == theirs.as_integer_ratio()
    assert exact.compare(x, y) == (a > b) - (a < b)
    assert exact.floor(x) == a // 1


Tree = int | tuple[str, "Tree", "Tree"]


def trees() -> st.SearchStrategy[Tree]:
    """Expressions over digits with the five operations."""
    digit = st.integers(0, 9)
    return st.recursive(
        digit, lambda inner: st.tuples(st.sampled_from("+-*/^r"), inner, inner), max_leaves=6
    )


OURS = {
    "+": exact.add,
    "-": exact.subtract,
    "*": exact.multiply,
    "/": exact.divide,
    "^": exact.power,
    "r": exact.root,
}


def ours(tree: Tree) -> Number:
    """The exact value of a tree."""
    if isinstance(tree, int):
        return integer(tree)
    sign, left, right = tree
    return got(OURS[sign](ours(left), ours(right)))


def theirs(tree: Tree) -> Expr:
    """The value of the same tree by sympy, powers taken as real ones."""
    if isinstance(tree, int):
        return sympy.Integer(tree)
    sign, left, right = tree
    a, b = theirs(left), theirs(right)
    if sign == "r":
        sign, a, b = "^", b, 1 / a
    if sign == "^":
        assume(abs(sympy.N(b, 20)) < 40)
        return real_power(a, b)
    return {"+": a + b, "-": a - b, "*": a * b, "/": a / b if sign == "/" else a}[sign]


def real_power(a: Expr, b: Expr) -> Expr:
    """A power that is real wherever the books say so."""
    if a.is_negative and b.is_Rational and not b.is_Integer:
        assume(b.q % 2 == 1)
        return sympy.Integer(-1) ** b.p * (-a) ** b
    assume(not a.is_negative or b.is_Integer)
    return a**b


def decimal(text: str) -> Expr:
    """A decimal text as an exact number of sympy."""
    return sympy.sympify(text.replace("i", "*I"), rational=True)


@SLOW
@given(trees())
def test_values_agree_with_sympy(tree: Tree) -> None:
    """Fifty digits of an independent evaluation lie where ours say they do."""
    value = ours(tree)
    assume(not isinstance(value, (exact.Tower, exact.Monomial)))
    expected = sympy.N(theirs(tree), 50)
    shown = sympy.N(decimal(exact.approximate(value, 25)), 50)
    scale = max(abs(expected), sympy.Integer(1))
    assert abs(expected - shown) / scale < sympy.Rational(1, 10**20)


@SLOW
@given(trees(), trees())
def test_equality_agrees_with_sympy(one: Tree, other: Tree) -> None:
    """Different to fifty digits means different; we never call equal values different."""
    a, b = ours(one), ours(other)
    assume(not isinstance(a, (exact.Tower, exact.Monomial)))
    assume(not isinstance(b, (exact.Tower, exact.Monomial)))
    difference = abs(sympy.N(theirs(one) - theirs(other), 50))
    if difference > sympy.Rational(1, 10**30):
        assert equal(a, b) is False
    else:
        assert equal(a, b) is not False
