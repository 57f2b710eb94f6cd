"""Shakes by chance: the mats of one roll, move after move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from goalsetter.cubes import Cube, Mat

SECTIONS = ("required", "permitted", "forbidden")
WEIGHTS = (25, 45, 30)


def roll_of(mat: Mat) -> tuple[Cube, ...]:
    """The cubes of a mat, those of the Goal apart."""
    return (*mat.required, *mat.permitted, *mat.forbidden, *mat.resources)


def moved(mat: Mat, cube: Cube, section: str) -> Mat:
    """The mat after a move."""
    left = list(mat.resources)
    left.remove(cube)
    rest = replace(mat, resources=tuple(left))
    if section == "required":
        return replace(rest, required=(*mat.required, cube))
    if section == "permitted":
        return replace(rest, permitted=(*mat.permitted, cube))
    return replace(rest, forbidden=(*mat.forbidden, cube))


def shake(chance: Random, mat: Mat, moves: int) -> Iterator[Mat]:
    """The mat as it is, and after each of some moves."""
    yield mat
    for _ in range(min(moves, len(mat.resources))):
        mat = moved(mat, chance.choice(mat.resources), chance.choices(SECTIONS, WEIGHTS)[0])
        yield mat
