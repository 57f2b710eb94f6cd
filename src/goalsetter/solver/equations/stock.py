"""The cubes that a Solution may use, sorted by what they stand for and what they may do.

A wild cube is sorted under its meaning: beside the cubes that show that symbol it is one of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from goalsetter.cubes import DIGITS, EQUATIONS_SIGNS, Colour, Cube, Mat
from goalsetter.rules import EquationsRules

ORDER = (*DIGITS, *EQUATIONS_SIGNS, "10", "11")
"""The order of the sorts; a wild cube may be ten or eleven where only numerals will do."""


@dataclass(frozen=True, slots=True)
class Sort:
    """The key that tells cubes apart: two of one sort can take each other's place."""

    symbol: str
    raised: bool = False
    """Whether it may be a coloured exponent (2018-19 XIII-B-10)."""
    wild: bool = False
    """Told only where a ruling keeps wild cubes from something."""
    often: bool = False
    """Whether it may be used many times as an operation (2011-12 x wild)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """The cubes of one sort: how many must be used, are surely there, are there at most."""

    sort: Sort
    required: int
    sure: int
    most: int
    cubes: tuple[Cube, ...]
    """Those of Required first, then of Permitted, then of Resources."""


@dataclass(frozen=True, slots=True)
class Sorter:
    """Sorts cubes under given rules and meanings of the wild ones."""

    rules: EquationsRules
    meanings: tuple[tuple[str, str], ...] = ()

    def holdings(self, mat: Mat, spare: int) -> tuple[Holding, ...]:
        """All that may be used, of the Resources at most so many cubes."""
        required, permitted = self._sorted(mat.required), self._sorted(mat.permitted)
        resources = self._sorted(mat.resources)
        holdings = []
        for sort in sorted({*required, *permitted, *resources}, key=place_of):
            sure = [*required.get(sort, ()), *permitted.get(sort, ())]
            more = resources.get(sort, [])[:spare]
            if sure or more:
                holdings.append(
                    Holding(
                        sort=sort,
                        required=len(required.get(sort, ())),
                        sure=len(sure),
                        most=len(sure) + len(more),
                        # The order in which a witness takes them: those that must be used first.
                        cubes=(*sure, *more),
                    )
                )
        return tuple(holdings)

    def narrowed(
        self, holdings: tuple[Holding, ...], mat: Mat, spare: int, laid: frozenset[str]
    ) -> tuple[Holding, ...] | None:
        """The holdings, more of them required: under a strange meaning wild cubes must be used.

        What uses no cube of a wild symbol can be built as well when those cubes are themselves, if
        none of them is Required or lies in the Goal. Nothing if no such cube may be used at all.
        """
        all_sure = spare >= sum(holding.most - holding.sure for holding in holdings)
        for symbol, meaning in self.meanings:
            if symbol == meaning or symbol in laid:
                continue
            wild = [c for c in (*mat.permitted, *mat.resources) if c.face == symbol]
            sorts = {self.sort_of(cube, meaning) for cube in wild}
            if len(sorts) != 1 or any(cube.face == symbol for cube in mat.required):
                continue
            (sort,) = sorts
            own = next((held for held in holdings if held.sort == sort), None)
            if own is None:
                return None
            without = sum(cube.face != symbol for cube in own.cubes[: own.sure])
            if all_sure:
                others = [c for c in self._sorted(mat.resources).get(sort, ()) if c.face != symbol]
                without += min(len(others), spare)
            if without + 1 > own.most:
                return None
            more = replace(own, required=max(own.required, without + 1))
            holdings = tuple(more if held is own else held for held in holdings)
        return holdings

    def _sorted(self, cubes: Iterable[Cube]) -> dict[Sort, list[Cube]]:
        by_sort: dict[Sort, list[Cube]] = {}
        # A roll has many cubes of few faces, and to sort one is the dear part of posing.
        known: dict[tuple[str, Colour | None], Sort] = {}
        meanings = dict(self.meanings)
        for cube in cubes:
            face = cube.face
            sort = known.get((face, cube.colour))
            if sort is None:
                sort = self.sort_of(cube, meanings.get(face, face))
                known[face, cube.colour] = sort
            by_sort.setdefault(sort, []).append(cube)
        return by_sort

    def sort_of(self, cube: Cube, symbol: str) -> Sort:
        """The sort of a cube that stands for a symbol."""
        reading = self.rules.reading
        numerals = reading.numerals
        wild = cube.face in reading.wild
        colours = numerals.exponent_colours
        coloured = cube.colour is None or cube.colour.value in colours
        raised = bool(colours) and coloured and (numerals.wild_exponents or not wild)
        # A wild cube is one of the others unless a ruling keeps it from something they may do.
        apart = numerals.repeating_printed or not reading.wild_turned
        often = symbol in EQUATIONS_SIGNS and cube.face in self.rules.wild_operations
        return Sort(symbol, raised and symbol not in "+-x/", wild and apart, often)


def place_of(sort: Sort) -> tuple[int, bool, bool, bool]:
    """Where a sort stands among the others."""
    return ORDER.index(sort.symbol), sort.raised, sort.wild, sort.often
