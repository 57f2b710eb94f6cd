"""The variations in force in a shake, and the rules that follow from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goalsetter.cubes import Cube, Mat, Universe
from goalsetter.play.state import Shake, State
from goalsetter.rules import Chosen, ShakeRules

if TYPE_CHECKING:
    from goalsetter.play.view import View


def chosen(shake: Shake) -> tuple[Chosen, ...]:
    """The choices that count: illegal choices are void even if nobody noticed (II-B-2)."""
    return tuple(
        variation
        for choice in shake.choices
        if not choice.bad and not choice.void
        for variation, wrong in zip(choice.chosen, choice.wrong, strict=True)
        if not wrong
    )


def in_force(state: State) -> ShakeRules:
    """The rules of the shake."""
    return state.terms.in_force(chosen(state.shake))


def upright(cube: Cube) -> Cube:
    """The cube as it lies in Resources."""
    return Cube(cube.face, cube.colour)


def mat_of(shake: Shake | View) -> Mat:
    """The mat as the judge sees it: how a cube lies outside the Goal binds nobody (judges P6)."""
    return Mat(
        goal=shake.goal,
        required=tuple(map(upright, shake.required)),
        permitted=tuple(map(upright, shake.permitted)),
        forbidden=tuple(map(upright, shake.forbidden)),
        resources=tuple(map(upright, shake.resources)),
        universe=Universe(shake.universe) if shake.universe else None,
    )
