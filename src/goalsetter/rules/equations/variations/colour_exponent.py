"""Any Color Exponent: digits of one colour raise without ^ (2018-19 XIII-B-10)."""

from __future__ import annotations

from goalsetter.cubes import DIGITS
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_numerals, amend_reading, tight
from goalsetter.rules.example import Example
from goalsetter.rules.rulings import grouping
from goalsetter.rules.variation import Blank, ChoiceRefusal, RolledCubes, Variation, without_effect

COLOURS = {"red": "r", "blue": "b", "green": "g", "black": "k"}


USUAL_BASE = 10


def amend(rules: EquationsRules, fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """Digits of the chosen colour may be exponents."""
    colours = (*rules.reading.numerals.exponent_colours, COLOURS[fill])
    amended = amend_numerals(rules, exponent_colours=colours)
    return amend_reading(amended, tight_exponents=tight(rules, grouping.EXPONENT))


def colour_rolled(
    _variation: Variation[EquationsRules], rules: EquationsRules, fill: str, roll: RolledCubes
) -> ChoiceRefusal | None:
    """Whether a digit of the colour was rolled that exists in the base (2018-19 XIII-B-10 b).

    A wild cube of the colour may do (a ruling); a roll that tells no colours cannot refuse
    one (decision 31).
    """
    numerals = rules.reading.numerals
    symbols = {symbol for symbol, _ in numerals.digit_symbols}
    wild = rules.reading.wild if numerals.wild_exponents else ()
    digits = {*DIGITS[: numerals.base], *wild, *symbols}
    coloured = [cube for cube in roll.resources if cube.colour is not None]
    fits = [
        c for c in coloured if c.colour and c.colour.value == COLOURS[fill] and c.face in digits
    ]
    if fits or not coloured:
        return None
    if numerals.base == USUAL_BASE:
        return without_effect("choice-no-digit-of-colour", colour=fill)
    return without_effect("choice-no-digit-of-base", colour=fill, base=str(numerals.base))


COLOUR_EXPONENT = Variation(
    name="exponent",
    amend=amend,
    aliases=(
        *("exponents", "any color exponent", "any colour exponent"),
        *("color exponent", "colour exponent"),
    ),
    title="Any Color Exponent",
    filled="{} Exponent",
    blank=Blank.COLOUR,
    fills=tuple(COLOURS),
    refusal=colour_rolled,
    examples=(
        Example(
            goal="26",
            required="5 r2 + 1",
            papers=("(5r2<exp>)+1=26",),
            fill="red",
            ask=("(4r2<exp>)+1",),
        ),
        Example(goal="10", required="3 r2 + 1", papers=("(3r2<exp>)+1=10",), fill="red"),
    ),
)
