"""A Goal as it lies on the mat: a line of cubes in EQUATIONS, rows and stacks in ON-SETS."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes.cube import Cube


@dataclass(frozen=True, slots=True)
class LaidGoal:
    """An EQUATIONS Goal: cubes in order, cut into chunks by the gaps the Goal-setter left."""

    chunks: tuple[tuple[Cube, ...], ...]

    def __post_init__(self) -> None:
        if not self.chunks or not all(self.chunks):
            raise ValueError(f"expected chunks of at least one cube, got {self.chunks!r}")

    def cubes(self) -> tuple[Cube, ...]:
        """All its cubes from left to right."""
        return tuple(cube for chunk in self.chunks for cube in chunk)


def _check_parts(parts: tuple[SetGoalPart, ...]) -> None:
    """One part alone is that part: it lies neither in a row nor in a stack."""
    if len(parts) < 2:
        raise ValueError(f"expected at least two parts, got {parts!r}")


@dataclass(frozen=True, slots=True)
class GoalRow:
    """ON-SETS: parts side by side, a sum."""

    parts: tuple[SetGoalPart, ...]

    def __post_init__(self) -> None:
        _check_parts(self.parts)


@dataclass(frozen=True, slots=True)
class GoalStack:
    """ON-SETS: parts one above the other, a product."""

    parts: tuple[SetGoalPart, ...]

    def __post_init__(self) -> None:
        _check_parts(self.parts)


SetGoalPart = Cube | GoalRow | GoalStack


@dataclass(frozen=True, slots=True)
class SetGoal:
    """An ON-SETS Goal: a cube, a row or a stack."""

    layout: SetGoalPart
