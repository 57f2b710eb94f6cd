"""MLAG On-Sets 2011-12."""

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

SIGNS, SETS = "∪ and ∩ interchangeable", "V and Λ interchangeable"

ELEMENTARY = (
    Offer("no forbidden", "ST7-I"),
    Offer("required cube", "ST7-I"),
    Offer("wild cube", "ST7-I"),
    Offer(SIGNS, "ST7-I"),
    Offer(SETS, "ST7-I"),
    Offer("two operations", "ST7-I"),
    Offer("multiple operations", "ST7-I"),
)

WITHOUT_MULTIPLE = (
    Offer("no forbidden", "ST7-II"),
    Offer("required cube", "ST7-II"),
    Offer("wild cube", "ST7-II", barred="=⊆"),
    Offer(SIGNS, "ST7-II"),
    Offer("no null restrictions", "ST7-II", title="Null Restrictions Not Allowed"),
    Offer(SETS, "ST7-II"),
    Offer("two operations", "ST7-II"),
)

MULTIPLE = Offer("multiple operations", "ST7-II")
MIDDLE = (*WITHOUT_MULTIPLE, MULTIPLE)
OLDER = (Offer("shift from permitted", "ST7-III"), Offer("double color", "ST7-III"))
JUNIOR = (*MIDDLE, *OLDER)
SENIOR = (
    *WITHOUT_MULTIPLE,
    *OLDER,
    Offer("blank card wild", "ST7-IV"),
    Offer("symmetric difference", "ST7-IV"),
)

CLAUSES = (
    ("form", "ST1"),
    ("brackets", "ET16"),
    ("wrong-value", "ET16"),
    ("one-cube", "ST1"),
    ("missing-required", "ST1"),
    ("uses-forbidden", "ST1"),
    ("too-many-resources", "ET20"),
    ("cube-not-available", "ST1"),
    ("variation", "ST7"),
    ("ambiguous", "ST10"),
    ("undefined", "ST11"),
    ("goal-illegal", "ST8"),
    ("choice", "ET4"),
    ("deal", "ST5"),
)

ON_SETS_2011_12 = Edition(
    name="mlag-on-sets-2011-12",
    title="MLAG On-Sets 2011-12",
    label="2011-12",
    catalogue=CATALOGUE,
    rulings=OF_ON_SETS,
    clauses=CLAUSES,
    divisions=(
        (Division.ELEMENTARY, DivisionRules(start=WITHOUT_RESTRICTIONS, offers=ELEMENTARY)),
        (Division.MIDDLE, DivisionRules(start=START, offers=MIDDLE)),
        (Division.JUNIOR, DivisionRules(start=START, offers=JUNIOR)),
        (
            Division.SENIOR,
            DivisionRules(
                start=LARGER, offers=SENIOR, always=("multiple operations",), two_by_any=True
            ),
        ),
    ),
)
