"""The playing mat with the Resources beside it: which cubes lie where."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes.card import Universe
from goalsetter.cubes.cube import Cube
from goalsetter.cubes.goal import LaidGoal, SetGoal

SECTIONS = ("required", "permitted", "forbidden", "resources")
"""The places of a cube outside the Goal, in the order in which a mat is written."""


def _order(cube: Cube) -> tuple[str, str, bool, bool]:
    colour = cube.colour.value if cube.colour else ""
    return (cube.symbol, colour, cube.sideways, cube.upside_down)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mat:
    """A position. Cubes in a section have no order, so each section is kept sorted."""

    goal: LaidGoal | SetGoal | None = None
    required: tuple[Cube, ...] = ()
    permitted: tuple[Cube, ...] = ()
    forbidden: tuple[Cube, ...] = ()
    resources: tuple[Cube, ...] = ()
    universe: Universe | None = None

    def __post_init__(self) -> None:
        if self.universe is not None and isinstance(self.goal, LaidGoal):
            raise ValueError(f"expected an ON-SETS Goal beside a Universe, got {self.goal!r}")
        for name in SECTIONS:
            object.__setattr__(self, name, tuple(sorted(getattr(self, name), key=_order)))
