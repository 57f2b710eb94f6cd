"""Base m: Goal and Solution are in base m, two-digit numerals allowed (2018-19 XIII-B-6)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import DIGITS
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.variation import amend_numerals
from goalsetter.rules.example import Example
from goalsetter.rules.variation import Blank, Variation

DIGIT_SYMBOLS = {11: (("^", 10),), 12: (("^", 10), ("√", 11))}
"""In bases eleven and twelve ^ is ten, in base twelve √ is eleven (2018-19 XIII-C-5)."""


def amend(rules: EquationsRules, fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """All numerals are read in the base that was filled in."""
    base = int(fill)
    symbols = DIGIT_SYMBOLS.get(base, ())
    named = replace(rules, names_base=True)
    return amend_numerals(named, base=base, solution_digits=2, digit_symbols=symbols)


BASE = Variation(
    name="base",
    title="Base m",
    filled="Base {}",
    amend=amend,
    blank=Blank.NUMBER,
    needs=tuple(DIGITS),
    examples=(
        Example(goal="12", required="5 + 5", papers=("5+5=12",), fill="8", ask=("13-2",)),
        Example(goal="11", required="6 + 3", papers=("6+3=11",), fill="8"),
    ),
)
