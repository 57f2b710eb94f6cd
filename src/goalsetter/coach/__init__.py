"""The coach: lessons on the mat, hints for one who practises, and matches explained.

Law: imports only ``play``, ``solver``, ``judge``, ``rules``, ``expr``, ``notation`` and ``cubes``
(and ``errors``); must not import bots, table, telling or server; makes codes, never prose; a hint
comes from a seat's view alone; what is said to be true, the judge or the solver has found.
"""

from goalsetter.coach.analysis import (
    USUAL,
    Analysis,
    AnalysisCode,
    AnalysisFinding,
    Decision,
    DecisionKind,
    Habits,
    PositionStanding,
    Progress,
    ShakeAnalysis,
    Span,
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
from goalsetter.coach.lessons import (
    COURSES,
    TAUGHT,
    Course,
    Lesson,
    Reply,
    ReplyCode,
    opened,
    reply_to,
)

__all__ = [
    "COURSES",
    "TAUGHT",
    "USUAL",
    "Analysis",
    "AnalysisCode",
    "AnalysisFinding",
    "Course",
    "Decision",
    "DecisionKind",
    "Habits",
    "Hint",
    "Lesson",
    "PositionStanding",
    "Progress",
    "Reply",
    "ReplyCode",
    "ShakeAnalysis",
    "Span",
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
