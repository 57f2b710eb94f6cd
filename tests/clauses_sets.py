"""The labels of the clauses that say what an ON-SETS set, Restriction, Goal or Solution means.

Sections I-B, II-B, II-C, III-B, VI, VII-B, VII-C and XIII of the 2017-18 book, and the rules ST3
to ST12 of 2011-12. The cases of ON-SETS name their book by their edition, not in ``ref``.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.clauses import Parts, expand

BOOKS = {"mlag-on-sets-2017-18": "On-Sets 2017-18", "mlag-on-sets-2011-12": "On-Sets 2011-12"}
"""How the clauses of each edition are cited here."""


def cited_in(ref: str, edition: str) -> str:
    """A case's ref with the name of the book before each clause."""
    return ", ".join(f"{BOOKS[edition]} {clause}" for clause in ref.split(", "))


def _plain(*clauses: str) -> Parts:
    return dict.fromkeys(clauses, "")


EQUIPMENT: Parts = {
    **_plain("I-B-1", "I-B-1 comment", "I-B-2-a", "I-B-2-a comment", "I-B-2-b"),
    **_plain(*(f"I-B-2-c-({roman})" for roman in ("i", "ii", "iii", "iv"))),
    **_plain(*(f"I-B-2-d-({roman})" for roman in ("i", "ii", "iii")), "I-B-2-d comment"),
    **_plain("I-B-3-a", "I-B-3-b", "I-B-3-c", "I-B-3-d", "I-B-3 comment", "I-B-4", "I-B-5"),
}

STARTING: Parts = {
    **_plain("II-B-1", "II-B-2", "II-B comment", "II-C-1-a", "II-C-1-b", "II-C-1-c"),
    **_plain("II-C-2", "II-C-2 examples", "II-C-3"),
}

GOALS: Parts = {
    **_plain("III-B", "III-B-1-a", "III-B-1-b", "III-B-1-c", "III-B-1 table", "III-B-1 comment"),
    **_plain("III-B-2-a", "III-B-2-b", "III-B-2-c", "III-B-2-d"),
}

PARTS_OF_A_SOLUTION: Parts = {
    **_plain("VI-A", "VI-A examples"),
    "VI-A": "comment ab",
    "VI-B-1": "comment ab",
    **_plain("VI-B-2-a", "VI-B-2-b", "VI-B-2-c-(i)", "VI-B-2-c-(ii)", "VI-B-3", "VI-B-3 comment"),
}

SOLUTIONS: Parts = {
    **_plain("VII-B-1", "VII-B-2"),
    "VII-B-3": "comment ab",
    **_plain("VII-B-4-a", "VII-B-4-a example", "VII-B-4-b", "VII-B-4-c"),
    **_plain("VII-B-4-d", "VII-B-4-d comment", "VII-B-4-e", "VII-B-4-f"),
    "VII-B-5": "example ab",
    **_plain("VII-B-6-a", "VII-B-6-b"),
    "VII-C-1": "comment abc",
    **_plain("VII-C-2", "VII-C-3", "VII-C-4", "VII-C-5", "VII-C-6"),
    "VII-C-7-a": "example ab",
    **_plain("VII-C-7-b-(i)", "VII-C-7-b-(ii)"),
    "VII-C-7-b-(ii)": "example ab",
    "VII-C-7-c": "comment abcde, example ab",
    "VII-C-7-d": "example ab",
    "VII-C-7-e": "example ab",
}

SIGNS = "comment abcde"
SHIFT = "comment abc"

ELEMENTARY: Parts = {
    **_plain("XIII-A-1", "XIII-A-1 comment"),
    "XIII-A-2": "comment ab",
    "XIII-A-3": SIGNS,
    **_plain("XIII-A-4", "XIII-A-4 comment"),
    "XIII-A-5": "comment ab",
    "XIII-A-6": "comment ab",
    "XIII-A-7": SHIFT,
}

MIDDLE: Parts = {
    "XIII-B-1": "comment ab",
    "XIII-B-2": "comment ab",
    "XIII-B-3": SIGNS,
    **_plain("XIII-B-4", "XIII-B-4 comment"),
    "XIII-B-5": "comment ab",
    "XIII-B-6": "comment ab",
    "XIII-B-7": SHIFT + "d",
    **_plain("XIII-B-8", "XIII-B-8 comment"),
    "XIII-B-9": "example ab",
}

JUNIOR: Parts = {
    **_plain("XIII-C special rule"),
    "XIII-C-1": "comment ab",
    "XIII-C-2": SIGNS,
    **_plain("XIII-C-3", "XIII-C-3 comment", "XIII-C-4", "XIII-C-4 comment"),
    "XIII-C-5": "comment ab",
    "XIII-C-6": "comment ab",
    **_plain("XIII-C-7", "XIII-C-7 comment"),
    "XIII-C-8": SHIFT + "d",
    **_plain("XIII-C-9", "XIII-C-9 examples", "XIII-C-9 comment"),
    "XIII-C-10": "comment ab",
    "XIII-C-11": "comment abcde",
    "XIII-C-12": "example ab",
}

SENIOR: Parts = {
    **_plain("XIII-D"),
    "XIII-D-13": "comment ab",
    "XIII-D-14": "comment abcdefg",
}

TABLES_2017 = (
    *(EQUIPMENT, STARTING, GOALS, PARTS_OF_A_SOLUTION, SOLUTIONS),
    *(ELEMENTARY, MIDDLE, JUNIOR, SENIOR),
)

RULES_2011: Parts = {
    **_plain("ST3", "ST4", "ST5", "ST6", "ST8", "ST9", "ST12"),
    **_plain("ST7-I no forbidden", "ST7-I required cube note", "ST7-I wild cube"),
    **_plain("ST7-I wild cube note a", "ST7-I wild cube note b"),
    **_plain("ST7-I ∪ and ∩ interchangeable", "ST7-I V and Λ interchangeable"),
    **_plain("ST7-I two operations note", "ST7-I multiple operations"),
    **_plain("ST7-I multiple operations note b"),
    **_plain("ST7-II required cube note b", "ST7-II wild cube", "ST7-II two operations"),
    **_plain("ST7-II null restrictions not allowed", "ST7-II multiple operations"),
    **_plain("ST7-III shift from permitted", "ST7-III double color", "ST7-IV special rule"),
    **_plain("ST7-IV blank card wild note", "ST7-IV symmetric difference"),
    **_plain(*(f"ST7-IV symmetric difference note {letter}" for letter in "abc")),
    **_plain("ST10 example a", "ST10 example b", "ST11", "ST11 caution"),
}


def set_labels() -> Iterator[str]:
    """Every label, book by book."""
    for table in TABLES_2017:
        yield from expand(BOOKS["mlag-on-sets-2017-18"], table)
    yield from expand(BOOKS["mlag-on-sets-2011-12"], RULES_2011)
