"""The cubes of a mat as kinds: what each face may stand for under the rules in force."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from functools import cached_property

from goalsetter.cubes import (
    CARD_COLOURS,
    RESTRICTION_SIGNS,
    SET_CONSTANTS,
    SET_OPERATIONS,
    Mat,
)
from goalsetter.rules import ChallengeKind, OnSetsRules, rulings
from goalsetter.solver.onsets.problem import CubeRole, Kind, Option

ROLES = {
    **dict.fromkeys(CARD_COLOURS + SET_CONSTANTS, CubeRole.SET),
    **dict.fromkeys("∪∩-", CubeRole.JOIN),
    **dict.fromkeys("'", CubeRole.PRIME),
    **dict.fromkeys(RESTRICTION_SIGNS, CubeRole.SIGN),
}
"""The role of each symbol in a Solution; a digit has none."""

FUNCTIONS = {"∪": "union", "∩": "intersection"}
"""The operations that no variation changes."""


@dataclass(frozen=True, slots=True)
class Pool:
    """The faces that a Solution may use, and how many of the Resources among them."""

    required: tuple[str, ...]
    permitted: tuple[str, ...]
    resources: tuple[str, ...]
    spare: int | None

    @classmethod
    def on(cls, mat: Mat, question: ChallengeKind) -> Pool:
        """VII-B-4: one of the Resources after Now, any after Impossible, none at the end."""
        more = () if question is ChallengeKind.LAST_CUBE else mat.resources
        faces = [tuple(cube.face for cube in part) for part in (mat.required, mat.permitted, more)]
        return cls(faces[0], faces[1], faces[2], 1 if question is ChallengeKind.NOW else None)

    @property
    def faces(self) -> tuple[str, ...]:
        """All of them, Required first."""
        return (*self.required, *self.permitted, *self.resources)

    def most(self, usable: Container[str]) -> int:
        """How many cubes one Solution can hold: VII-B-4-e, of the Resources no more than may be."""
        # Cubes that mean nothing under the rules are no cubes of a Solution.
        lying = sum(face in usable for face in (*self.required, *self.permitted))
        more = sum(face in usable for face in self.resources)
        return lying + (more if self.spare is None else min(more, self.spare))


def group_of(symbol: str, rules: OnSetsRules) -> str:
    """A symbol with those that it may be exchanged for (XIII-A-3, A-4)."""
    return next((group for group in rules.interchange if symbol and symbol in group), symbol)


@dataclass(frozen=True)
class Meanings:
    """The symbols that each face may stand for, with one choice for the wild cube."""

    rules: OnSetsRules
    wild_as: str
    """The meaning of the wild cube: one symbol, or some that are interchangeable."""

    @cached_property
    def wild(self) -> str:
        """The wild cube, if it stands for another symbol."""
        return self.rules.wild if self.rules.wild not in self.wild_as else ""

    def of(self, face: str) -> tuple[Option, ...]:
        """Everything that a face may be.

        A wild cube that stands for a symbol outside its swap is not swapped; its partner still
        serves for both of their symbols (XIII-A-3 c, d).
        """
        meant = self.wild_as if face == self.wild else group_of(face, self.rules)
        symbols = [symbol for symbol in meant if symbol in ROLES]
        return tuple(self._option(symbol, face) for symbol in symbols if self.is_played(symbol))

    def is_played(self, symbol: str) -> bool:
        """= and ⊆ are no part of the game in Elementary."""
        # A wild cube brings them into Elementary after all.
        always = symbol not in RESTRICTION_SIGNS or self.rules.restrictions
        return always or "=" in self.rules.wild_meanings()

    def _option(self, symbol: str, face: str) -> Option:
        as_wild = face == self.wild
        # A wild cube may keep the plain meaning of − where a variation changes that of the cube.
        minus = self.rules.wild_subtraction if as_wild else self.rules.subtraction
        function = minus.name if symbol == "-" else FUNCTIONS.get(symbol, "")
        return Option(symbol, function)

    def repeats(self, options: tuple[Option, ...]) -> bool:
        """XIII-A-6: operations may be used many times, = and ⊆ only if the ruling says so."""
        if not self.rules.multiple_operations:
            return False
        signs = self.rules.says(rulings.sets.REPEATED_SIGNS, "restriction-signs-too")
        return options[0].symbol in SET_OPERATIONS + (RESTRICTION_SIGNS if signs else "")

    def exempt(self, face: str) -> bool:
        """VII-B-4-b: = and ⊆ need not be in the Set-Name, nor a wild cube that stands for one."""
        sign = face in RESTRICTION_SIGNS
        if face != self.wild:
            return sign
        exempt = sign or self.rules.says(rulings.sets.WILD_AS_SIGN, "exempt")
        return exempt and self.wild_as in RESTRICTION_SIGNS


def kinds_of(pool: Pool, meanings: Meanings) -> tuple[Kind, ...]:
    """The usable cubes by what they can do."""
    alike: dict[tuple[tuple[Option, ...], bool], list[str]] = {}
    for face in dict.fromkeys(pool.faces):
        options = meanings.of(face)
        if options:
            wanted = face == meanings.rules.required_cube
            alike.setdefault((options, wanted), []).append(face)
    return tuple(_kind(faces, options, pool, meanings) for (options, _), faces in alike.items())


def _kind(faces: list[str], options: tuple[Option, ...], pool: Pool, meanings: Meanings) -> Kind:
    """One kind: all cubes with these faces. Plain cubes are taken before wild ones."""
    # A paper with few notes is easier to check, so the wild cube comes last.
    order = sorted(faces, key=lambda face: face == meanings.wild)
    sections = (pool.required, pool.permitted, pool.resources)
    required, permitted, resources = (sum(map(part.count, order)) for part in sections)
    most = resources if pool.spare is None else min(resources, pool.spare)
    kind = Kind(
        role=ROLES[options[0].symbol],
        options=options,
        faces=tuple(f for part in sections for face in order for f in (face,) * part.count(face)),
        required=required,
        named=sum(pool.required.count(face) for face in order if not meanings.exempt(face)),
        sure=required + permitted + (most if pool.spare is None else 0),
        most=required + permitted + most,
        wanted=faces[0] == meanings.rules.required_cube,
    )
    return _repeating(kind, pool) if meanings.repeats(options) else kind


def _repeating(kind: Kind, pool: Pool) -> Kind:
    """A kind that is not used up: it counts as far as somebody asks how often it was used."""
    # One use tells whether the Required Cube is there, or the one cube from the Resources.
    tells = kind.wanted or (pool.spare is not None and not kind.sure)
    counted = max(kind.required, int(tells))
    return replace(kind, repeats=True, most=counted, sure=counted if kind.sure else 0)
