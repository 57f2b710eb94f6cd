"""Wild Cube: cubes of one symbol may stand for any other but a digit (On-Sets XIII-A-2)."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import SET_DIGITS
from goalsetter.rules.onsets.force import OnSetsRules
from goalsetter.rules.variation import NO_EFFECT, WRONG_FILL, Blank, Roll, Variation


def amend(rules: OnSetsRules, fill: str, _settings: tuple[int, ...]) -> OnSetsRules:
    """The cube may stand for other symbols, the same everywhere in a Solution."""
    return replace(rules, wild=fill)


def rolled(_variation: Variation[OnSetsRules], _rules: OnSetsRules, fill: str, roll: Roll) -> str:
    """The cube must have been rolled and be no digit."""
    if fill in SET_DIGITS:
        return WRONG_FILL
    return "" if fill in roll.faces else NO_EFFECT


WILD_CUBE = Variation(
    name="wild cube", amend=amend, aliases=("wild",), blank=Blank.CUBE, refusal=rolled
)
