"""The solver's Solutions for people: as they are read, and the cubes that they use."""

from __future__ import annotations

from goalsetter.cubes import CARD_COLOURS, DIGITS
from goalsetter.notation import faces_of, parse_equation, pretty

PLAIN = frozenset(DIGITS + CARD_COLOURS)
"""Faces that are no signs."""


def readable(paper: tuple[str, ...], *, sets: bool) -> str:
    """A Solution as a person would like to see it, without the Goal beside it."""
    return " ; ".join(paper) if sets else pretty(parse_equation(paper[0]).left)


def faces_used(paper: tuple[str, ...], *, sets: bool) -> tuple[str, ...]:
    """The faces of the cubes that a Solution uses, in their order; of two, those of the first."""
    return faces_of(paper[0], sets=sets)


def signs_among(faces: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some faces that are signs, each once."""
    return tuple(dict.fromkeys(face for face in faces if face not in PLAIN))
