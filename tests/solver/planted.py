"""Solutions that are known to be there: an expression by chance, and its value for a Goal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from goalsetter.cubes import Cube
from goalsetter.expr import FUNCTIONS, Number, Undefined, Unsettled, integer

SIGNS = {
    "+": "add",
    "-": "subtract",
    "x": "multiply",
    "/": "divide",
    "^": "power",
    "√": "root",
}
Plant = tuple[tuple[Cube, ...], Number]


def plants(seed: int, count: int, most: int) -> Iterator[Plant]:
    """So many collections of up to so many cubes, each with a value that they have."""
    chance = Random(seed)
    while count:
        found = _grow(chance, chance.randint(2, most))
        if found is not None and len(found[0]) > 1:
            count -= 1
            yield found


def _grow(chance: Random, cubes: int) -> Plant | None:
    """An expression of just so many cubes; nothing if it has no value."""
    if cubes == 1:
        digit = chance.randrange(10)
        return (Cube(str(digit)),), integer(digit)
    if cubes == 2 or (cubes % 2 == 0 and chance.random() < 0.4):
        return _joined("√", "square-root", [_grow(chance, cubes - 1)])
    sign = chance.choice("++--xx//^√")
    left = chance.randrange(1, cubes - 1)
    parts = [_grow(chance, left), _grow(chance, cubes - 1 - left)]
    return _joined(sign, SIGNS[sign], parts)


def _joined(sign: str, name: str, parts: list[Plant | None]) -> Plant | None:
    known = [part for part in parts if part is not None]
    if len(known) < len(parts):
        return None
    value = FUNCTIONS[name](*(number for _, number in known))
    if isinstance(value, Undefined | Unsettled | tuple):
        return None
    return (Cube(sign), *(cube for cubes, _ in known for cube in cubes)), value
