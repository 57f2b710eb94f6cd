"""The solver's Solutions for people: as they are read, and the cubes that they use."""

from __future__ import annotations

from goalsetter.cubes import CARD_COLOURS, DIGITS, Placed, placed_in
from goalsetter.notation import parse_equation, parse_set_solution, pretty

PLAIN = frozenset(DIGITS + CARD_COLOURS)
"""Faces that are no signs."""


def readable(paper: tuple[str, ...], *, sets: bool) -> str:
    """A Solution as a person would like to see it, without the Goal beside it."""
    return " ; ".join(paper) if sets else pretty(parse_equation(paper[0]).left)


def faces_of(paper: tuple[str, ...], *, sets: bool) -> tuple[str, ...]:
    """The faces of the cubes that a Solution uses, in their order; of two, those of the first."""
    return tuple(placed.cube.face for placed in _placed(paper[0], sets=sets))


def _placed(written: str, *, sets: bool) -> list[Placed]:
    if not sets:
        return list(placed_in(parse_equation(written).left.items))
    solution = parse_set_solution(written)
    parts = (*solution.restrictions, solution.set_name)
    return [placed for part in parts for placed in placed_in(part.items)]


def signs_among(faces: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some faces that are signs, each once."""
    return tuple(dict.fromkeys(face for face in faces if face not in PLAIN))
