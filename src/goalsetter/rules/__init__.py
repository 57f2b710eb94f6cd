"""Policy as data: what the rule books allow, as tables that judge and solver both read.

Law: imports only ``expr``, ``notation`` and ``cubes`` (and ``errors``); must not hold a shake,
judge, search, or read a clock.
"""

from goalsetter.rules.division import Division
from goalsetter.rules.equations import (
    ADVENTUROUS,
    BASIC,
    EDITIONS,
    EVERYTHING,
    EVERYTHING_LAID,
    UNLIMITED,
    VARIATIONS,
    Blank,
    Chosen,
    Edition,
    EquationsRules,
    Offer,
    Place,
    Reader,
    ReadingRules,
    Variation,
    Years,
    find_edition,
    find_variation,
    items_of,
    merged,
    stands_for,
    whole_numbers_only,
)

__all__ = [
    "ADVENTUROUS",
    "BASIC",
    "EDITIONS",
    "EVERYTHING",
    "EVERYTHING_LAID",
    "UNLIMITED",
    "VARIATIONS",
    "Blank",
    "Chosen",
    "Division",
    "Edition",
    "EquationsRules",
    "Offer",
    "Place",
    "Reader",
    "ReadingRules",
    "Variation",
    "Years",
    "find_edition",
    "find_variation",
    "items_of",
    "merged",
    "stands_for",
    "whole_numbers_only",
]
