"""A mat of ON-SETS as a problem: kinds of cubes, what they can make, and which sets count.

Everything is read off the tables of ``rules`` (see ``posing``); a search reads this and nothing
else. Cards that no usable cube tells apart are one class, and a set is a bit mask of classes.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from goalsetter.expr import CardSet


class CubeRole(IntEnum):
    """The role of a cube in a Solution (On-Sets I-B-2); the kernel knows these numbers."""

    SET = 0
    """A colour, V or Λ."""
    JOIN = 1
    """∪, ∩ or − between two sets."""
    PRIME = 2
    """The complement behind a set."""
    SIGN = 3
    """= or ⊆ between two sets of a Restriction."""


OPERATIONS = (CubeRole.JOIN, CubeRole.PRIME)
"""The signs that Two Operations counts (XIII-A-5)."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a cube may stand for: the symbol, and the operation it means, if it is one."""

    symbol: str
    function: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """Cubes that can do the same: how many must be used, are surely there, and are there at most.

    A kind that ``repeats`` (XIII-A-6) counts no further than ``most``: more uses change nothing.
    """

    role: CubeRole
    options: tuple[Option, ...]
    faces: tuple[str, ...]
    """The symbols on the cubes: those in Required first, then Permitted, then Resources."""
    required: int
    """How many lie in Required; all of them serve in the Restrictions, if there are any."""
    named: int
    """How many of those must serve in the Set-Name too (VII-B-4-b)."""
    sure: int
    """Required and Permitted."""
    most: int
    """With those of the Resources that the question opens."""
    repeats: bool = False
    wanted: bool = False
    """Whether these are the cubes that Required Cube asks for (XIII-A-1)."""


class Null(IntEnum):
    """The least that a Restriction must remove (XIII-B-8); the kernel knows these numbers."""

    FREE = 0
    AS_WRITTEN = 1
    """A card that none before it removes."""
    EVERY_ORDER = 2
    """A card that no other Restriction removes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetProblem:
    """Which Solutions can be built, with one meaning of the wild cube and one blank card."""

    kinds: tuple[Kind, ...]
    classes: tuple[CardSet, ...]
    """The cards of each class."""
    sets: tuple[tuple[str, CardSet], ...]
    """The classes that each symbol names; none if it is no set."""
    weights: tuple[int, ...]
    """The count of each class, double cards twice (XIII-C-9)."""
    targets: frozenset[int]
    """The legal values of the Goal."""
    needed: CardSet | None = None
    """Classes of which the set must hold one (XIII-C-10); none can be had if it is empty."""
    barred: CardSet = 0
    """Classes of which the set must hold none."""
    spare: int | None = None
    """How many cubes of the Resources may be used in all: 1 after Now; nothing for no limit."""
    cubes: int = 0
    """How many cubes of the mat one Solution can hold, each counted once."""
    restrictions: bool = True
    """Whether there may be Restrictions."""
    restriction_due: bool = False
    """Whether there must be one: what lies in Required can serve nowhere else (VII-B-2)."""
    null: Null = Null.FREE
    once: bool = False
    """Whether a cube serves in one part only (a ruling)."""
    least_cubes: int = 2
    least_operations: int = 0
    operations_anywhere: bool = True
    """Whether operations in Restrictions count too (decision 20)."""
    cube_needed: bool = False
    """Whether Required Cube is in force."""
    unusable: tuple[str, ...] = ()
    """Cubes of Required that nothing can be made of."""
    wild: str = ""
    """The wild cube, if it stands for another symbol here."""
    dress: str = ""
    """The colours put on the blank card (XIII-C-11)."""

    @property
    def everything(self) -> CardSet:
        """All classes."""
        return (1 << len(self.classes)) - 1

    def usable(self, *roles: CubeRole) -> int:
        """Most cubes of these roles that one part can use."""
        kinds = [kind for kind in self.kinds if kind.role in roles]
        sure = sum(kind.sure for kind in kinds)
        more = sum(kind.most for kind in kinds) - sure
        # The Resources are shared by all kinds, so their limit is one for all together.
        return sure + (more if self.spare is None else min(more, self.spare))

    def named(self, kind: int) -> tuple[CardSet, ...]:
        """The sets that the cubes of a kind name, option by option."""
        sets = dict(self.sets)
        return tuple(sets[option.symbol] for option in self.kinds[kind].options)

    def cards_of(self, classes: CardSet) -> CardSet:
        """The cards of some classes."""
        return sum(cards for at, cards in enumerate(self.classes) if classes >> at & 1)
