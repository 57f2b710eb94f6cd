"""Match analysis: after each action what was true, who decided rightly, and what it cost."""

from goalsetter.coach.analysis.analyst import (
    USUAL,
    Progress,
    analyse,
    analyse_shake,
    joined,
    shakes_of,
)
from goalsetter.coach.analysis.annotating import annotated, findings_in
from goalsetter.coach.analysis.habits import Habits, Topic, costs_of, habits_of
from goalsetter.coach.analysis.moments import best_moments
from goalsetter.coach.analysis.result import (
    Analysis,
    AnalysisCode,
    AnalysisFinding,
    Decision,
    DecisionKind,
    PositionStanding,
    ShakeAnalysis,
    Span,
)

__all__ = [
    "USUAL",
    "Analysis",
    "AnalysisCode",
    "AnalysisFinding",
    "Decision",
    "DecisionKind",
    "Habits",
    "PositionStanding",
    "Progress",
    "ShakeAnalysis",
    "Span",
    "Topic",
    "analyse",
    "analyse_shake",
    "annotated",
    "best_moments",
    "costs_of",
    "findings_in",
    "habits_of",
    "joined",
    "shakes_of",
]
