"""The reach of a collection of cubes, by its signs and digits alone, without a search."""

from __future__ import annotations

from collections.abc import Callable

from goalsetter.expr import (
    Number,
    Radical,
    Rational,
    is_irrational,
    is_transcendental,
    sign,
)
from goalsetter.solver.equations.closures import ALGEBRAIC, INTEGRAL, NOT_NEGATIVE, RATIONAL
from goalsetter.solver.equations.problem import Binary, Unary
from goalsetter.solver.equations.vectors import Frame, Vector


def is_whole(value: Number) -> bool:
    """Whether a number is plainly an integer."""
    return isinstance(value, Rational) and value.q == 1


def is_rational(value: Number) -> bool:
    """Whether a number is plainly rational."""
    return isinstance(value, Rational)


def is_negative(value: Number) -> bool:
    """Whether a number is certainly negative."""
    return value < 0 if isinstance(value, Rational) else sign(value) == -1


def is_positive(value: Number) -> bool:
    """Whether a number is plainly zero or more; one that is not real is not."""
    return isinstance(value, Rational) and value >= 0


def keeps(row: Unary | Binary, closed: frozenset[str]) -> bool:
    """Whether an operand that a sign brings with it is of the set's kind."""
    brought = [row.left, row.right] if isinstance(row, Unary) else [row.factor]
    return all(CLOSED_TO[closed](number) for number in brought if number is not None)


CLOSED_TO: dict[frozenset[str], Callable[[Number], bool]] = {
    INTEGRAL: is_whole,
    RATIONAL: is_rational,
    ALGEBRAIC: is_rational,
    NOT_NEGATIVE: is_positive,
}
"""The numbers of each closed set."""


class Reach:
    """Whether the value of some cubes may be a given number."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        leaves = frame.problem.leaves
        broken = {at for leaf in leaves if not is_whole(leaf.value) for at in leaf.kinds}
        bent = {at for leaf in leaves if not is_rational(leaf.value) for at in leaf.kinds}
        below = {at for leaf in leaves if not is_positive(leaf.value) for at in leaf.kinds}
        self._broken = self._mask(INTEGRAL, broken)
        self._bent = self._mask(RATIONAL, bent)
        # Leaves are algebraic always, so only signs can lead beyond.
        self._free = self._mask(ALGEBRAIC, set())
        self._below = self._mask(NOT_NEGATIVE, below)
        self._always = {
            closed: any(
                not row.kinds and row.operation.name not in closed for row in frame.problem.signs()
            )
            for closed in (INTEGRAL, RATIONAL, ALGEBRAIC, NOT_NEGATIVE)
        }

    def _mask(self, closed: frozenset[str], leaves: set[int]) -> Vector:
        """The kinds by which numbers may leave a set that is closed under operations."""
        problem = self.frame.problem
        signs = {
            at
            for row in problem.signs()
            if row.operation.name not in closed or not keeps(row, closed)
            for at in row.kinds
        }
        return sum(self.frame.field * self.frame.units[at] for at in signs | leaves)

    def bends(self, vector: Vector) -> int:
        """How many cubes the vector has by which numbers may become irrational.

        With none all is rational, with one algebraic: a logarithm counts twice.
        """
        # The remainder adds up the fields that are left: a count of cubes, not of kinds.
        own = (vector & self._bent) % self.frame.field + (vector & self._free) % self.frame.field
        return own + 2 * self._always[RATIONAL]

    def may(self, vector: Vector, value: Number) -> bool:
        """Whether the vector may have that value, as far as its kinds tell."""
        if isinstance(value, Rational):
            # A fraction out of whole numbers needs a sign or a leaf that breaks them.
            if value.q != 1 and not (self._always[INTEGRAL] or vector & self._broken):
                return False
        else:
            # Without powers and roots all is rational; with one of them all is algebraic.
            bends = self.bends(vector)
            if isinstance(value, Radical):
                beyond = not bends
            elif bends > 1:
                beyond = False
            else:
                beyond = bool(is_transcendental(value) if bends else is_irrational(value))
            if beyond:
                return False
        # Last, for the sign of a number that is no fraction may take long to tell.
        below = self._always[NOT_NEGATIVE] or vector & self._below
        return bool(below) or not is_negative(value)
