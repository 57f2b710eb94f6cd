"""Readings: distinct values without listing every grouping."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.expr import (
    ANY,
    Atom,
    BracketLevel,
    LevelBlock,
    Operation,
    Outcome,
    Shape,
    Sign,
    StepBudget,
    Tree,
    Undefined,
    Unsettled,
    as_fraction,
    count_groupings,
    groupings,
    integer,
    read_level,
)
from goalsetter.expr.value_text import parse_value as n

OPERATIONS = {"+": "add", "-": "subtract", "x": "multiply", "/": "divide"}


def chain(digits: list[int], signs: list[str]) -> BracketLevel[Outcome]:
    """A loose chain: digit, sign, digit, sign … digit."""
    atoms: list[Atom[Outcome]] = [
        Atom(2 * k, 2 * k + 1, ((integer(digit), Tree(2 * k, 2 * k + 1)),))
        for k, digit in enumerate(digits)
    ]
    lexemes = [
        Sign(2 * k + 1, 2 * k + 2, Operation(OPERATIONS[sign]), ANY, ANY, Shape.PLUS)
        for k, sign in enumerate(signs)
    ]
    return BracketLevel(len(digits) + len(signs), (*atoms, *lexemes))


def brute_force(digits: list[int], signs: list[str]) -> Iterator[Fraction]:
    """The value of every grouping, one after the other, with Python's own fractions."""
    if not signs:
        yield Fraction(digits[0])
    for k, sign in enumerate(signs):
        for left in brute_force(digits[: k + 1], signs[:k]):
            for right in brute_force(digits[k + 1 :], signs[k + 1 :]):
                if sign == "+":
                    yield left + right
                elif sign == "-":
                    yield left - right
                elif sign == "x":
                    yield left * right
                elif right:
                    yield left / right


def values(level: BracketLevel[Outcome]) -> set[Fraction]:
    """The values that the chart finds."""
    found = set()
    for reading in read_level(level).defined:
        fraction = as_fraction(reading.value)  # type: ignore[arg-type]
        assert isinstance(fraction, tuple)
        found.add(Fraction(*fraction))
    return found


@st.composite
def chains(draw: st.DrawFn) -> tuple[list[int], list[str]]:
    """Chains of two to seven operands."""
    size = draw(st.integers(1, 6))
    digits = draw(st.lists(st.integers(0, 9), min_size=size + 1, max_size=size + 1))
    signs = draw(st.lists(st.sampled_from("+-x/"), min_size=size, max_size=size))
    return digits, signs


@given(chains())
@settings(max_examples=150, deadline=None)
def test_values_equal_brute_force(drawn: tuple[list[int], list[str]]) -> None:
    """The value set of a loose chain is that of all its groupings, no more and no fewer."""
    digits, signs = drawn
    assert values(chain(digits, signs)) == set(brute_force(digits, signs))


@given(chains())
@settings(max_examples=50, deadline=None)
def test_listed_groupings_are_all_and_agree(drawn: tuple[list[int], list[str]]) -> None:
    """Listing gives as many groupings as are counted, and the values that readings has."""
    level = chain(*drawn)
    listed = groupings(level, 10_000)
    assert len(listed) == count_groupings(level)
    assert len({reading.tree for reading in listed}) == len(listed)


@pytest.mark.parametrize(("operands", "count"), [(2, 1), (3, 2), (4, 5), (10, 4862), (15, 2674440)])
def test_count_of_groupings(operands: int, count: int) -> None:
    """A chain of n operands has as many groupings as the Catalan numbers say."""
    assert count_groupings(chain([1] * operands, ["+"] * (operands - 1))) == count


def test_fifteen_operands_settle() -> None:
    """2.7 million groupings settle within the budget."""
    level = chain([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6], list("+-x/" * 3 + "+-"))
    found = read_level(level)
    assert found.complete
    assert found.distinct
    assert len(found.defined) > 10_000


def test_budget_that_runs_out_is_reported() -> None:
    """A reading that stopped early says so."""
    level = chain([1, 2, 3, 4, 5, 6, 7, 8], list("+-x/+-x"))
    assert not read_level(level, StepBudget(50)).complete
    assert read_level(level).complete


def test_block_is_one_node() -> None:
    """2x 3+5 with a gap before the 3 is 2x(3+5) and nothing else (2018-19 IV-B-2 a)."""
    level = chain([2, 3, 5], ["x", "+"])
    blocked = BracketLevel(level.length, level.lexemes, (LevelBlock(2, 5, 5),))
    assert values(level) == {Fraction(11), Fraction(16)}
    assert values(blocked) == {Fraction(16)}


