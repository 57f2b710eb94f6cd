"""Any Color Exponent: digits of one colour raise without ^ (2018-19 XIII-B-10)."""

from __future__ import annotations

from goalsetter.rules.equations.force import EquationsRules
from goalsetter.rules.equations.rulings import EXPONENT
from goalsetter.rules.equations.variation import (
    Blank,
    Variation,
    amend_numerals,
    amend_reading,
    tight,
)

COLOURS = {"red": "r", "blue": "b", "green": "g", "black": "k"}


def amend(rules: EquationsRules, fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """Digits of the chosen colour may be exponents."""
    colours = (*rules.reading.numerals.exponent_colours, COLOURS[fill])
    amended = amend_numerals(rules, exponent_colours=colours)
    return amend_reading(amended, tight_exponents=tight(rules, EXPONENT))


COLOUR_EXPONENT = Variation(
    name="exponent",
    amend=amend,
    aliases=("any color exponent", "any colour exponent", "color exponent", "colour exponent"),
    blank=Blank.COLOUR,
)
