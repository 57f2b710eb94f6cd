"""The leaves of a problem: every numeral that its cubes can form, as the rules read it.

A form is written and handed to the reader of the rules, so that what a solver takes for a numeral
is what the judge takes for one. A variation that gives new numerals gives new forms here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from goalsetter.cubes import Cube, Placed, Written
from goalsetter.expr import Number, Undefined, Unsettled
from goalsetter.notation import text
from goalsetter.rules import Numerals, Place, Reader, ReadingRules
from goalsetter.solver.equations.problem import Kind, Leaf

Form = tuple[tuple[int, ...], Written]
"""The kinds of the cubes of a numeral, in order, and how it is written."""

TURNS = ((False, False), (True, False), (False, True), (True, True))
"""Sideways and upside-down, the plainest first."""


def leaves_of(kinds: tuple[Kind, ...], rules: ReadingRules) -> tuple[Leaf, ...]:
    """Every leaf, of those with the same cubes and value the plainest."""
    reader = Reader(rules, Place.SOLUTION)
    found: dict[tuple[tuple[int, ...], Number], Leaf] = {}
    for used, written in forms(kinds, rules.numerals):
        value = _value(reader, written)
        if value is not None:
            leaf = Leaf(kinds=used, value=value, text=text(written))
            found.setdefault((tuple(sorted(used)), value), leaf)
    return tuple(found.values())


def forms(kinds: tuple[Kind, ...], numerals: Numerals) -> Iterator[Form]:
    """What may be a numeral: one cube however it lies, and digits side by side."""
    for at, kind in enumerate(kinds):
        for sideways, upside_down in TURNS if kind.symbol.isdigit() else TURNS[:1]:
            cube = Cube(kind.symbol, sideways=sideways, upside_down=upside_down)
            yield (at,), Written((Placed(cube),))
    for length in range(2, numerals.solution_digits + 1):
        for used in product(range(len(kinds)), repeat=length):
            if _there(used, kinds):
                yield used, Written(tuple(Placed(Cube(kinds[at].symbol)) for at in used))


def _there(used: tuple[int, ...], kinds: tuple[Kind, ...]) -> bool:
    """Whether these are digits, and as many as there are."""
    digits = all(kinds[at].symbol.isdigit() for at in used)
    return digits and all(count <= kinds[at].most for at, count in Counter(used).items())


def _value(reader: Reader, written: Written) -> Number | None:
    """What a form is worth, if the rules read it as a numeral."""
    found = [reading.value for reading in reader.written(written).defined]
    value = found[0] if len(found) == 1 else None
    return None if isinstance(value, Undefined | Unsettled) else value
