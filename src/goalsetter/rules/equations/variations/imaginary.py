"""Imaginary: the sideways minus is i, and all complex roots count (2018-19 XIII-D-13)."""

from __future__ import annotations

from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_numerals, amend_reading, tight
from goalsetter.rules.equations.variations.complex_roots import with_complex_roots
from goalsetter.rules.example import Example
from goalsetter.rules.rulings import grouping
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """| names i; powers and roots have all their values."""
    units = (*rules.reading.numerals.units, "|")
    amended = amend_numerals(with_complex_roots(rules), units=units)
    return amend_reading(amended, tight_products=tight(rules, grouping.PRODUCT))


IMAGINARY = Variation(
    name="imaginary",
    amend=amend,
    aliases=("imaginary numbers", "imaginary number"),
    instead="root is i",
    examples=(
        Example(goal="2", required="- - x + 3", papers=("(|x|)+3=2",), ask=("(|x|)+5",)),
        Example(goal="5", required="6 + - x -", papers=("6+(|x|)=5",)),
    ),
)
