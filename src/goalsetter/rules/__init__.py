"""Policy as data: what the rule books allow, as tables that judge and solver both read.

Law: imports only ``expr``, ``notation`` and ``cubes`` (and ``errors``); must not hold a shake,
judge, search, or read a clock.
"""

from goalsetter.rules.division import Division
from goalsetter.rules.edition import DivisionRules, Edition, Offer, Years
from goalsetter.rules.equations import (
    ADVENTUROUS,
    BASIC,
    EDITIONS,
    EVERYTHING,
    EVERYTHING_LAID,
    UNLIMITED,
    VARIATIONS,
    EquationsRules,
    Place,
    Reader,
    ReadingRules,
    find_edition,
    find_variation,
    items_of,
    merged,
    stands_for,
    whole_numbers_only,
)
from goalsetter.rules.force import Chosen, ShakeRules
from goalsetter.rules.onsets import (
    ON_SETS_EDITIONS,
    UNSAID,
    OnSetsRules,
    Removal,
    SetReader,
    find_set_edition,
    goal_values,
    has_restriction_sign,
    is_dress,
    removals,
    split,
)
from goalsetter.rules.ruling import PROFILES, RULINGS, Ruling
from goalsetter.rules.variation import Blank, Catalogue, Roll, Variation

__all__ = [
    "ADVENTUROUS",
    "BASIC",
    "EDITIONS",
    "EVERYTHING",
    "EVERYTHING_LAID",
    "ON_SETS_EDITIONS",
    "PROFILES",
    "RULINGS",
    "UNLIMITED",
    "UNSAID",
    "VARIATIONS",
    "Blank",
    "Catalogue",
    "Chosen",
    "Division",
    "DivisionRules",
    "Edition",
    "EquationsRules",
    "Offer",
    "OnSetsRules",
    "Place",
    "Reader",
    "ReadingRules",
    "Removal",
    "Roll",
    "Ruling",
    "SetReader",
    "ShakeRules",
    "Variation",
    "Years",
    "find_edition",
    "find_set_edition",
    "find_variation",
    "goal_values",
    "has_restriction_sign",
    "is_dress",
    "items_of",
    "merged",
    "removals",
    "split",
    "stands_for",
    "whole_numbers_only",
]
