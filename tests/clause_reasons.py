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

REASONS = {label: reason for reason, labels in EXCUSED.items() for label in labels}
"""The reason for each label that has no case."""
