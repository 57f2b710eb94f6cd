"""ON-SETS: what cubes and cards mean, Restrictions, Goals, variations, editions."""

from goalsetter.rules.onsets.editions import ON_SETS_EDITIONS, find_set_edition
from goalsetter.rules.onsets.equipment import CUBE_KINDS, CubeKind
from goalsetter.rules.onsets.goal import goal_values, may_lie
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.onsets.reading import UNSAID, SetReader, has_restriction_sign, is_dress
from goalsetter.rules.onsets.restriction import Removal, removals, removals_of, split, written_with

__all__ = [
    "CUBE_KINDS",
    "ON_SETS_EDITIONS",
    "UNSAID",
    "CubeKind",
    "OnSetsRules",
    "Removal",
    "SetReader",
    "find_set_edition",
    "goal_values",
    "has_restriction_sign",
    "is_dress",
    "may_lie",
    "removals",
    "removals_of",
    "split",
    "written_with",
]
