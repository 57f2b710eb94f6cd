"""Families of sets: whole strings give what pairs give."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goalsetter.solver.onsets import families
from goalsetter.solver.onsets.families import JOINS, Algebra

CLASSES = 5
_families = st.sets(st.integers(0, 2**CLASSES - 1), max_size=20)


@pytest.mark.parametrize("function", sorted(JOINS))
@given(lefts=_families, rights=_families)
def test_strings_give_what_pairs_give(function: str, lefts: set[int], rights: set[int]) -> None:
    """Both ways to join two families come to the same."""
    with patch.object(families, "FEW_PAIRS", -1):
        assert Algebra(CLASSES).joined(function, lefts, rights) == JOINS[function](lefts, rights)


@given(family=_families)
def test_complements(family: set[int]) -> None:
    """A complement has every class that the set lacks, and no other."""
    algebra = Algebra(CLASSES)
    assert algebra.complements(algebra.complements(family)) == family
    assert all(not each & other for each in family for other in [algebra.everything ^ each])


def test_many_pairs_cost_less_as_strings() -> None:
    """Steps are counted by the work that is done."""
    few, many = {1, 2}, set(range(4_000))
    assert Algebra(12).cost(few, few) == 4
    assert Algebra(12).cost(few, many) == 24
