"""Candidates: every concrete action of a kind that the mat and the clock suggest.

They are only candidates. Whether one is open is for its check to say. Many of them differ only in
what their check does not look at, and are alike: then one is asked for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from goalsetter.cubes import RESTRICTION_SIGNS, SET_DIGITS, Cube
from goalsetter.play.seat import Seat
from goalsetter.play.state import State

if TYPE_CHECKING:
    from goalsetter.play.actions.base import Action

Likeness = tuple[object, ...]
"""The part of a candidate that its check looks at; nothing, if that is all of it."""
Candidate = tuple["type[Action]", Mapping[str, Any], Likeness]
"""A kind, what an action of it holds beside who and when, and which others it is like."""
Candidates = Callable[[State, Seat], Iterator[Candidate]]
Probes = Callable[[State, Seat], "Iterable[Action]"]


@dataclass(frozen=True, slots=True)
class Lister:
    """Lists the candidates of the kinds whose rows name it.

    ``place`` is where they stand among all others: players see them in this order, and a bot with
    a seed draws from it. A source without a list is of words, which hold nothing but who said them.
    """

    place: int
    lists: Candidates | None = None


WORDS = Lister(40)


def distinct(cubes: tuple[Cube, ...]) -> tuple[Cube, ...]:
    """Return one cube of each face and colour, in the order in which they lie."""
    return tuple(dict.fromkeys(cubes))


def sort_of(cube: Cube) -> str:
    """Return the only thing about a cube on the mat that decides where it may go."""
    if cube.face in SET_DIGITS:
        return "digit"
    return "restriction" if cube.face in RESTRICTION_SIGNS else ""
