"""Powers and roots with all their complex values, for the two variations that ask for them."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.expr import Operation
from goalsetter.rules.equations.force import EquationsRules
from goalsetter.rules.equations.variation import amend_reading

COMPLEX = {
    "power": "complex-power",
    "root": "complex-root",
    "square-root": "complex-square-root",
}


def with_complex_roots(rules: EquationsRules) -> EquationsRules:
    """The rules with every power and root taken among the complex numbers (decision 10)."""
    signs = tuple(replace(row, operation=_complex(row.operation)) for row in rules.reading.signs)
    return amend_reading(rules, signs=signs, power=Operation("complex-power"))


def _complex(operation: Operation) -> Operation:
    return replace(operation, name=COMPLEX.get(operation.name, operation.name))
