"""The coach: lessons on the mat, hints for one who practises, and matches explained.

Law: imports only ``play``, ``solver``, ``judge``, ``rules``, ``expr``, ``notation`` and ``cubes``
(and ``errors``); must not import bots, table, telling or server; makes codes, never prose; a hint
comes from a seat's view alone; what is said to be true, the judge or the solver has found.
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
from goalsetter.coach.hints import Hint, hint, no_hint
from goalsetter.coach.lessons import COURSES, TAUGHT, Course, Lesson, Reply, Told, opened, reply_to

__all__ = [
    "COURSES",
    "TAUGHT",
    "USUAL",
    "Analysis",
    "Code",
    "Course",
    "Decision",
    "Finding",
    "Habits",
    "Hint",
    "Kind",
    "Lesson",
    "Part",
    "Progress",
    "Reply",
    "Span",
    "Standing",
    "Told",
    "Topic",
    "analyse",
    "analyse_shake",
    "annotated",
    "findings_in",
    "habits_of",
    "hint",
    "joined",
    "no_hint",
    "opened",
    "reply_to",
    "shakes_of",
]
