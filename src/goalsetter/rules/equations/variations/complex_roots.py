"""Powers and roots with all their complex values, for the two variations that ask for them."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.expr import Operation
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_reading
from goalsetter.rules.rulings import numbers

ROOTS = {
    "principal": {"root": "complex-root", "square-root": "complex-square-root"},
    "every": {"root": "every-root", "square-root": "every-square-root"},
}
POWERS = {"every": "complex-power", "principal": "principal-power"}
"""The operations that roots and powers become, by the answers to two rulings."""


def with_complex_roots(rules: EquationsRules) -> EquationsRules:
    """The rules with every power and root taken among the complex numbers."""
    power = POWERS[rules.rulings.of(numbers.FRACTIONAL_POWERS)]
    names = {**ROOTS[rules.rulings.of(numbers.REAL_ROOTS)], "power": power}
    signs = tuple(
        replace(row, operation=_complex(row.operation, names)) for row in rules.reading.signs
    )
    return amend_reading(rules, signs=signs, power=Operation(power))


def _complex(operation: Operation, names: dict[str, str]) -> Operation:
    return replace(operation, name=names.get(operation.name, operation.name))
