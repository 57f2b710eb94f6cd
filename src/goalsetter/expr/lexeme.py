"""The pieces that a bracket level may be cut into: atoms and signs, each with what it may join.

One cube may be the start of several lexemes (``√`` with or without an index, ``^`` as a power or
as a point): all of them are given, and the chart finds every way to put them together. Which
lexemes exist is policy and comes from ``rules``; nothing here knows a rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag
from typing import Generic, NamedTuple, TypeVar

from goalsetter.expr.number import Number
from goalsetter.expr.tree import Operation, Tree

V = TypeVar("V")
"""The worth of a lexeme: a number, or a set of cards."""


class Shape(IntFlag):
    """The kind of node that a subtree is, so that a sign can say what it takes."""

    ATOM = 1
    """A numeral or a group."""
    UNIT = 2
    """The imaginary unit standing by itself, which joins its neighbours without a sign."""
    PREFIXED = 4
    POSTFIXED = 8
    JOINED = 16
    """A product that no sign shows."""
    POWER = 32
    TIMES = 64
    PLUS = 128
    BEGINS = 256
    """A product that no sign shows and whose first factor is the imaginary unit."""
    ENDS = 512
    """The same, its last factor being the unit."""
    EXPONENT = 1024
    """A coloured exponent: taken by the power that no sign shows, and by nothing else."""
    LONG = 2048
    """A numeral with more digits than the place allows, for the signs that take it all the same."""


NONE = Shape(0)
ANY = Shape(1023)
"""Every shape that is an expression by itself; an EXPONENT is not."""


@dataclass(frozen=True, slots=True)
class Atom(Generic[V]):
    """A numeral, a set or a group: what it may be worth, each with its tree."""

    start: int
    end: int
    options: tuple[tuple[V, Tree], ...]
    shape: Shape = Shape.ATOM


@dataclass(frozen=True, slots=True)
class Sign:
    """An operation sign, or (``start == end``) an operation that no cube shows.

    ``left`` and ``right`` are the shapes it takes on either side; none for a side where it takes
    nothing. ``meant`` keeps only that one of several values (a root that the writer names).
    """

    start: int
    end: int
    operation: Operation
    left: Shape
    right: Shape
    shape: Shape
    meant: Number | None = None

    @property
    def masks(self) -> tuple[Shape, ...]:
        """The shapes it takes, side by side: one mask for each operand it has."""
        return tuple(shapes for shapes in (self.left, self.right) if shapes)


Lexeme = Atom[V] | Sign


class LevelBlock(NamedTuple):
    """Cubes from ``start`` up to ``end`` that no node may cross.

    From there up to ``tail`` stand signs that are no cubes, such as !: they belong to the block or
    to more than the block, as a reading likes.
    """

    start: int
    end: int
    tail: int


@dataclass(frozen=True, slots=True)
class BracketLevel(Generic[V]):
    """One bracket level: how many items it has, its lexemes, and what no node may cross."""

    length: int
    lexemes: tuple[Lexeme[V], ...]
    blocks: tuple[LevelBlock, ...] = ()
