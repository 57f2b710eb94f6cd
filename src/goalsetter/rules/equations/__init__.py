"""EQUATIONS: the tables that say what cubes may mean, reading under them, variations, editions."""

from goalsetter.rules.equations.core import (
    ADVENTUROUS,
    BASIC,
    EVERYTHING,
    EVERYTHING_LAID,
    whole_numbers_only,
)
from goalsetter.rules.equations.editions import EDITIONS, find_edition
from goalsetter.rules.equations.equipment import CUBES_OF_EACH_COLOUR, FACES
from goalsetter.rules.equations.face import meanings_of, stands_for
from goalsetter.rules.equations.gaps import NO_GAPS
from goalsetter.rules.equations.growing import grown_goal, is_grown, places_in
from goalsetter.rules.equations.in_force import UNLIMITED, EquationsRules
from goalsetter.rules.equations.meeting import meets, within_limit
from goalsetter.rules.equations.reading import Reader, items_of, merged
from goalsetter.rules.equations.tables import (
    ExpressionPlace,
    Lies,
    Numerals,
    Rank,
    ReadingRules,
    SignRole,
    SignRow,
)
from goalsetter.rules.equations.variations import VARIATIONS, find_variation

__all__ = [
    "ADVENTUROUS",
    "BASIC",
    "CUBES_OF_EACH_COLOUR",
    "EDITIONS",
    "EVERYTHING",
    "EVERYTHING_LAID",
    "FACES",
    "NO_GAPS",
    "UNLIMITED",
    "VARIATIONS",
    "EquationsRules",
    "ExpressionPlace",
    "Lies",
    "Numerals",
    "Rank",
    "Reader",
    "ReadingRules",
    "SignRole",
    "SignRow",
    "find_edition",
    "find_variation",
    "grown_goal",
    "is_grown",
    "items_of",
    "meanings_of",
    "meets",
    "merged",
    "places_in",
    "stands_for",
    "whole_numbers_only",
    "within_limit",
]
