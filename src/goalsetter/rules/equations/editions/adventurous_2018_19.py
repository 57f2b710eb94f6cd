"""MLAG Adventurous Equations 2018-19."""

from __future__ import annotations

from goalsetter.rules.division import Division
from goalsetter.rules.edition import DivisionRules, Edition, Offer, Years
from goalsetter.rules.equations.core import ADVENTUROUS, ruled, starting_rules
from goalsetter.rules.equations.variations import CATALOGUE
from goalsetter.rules.equations.variations.factorial import (
    NOT_WITH_MULTIPLE,
    WITH_MULTIPLE_OPERATIONS,
)
from goalsetter.rules.equations.variations.wild import NUMERALS_ONLY
from goalsetter.rules.rulings import OF_EQUATIONS

ODD, EVEN = Years.ODD, Years.EVEN
FREED = (WITH_MULTIPLE_OPERATIONS,)
FREED_OR_BARRED = (WITH_MULTIPLE_OPERATIONS, NOT_WITH_MULTIPLE)

ELEMENTARY = (
    Offer("sideways", "XIII-A-1"),
    Offer("upside-down", "XIII-A-2"),
    Offer("0 wild", "XIII-A-3", settings=(NUMERALS_ONLY,)),
    Offer("factorial", "XIII-A-4", settings=FREED),
    Offer("multiple operations", "XIII-A-5"),
    Offer("three-operation solution", "XIII-A-6"),
    Offer("remainder", "XIII-A-7"),
    Offer("two-digit numerals", "XIII-A-8", ODD),
    Offer("lcm", "XIII-A-9", ODD),
    Offer("gcf", "XIII-A-10", ODD),
    Offer("number of factors", "XIII-A-11", ODD),
    Offer("next prime number", "XIII-A-12", EVEN),
    Offer("percent", "XIII-A-13", EVEN),
    Offer("decimal point", "XIII-A-14", EVEN),
    Offer("+ = average", "XIII-A-15", EVEN),
)

MIDDLE = (
    Offer("sideways", "XIII-B-1"),
    Offer("upside-down", "XIII-B-2"),
    Offer("0 wild", "XIII-B-3"),
    Offer("factorial", "XIII-B-4", settings=FREED),
    Offer("multiple operations", "XIII-B-5"),
    Offer("base", "XIII-B-6", fills=(8, 9, 10)),
    Offer("multiple of", "XIII-B-7", fills=(6, 7, 8, 9, 10, 11), settings=(1000,)),
    Offer("powers of the base", "XIII-B-8", ODD),
    Offer("number of factors", "XIII-B-9", ODD),
    Offer("exponent", "XIII-B-10", ODD),
    Offer("ab+", "XIII-B-11", ODD),
    Offer("percent", "XIII-B-12", EVEN),
    Offer("decimal point", "XIII-B-13", EVEN),
    Offer("+ = average", "XIII-B-14", EVEN),
    Offer("next prime number", "XIII-B-15", EVEN),
)

JUNIOR = (
    Offer("0 wild", "XIII-C-1", one_of="0 or x wild"),
    Offer("x wild", "XIII-C-1", one_of="0 or x wild"),
    Offer("factorial", "XIII-C-2", settings=FREED_OR_BARRED),
    Offer("multiple operations", "XIII-C-3"),
    Offer("exponent", "XIII-C-4"),
    Offer("base", "XIII-C-5", fills=(8, 9, 10, 11, 12)),
    Offer("powers of the base", "XIII-C-6"),
    Offer("multiple of", "XIII-C-7", fills=(6, 7, 8, 9, 10, 11, 12)),
    Offer("number of factors", "XIII-C-8"),
    Offer("ab+", "XIII-C-9", ODD),
    Offer("add to goal", "XIII-C-10", ODD),
    Offer("+ = average", "XIII-C-11", EVEN),
    Offer("next prime number", "XIII-C-12", EVEN),
)

SENIOR = (
    *JUNIOR,
    Offer("imaginary", "XIII-D-13"),
    Offer("decimal in goal", "XIII-D-14"),
    Offer("÷ as log", "XIII-D-15"),
)

TURNED = ("sideways", "upside-down")
"""In force in every shake of Junior and Senior (XIII-C)."""

START = starting_rules(ADVENTUROUS)

CLAUSES = (
    ("form", "VII-B-1"),
    ("brackets", "judges E4"),
    ("unequal", "VII-B-2"),
    ("one-cube", "VII-B-3-a"),
    ("missing-required", "VII-B-3-b"),
    ("uses-forbidden", "VII-B-3-c"),
    ("too-many-resources", "VII-B-3-e"),
    ("cube-not-available", "VII-B-3"),
    ("multi-digit", "VII-B-4"),
    ("variation", "VII-B-5"),
    ("ambiguous", "VII-B-6"),
    ("undefined", "III-A"),
    ("goal-illegal", "VII-C-4-d"),
    ("goal-cubes", "IV-B"),
    ("goal-interpretation", "VII-C-4-g"),
    ("symbol-ambiguous", "VII-C-4-j"),
    ("applied-wrongly", "VII-C-4-k"),
    ("uncheckable", "XIII-C-8"),
    ("choice", "II-B-2"),
)

ADVENTUROUS_2018_19 = Edition(
    name="mlag-equations-2018-19",
    title="MLAG Adventurous Equations 2018-19",
    label="2018-19",
    years=Years.ODD,
    catalogue=CATALOGUE,
    rulings=OF_EQUATIONS,
    ruled=ruled,
    clauses=CLAUSES,
    divisions=(
        (
            Division.ELEMENTARY,
            DivisionRules(start=START, offers=ELEMENTARY),
        ),
        (Division.MIDDLE, DivisionRules(start=START, offers=MIDDLE)),
        (Division.JUNIOR, DivisionRules(start=START, offers=JUNIOR, always=TURNED)),
        (
            Division.SENIOR,
            DivisionRules(start=START, offers=SENIOR, always=TURNED, two_by_any=True),
        ),
    ),
)
