"""EQUATIONS: the tables that say what cubes may mean, and reading under them."""

from goalsetter.rules.equations.core import (
    ADVENTUROUS,
    BASIC,
    EVERYTHING,
    EVERYTHING_LAID,
    whole_numbers_only,
)
from goalsetter.rules.equations.reading import Reader, items_of
from goalsetter.rules.equations.tables import (
    Lies,
    Numerals,
    Place,
    Rank,
    ReadingRules,
    Role,
    SignRow,
)

__all__ = [
    "ADVENTUROUS",
    "BASIC",
    "EVERYTHING",
    "EVERYTHING_LAID",
    "Lies",
    "Numerals",
    "Place",
    "Rank",
    "Reader",
    "ReadingRules",
    "Role",
    "SignRow",
    "items_of",
    "whole_numbers_only",
]
