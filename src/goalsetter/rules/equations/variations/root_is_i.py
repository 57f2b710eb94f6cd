"""√ = i: the radical sign is the imaginary unit (2011-12 ET6-IV)."""

from __future__ import annotations

from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_numerals, amend_reading
from goalsetter.rules.equations.variations.complex_roots import with_complex_roots
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Variation


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """√ names i and no longer a root."""
    signs = tuple(row for row in rules.reading.signs if row.symbol != "√")
    amended = with_complex_roots(amend_reading(rules, signs=signs))
    return amend_numerals(amended, units=(*rules.reading.numerals.units, "√"))


ROOT_IS_I = Variation(
    name="root is i",
    title="√ = i",
    amend=amend,
    aliases=("√ = i", "root = i", "square root is i", "radical is i", "root as i", "√ as i"),
    needs=("√", "^"),
    instead="imaginary",
    examples=(
        Example(goal="2", required="√ √ x + 3", papers=("(√x√)+3=2",), ask=("(√x√)+5",)),
        Example(goal="5", required="6 + √ x √", papers=("6+(√x√)=5",)),
    ),
)
