"""A written cube as it is read once its note is followed: the symbol it stands for, and its mark.

``0<5>`` shows 5; ``^<.>`` shows ^ with the mark that makes it a point; ``0<.>`` shows the same.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from goalsetter.cubes import (
    EQUATIONS_SYMBOLS,
    FACE_OF,
    Colour,
    Cube,
    DecimalPoint,
    Item,
    Placed,
    StandsFor,
)
from goalsetter.rules.equations.tables import Lies, ReadingRules

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

WRITTEN_OUT = re.compile(r"(?P<under>1/)?(?P<whole>\d{1,40})|0?\.(?P<behind>0{0,40}1)")
"""A mark like ``100``, ``1/100`` or ``.01``: a power of the base with nothing left to work out."""

EXPONENT = "exp"
"""The mark of a coloured exponent."""

UNIT = "|"
"""The symbol of a sideways minus, the imaginary unit where it is in force."""

POINT = "."
"""The symbol of a decimal point that was written as a point."""

TURNS = {
    (False, False): Lies.UPRIGHT,
    (True, False): Lies.SIDEWAYS,
    (False, True): Lies.UPSIDE_DOWN,
}


@dataclass(frozen=True, slots=True)
class Face:
    """A cube as it is to be read.

    The ``free`` turns are those that nobody can tell from how the cube lies.
    """

    symbol: str
    mark: str = ""
    colour: Colour | None = None
    sideways: bool = False
    upside_down: bool = False
    wild: bool = False
    free: tuple[tuple[bool, bool], ...] = ()
    hidden: bool = False
    """Whether nobody can see on the mat that it is not sideways, though it is written upright."""

    @property
    def upright(self) -> bool:
        """Neither sideways nor upside-down."""
        return not (self.sideways or self.upside_down)

    @property
    def may_be_upright(self) -> bool:
        """Whether it may be taken to lie upright."""
        return (False, False) in self.turns

    @property
    def turns(self) -> tuple[tuple[bool, bool], ...]:
        """Every way it may be taken to lie, as (sideways, upside-down), the way it lies first."""
        return ((self.sideways, self.upside_down), *self.free)

    def lies(self, way: Lies) -> bool:
        """Whether it may be taken to lie that way; a sign turned both ways lies no way."""
        return any(TURNS.get(turn) is way for turn in self.turns)


Said = tuple[tuple[str, str], ...]
"""Each wild symbol with its meaning."""


def meanings_of(symbol: str, rules: ReadingRules) -> tuple[str, ...]:
    """The meanings of the cubes of a wild symbol (2018-19 XIII-A-3, C-1; 2011-12 ET6)."""
    if symbol not in rules.wild_numerals:
        return rules.wild_meanings
    return tuple(m for m in rules.wild_meanings if m.isdigit() or m == symbol)


def stands_for(meaning: str) -> tuple[str, str] | None:
    """The symbol and the mark that a note or a ``where`` gives to a wild cube."""
    if meaning == "i":
        return (UNIT, "")
    if meaning in EQUATIONS_SYMBOLS:
        return (meaning, "")
    if meaning in MARKED_SYMBOL:
        return (MARKED_SYMBOL[meaning], meaning)
    power = POWER_OF_BASE.fullmatch(meaning) or WRITTEN_OUT.fullmatch(meaning)
    return ("1", meaning) if power else None


def written_face(item: Item, rules: ReadingRules, where: tuple[StandsFor, ...]) -> Face | None:
    """The face of a written item; nothing for a group, a ``!``, and a note that says nothing."""
    if isinstance(item, DecimalPoint):
        return Face(POINT)
    if not isinstance(item, Placed):
        return None
    cube, note = item.cube, item.note or ""
    if cube.symbol in rules.wild:
        return _wild_face(cube, note, rules, where)
    return Face(cube.symbol, note, cube.colour, cube.sideways, cube.upside_down)


def _wild_face(
    cube: Cube, note: str, rules: ReadingRules, where: tuple[StandsFor, ...]
) -> Face | None:
    """A wild cube: its own note first, then the ``where``, else what is on the cube.

    One that stands for the minus and lies sideways is a sideways minus (judges A30).
    """
    declared = {entry.what: entry.meaning for entry in where}
    own = stands_for(note)
    shown = own or stands_for(declared.get(cube.symbol, cube.symbol))
    # A note that says nothing of a symbol leaves a wild cube without a meaning.
    if shown is None or (note and own is None and note != EXPONENT):
        return None
    symbol, mark = shown
    allowed = {FACE_OF.get(symbol, symbol), mark} & set(meanings_of(cube.symbol, rules))
    if rules.wild_meanings and not allowed:
        return None
    mark = mark or (EXPONENT if note == EXPONENT else "")
    if symbol == "-" and cube.sideways and rules.numerals.units:
        return Face(UNIT, mark, cube.colour, upside_down=cube.upside_down, wild=True)
    hidden = rules.unseen_turns and (True, False) in INDISTINCT.get(cube.symbol, ())
    turn = (cube.sideways, cube.upside_down)
    return Face(symbol, mark, cube.colour, *turn, wild=True, hidden=hidden)


INDISTINCT = {
    "0": ((False, False), (False, True)),
    "x": ((False, False), (True, False), (False, True)),
    "^": ((True, False), (False, True)),
    "|": ((False, False), (False, True)),
}
"""Turns that cannot be told apart on the mat: of a wild 0, a wild x, ^ as a digit, and |."""


def laid_face(cube: Cube, rules: ReadingRules, said: Said) -> Face:
    """The face of a cube on the mat, a wild one standing for what is said of its symbol."""
    wild = cube.symbol in rules.wild
    seen = cube.symbol if wild or cube.symbol in "^|" else ""
    turn = (cube.sideways, cube.upside_down)
    alike = INDISTINCT.get(seen, ()) if rules.unseen_turns else ()
    # A cube seen to lie sideways is sideways; only of an x nobody can see that.
    told_apart = cube.sideways and seen != "x"
    free = () if told_apart or (seen == "^" and not cube.upright) else alike
    shown = stands_for(dict(said).get(cube.symbol, "")) if wild else None
    return Face(
        *(shown or (cube.symbol, "")),
        cube.colour,
        cube.sideways,
        cube.upside_down,
        wild,
        tuple(other for other in free if other != turn),
    )
