"""A mat of EQUATIONS as a problem: kinds of cubes, what they can make, and which values count.

Everything is read off the tables of ``rules``: leaves from the numerals, operations from the rows
of signs. Both searches, the kernel and plain Python, read this and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.expr import Number, Operation


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """Cubes that are alike: how many must be used, are surely there, and are there at most."""

    symbol: str
    required: int
    sure: int
    """In Required and Permitted."""
    most: int
    """With those of the Resources that the question opens."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaf:
    """A numeral: the kinds of its cubes, in order, its value, and how it is written."""

    kinds: tuple[int, ...]
    value: Number
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Unary:
    """A sign before or behind one operand."""

    kind: int
    operation: Operation
    text: str
    behind: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Binary:
    """A sign between two operands."""

    kind: int
    operation: Operation
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """A value that a Solution may have, with the Goal as the writer then has to write it."""

    value: Number
    goal: str


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
    every_target: bool = True
    """Whether the targets are all there are; if not, no search can prove that nothing fits."""

    def signs(self) -> tuple[Unary | Binary, ...]:
        """Every row of signs, of one operand and of two."""
        return (*self.unary, *self.binary)
