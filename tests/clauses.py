"""The labels of the clauses that say what an EQUATIONS expression, Goal or Equation means.

Sections III, IV, VII and XIII of the 2018-19 and Basic books, and the rules of 2011-12 about the
same. Lettered examples and comments count as clauses of their own. A label is spelt as the cases
spell it in ``ref``.
"""

from __future__ import annotations

from collections.abc import Iterator

Parts = dict[str, str]
"""A clause, and what stands under it: ``comment ab, example abc``."""


def expand(book: str, clauses: Parts) -> Iterator[str]:
    """Every label of a table: the clause itself, then each of its lettered parts."""
    for clause, parts in clauses.items():
        yield f"{book} {clause}"
        for part in filter(None, parts.split(", ")):
            word, _, letters = part.partition(" ")
            yield from (f"{book} {clause} {word} ({letter})" for letter in letters)


EXPRESSIONS_2018: Parts = {
    "III-A": "",
    "III-B-1": "",
    "III-B-2": "",
    "III-B-3": "",
    "III-C-1": "",
    "III-C-2": "example abcd",
    "III-C-2 list, item 1": "",
    "III-C-2 list, item 2": "",
    "III-C-2 list, item 3": "",
    "III-C-2 list, item 4": "",
    "III-C-2 list, item 5": "",
}

GOALS_2018: Parts = {
    "IV-A": "",
    "IV-B": "",
    "IV-B-1": "",
    "IV-B-2": "example abc",
    "IV-B-2 comment": "",
    **dict.fromkeys(("IV-B-3", "IV-B-3-a", "IV-B-3-b", "IV-B-3-c", "IV-B-3-d"), ""),
    **dict.fromkeys(("IV-C", "IV-C-1", "IV-C-2", "IV-D", "IV-D-1", "IV-D-2"), ""),
}

EQUATIONS_2018: Parts = {
    **dict.fromkeys(("VII-A", "VII-A-1", "VII-A-2"), ""),
    "VII-B-1": "",
    "VII-B-2": "comment abcd",
    "VII-B-2 table": "",
    **dict.fromkeys((f"VII-B-3-{letter}" for letter in "abcdef"), ""),
    "VII-B-3-c comment": "",
    "VII-B-4": "",
    "VII-B-5": "example ab",
    "VII-B-6-a": "",
    "VII-B-6-b-(i)": "",
    "VII-B-6-b-(ii)": "",
    "VII-B-6 note": "",
    "VII-B-6-c": "",
    **dict.fromkeys(("VII-C-1", "VII-C-2-a", "VII-C-2-b", "VII-C-2-c", "VII-C-3"), ""),
    "VII-C-4-a": "",
    "VII-C-4-b": "",
    **dict.fromkeys((f"VII-C-4-c-({roman})" for roman in ("i", "ii", "iii", "iv")), ""),
    "VII-C-4-d": "example abcde",
    "VII-C-4-e": "",
    "VII-C-4-f": "",
    "VII-C-4-g": "example abcd",
    "VII-C-4-h": "comment abcde, example abcd",
    **dict.fromkeys((f"VII-C-4-i-({roman})" for roman in ("i", "ii", "iii")), ""),
    "VII-C-4-j": "",
    "VII-C-4-k": "example abc",
}

NEXT_PRIME = "example abcdefgh"
AVERAGE = "example abc"
FACTORIAL = "comment ab, example abcde"

ELEMENTARY_2018: Parts = {
    "XIII-A general rule": "example abc",
    "XIII-A-1": "",
    "XIII-A-2": "",
    "XIII-A note after Upside-down": "",
    "XIII-A-3": "example abc",
    "XIII-A-4": FACTORIAL,
    "XIII-A-5": "comment ab",
    "XIII-A-6": "",
    "XIII-A-6 comment": "",
    "XIII-A-7": "example abcde",
    "XIII-A-8": "",
    "XIII-A-9": "example abcde",
    "XIII-A-10": "example ab",
    "XIII-A-10 definition": "",
    "XIII-A-11": "example abcdefg",
    "XIII-A-12": NEXT_PRIME,
    "XIII-A-12 comment": "",
    "XIII-A-13": "example abcd",
    "XIII-A-14": "example abcdefghi",
    "XIII-A-15": AVERAGE,
}

MIDDLE_2018: Parts = {
    "XIII-B-1": "",
    "XIII-B-2": "",
    "XIII-B note after Upside-down": "",
    "XIII-B-3": "comment abc, example abc",
    "XIII-B-4": FACTORIAL,
    "XIII-B-5": "comment ab",
    "XIII-B-6": "example abc",
    "XIII-B-7": "",
    "XIII-B-7 comment": "",
    "XIII-B-8": "example ab",
    "XIII-B-9": "comment abc, example abcdefg",
    "XIII-B-10": "comment ab, example abc",
    "XIII-B-11": "comment ab, example abc",
    "XIII-B-12": "example abcde",
    "XIII-B-13": "",
    "XIII-B-13 comment": "",
    "XIII-B-14": AVERAGE,
    "XIII-B-14 comment": "",
    "XIII-B-15": NEXT_PRIME,
    "XIII-B-15 comment": "",
}

