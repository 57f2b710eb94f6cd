"""A mat of EQUATIONS as a problem: kinds of cubes, what they can make, and which values count.

Everything is read off the tables of ``rules``: leaves from the numerals, operations from the rows
of signs. Both searches, the kernel and plain Python, read this and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes import Cube, Item, LaidGoal, Placed
from goalsetter.expr import (
    Function,
    Number,
    Operation,
    Rational,
    Results,
    Tree,
    Undefined,
    Unsettled,
    function_of,
    integer,
)
from goalsetter.rules import meets


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """Cubes that are alike: how many must be used, are surely there, and are there at most."""

    symbol: str
    """The symbol that they stand for."""
    required: int
    sure: int
    """In Required and Permitted."""
    most: int
    """With those of the Resources that the question opens."""
    cube: bool = True
    """False for what is no cube: a ``!``, or a mark by which operations are counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaf:
    """A numeral, or what counts as one: how it is written, and its value."""

    kinds: tuple[int, ...]
    """The cubes that it uses up."""
    value: Number
    items: tuple[Item, ...]
    shown: tuple[int, ...]
    """The kinds of the cubes that are written, in order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unary:
    """A sign before or behind one operand; one with two operands may bring the other with it.

    So a coloured exponent is a sign behind its base, and 25 percent a sign before its operand.
    """

    kinds: tuple[int, ...]
    """The cubes that it uses up: none if the sign may be repeated."""
    operation: Operation
    items: tuple[Item, ...]
    shown: tuple[int, ...]
    """The kinds of the cubes that are written, in order."""
    behind: bool = False
    left: Number | None = None
    right: Number | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Binary:
    """A sign between two operands; one that stands for a factor brings it with it, as in 2|3."""

    kinds: tuple[int, ...]
    operation: Operation
    items: tuple[Item, ...]
    shown: tuple[int, ...]
    factor: Number | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PowersOfOne:
    """The ones of a problem, each of which may be any power of the base (2018-19 XIII-B-8)."""

    kind: int
    base: int
    negative: bool
    """Whether a 1 may lie upside-down."""

    def code(self, exponent: int, *, negative: bool) -> int:
        """A power as a number from 0 on: as the kernel tells it."""
        # One number for a size, a direction and a sign: so a leaf stays one index in a tree.
        return 2 * (2 * abs(exponent) + (exponent < 0)) + negative

    def code_of(self, value: Rational) -> int | None:
        """The code of a power of the base, or of its opposite where that counts; else nothing."""
        above, below = abs(int(value.p)), int(value.q)
        # In lowest terms a power of the base has a 1 above or below, and only then is it one.
        size, exponent = max(above, below), 0
        while size % self.base == 0:
            size, exponent = size // self.base, exponent + 1
        if size != 1 or min(above, below) != 1 or (value < 0 and not self.negative):
            return None
        return self.code(-exponent if below > 1 else exponent, negative=value < 0)

    def leaf(self, code: int) -> Leaf:
        """The 1 as the power with this code."""
        size, below = divmod(code >> 1, 2)
        whole = integer(self.base) ** size
        value = 1 / whole if below else whole
        note = f"{self.base}^{-size if below else size}" if size else None
        item = Placed(Cube("1", upside_down=bool(code & 1)), note)
        return Leaf(
            kinds=(self.kind,),
            value=-value if code & 1 else value,
            items=(item,),
            shown=(self.kind,),
        )


@dataclass(frozen=True, slots=True)
class GoalReading:
    """One reading of the Goal: its items, with any ! put in, and how they are grouped."""

    items: tuple[Item, ...]
    tree: Tree
    laid: LaidGoal | None = None
    """The Goal itself, where it may be another than the one on the mat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """A value that a Solution may have, with a reading of the Goal that has it."""

    value: Number
    goal: GoalReading | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """Which expressions can be built, and which of them are Solutions."""

    kinds: tuple[Kind, ...]
    leaves: tuple[Leaf, ...]
    unary: tuple[Unary, ...]
    binary: tuple[Binary, ...]
    targets: tuple[Target, ...]
    spare: int
    """How many cubes beyond the sure ones may be used in all: 1 after Now."""
    # A numeral of one cube is no Solution (VII-B-3-a).
    least_cubes: int = 2
    most_cubes: int = 0
    """No expression of more is looked for; 0 for no such limit."""
    multiple_of: int = 0
    """The k of Multiple of k: a Solution is off a target by a multiple of it, not by 0."""
    along_i: bool = False
    """Whether multiples of k times i count too."""
    every_target: bool = True
    """Whether the targets are all there are; if not, no search can prove that nothing fits."""
    every_leaf: bool = True
    """The same for the leaves."""
    powers: PowersOfOne | None = None
    """Ones of which the leaves hold only some powers."""
    is_open: bool = False
    """Whether there is just one cube of that kind, and all its powers count."""

    def leaf(self, number: int) -> Leaf:
        """A leaf by its number; beyond the last stand all the powers of a 1."""
        # The table cannot hold infinitely many leaves, so their numbers go on behind its end.
        if number < len(self.leaves) or self.powers is None:
            return self.leaves[number]
        return self.powers.leaf(number - len(self.leaves))

    def meets(self, value: Number, target: Number) -> bool | None:
        """Whether a Solution may have this value for that target, if it can be decided."""
        return meets(value, target, self.multiple_of, along_i=self.along_i)

    def signs(self) -> tuple[Unary | Binary, ...]:
        """Every row of signs, of one operand and of two."""
        return (*self.unary, *self.binary)


def function_of_binary(row: Binary) -> Function:
    """Return the operation of a sign on its two operands."""
    function, factor = function_of(row.operation), row.factor
    if factor is None:
        return function

    def between(left: Number, right: Number) -> Results:
        # 2|3 is (2 x i) x 3: the factor goes with the left, and multiplying is associative.
        product = function(left, factor)
        if isinstance(product, Undefined | Unsettled | tuple):
            return product
        return function(product, right)

    return between


def function_of_unary(row: Unary) -> Function:
    """Return the operation of a sign on its one operand."""
    function = function_of(row.operation)
    left, right = row.left, row.right
    if left is not None:
        return lambda operand: function(left, operand)
    return function if right is None else lambda operand: function(operand, right)
