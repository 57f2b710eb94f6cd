"""Goals are made of at least one cube, rows and stacks of at least two parts."""

from __future__ import annotations

import pytest

from goalsetter.cubes import Cube, GoalRow, GoalStack, LaidGoal

THREE = Cube("3")


@pytest.mark.parametrize("chunks", [(), ((),), ((THREE,), ())])
def test_empty_chunks(chunks: tuple[tuple[Cube, ...], ...]) -> None:
    """No Goal is empty and no gap stands at an end."""
    with pytest.raises(ValueError, match="chunks of at least one cube"):
        LaidGoal(chunks)


def test_cubes() -> None:
    """The cubes of a Goal come from left to right, whatever the gaps."""
    assert LaidGoal(((THREE,), (Cube("+"), THREE))).cubes() == (THREE, Cube("+"), THREE)


@pytest.mark.parametrize("kind", [GoalRow, GoalStack])
@pytest.mark.parametrize("parts", [(), (THREE,)])
def test_one_part(kind: type[GoalRow] | type[GoalStack], parts: tuple[Cube, ...]) -> None:
    """One part alone is neither a row nor a stack."""
    with pytest.raises(ValueError, match="at least two parts"):
        kind(parts)
