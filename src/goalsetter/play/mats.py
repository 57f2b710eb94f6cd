"""Mats as players imagine them: after a move, before it, or with a Goal laid."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import SET_DIGITS, Cube, LaidGoal, Mat, SetGoal
from goalsetter.play.goal_line import goal_cubes
from goalsetter.play.seat import Section


def without(cubes: tuple[Cube, ...], cube: Cube) -> tuple[Cube, ...]:
    """The cubes with one fewer of this face, of the same colour if there is one."""
    alike = [cube_there for cube_there in cubes if cube_there.face == cube.face]
    gone = cube if cube in alike else alike[0]
    at = cubes.index(gone)
    return cubes[:at] + cubes[at + 1 :]


def after_move(mat: Mat, cube: Cube, to: Section) -> Mat:
    """The mat with a cube moved from Resources."""
    left = without(mat.resources, cube)
    if to is Section.REQUIRED:
        return replace(mat, resources=left, required=(*mat.required, cube))
    if to is Section.PERMITTED:
        return replace(mat, resources=left, permitted=(*mat.permitted, cube))
    return replace(mat, resources=left, forbidden=(*mat.forbidden, cube))


def before_move(mat: Mat, cube: Cube, source: Section) -> Mat:
    """The mat with a cube back in Resources."""
    back = (*mat.resources, cube)
    if source is Section.REQUIRED:
        return replace(mat, resources=back, required=without(mat.required, cube))
    return replace(mat, resources=back, permitted=without(mat.permitted, cube))


def with_goal(mat: Mat, goal: LaidGoal | SetGoal) -> Mat:
    """The mat with a Goal laid from its Resources; of ON-SETS spare digits go to Forbidden."""
    left = mat.resources
    for cube in goal_cubes(goal):
        left = without(left, cube)
    if isinstance(goal, LaidGoal):
        return replace(mat, goal=goal, resources=left)
    spare = tuple(cube for cube in left if cube.face in SET_DIGITS)
    kept = tuple(cube for cube in left if cube.face not in SET_DIGITS)
    return replace(mat, goal=goal, resources=kept, forbidden=(*mat.forbidden, *spare))


def faces(cubes: tuple[Cube, ...]) -> tuple[Cube, ...]:
    """One cube of each face."""
    return tuple({cube.face: cube for cube in cubes}.values())
