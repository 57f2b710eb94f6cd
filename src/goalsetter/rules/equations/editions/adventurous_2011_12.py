"""MLAG Adventurous Equations 2011-12."""

from __future__ import annotations

from goalsetter.rules.division import Division
from goalsetter.rules.edition import DivisionRules, Edition, Offer, Years
from goalsetter.rules.equations.core import ADVENTUROUS, ruled, starting_rules
from goalsetter.rules.equations.variations import CATALOGUE
from goalsetter.rules.equations.variations.factorial import NOT_IN_GOAL
from goalsetter.rules.equations.variations.next_prime import REALS
from goalsetter.rules.equations.variations.wild import NUMERALS_ONLY, OFTEN
from goalsetter.rules.rulings import OF_EQUATIONS

ODD, EVEN = Years.ODD, Years.EVEN
KS = (6, 7, 8, 9, 10, 11, 12)

ELEMENTARY = (
    Offer("sideways", "ET6-I", title="Sideways Cube"),
    Offer("upside-down", "ET6-I", title="Upside-down Cube"),
    Offer("0 wild", "ET6-I", settings=(NUMERALS_ONLY,)),
    Offer("factorial", "ET6-I"),
    Offer("two-digit numerals", "ET6-I", EVEN),
    Offer("percent", "ET6-I", EVEN),
    Offer("decimal point", "ET6-I", EVEN),
    Offer("number of factors", "ET6-I", EVEN),
    Offer("three-operation solution", "ET6-I", EVEN),
    Offer("multiple operations", "ET6-I", ODD, title="Multiple Operation"),
    Offer("next prime number", "ET6-I", ODD),
    Offer("+ = average", "ET6-I", ODD),
    Offer("lcm", "ET6-I", ODD),
    Offer("gcf", "ET6-I", ODD),
    Offer("remainder", "ET6-I", ODD),
)
"""The printed page has lost what stands before 0 wild; the first two lines are ours, after the
other divisions of the same book."""

MIDDLE = (
    Offer("sideways", "ET6-II", title="Sideways Cube"),
    Offer("upside-down", "ET6-II", title="Upside-down Cube"),
    Offer("0 wild", "ET6-II", settings=(NUMERALS_ONLY,)),
    Offer("base", "ET6-II", fills=(8, 9, 10)),
    Offer("factorial", "ET6-II"),
    Offer("percent", "ET6-II", EVEN),
    Offer("decimal point", "ET6-II", EVEN),
    Offer("number of factors", "ET6-II", EVEN),
    Offer("ab+", "ET6-II", EVEN),
    Offer("exponent", "ET6-II", EVEN),
    Offer("multiple operations", "ET6-II", ODD, title="Multiple Operation"),
    Offer("next prime number", "ET6-II", ODD),
    Offer("powers of the base", "ET6-II", ODD),
    Offer("+ = average", "ET6-II", ODD),
    Offer("multiple of", "ET6-II", ODD, fills=KS, settings=(1000,)),
)

JUNIOR_WITHOUT_TURNED = (
    Offer("powers of the base", "ET6-III"),
    Offer("0 wild", "ET6-III", settings=(NUMERALS_ONLY,)),
    Offer("ab+", "ET6-III"),
    Offer("multiple of", "ET6-III", fills=KS),
    Offer("base", "ET6-III", fills=(8, 9, 10, 11, 12)),
    Offer("factorial", "ET6-III", settings=(NOT_IN_GOAL,)),
    Offer("exponent", "ET6-III", EVEN),
    Offer("number of factors", "ET6-III", EVEN),
    Offer("add to goal", "ET6-III", EVEN),
    Offer("multiple operations", "ET6-III", ODD, title="Multiple Operation"),
    Offer("next prime number", "ET6-III", ODD, settings=(REALS,)),
    Offer("+ = average", "ET6-III", ODD),
)

JUNIOR = (
    Offer("sideways", "ET6-III", title="Sideways Cube"),
    Offer("upside-down", "ET6-III", title="Upside-down Cube"),
    *JUNIOR_WITHOUT_TURNED,
)

SENIOR = (
    *JUNIOR_WITHOUT_TURNED,
    Offer("root is i", "ET6-IV"),
    Offer("x wild", "ET6-IV", settings=(OFTEN,)),
    Offer("decimal in goal", "ET6-IV", settings=(2,)),
    Offer("÷ as log", "ET6-IV"),
)

START = starting_rules(ADVENTUROUS)

CLAUSES = (
    ("form", "ET15"),
    ("brackets", "ET16"),
    ("unequal", "ET16"),
    ("one-cube", "ET1"),
    ("missing-required", "ET16"),
    ("uses-forbidden", "ET16"),
    ("too-many-resources", "ET16"),
    ("cube-not-available", "ET16"),
    ("multi-digit", "ET6"),
    ("variation", "ET16"),
    ("ambiguous", "ET16"),
    ("undefined", "ET12"),
    ("goal-illegal", "ET8"),
    ("goal-cubes", "ET8"),
    ("goal-interpretation", "ET18"),
    ("symbol-ambiguous", "ET18"),
    ("applied-wrongly", "ET18"),
    ("uncheckable", "ET16"),
    ("choice", "ET4"),
)

ADVENTUROUS_2011_12 = Edition(
    name="mlag-equations-2011-12",
    title="MLAG Adventurous Equations 2011-12",
    label="2011-12",
    years=Years.EVEN,
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
        (Division.JUNIOR, DivisionRules(start=START, offers=JUNIOR)),
        (
            Division.SENIOR,
            DivisionRules(
                start=START,
                offers=SENIOR,
                always=("sideways", "upside-down"),
                two_by_any=True,
            ),
        ),
    ),
)
