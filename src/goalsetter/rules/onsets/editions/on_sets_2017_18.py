"""MLAG On-Sets 2017-18."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.rules.division import Division
from goalsetter.rules.edition import DivisionRules, Edition, Offer
from goalsetter.rules.onsets.in_force import OnSetsRules
from goalsetter.rules.onsets.variations import CATALOGUE
from goalsetter.rules.rulings import OF_ON_SETS

START = OnSetsRules(edition="", division=Division.MIDDLE)
WITHOUT_RESTRICTIONS = replace(START, restrictions=False)
LARGER = replace(START, fewest_cards=10, most_cards=14)
"""Senior deals 10 to 14 cards (II-B-2)."""

SIGNS, SETS = "∪ and ∩ interchangeable", "V and Λ interchangeable"

ELEMENTARY = (
    Offer("required cube", "XIII-A-1"),
    Offer("wild cube", "XIII-A-2"),
    Offer(SIGNS, "XIII-A-3"),
    Offer(SETS, "XIII-A-4"),
    Offer("two operations", "XIII-A-5"),
    Offer("multiple operations", "XIII-A-6"),
    Offer("shift from permitted", "XIII-A-7"),
)

MIDDLE = (
    Offer("required cube", "XIII-B-1"),
    Offer("wild cube", "XIII-B-2"),
    Offer(SIGNS, "XIII-B-3"),
    Offer(SETS, "XIII-B-4"),
    Offer("two operations", "XIII-B-5"),
    Offer("multiple operations", "XIII-B-6"),
    Offer("shift from permitted", "XIII-B-7"),
    Offer("no null restrictions", "XIII-B-8"),
    Offer("absolute value", "XIII-B-9"),
)

JUNIOR = (
    Offer("required cube", "XIII-C-4"),
    Offer("wild cube", "XIII-C-5", barred="=⊆"),
    Offer("two operations", "XIII-C-6"),
    Offer("no null restrictions", "XIII-C-7"),
    Offer("shift from permitted", "XIII-C-8"),
    Offer("double set", "XIII-C-9"),
    Offer("required or forbidden card", "XIII-C-10"),
    Offer("blank card wild", "XIII-C-11"),
    Offer("absolute value", "XIII-C-12"),
)

SENIOR = (
    *JUNIOR,
    Offer("symmetric difference", "XIII-D-13"),
    Offer("two solutions", "XIII-D-14"),
)

ALWAYS = ("multiple operations", SIGNS, SETS)
"""In force in every shake of Junior and Senior (XIII-C)."""

CLAUSES = (
    ("form", "VI-A"),
    ("brackets", "judges E4"),
    ("wrong-value", "VII-B-3"),
    ("one-cube", "VII-B-4-a"),
    ("missing-required", "VII-B-4-b"),
    ("uses-forbidden", "VII-B-4-d"),
    ("too-many-resources", "VII-B-4-e"),
    ("cube-not-available", "VII-B-4"),
    ("variation", "VII-B-5"),
    ("ambiguous", "VII-B-6"),
    ("undefined", "VII-C-7-d"),
    ("goal-illegal", "VII-C-7-a"),
    ("choice", "II-C-2"),
    ("deal", "II-B"),
)

ON_SETS_2017_18 = Edition(
    name="mlag-on-sets-2017-18",
    title="MLAG On-Sets 2017-18",
    label="On-Sets 2017-18",
    catalogue=CATALOGUE,
    rulings=OF_ON_SETS,
    clauses=CLAUSES,
    divisions=(
        (Division.ELEMENTARY, DivisionRules(start=WITHOUT_RESTRICTIONS, offers=ELEMENTARY)),
        (Division.MIDDLE, DivisionRules(start=START, offers=MIDDLE)),
        (Division.JUNIOR, DivisionRules(start=START, offers=JUNIOR, always=ALWAYS)),
        (
            Division.SENIOR,
            DivisionRules(start=LARGER, offers=SENIOR, always=ALWAYS, two_by_any=True),
        ),
    ),
)
