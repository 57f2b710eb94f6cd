"""Why some clauses have no case here: each reason, and the labels it excuses."""

from __future__ import annotations

TABLE = "It says what players do at the table, not what is written; play will hold its cases."
SHOWING = "It says how checkers show an ambiguity; the judge assumes that they do (decision 4)."
EFFORT = "It asks checkers to make an effort; the judge always works the values out."
ASKING = "It says what follows for the checkers when they ask a judge."

EXCUSED = {
    TABLE: (
        *("2018-19 IV-A", "2018-19 IV-B-3"),
        *(f"2018-19 IV-B-3-{letter}" for letter in "abcd"),
        *("2018-19 IV-C", "2018-19 IV-C-1", "2018-19 IV-C-2"),
        *("2018-19 IV-D", "2018-19 IV-D-1", "2018-19 IV-D-2"),
        *("2018-19 VII-A", "2018-19 VII-A-1", "2018-19 VII-A-2", "2018-19 VII-C-1"),
        *("2018-19 VII-C-2-a", "2018-19 VII-C-2-b", "2018-19 VII-C-2-c", "2018-19 VII-C-3"),
        "2018-19 XIII-C-10 comment (b)",
        *("2019-20 IV-A", "2019-20 IV-B-3"),
        *(f"2019-20 IV-B-3-{letter}" for letter in "abcd"),
        *("2019-20 IV-C", "2019-20 IV-D", "2019-20 IV-D-1", "2019-20 IV-D-2"),
        *("2019-20 VII-A-1", "2019-20 VII-A-2", "2019-20 VII-A-3"),
        *("2019-20 VII-C-1-a", "2019-20 VII-C-1-b", "2019-20 VII-C-2"),
    ),
    SHOWING: tuple(f"2018-19 VII-C-4-h comment ({letter})" for letter in "abcde"),
    EFFORT: ("2018-19 VII-C-4-i-(i)", "2019-20 VII-C-3-g-(i)"),
    ASKING: ("2019-20 VII-C-3-g-(iii)",),
}

NEW, OLD = "On-Sets 2017-18", "On-Sets 2011-12"


def _under(clause: str, letters: str) -> tuple[str, ...]:
    """A clause and its lettered comments."""
    return (f"{NEW} {clause}", *(f"{NEW} {clause} comment ({letter})" for letter in letters))


EXCUSED_SETS = {
    TABLE: (
        *(f"{NEW} {clause}" for clause in ("I-B-1 comment", "I-B-2-a comment", "I-B-3 comment")),
        *(f"{NEW} I-B-3-{letter}" for letter in "abcd"),
        *(f"{NEW} {clause}" for clause in ("I-B-4", "I-B-5", "II-B comment", "II-C-3")),
        *(f"{NEW} II-C-1-{letter}" for letter in "ab"),
        *(f"{NEW} III-B-2-{letter}" for letter in "abcd"),
        f"{NEW} III-B-1 comment",
        *_under("VII-C-1", "abc"),
        *(f"{NEW} VII-C-{number}" for number in "23456"),
        *_under("XIII-A-7", "abc"),
        *_under("XIII-B-7", "abcd"),
        *_under("XIII-C-8", "abcd"),
        *(f"{OLD} {clause}" for clause in ("ST6", "ST7-III shift from permitted", "ST9")),
    ),
    SHOWING: _under("VII-C-7-c", "abcde")[1:],
    EFFORT: (f"{NEW} VII-C-7-b-(i)",),
}

REASONS = {
    label: reason
    for table in (EXCUSED, EXCUSED_SETS)
    for reason, labels in table.items()
    for label in labels
}
"""The reason for each label that has no case."""
