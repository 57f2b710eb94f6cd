"""Short names for the amendments that variations of EQUATIONS make."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.tables import Numerals, ReadingRules, SignRow
from goalsetter.rules.rulings import Ruling, numbers


def amend_reading(rules: EquationsRules, **changes: object) -> EquationsRules:
    """The rules with some of what decides readings changed."""
    reading: ReadingRules = replace(rules.reading, **changes)  # type: ignore[arg-type]
    return replace(rules, reading=reading)


def amend_numerals(rules: EquationsRules, **changes: object) -> EquationsRules:
    """The rules with some of what numerals may be changed."""
    numerals: Numerals = replace(rules.reading.numerals, **changes)  # type: ignore[arg-type]
    return amend_reading(rules, numerals=numerals)


def add_signs(rules: EquationsRules, *rows: SignRow) -> EquationsRules:
    """The rules with more meanings of signs."""
    return amend_reading(rules, signs=(*rules.reading.signs, *rows))


def tight(rules: EquationsRules, ruling: Ruling) -> bool:
    """Whether the ruling gives a sign a default grouping."""
    return rules.says(ruling, "tight")


def limit(rules: EquationsRules, number: int) -> int:
    """A limit of the books, whose digits are those of base ten or of the base that is played."""
    bases = (int(chosen.fill) for chosen in rules.variations if chosen.name == "base")
    base = next(bases, 10) if rules.says(numbers.LIMITS_BASE, "the-base") else 10
    return int(str(number), base)
