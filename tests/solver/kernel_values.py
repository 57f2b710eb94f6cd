"""Expressions by chance, as the kernel evaluates them and as exact numbers do."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from random import Random

from goalsetter.expr import (
    FUNCTIONS,
    Number,
    Outcome,
    Undefined,
    Unsettled,
    as_fraction,
    compare,
    rational,
)
from goalsetter.solver.equations.kernel_tables import OPERATIONS

RATIONAL, IRRATIONAL, ALGEBRAIC, TRANSCENDENTAL, SURE = 1, 2, 4, 8, 16
SETTINGS = {
    "percent": 100,
    "remainder": 1000,
    "factors": 0,
    "next-prime": 200,
    "next-prime-real": 200,
}
UNARY = frozenset(
    {
        *("square-root", "whole-square-root", "factorial", "factors", "next-prime"),
        *("next-prime-real", "every-square-root", "complex-square-root"),
    }
)
USUAL = ("add", "subtract", "multiply", "divide", "power", "root", "square-root")
LARGEST = 2**63 - 1

Inside = tuple[int, float, float, float, float, int, int, float, float]
Told = tuple[int, int, int] | Inside | None


@dataclass
class Grown:
    """An expression in steps, each on earlier values, and what it is worth exactly."""

    fractions: list[tuple[int, int]] = field(default_factory=list)
    steps: list[tuple[int, int, int, int]] = field(default_factory=list)
    values: list[Outcome] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    @property
    def value(self) -> Outcome:
        """The value of the last step."""
        return self.values[-1]


def grown(chance: Random, names: tuple[str, ...], leaves: int, length: int) -> Grown:
    """A few fractions and as many steps, most of them on the latest values."""
    made = Grown()
    for _ in range(leaves):
        n, d = chance.randint(-4, 12), chance.choice((1, 1, 1, 1, 2, 3, 4))
        fraction = Fraction(n, d)
        made.fractions.append((fraction.numerator, fraction.denominator))
        made.values.append(rational(n, d))
        made.said.append(str(fraction))
    for _ in range(length):
        _step(chance, names, made)
    return made


def _step(chance: Random, names: tuple[str, ...], made: Grown) -> None:
    name = chance.choice(names)
    count = len(made.values)
    left, right = (max(chance.randrange(count), chance.randrange(count)) for _ in range(2))
    setting = SETTINGS.get(name, 0)
    operands = [left] if name in UNARY else [left, right]
    made.steps.append((OPERATIONS[name], setting, left, operands[-1]))
    made.values.append(_applied(name, setting, [made.values[at] for at in operands]))
    made.said.append(f"{name}({', '.join(made.said[at] for at in operands)})")


def _applied(name: str, setting: int, operands: list[Outcome]) -> Outcome:
    settings = (setting,) if name in SETTINGS else ()
    for each in operands:
        if isinstance(each, Undefined | Unsettled):
            return each
    result = FUNCTIONS[name](*settings, *operands)
    assert not isinstance(result, tuple)
    return result


def disagreement(told: Told, value: Outcome) -> str:
    """Return the fault in the kernel's word on a value; nothing if it may be so."""
    if isinstance(value, Unsettled):
        return ""
    if told is None:
        return "" if isinstance(value, Undefined) else "not defined"
    sure = len(told) == 3 or bool(told[6] & SURE)
    if isinstance(value, Undefined):
        return "defined" if sure else ""
    if len(told) == 3:
        return "" if as_fraction(value) == (told[1], told[2]) else "another fraction"
    return _about_form(told, value)


def _about_form(told: Inside, value: Number) -> str:
    sort, low, high, _, _, sign, flags, *_ = told
    fraction = as_fraction(value)
    if flags & IRRATIONAL and isinstance(fraction, tuple):
        return "irrational"
    if flags & RATIONAL and fraction is None:
        return "rational"
    if sort == 1 and isinstance(fraction, tuple):
        return "a sum of radicals"
    if sign and compare(value, rational(0, 1)) == -sign:
        return "of the other sign"
    return "" if _between(value, low, high) else f"between {low} and {high}"


def _between(value: Number, low: float, high: float) -> bool:
    for bound, wrong in ((low, -1), (high, 1)):
        if abs(bound) != float("inf"):
            exact = Fraction(bound)
            if compare(value, rational(exact.numerator, exact.denominator)) == wrong:
                return False
    return True
