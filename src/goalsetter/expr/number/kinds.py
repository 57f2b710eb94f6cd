"""The closed union of exact values, and the two ways in which there may be none.

A rational is always a ``Rational``; a ``Radical`` is never rational; a ``Monomial`` is never
small. A ``Composite`` or ``Tower`` keeps the expression that it stands for, in a normal form:

- a sum has parts (atom, coefficient): the sum of coefficient times atom;
- a product has parts (base, exponent): the product of exp(exponent times principal log of base),
  where a base is a positive real, a nonreal number (its exponent rational) or minus one;
- a log has the one part (number, base), a factorial the one part (number, one).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from flint import fmpq

from goalsetter.expr.number.magnitude import Magnitude

Rational = fmpq
"""A rational number, in lowest terms."""

Key: TypeAlias = tuple[bool, tuple[tuple[int, fmpq], ...]]
"""A radical monomial: is it imaginary, and the primes with their exponents between 0 and 1."""

Kind: TypeAlias = Literal["sum", "product", "log", "factorial"]
Power: TypeAlias = "tuple[Number, Number]"
"""A base and its exponent."""
Parts: TypeAlias = "tuple[tuple[Number, Number], ...]"


@dataclass(frozen=True, slots=True)
class Radical:
    """A sum of rational multiples of distinct radical monomials: a canonical form."""

    terms: tuple[tuple[Key, fmpq], ...]


@dataclass(frozen=True, slots=True)
class Monomial:
    """A power of i times prime powers, too large or too small to be written out."""

    unit: int
    factors: tuple[tuple[int, fmpq], ...]


@dataclass(frozen=True, slots=True)
class Composite:
    """A number of ordinary size that is kept as the expression it was made by."""

    kind: Kind
    parts: Parts
    weight: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class Tower:
    """A real number of extraordinary size: its expression, its sign and the log of its size."""

    kind: Kind
    parts: Parts
    weight: int = field(compare=False)
    sign: int = field(compare=False)
    log: Magnitude = field(compare=False)


@dataclass(frozen=True, slots=True)
class Undefined:
    """The expression has no value; the code says why."""

    code: str


@dataclass(frozen=True, slots=True)
class Unsettled:
    """The expression may have a value, but it could not be found or decided here."""

    code: str


Plain: TypeAlias = fmpq | Radical
Form: TypeAlias = Composite | Tower
Number: TypeAlias = fmpq | Radical | Monomial | Composite | Tower
Outcome: TypeAlias = Number | Undefined | Unsettled

ZERO = fmpq(0)
ONE = fmpq(1)
MINUS_ONE = fmpq(-1)
HALF = fmpq(1, 2)
I = Radical((((True, ()), ONE),))  # noqa: E741
"""The imaginary unit."""

TOO_LARGE = Unsettled("too-large")
TOO_COMPLEX = Unsettled("too-complex")


def weigh(numbers: Iterable[Number]) -> int:
    """How many nodes an expression over these numbers has."""
    return 1 + sum(getattr(number, "weight", 1) for number in numbers)


def effort(x: Number) -> int:
    """About how much work a number makes: its terms or nodes, and its digits."""
    if isinstance(x, fmpq):
        return 1 + x.height_bits() // 1024
    if isinstance(x, Radical):
        return 1 + sum(effort(coefficient) + len(key[1]) for key, coefficient in x.terms)
    if isinstance(x, Monomial):
        return 1 + len(x.factors)
    return 1 + sum(effort(first) + effort(second) for first, second in x.parts)
