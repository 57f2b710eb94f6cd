"""0 Wild and x Wild: these cubes may stand for other symbols (2018-19 XIII-A-3, C-1)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import DIGITS, EQUATIONS_SIGNS
from goalsetter.rules.equations.force import EquationsRules
from goalsetter.rules.equations.variation import amend_reading
from goalsetter.rules.variation import NO_EFFECT, Roll, Variation

NUMERALS_ONLY = 1
"""The setting of the divisions where a wild cube stands for numerals only (2018-19 XIII-A-3)."""

OFTEN = 2
"""The setting of 2011-12 Senior: a wild x used as an operation may be used many times."""


def amend_0(rules: EquationsRules, _fill: str, settings: tuple[int, ...]) -> EquationsRules:
    """Every 0 may stand for one other symbol, the same everywhere."""
    return _wild(rules, "0", settings)


def amend_x(rules: EquationsRules, _fill: str, settings: tuple[int, ...]) -> EquationsRules:
    """Every x may stand for one other symbol, the same everywhere."""
    often = replace(rules, wild_operations=("x",)) if OFTEN in settings else rules
    return _wild(often, "x", settings)


def _wild(rules: EquationsRules, symbol: str, settings: tuple[int, ...]) -> EquationsRules:
    meanings = DIGITS if NUMERALS_ONLY in settings else DIGITS + EQUATIONS_SIGNS
    wild = (*rules.reading.wild, symbol)
    shown = dict.fromkeys((*rules.reading.wild_meanings, *meanings, symbol))
    only = (symbol,) if NUMERALS_ONLY in settings else ()
    numerals = (*rules.reading.wild_numerals, *only)
    return amend_reading(rules, wild=wild, wild_meanings=tuple(shown), wild_numerals=numerals)


def settle(rules: EquationsRules, settings: tuple[int, ...]) -> EquationsRules:
    """Where only numerals will do, ten and eleven are numerals of their base (judges F24)."""
    if NUMERALS_ONLY not in settings:
        return rules
    digits = tuple(str(value) for _, value in rules.reading.numerals.digit_symbols)
    return amend_reading(rules, wild_meanings=(*rules.reading.wild_meanings, *digits))


def rolled(
    variation: Variation[EquationsRules], _rules: EquationsRules, _fill: str, roll: Roll
) -> str:
    """The wild cube itself must be rolled: another wild cube is no help."""
    return "" if roll.faces & set(variation.needs) else NO_EFFECT


ZERO_WILD = Variation(name="0 wild", amend=amend_0, needs=("0",), settle=settle, refusal=rolled)
X_WILD = Variation(name="x wild", amend=amend_x, needs=("x",), settle=settle, refusal=rolled)
