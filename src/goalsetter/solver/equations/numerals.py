"""The leaves of a problem: every numeral that its cubes can form, as the rules read it.

A form is written and handed to the reader of the rules, so that what a solver takes for a numeral
is what the judge takes for one. A variation that gives new numerals gives new forms here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product

from goalsetter.cubes import Cube, Placed, Written
from goalsetter.expr import Number, Undefined, Unsettled
from goalsetter.notation import text
from goalsetter.rules import Numerals, Place, Reader, ReadingRules
from goalsetter.solver.equations.problem import Kind, Leaf

Form = tuple[tuple[int, ...], Written]
"""The kinds of the cubes of a numeral, in order, and how it is written."""

Worth = tuple[Number, str] | None
"""What a form is worth and how it is written; nothing if it is no numeral."""

TURNS = ((False, False), (True, False), (False, True), (True, True))
"""Sideways and upside-down, the plainest first."""


def leaves_of(kinds: tuple[Kind, ...], rules: ReadingRules) -> tuple[Leaf, ...]:
    """Every leaf, of those with the same cubes and value the plainest."""
    worth = _worth_under(rules)
    found: dict[tuple[tuple[int, ...], Number], Leaf] = {}
    for used, written in forms(kinds, rules.numerals):
        known = worth(written)
        if known is not None:
            value, spelt = known
            leaf = Leaf(kinds=used, value=value, text=spelt)
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


@lru_cache(maxsize=64)
def _worth_under(rules: ReadingRules) -> Callable[[Written], Worth]:
    """What a form is worth under these rules; each is read once, for mats share their numerals."""
    reader = Reader(rules, Place.SOLUTION)
    return lru_cache(maxsize=4096)(lambda written: _worth(reader, written))


def _worth(reader: Reader, written: Written) -> Worth:
    """The value of a form with its text, if the rules read it as a numeral."""
    found = [reading.value for reading in reader.written(written).defined]
    value = found[0] if len(found) == 1 else None
    return (
        None
        if value is None or isinstance(value, Undefined | Unsettled)
        else (value, text(written))
    )