JUNIOR_2018: Parts = {
    "XIII-C Sideways": "",
    "XIII-C Upside-down": "",
    "XIII-C note after Upside-down": "",
    "XIII-C-1": "example abcd",
    "XIII-C-2": FACTORIAL,
    "XIII-C-3": "comment ab",
    "XIII-C-4": "comment ab, example abc",
    "XIII-C-5": "comment abc, example abc",
    "XIII-C-5 note": "",
    "XIII-C-6": "example ab",
    "XIII-C-7": "",
    "XIII-C-7 comment": "",
    "XIII-C-8": "comment ab, example abcdef",
    "XIII-C-8 comment": "",
    "XIII-C-9": "comment ab, example abc",
    "XIII-C-10": "comment ab",
    "XIII-C-11": AVERAGE,
    "XIII-C-11 comment": "",
    "XIII-C-12": NEXT_PRIME,
    "XIII-C-12 comment": "",
}

SENIOR_2018: Parts = {
    "XIII-D": "",
    "XIII-D-13": "comment abcdefg, example abcdefg",
    "XIII-D-13 note": "",
    **{f"XIII-D-13 default table ({letter})": "" for letter in "abcdefghij"},
    "XIII-D-14": "example abc",
    "XIII-D-14 comment": "",
    "XIII-D-15": "example abc",
}

BASIC: Parts = {
    "III-A": "",
    "III-B-1": "",
    "III-B-2": "",
    "III-B-3": "",
    "III-C-1": "",
    "III-C-2": "example abcd",
    **dict.fromkeys((f"III-C-2-{letter}" for letter in "abcde"), ""),
    "III-C-3": "example abc",
    "IV-A": "",
    "IV-B": "",
    "IV-B-1": "",
    "IV-B-2": "example ab",
    "IV-B-2 comment": "",
    **dict.fromkeys(("IV-B-3", "IV-B-3-a", "IV-B-3-b", "IV-B-3-c", "IV-B-3-d"), ""),
    **dict.fromkeys(("IV-C", "IV-D", "IV-D-1", "IV-D-2"), ""),
    **dict.fromkeys(("VII-A-1", "VII-A-2", "VII-A-3"), ""),
    "VII-B-1": "",
    "VII-B-2": "comment ab",
    "VII-B-2 table": "",
    **dict.fromkeys((f"VII-B-2 comment (b) example ({letter})" for letter in "abc"), ""),
    **dict.fromkeys((f"VII-B-3-{letter}" for letter in "abcdef"), ""),
    "VII-B-3-d comment": "",
    "VII-B-4": "",
    "VII-B-5": "",
    **dict.fromkeys(("VII-C-1-a", "VII-C-1-b", "VII-C-2"), ""),
    "VII-C-3-a": "",
    "VII-C-3-b": "",
    **dict.fromkeys((f"VII-C-3-c-({roman})" for roman in ("i", "ii", "iii", "iv")), ""),
    "VII-C-3-d": "",
    "VII-C-3-e": "example abcd",
    "VII-C-3-f": "example a",
    **dict.fromkeys((f"VII-C-3-g-({roman})" for roman in ("i", "ii", "iii")), ""),
}

RULES_2011: Parts = {
    "ET8": "",
    "ET12": "",
    "ET13": "",
    "ET16": "",
    "ET18": "",
    **{
        f"ET6 I {name}": ""
        for name in (
            *("0 wild", "Factorial", "Two-digit numerals", "Percent", "Decimal point"),
            *("Number of factors", "Three-operation Solution", "Multiple operation"),
            *("Next prime", "average", "LCM", "GCF", "Remainder"),
        )
    },
    **{
        f"ET6 II {name}": ""
        for name in (
            *("Sideways", "Upside-down", "note", "0 wild", "Base m", "Base m note", "Factorial"),
            *("Percent", "Percent note", "Decimal point", "Number of factors", "AB+"),
            *("Any Color Exponent", "Multiple operation", "Next prime", "Powers of the base"),
            *("average", "Multiple of k"),
        )
    },
    **{
        f"ET6 III {name}": ""
        for name in (
            *("Sideways", "Upside-down", "note", "Powers of the base", "0 wild", "AB+"),
            *("Multiple of k", "Base m", "Base m note", "Factorial", "Any Color Exponent"),
            *("Number of factors", "Add to Goal", "Multiple operation", "Next prime", "average"),
        )
    },
    "ET6 IV note": "",
    "ET6 IV root = i": "note abcd",
    "ET6 IV x wild": "",
    "ET6 IV x wild note": "",
    "ET6 IV Decimal in Goal": "",
    "ET6 IV log": "",
}

TABLES_2018 = (
    *(EXPRESSIONS_2018, GOALS_2018, EQUATIONS_2018),
    *(ELEMENTARY_2018, MIDDLE_2018, JUNIOR_2018, SENIOR_2018),
)

LABELS = (
    *(label for table in TABLES_2018 for label in expand("2018-19", table)),
    *expand("2019-20", BASIC),
    *expand("2011-12", RULES_2011),
)
"""Every label, book by book. In cases the Basic book is called by its year, 2019-20."""

ALSO_CITED_AS = {
    "2018-19 XIII-A-1": "2018-19 XIII-A Sideways",
    "2018-19 XIII-A-2": "2018-19 XIII-A Upside-down",
    "2018-19 XIII-B-1": "2018-19 XIII-B Sideways",
    "2018-19 XIII-B-2": "2018-19 XIII-B Upside-down",
}
"""Labels that the cases spell in another way."""
