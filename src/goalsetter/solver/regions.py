"""Regions: which collections of cubes a question allows, and which questions hold others.

A question to the solver asks for a Solution among certain collections: all of Required, nothing but
Required and Permitted, and so many cubes of the Resources at most. If one question allows all that
another does, its answer is worth something for the other: a proof that there is none holds there
too, and a Solution holds there if its own cubes are allowed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from goalsetter.cubes import Colour, Cube, Mat
from goalsetter.rules import ChallengeKind

WIDTH = 8
"""Bits of a field. No roll has more than 64 cubes, so the top bit of a field is always free."""

FIELD = (1 << WIDTH) - 1
MOST_KINDS = 64
GUARD = sum(1 << WIDTH * at + WIDTH - 1 for at in range(MOST_KINDS))
"""The top bit of every field: it is lent to a field that would run below zero."""

SPARE = {ChallengeKind.NOW: 1, ChallengeKind.LAST_CUBE: 0}
# More than any roll has, so it is never reached by counting.
ANY = FIELD
"""As many of the Resources as one likes."""

Cubes = int
"""How many cubes of each kind, a field for each kind."""

Kind = tuple[str, Colour | None]


def within(part: Cubes, whole: Cubes) -> bool:
    """Whether one collection is part of another."""
    return ((whole | GUARD) - part) & GUARD == GUARD


def beyond(one: Cubes, other: Cubes) -> int:
    """How many cubes one collection has that the other lacks."""
    left = (one | GUARD) - other
    # The guards that are left mark the fields in which nothing was missing.
    kept = left & GUARD
    more = left & (kept - (kept >> WIDTH - 1))
    return more % FIELD


@dataclass(frozen=True, slots=True)
class Region:
    """The collections that one question allows."""

    required: Cubes
    near: Cubes
    """Required and Permitted."""
    most: Cubes
    """With the Resources."""
    spare: int
    """How many of the Resources may be used."""
    left: Cubes
    """The Resources, where the Goal may still grow by them; else nothing."""

    def covers(self, other: Region) -> bool:
        """Whether this allows all that the other does."""
        if not (within(self.required, other.required) and within(other.most, self.most)):
            return False
        # Where the Goal may grow, what lies in the Resources there can be added to it.
        if not within(other.left, self.left):
            return False
        # What is beyond the other's Permitted, and what that has beyond this one's.
        available = min(other.spare, beyond(other.most, other.near))
        return self.spare == ANY or beyond(other.near, self.near) + available <= self.spare

    def allows(self, use: PaperCubes) -> bool:
        """Whether a Solution that uses these cubes is allowed."""
        return (
            within(self.required, use.least)
            and within(use.most, self.most)
            and within(use.in_goal, self.left)
            and (self.spare == ANY or beyond(use.most, self.near) <= self.spare)
        )


@dataclass(frozen=True, slots=True)
class PaperCubes:
    """The cubes of a paper."""

    least: Cubes
    """Those that each of its parts uses: what lies in Required must be among them."""
    most: Cubes
    """Those that it takes from the mat, with those that are added to the Goal."""
    in_goal: Cubes = 0
    """Cubes of the Resources that are added to the Goal."""


@dataclass(slots=True)
class Packer:
    """Packs cubes of one roll; where colours matter, those of different colours are two kinds."""

    # Colours matter only to coloured exponents; else a blue 3 may take a red one's place.
    coloured: bool = False
    alike: dict[str, str] = field(default_factory=dict)
    """Faces that may always stand for one another, each with the one that stands for all."""
    places: dict[Kind, int] = field(default_factory=dict)

    def pack(self, cubes: Iterable[Cube]) -> Cubes:
        """Pack a collection of cubes."""
        coloured = self.coloured
        total = 0
        for cube in cubes:
            total += self.unit((cube.face, cube.colour if coloured else None))
        return total

    def pack_faces(self, faces: Counter[str]) -> Cubes:
        """Pack faces of which no colour is known."""
        return sum(count * self.unit((face, None)) for face, count in faces.items())

    def unit(self, kind: Kind) -> Cubes:
        """One cube of a kind."""
        place = self.places.get(kind)
        if place is None:
            same = (self.alike.get(kind[0], kind[0]), kind[1])
            place = self.places.setdefault(same, len(self.places))
            self.places[kind] = place
            if place >= MOST_KINDS:
                raise ValueError(f"more than {MOST_KINDS} kinds of cubes")
        return 1 << WIDTH * place

    def region(self, mat: Mat, question: ChallengeKind, *, grows: bool = False) -> Region:
        """The region of a question; ``grows`` if Resource cubes may be added to the Goal."""
        return self.region_within(mat, SPARE.get(question, ANY), grows=grows)

    def region_within(self, mat: Mat, spare: int, *, grows: bool = False) -> Region:
        """The region of a Solution with at most so many cubes of the Resources."""
        required, resources = self.pack(mat.required), self.pack(mat.resources)
        near = required + self.pack(mat.permitted)
        return Region(required, near, near + resources, spare, resources if grows else 0)