def test_undefined_reading_is_remembered_and_does_not_count() -> None:
    """5/(3-3) breaks nothing, but is reported (decision 3)."""
    found = read_level(chain([5, 3, 3], ["/", "-"]))
    assert len(found.defined) == 1
    assert [reading.value.code for reading in found.undefined] == ["division-by-zero"]  # type: ignore[union-attr]


def test_level_far_too_long_is_not_charted() -> None:
    """A level of thousands of items is answered at once, with nothing in it and as incomplete."""
    level = chain([1] * 5000, ["+"] * 4999)
    found = read_level(level)
    assert (found.defined, found.complete) == ((), False)
    assert count_groupings(level) == 0


def test_level_of_the_longest_length_is_read() -> None:
    """Fifty operands that all give one value are no trouble."""
    level = chain([1] * 50, ["+"] * 49)
    assert values(level) == {Fraction(50)}
    assert read_level(level).complete


def test_comparing_values_is_paid_for() -> None:
    """Numbers that are hard to tell apart use the budget up instead of going on for ever."""
    factorials = chain([9] * 9, list("x/+-x/+-"))
    signs = [
        Sign(s.start, s.end, Operation("power"), s.left, s.right, s.shape)
        for s in factorials.lexemes
        if isinstance(s, Sign) and s.start % 4 == 1
    ]
    others = [s for s in factorials.lexemes if isinstance(s, Atom) or s.start % 4 != 1]
    budget = StepBudget(300_000)
    found = read_level(BracketLevel(factorials.length, (*others, *signs)), budget)
    assert not found.complete
    assert found.defined == ()


def signed(left: str, name: str, right: str, meant: str | None = None) -> BracketLevel[Outcome]:
    """Two values with one operation between them."""
    atoms: list[Atom[Outcome]] = [
        Atom(place, place + 1, ((n(text), Tree(place, place + 1)),))
        for place, text in ((0, left), (2, right))
    ]
    named = None if meant is None else n(meant)
    return BracketLevel(3, (*atoms, Sign(1, 2, Operation(name), ANY, ANY, Shape.PLUS, named)))


def test_the_root_that_is_meant_is_the_only_one() -> None:
    """A note names one of several roots (2018-19 XIII-D-13): the others are no readings."""
    both = read_level(signed("2", "complex-root", "-9"))
    assert {reading.value for reading in both.defined} == {n("3i"), n("-3i")}
    one = read_level(signed("2", "complex-root", "-9", "-3i"))
    assert [reading.value for reading in one.defined] == [n("-3i")]


def test_a_note_that_names_no_root_leaves_no_reading() -> None:
    """The reason is kept."""
    found = read_level(signed("2", "complex-root", "-9", "5"))
    assert found.defined == ()
    assert [reading.value for reading in found.undefined] == [Undefined("not-that-root")]
    zero = read_level(signed("0", "complex-root", "-9", "5"))
    assert [reading.value for reading in zero.undefined] == [Undefined("zero-index")]


def test_a_note_that_cannot_be_compared_is_unsettled() -> None:
    """Where nobody can tell whether the root is the one that is meant, that is said."""
    found = read_level(signed("((9!)!)!", "multiply", "(9!)!+1", "((9!)!+1)!"))
    assert [reading.value for reading in found.unsettled] == [Unsettled("undecided-equality")]


def test_what_is_unsettled_in_a_part_is_told_of_the_whole() -> None:
    """A part that could not be settled is reported, never dropped in silence."""
    level = signed("((9!)!)!", "lcm", "2")
    atom: Atom[Outcome] = Atom(4, 5, ((n("1"), Tree(4, 5)),))
    plus = Sign(3, 4, Operation("add"), ANY, ANY, Shape.PLUS)
    whole: BracketLevel[Outcome] = BracketLevel(5, (*level.lexemes, atom, plus))
    found = read_level(whole)
    assert Unsettled("too-large") in [reading.value for reading in found.unsettled]


def test_an_atom_of_another_shape_is_not_taken() -> None:
    """Listing keeps to what a sign takes, as the chart does."""
    exponent: Atom[Outcome] = Atom(2, 3, ((n("2"), Tree(2, 3)),), Shape.EXPONENT)
    level = signed("5", "power", "3")
    both: BracketLevel[Outcome] = BracketLevel(3, (*level.lexemes, exponent))
    assert count_groupings(both) == len(groupings(both, 10)) == 1
