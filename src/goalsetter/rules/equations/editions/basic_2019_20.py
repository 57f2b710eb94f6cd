"""MLAG Basic Equations 2019-20: the order of operations counts, and nothing varies."""

from __future__ import annotations

from goalsetter.rules.division import Division
from goalsetter.rules.edition import DivisionRules, Edition, Years
from goalsetter.rules.equations.core import BASIC, ruled, starting_rules
from goalsetter.rules.equations.variations import CATALOGUE
from goalsetter.rules.rulings import OF_EQUATIONS

START = starting_rules(BASIC)

CLAUSES = (
    ("form", "VII-B-1"),
    ("brackets", "VII-B-1"),
    ("unequal", "VII-B-2"),
    ("one-cube", "VII-B-3-a"),
    ("missing-required", "VII-B-3-b"),
    ("uses-forbidden", "VII-B-3-d"),
    ("too-many-resources", "VII-B-3-e"),
    ("cube-not-available", "VII-B-3"),
    ("multi-digit", "VII-B-4"),
    ("variation", "III-B"),
    ("ambiguous", "VII-B-5"),
    ("undefined", "III-A"),
    ("goal-illegal", "VII-C-3-e"),
    ("goal-cubes", "IV-B"),
    ("goal-interpretation", "VII-C-3-f"),
    ("symbol-ambiguous", "VII-B-5"),
    ("applied-wrongly", "III-B"),
    ("uncheckable", "VII-C-3-g"),
    ("choice", "I-C"),
)

PLAIN = DivisionRules(start=START)

BASIC_2019_20 = Edition(
    name="mlag-basic-equations-2019-20",
    title="MLAG Basic Equations 2019-20",
    label="Basic 2019-20",
    years=Years.EVEN,
    catalogue=CATALOGUE,
    rulings=OF_EQUATIONS,
    ruled=ruled,
    clauses=CLAUSES,
    divisions=tuple((division, PLAIN) for division in Division),
)
"""Which powers and roots a division has is a ruling: Minor follows Elementary."""
