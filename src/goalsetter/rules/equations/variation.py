"""What the variations of EQUATIONS amend, in short."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.equations.force import EquationsRules
from goalsetter.rules.equations.tables import Numerals, ReadingRules, SignRow
from goalsetter.rules.ruling import TIGHT


def amend_reading(rules: EquationsRules, **changes: object) -> EquationsRules:
    """The rules with some of what decides readings changed."""
    return replace(rules, reading=_changed(rules.reading, **changes))


def _changed(reading: ReadingRules, **changes: object) -> ReadingRules:
    return replace(reading, **changes)  # type: ignore[arg-type]


def amend_numerals(rules: EquationsRules, **changes: object) -> EquationsRules:
    """The rules with some of what numerals may be changed."""
    numerals: Numerals = replace(rules.reading.numerals, **changes)  # type: ignore[arg-type]
    return amend_reading(rules, numerals=numerals)


def add_signs(rules: EquationsRules, *rows: SignRow) -> EquationsRules:
    """The rules with more meanings of signs."""
    return amend_reading(rules, signs=(*rules.reading.signs, *rows))


def tight(rules: EquationsRules, ruling: str) -> bool:
    """Whether the ruling gives a sign a default grouping."""
    return rules.ruling(ruling) == TIGHT
