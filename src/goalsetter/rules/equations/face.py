"""What a written cube shows once its note is followed: the symbol it stands for, and its mark.

``0<5>`` shows 5; ``^<.>`` shows ^ with the mark that makes it a point; ``0<.>`` shows the same.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from goalsetter.cubes import EQUATIONS_SYMBOLS, Colour, Item, Placed, Point, StandsFor
from goalsetter.rules.equations.tables import Lies

MARKED_SYMBOL = {
    ".": "^",
    "gcf": "^",
    "10": "^",
    "11": "√",
    "lcm": "√",
    "root": "√",
    "log": "/",
    "div": "/",
    "ABAB": "+",
    "ABBB": "+",
}
"""The symbol on which each mark may stand: a wild cube with the mark stands for that symbol."""

POWER_OF_BASE = re.compile(r"(\d{1,6})\^\(?(-?\d{1,6})\)?")
"""A mark like ``10^2`` or ``8^-1``: a 1 that stands for a power of the base."""


@dataclass(frozen=True, slots=True)
class Face:
    """A cube as it is to be read."""

    symbol: str
    mark: str = ""
    colour: Colour | None = None
    sideways: bool = False
    upside_down: bool = False

    @property
    def lies(self) -> Lies | None:
        """How it lies; nothing if it is turned both ways, which no sign may be."""
        turned = {
            (False, False): Lies.UPRIGHT,
            (True, False): Lies.SIDEWAYS,
            (False, True): Lies.UPSIDE_DOWN,
        }
        return turned.get((self.sideways, self.upside_down))

    @property
    def upright(self) -> bool:
        """Neither sideways nor upside-down."""
        return self.lies is Lies.UPRIGHT


POINT = Face("^", ".")
"""A decimal point that was written as a point."""


def stands_for(meaning: str) -> tuple[str, str] | None:
    """The symbol and the mark that a note or a ``where`` gives to a wild cube."""
    if meaning == "i":
        return ("|", "")
    if meaning in EQUATIONS_SYMBOLS:
        return (meaning, "")
    if meaning in MARKED_SYMBOL:
        return (MARKED_SYMBOL[meaning], meaning)
    return ("1", meaning) if POWER_OF_BASE.fullmatch(meaning) else None


def face_of(item: Item, wild: tuple[str, ...], where: tuple[StandsFor, ...] = ()) -> Face | None:
    """The face of an item, or nothing for a group, a ``!`` and a note that says nothing known."""
    if isinstance(item, Point):
        return POINT
    if not isinstance(item, Placed):
        return None
    cube, note = item.cube, item.note or ""
    symbol, mark = cube.symbol, note
    declared = {entry.what: entry.meaning for entry in where}
    meaning = declared.get(cube.symbol, note)
    if cube.symbol in wild and meaning and meaning != "exp":
        shown = stands_for(meaning)
        if shown is None:
            return None
        symbol, mark = shown[0], shown[1] or (note if cube.symbol in declared else "")
    return Face(symbol, mark, cube.colour, cube.sideways, cube.upside_down)
