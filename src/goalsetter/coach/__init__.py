"""The coach: matches explained, by what the solver and the judge know.

Law: imports only ``play``, ``solver``, ``judge``, ``rules``, ``expr``, ``notation`` and ``cubes``
(and ``errors``); must not import bots, table or server; decides nothing at a table, reads no clock.
"""

from goalsetter.coach.analysis import (
    USUAL,
    Analysis,
    Code,
    Decision,
    Finding,
    Habits,
    Kind,
    Part,
    Progress,
    Span,
    Standing,
    Topic,
    analyse,
    analyse_shake,
    annotated,
    findings_in,
    habits_of,
    joined,
    shakes_of,
)

__all__ = [
    "USUAL",
    "Analysis",
    "Code",
    "Decision",
    "Finding",
    "Habits",
    "Kind",
    "Part",
    "Progress",
    "Span",
    "Standing",
    "Topic",
    "analyse",
    "analyse_shake",
    "annotated",
    "findings_in",
    "habits_of",
    "joined",
    "shakes_of",
]
