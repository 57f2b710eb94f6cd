"""Named rulings: what the books leave open or say twice, and how it is decided.

Each is a row with its sources and its alternatives. A profile (``mlag`` or ``agloa``) and the
edition set them all; ``rulings=`` sets one. Nothing else in the code decides such a question:
code asks ``rules.says(row, answer)``, or is marked ``settled_by`` a row that has one answer.
"""

from goalsetter.rules.rulings import grouping, numbers, sets, table, variations
from goalsetter.rules.rulings.ruling import (
    EQUATIONS,
    ON_SETS,
    PROFILES,
    Answer,
    Answers,
    Ruling,
    Scope,
    settled_by,
    settled_rulings,
)

RULINGS = (*grouping.ROWS, *numbers.ROWS, *variations.ROWS, *sets.ROWS, *table.ROWS)
"""Every named ruling of both games."""

OF_EQUATIONS = tuple(ruling for ruling in RULINGS if EQUATIONS in ruling.games)
OF_ON_SETS = tuple(ruling for ruling in RULINGS if ON_SETS in ruling.games)
"""Those of each game; a few belong to both."""

__all__ = [
    "EQUATIONS",
    "OF_EQUATIONS",
    "OF_ON_SETS",
    "ON_SETS",
    "PROFILES",
    "RULINGS",
    "Answer",
    "Answers",
    "Ruling",
    "Scope",
    "grouping",
    "numbers",
    "sets",
    "settled_by",
    "settled_rulings",
    "table",
    "variations",
]
