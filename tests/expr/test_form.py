"""Whether a level can be grouped at all is known without listing its groupings."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goalsetter.expr import (
    ANY,
    NONE,
    Atom,
    BracketLevel,
    Operation,
    Shape,
    Sign,
    Tree,
    count_groupings,
    has_grouping,
)
from goalsetter.notation import parse_equation
from goalsetter.rules import BASIC, EVERYTHING, ExpressionPlace, Reader, ReadingRules

SIGNS = [*"012345+-x/^√!|()", "0<3>", "^<.>", "√<lcm>", "1<10^2>", "+<ABAB>", "r2<exp>", "s3", "u4"]
TIGHT = replace(
    EVERYTHING,
    tight_exponents=True,
    tight_products=True,
    tight_index=True,
    clash_opens_level=False,
)
POLICIES = (EVERYTHING, TIGHT, BASIC, replace(EVERYTHING, order_of_operations=True))
PAPERS = st.lists(st.sampled_from(SIGNS), min_size=1, max_size=12).map("".join)


def level(signs: str) -> BracketLevel[None]:
    """Numerals, + between any two, and ! behind a numeral."""
    return BracketLevel(len(signs), tuple(lexeme(at, sign) for at, sign in enumerate(signs)))


def lexeme(at: int, sign: str) -> Atom[None] | Sign:
    """One of its pieces."""
    if sign == "1":
        return Atom(at, at + 1, ((None, Tree(at, at + 1)),))
    if sign == "+":
        return Sign(at, at + 1, Operation("add"), ANY, ANY, Shape.PLUS)
    return Sign(at, at + 1, Operation("factorial"), Shape.ATOM, NONE, Shape.POSTFIXED)


@pytest.mark.parametrize("signs", ["1", "1!", "1+1!+1", "", "+", "1+", "11", "1!!", "1+!", "+1"])
def test_a_level_is_grouped_or_not(signs: str) -> None:
    """As counting its groupings has it."""
    assert has_grouping(level(signs)) == (count_groupings(level(signs)) > 0)


def test_no_level_is_too_long() -> None:
    """Though nobody counts the groupings of so many items."""
    assert count_groupings(level("1+" * 500 + "1")) == 0
    assert has_grouping(level("1+" * 500 + "1"))
    assert not has_grouping(level("1+" * 500))


@settings(max_examples=400, deadline=None)
@given(
    PAPERS,
    st.sampled_from(POLICIES),
    st.sampled_from([ExpressionPlace.SOLUTION, ExpressionPlace.WRITTEN_GOAL]),
)
def test_what_can_be_read_has_a_grouping(
    typed: str, rules: ReadingRules, place: ExpressionPlace
) -> None:
    """All signs, notes and rules: with every variation, and by order."""
    try:
        written = parse_equation(f"{typed} = 1").left
    except ValueError:
        return
    reader = Reader(rules, place)
    assert reader.can_read(written) == (reader.count(written) > 0)
