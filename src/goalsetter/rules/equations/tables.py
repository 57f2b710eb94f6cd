"""The shape of EQUATIONS rules as tables: signs, numerals and defaults. No rule stands here.

A judge reads these tables to find what a text means; a solver reads the same tables to find what
can be built: each ``SignRow`` is an operation with its name and whole-number settings, each field
of ``Numerals`` a source of leaves. Nothing in them is a function.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from goalsetter.expr import Operation


class ExpressionPlace(Enum):
    """Where an expression stands: rules differ between the mat and the paper."""

    LAID_GOAL = "goal as laid"
    WRITTEN_GOAL = "goal as written"
    SOLUTION = "solution"


class SignRole(Enum):
    """Where a sign takes its operands."""

    INFIX = "between two"
    PREFIX = "before one"
    POSTFIX = "behind one"


class Lies(Enum):
    """How a cube must lie to have a meaning."""

    UPRIGHT = "upright"
    SIDEWAYS = "sideways"
    UPSIDE_DOWN = "upside-down"


class Rank(Enum):
    """The step of the order of operations that a sign belongs to."""

    POWER = "roots and exponents"
    TIMES = "multiplication and division"
    PLUS = "addition and subtraction"


@dataclass(frozen=True, slots=True, kw_only=True)
class SignRow:
    """One meaning of a symbol as an operation.

    ``mark`` is the note that says this meaning; with ``marked_only`` it needs that note on paper
    (on the mat a cube carries no note, so there every meaning is open). ``tight`` signs have a
    default grouping: they take just the numeral beside them.
    """

    symbol: str
    role: SignRole
    operation: Operation
    rank: Rank = Rank.POWER
    lies: Lies = Lies.UPRIGHT
    mark: str = ""
    marked_only: bool = False
    tight: bool = False
    wild_upright: bool = True
    """Whether a wild cube that lies upright may have this meaning on the mat."""
    long_operands: bool = False
    """Whether it takes two-digit numerals that the place does not allow elsewhere."""
    in_goal: bool = True
    """Whether it may have this meaning in a Goal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Numerals:
    """Which leaves may be formed from digits and from what stands for digits.

    A length of 0 digits means: as many as are written.
    """

    base: int = 10
    goal_digits: int = 2
    solution_digits: int = 1
    sideways: bool = False
    upside_down: bool = False
    turned_both_in_goal: bool = False
    point_digits: int = 0
    """How many digits a decimal point cube may be combined with; 0 where there is none."""
    decimal_in_goal: int = 0
    """How many digits of the Goal may have a point among them; 0 where none may."""
    repeating: bool = False
    powers_of_the_base: bool = False
    units: tuple[str, ...] = ()
    """Symbols that name the imaginary unit."""
    exponent_colours: tuple[str, ...] = ()
    digit_symbols: tuple[tuple[str, int], ...] = ()
    """Symbols that also name a digit, ten or eleven."""
    wild_exponents: bool = True
    """Whether a wild cube may be a coloured exponent."""
    point_in_base: bool = True
    """Whether a point stands in the base, not in base ten."""
    repeating_in_base: bool = True
    """The same for AB+."""
    repeating_printed: bool = False
    """Whether A and B of AB+ must be digits printed on their cubes."""
    repeating_unmarked: tuple[str, ...] = ("ABAB", "ABBB")
    """The repetitions that an AB+ without a mark may have on paper."""


POWER = Operation("power")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingRules:
    """All that decides which readings an expression has."""

    signs: tuple[SignRow, ...]
    numerals: Numerals = field(default_factory=Numerals)
    order_of_operations: bool = False
    wild: tuple[str, ...] = ()
    """Symbols whose cubes may stand for others."""
    wild_meanings: tuple[str, ...] = ()
    """The symbols that a wild cube may stand for."""
    wild_numerals: tuple[str, ...] = ()
    """Those wild symbols that may stand for numerals only."""
    wild_said: tuple[tuple[str, str], ...] = ()
    """The settled meanings of wild symbols in a Goal on the mat."""
    tight_exponents: bool = False
    """Whether a coloured exponent takes just the numeral before it."""
    tight_products: bool = False
    """Whether a product with the imaginary unit takes just the numerals beside it."""
    tight_index: bool = False
    """Whether the index of a root is just the numeral before it."""
    clash_opens_level: bool = True
    """Whether clashing defaults free every sign of the level, or just the order of those two."""
    powers_from_right: bool = False
    """Under an order of operations: whether powers in a row go from right to left."""
    chunks_bind: bool = True
    """Whether a complete chunk of a Goal must be one node of any reading."""
    gaps_in_numerals: bool = False
    """Whether digits of a Goal with a space between them may be one numeral."""
    unseen_turns: bool = True
    """Whether a turn that nobody can see may be taken either way."""
    wild_turned: bool = True
    """Whether a wild cube may have the meanings of a turned sign."""
    power: Operation = POWER
    """The operation of an exponent that no sign shows."""
