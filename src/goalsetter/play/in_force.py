"""The variations in force in a shake, the rules that follow, and whether a Goal is legal."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from goalsetter.cubes import Cube, LaidGoal, Mat, SetGoal, Universe
from goalsetter.judge import is_legal_goal
from goalsetter.play.state import Shake, State
from goalsetter.play.terms import Terms
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
    face = cube.face
    # Most cubes lie so already: to make one anew would check its symbol again.
    return cube if cube.upright and cube.symbol == face else Cube(face, cube.colour)


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


def legal_goal(state: State, goal: LaidGoal | SetGoal) -> bool:
    """Whether the Goal names something under the variations in force (IV-B-1; On-Sets III-B)."""
    return _legal(state.terms, chosen(state.shake), goal)


def digit_not_in_base(state: State, goal: LaidGoal | SetGoal) -> bool:
    """Whether only a digit that the base lacks makes the Goal undefined (judges B70)."""
    named = chosen(state.shake)
    rest = tuple(one for one in named if not state.terms.in_force((one,)).in_chosen_base())
    return len(rest) < len(named) and _legal(state.terms, rest, goal)


@lru_cache(maxsize=4096)
def _legal(terms: Terms, named: tuple[Chosen, ...], goal: LaidGoal | SetGoal) -> bool:
    return is_legal_goal(goal, terms.in_force(named))
