"""Every edition of EQUATIONS, and finding one by its name."""

from goalsetter.rules.edition import Edition
from goalsetter.rules.equations.editions.adventurous_2011_12 import ADVENTUROUS_2011_12
from goalsetter.rules.equations.editions.adventurous_2018_19 import ADVENTUROUS_2018_19
from goalsetter.rules.equations.editions.basic_2019_20 import BASIC_2019_20
from goalsetter.rules.equations.in_force import EquationsRules

EDITIONS = (BASIC_2019_20, ADVENTUROUS_2018_19, ADVENTUROUS_2011_12)
"""Newest first."""


def find_edition(name: str) -> Edition[EquationsRules] | None:
    """The edition of this name."""
    return next((edition for edition in EDITIONS if edition.name == name), None)
