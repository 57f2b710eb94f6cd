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


class Same:
    """A value that equals nothing but itself.

    To tell whether two tuples of cubes are one object costs nothing, to compare their cubes a lot;
    and what an action does not change is carried over as the same object.
    """

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.value is self.value


Grounds = Callable[[State, Seat], tuple[object, ...]]
"""Everything that a list of candidates rests on: where it is equal, the list is the same."""


def on_nothing(state: State, seat: Seat) -> tuple[object, ...]:
    """Return the grounds of a list that is always the same."""
    del state, seat
    return ()


def on_terms(state: State, seat: Seat) -> tuple[object, ...]:
    """Return the grounds of a list that stays the same for a whole match."""
    del seat
    return (Same(state.terms),)


@dataclass(frozen=True, slots=True)
class Lister:
    """Lists the candidates of the kinds whose rows name it.

    ``place`` is where they stand among all others: players see them in this order, and a bot with
    a seed draws from it. A source without a list is of words, which hold nothing but who said them.
    ``grounds`` is all of the state that the list looks at, so that it is remembered while that
    stays as it is; without grounds it is made anew every time. Trap: a list that looks at more than
    its grounds is wrong as soon as the rest changes; the tests compare.
    """

    place: int
    lists: Candidates | None = None
    grounds: Grounds | None = None


WORDS = Lister(40)


def distinct(cubes: tuple[Cube, ...]) -> tuple[Cube, ...]:
    """Return one cube of each face and colour, in the order in which they lie."""
    return tuple(dict.fromkeys(cubes))


def sort_of(cube: Cube) -> str:
    """Return the only thing about a cube on the mat that decides where it may go."""
    if cube.face in SET_DIGITS:
        return "digit"
    return "restriction" if cube.face in RESTRICTION_SIGNS else ""
