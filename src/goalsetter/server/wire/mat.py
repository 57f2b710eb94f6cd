"""The things on the table: cubes, cards, the Goal, the mat."""

from __future__ import annotations

from typing import Literal

from goalsetter.server.wire.base import Body


class Cube(Body, omit_defaults=True):
    """A cube: its text names it in every deed; the rest tells how to draw it.

    Some twenty of them travel with a move: how one lies is told only if it lies otherwise.
    """

    text: str
    face: str
    """The sign as people write it."""
    colour: Literal["", "red", "blue", "green", "black", "yellow"]
    sideways: bool = False
    upside_down: bool = False


class Card(Body):
    """A card of ON-SETS with its dots."""

    text: str
    dots: list[Literal["blue", "red", "green", "yellow"]]


class SetPart(Body):
    """A part of an ON-SETS Goal: one cube, or parts in a row or a stack."""

    kind: Literal["cube", "row", "stack"]
    cube: Cube | None = None
    parts: list[SetPart] = []


class Goal(Body):
    """The Goal as it lies: chunks with gaps between them in EQUATIONS, a layout in ON-SETS."""

    text: str
    reads: str
    chunks: list[list[Cube]] = []
    layout: SetPart | None = None
    makes: int | None = None
    """The number that a Goal of ON-SETS makes, if its cubes stand upright."""


class Mat(Body):
    """All cubes and cards."""

    resources: list[Cube]
    goal: Goal | None
    goal_set: bool
    required: list[Cube]
    permitted: list[Cube]
    forbidden: list[Cube]
    universe: list[Card]
