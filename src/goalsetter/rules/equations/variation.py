"""What a variation is: a small amendment of the rules, and what makes choosing it worth while."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from goalsetter.rules.equations.force import EquationsRules
from goalsetter.rules.equations.rulings import TIGHT
from goalsetter.rules.equations.tables import Numerals, ReadingRules, SignRow


class Blank(Enum):
    """What a player fills in when choosing."""

    NOTHING = ""
    NUMBER = "a number"
    COLOUR = "a colour"


Amend = Callable[[EquationsRules, str, tuple[int, ...]], EquationsRules]
Settle = Callable[[EquationsRules, tuple[int, ...]], EquationsRules]


def _as_it_is(rules: EquationsRules, _settings: tuple[int, ...]) -> EquationsRules:
    return rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Variation:
    """One variation.

    ``amend`` takes the rules, what was filled in, and the numbers that the division sets (a limit,
    say); ``settle`` runs when all chosen variations have amended, for what depends on others.
    ``needs`` are symbols of which one must be rolled (or be within reach of a wild cube), else
    choosing it changes nothing.
    """

    name: str
    amend: Amend
    aliases: tuple[str, ...] = ()
    blank: Blank = Blank.NOTHING
    settle: Settle = _as_it_is
    needs: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()


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
