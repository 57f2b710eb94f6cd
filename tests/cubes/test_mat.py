"""A mat keeps its cubes in one order and is of one game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goalsetter.cubes import Cube, LaidGoal, Mat, Universe
from tests import strategies as some


@given(
    st.lists(some.any_cubes).flatmap(
        lambda cubes: st.tuples(st.just(cubes), st.permutations(cubes))
    )
)
def test_no_order(orders: tuple[list[Cube], list[Cube]]) -> None:
    """Cubes laid in another order make the same mat."""
    one, other = orders
    assert Mat(required=tuple(one)) == Mat(required=tuple(other))


def test_one_game() -> None:
    """A Universe does not lie beside a Goal of EQUATIONS."""
    with pytest.raises(ValueError, match="an ON-SETS Goal beside a Universe"):
        Mat(goal=LaidGoal(((Cube("3"),),)), universe=Universe(()))
