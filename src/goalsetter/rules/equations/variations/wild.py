"""0 Wild and x Wild: these cubes may stand for other symbols (2018-19 XIII-A-3, C-1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from goalsetter.cubes import DIGITS, EQUATIONS_SIGNS
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_reading
from goalsetter.rules.example import Example
from goalsetter.rules.variation import ChoiceRefusal, RolledCubes, Variation, not_rolled

Amend = Callable[[EquationsRules, str, tuple[int, ...]], EquationsRules]

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
    variation: Variation[EquationsRules], _rules: EquationsRules, _fill: str, roll: RolledCubes
) -> ChoiceRefusal | None:
    """The wild cube itself must be rolled: another wild cube is no help."""
    return None if roll.faces & set(variation.needs) else not_rolled(variation.needs)


def _variation(
    symbol: str, amend: Amend, examples: tuple[Example, Example]
) -> Variation[EquationsRules]:
    """The variation of a cube; in Junior it is one with a blank (2018-19 XIII-C-1)."""
    called = tuple(f"{name} {symbol}" for name in ("0 or x wild", "wild", "wild cube"))
    name, needs = f"{symbol} wild", (symbol,)
    return Variation(
        name=name,
        amend=amend,
        aliases=called,
        needs=needs,
        settle=settle,
        refusal=rolled,
        examples=examples,
    )


ZERO_EXAMPLES = (
    Example(goal="8", required="0 + 3", papers=("0+3=8 where 0=5",), ask=("0x4 where 0=6",)),
    Example(goal="12", required="0 x 3", papers=("0x3=12 where 0=4",)),
)

TIMES_EXAMPLES = (
    Example(goal="9", required="x + 4", papers=("x+4=9 where x=5",), ask=("x+6 where x=2",)),
    Example(goal="7", required="9 x 2", papers=("9x2=7 where x=-",)),
)

ZERO_WILD = _variation("0", amend_0, ZERO_EXAMPLES)
X_WILD = _variation("x", amend_x, TIMES_EXAMPLES)
