"""Several Restrictions: No Null Restrictions in every order, or as they are written."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goalsetter.solver.onsets.nulls import KEEPINGS, gone
from goalsetter.solver.onsets.problem import Null

_removals = st.lists(st.integers(0, 31), min_size=1, max_size=4)


def kept(null: Null, removals: list[int]) -> bool:
    """Whether these Restrictions, in this order, may stand together."""
    states = KEEPINGS[null].first({removals[0]})
    for removed in removals[1:]:
        states = KEEPINGS[null].joined(states, {removed})
    assert all(gone(state) == gone(tuple(removals)) for state in states)
    return bool(states)


def removes_as_written(removals: list[int]) -> bool:
    """Whether each removes a card that is still there."""
    left = 31
    for removed in removals:
        if not left & removed:
            return False
        left &= ~removed
    return True


@given(_removals)
def test_free(removals: list[int]) -> None:
    """Without the variation anything goes."""
    assert kept(Null.FREE, removals)


@given(_removals)
def test_as_written(removals: list[int]) -> None:
    """One after the other, each removes a card."""
    assert kept(Null.AS_WRITTEN, removals) == removes_as_written(removals)


@given(_removals)
def test_every_order(removals: list[int]) -> None:
    """XIII-B-8 comment: in whatever order, each removes a card."""
    orders = map(list, permutations(removals))
    assert kept(Null.EVERY_ORDER, removals) == all(map(removes_as_written, orders))


@pytest.mark.parametrize("null", list(Null))
def test_each_reading_has_its_keeping(null: Null) -> None:
    """No reading of the variation is left out."""
    assert null in KEEPINGS
