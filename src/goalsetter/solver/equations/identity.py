"""Keys of caches by which a thing is known again as the same object.

Every table makes rules of its own; equal ones are taken for one object, so that what was worked out
for one shake serves the next.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Generic, TypeVar, cast

T = TypeVar("T")


class ById(Generic[T]):
    """A thing that is known again by being the same object.

    To compare rules takes longer than to read most Goals. The key keeps its thing alive, so that no
    other can get its address.
    """

    __slots__ = ("thing",)

    def __init__(self, thing: T) -> None:
        self.thing = thing

    def __hash__(self) -> int:
        return id(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ById) and other.thing is self.thing


H = TypeVar("H", bound=Hashable)
KEPT = 256


def interned(thing: H) -> H:
    """The first thing that was equal to this one, as long as it is remembered."""
    return cast(H, _interned(ById(thing)))


@lru_cache(maxsize=KEPT)
def _interned(same: ById[Hashable]) -> Hashable:
    return _first_equal(same.thing)


@lru_cache(maxsize=KEPT)
def _first_equal(thing: Hashable) -> Hashable:
    return thing
