"""A mat of EQUATIONS as a problem: kinds of cubes, what they can make, and which values count.

Everything is read off the tables of ``rules``: leaves from the numerals, operations from the rows
of signs. Both searches, the kernel and plain Python, read this and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes import Item, LaidGoal
from goalsetter.expr import (
    Function,
    Number,
    Operation,
    Results,
    Tree,
    Undefined,
    Unsettled,
    function_of,
)
from goalsetter.rules import meets


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """Cubes that are alike: how many must be used, are surely there, and are there at most."""

    symbol: str
    """What they stand for."""
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
    """What it uses up."""
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
    """What it uses up: nothing if the sign may be repeated."""
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

    def meets(self, value: Number, target: Number) -> bool | None:
        """Whether a Solution may have this value for that target, if it can be decided."""
        return meets(value, target, self.multiple_of, along_i=self.along_i)

    def signs(self) -> tuple[Unary | Binary, ...]:
        """Every row of signs, of one operand and of two."""
        return (*self.unary, *self.binary)


def function_of_binary(row: Binary) -> Function:
    """What a sign does to its two operands."""
    function, factor = function_of(row.operation), row.factor
    if factor is None:
        return function

    def between(left: Number, right: Number) -> Results:
        product = function(left, factor)
        if isinstance(product, Undefined | Unsettled | tuple):
            return product
        return function(product, right)

    return between


def function_of_unary(row: Unary) -> Function:
    """What a sign does to its one operand."""
    function = function_of(row.operation)
    left, right = row.left, row.right
    if left is not None:
        return lambda operand: function(left, operand)
    return function if right is None else lambda operand: function(operand, right)
