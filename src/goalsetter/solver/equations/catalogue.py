"""All that the cubes of a shake can be under its rules, worked out once for all its mats.

A mat then comes to the kernel as counts of cubes, and its problems are posed there: of every
leaf and every sign those that its cubes can pay for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from goalsetter.cubes import DIGITS, EQUATIONS_SIGNS, Colour, Cube
from goalsetter.rules import UNLIMITED, EquationsRules, meanings_of
from goalsetter.solver.equations import kernel
from goalsetter.solver.equations.arranging import Arrangement, arrange
from goalsetter.solver.equations.certificates import DOUBLING, PLAIN
from goalsetter.solver.equations.closures import INTEGRAL, NOT_NEGATIVE, RATIONAL
from goalsetter.solver.equations.identity import ById
from goalsetter.solver.equations.kernel_tables import parts_of
from goalsetter.solver.equations.posing import pose
from goalsetter.solver.equations.problem import Binary, Problem, Unary
from goalsetter.solver.equations.reach import is_positive, is_rational, is_whole, keeps
from goalsetter.solver.equations.signs import has_long_signs
from goalsetter.solver.equations.stock import Holding, Sort, Sorter, place_of
from goalsetter.solver.equations.targets import Targets

if TYPE_CHECKING:
    from goalsetter.solver._kernel import KernelCatalogue

MANY = 24
"""More cubes than a roll has of one sort."""

CATALOGUES = 64
"""How many catalogues are kept, of some 20 to 300 KB each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CubeCatalogue:
    """Every leaf and sign that any mat may have under some rules."""

    whole: Problem
    arrangement: Arrangement
    handle: KernelCatalogue
    """The same in the kernel."""
    kinds: dict[Sort, int]
    sorter: Sorter
    by_face: dict[tuple[str, Colour | None, str], int]
    """The kind of a cube by its face, its colour where that matters, and what it stands for."""
    coloured: bool

    def kind_of(self, cube: Cube, meaning: str) -> int:
        """The kind of a cube that stands for a symbol."""
        key = cube.face, cube.colour if self.coloured else None, meaning
        kind = self.by_face.get(key)
        if kind is None:
            kind = self.by_face[key] = self.kinds[self.sorter.sort_of(cube, meaning)]
        return kind


def catalogue_of(rules: EquationsRules) -> CubeCatalogue | None:
    """The catalogue of some rules; nothing where mats must be posed one by one."""
    return _catalogue_of(ById(rules))


@lru_cache(maxsize=CATALOGUES)
def _catalogue_of(same: ById[EquationsRules]) -> CubeCatalogue | None:
    rules = same.thing
    # Where signs may be repeated it matters how cubes are shared out, and where a 1 may be any
    # power of the base, how many there are: of that a catalogue knows nothing. And of four digits
    # round a percent there are ten thousand, most of which no mat can pay for.
    shared = rules.multiple_operations or rules.wild_operations or rules.factorials == UNLIMITED
    numerals = rules.reading.numerals
    if shared or numerals.powers_of_the_base or has_long_signs(rules.reading):
        return None
    sorter = Sorter(rules)
    sorts = sorted(set(_sorts(sorter)), key=place_of)
    holdings = tuple(
        Holding(sort=sort, required=0, sure=MANY, most=MANY, cubes=()) for sort in sorts
    )
    arrangement = arrange(holdings, {}, rules, 0, 0)
    whole = pose(arrangement, rules, Targets(), (), None).problem
    parts = parts_of(whole)
    if parts is None:
        return None
    leaf_flags = tuple(
        is_positive(leaf.value) | is_whole(leaf.value) << 1 | is_rational(leaf.value) << 2
        for leaf in whole.leaves
    )
    sign_flags = (tuple(map(_flags, whole.unary)), tuple(map(_flags, whole.binary)))
    factorial = -1 if arrangement.factorial is None else arrangement.factorial
    handle = kernel.make_catalogue(
        tuple(int(kind.cube) for kind in whole.kinds), *parts, (leaf_flags, *sign_flags), factorial
    )
    return CubeCatalogue(
        whole=whole,
        arrangement=arrangement,
        handle=handle,
        kinds={sort: at for at, sort in enumerate(sorts)},
        sorter=sorter,
        by_face={},
        coloured=bool(numerals.exponent_colours),
    )


def _sorts(sorter: Sorter) -> Iterator[Sort]:
    """Every sort of cube that may lie on a mat, by every meaning that it may have."""
    reading = sorter.rules.reading
    colours = (None, *Colour) if reading.numerals.exponent_colours else (None,)
    for face in (*DIGITS, *EQUATIONS_SIGNS):
        meanings = (face, *meanings_of(face, reading)) if face in reading.wild else (face,)
        for colour in colours:
            for meaning in meanings:
                yield sorter.sort_of(Cube(face, colour), meaning)


def _flags(row: Unary | Binary) -> int:
    """The closed sets that a sign keeps to, as the kernel has them."""
    name = row.operation.name
    sets = [name in closed and keeps(row, closed) for closed in (NOT_NEGATIVE, INTEGRAL, RATIONAL)]
    flags = (*sets, name in PLAIN and keeps(row, RATIONAL), name in DOUBLING)
    return sum(flag << at for at, flag in enumerate(flags))
