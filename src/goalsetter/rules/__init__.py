"""Policy as data: what the rule books allow, as tables that judge and solver both read.

Law: imports only ``expr``, ``notation`` and ``cubes`` (and ``errors``); must not hold a shake,
judge, search, or read a clock.
"""

from goalsetter.rules.equations import (
    ADVENTUROUS,
    BASIC,
    EVERYTHING,
    EVERYTHING_LAID,
    Place,
    Reader,
    ReadingRules,
    items_of,
    whole_numbers_only,
)

__all__ = [
    "ADVENTUROUS",
    "BASIC",
    "EVERYTHING",
    "EVERYTHING_LAID",
    "Place",
    "Reader",
    "ReadingRules",
    "items_of",
    "whole_numbers_only",
]
