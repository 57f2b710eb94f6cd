"""Whether what was found is a mistake, something well done, or neither."""

from __future__ import annotations

from typing import Literal

from goalsetter.coach import AnalysisCode

Tone = Literal["mistake", "good", "note"]

# Something that could not be helped is no mistake, and neither is what nobody could decide.
TONES: dict[AnalysisCode, Tone] = {
    AnalysisCode.ALLOWED_NOW: "mistake",
    AnalysisCode.MADE_IMPOSSIBLE: "mistake",
    AnalysisCode.IMPOSSIBLE_GOAL: "mistake",
    AnalysisCode.FORCED: "note",
    AnalysisCode.MISSED_NOW: "mistake",
    AnalysisCode.MISSED_IMPOSSIBLE: "mistake",
    AnalysisCode.MISSED_FORCEOUT: "mistake",
    AnalysisCode.RIGHT_CHALLENGE: "good",
    AnalysisCode.FALSE_CHALLENGE: "mistake",
    AnalysisCode.RIGHT_FORCEOUT: "good",
    AnalysisCode.FALSE_FORCEOUT: "mistake",
    AnalysisCode.FORCEOUT_ACCEPTED: "mistake",
    AnalysisCode.RIGHT_NO_GOAL: "good",
    AnalysisCode.FALSE_NO_GOAL: "mistake",
    AnalysisCode.NO_GOAL_ACCEPTED: "mistake",
    AnalysisCode.RIGHT_SIDE: "good",
    AnalysisCode.WRONG_SIDE: "mistake",
    AnalysisCode.RIGHT_PAPER: "good",
    AnalysisCode.WRONG_PAPER: "mistake",
    AnalysisCode.GOAL_NOT_TOLD: "note",
    AnalysisCode.WRONG_AVOID: "mistake",
    AnalysisCode.UNREAD_AVOID: "note",
    AnalysisCode.NO_PAPER: "mistake",
    AnalysisCode.WRONG_ACCEPTED: "mistake",
    AnalysisCode.AMBIGUOUS_ACCEPTED: "mistake",
    AnalysisCode.RIGHT_PAPER_LOST: "mistake",
    AnalysisCode.WELL_CHECKED: "good",
    AnalysisCode.TIME_TROUBLE: "mistake",
    AnalysisCode.UNDECIDED: "note",
}
"""How each finding is shown; "next mistake" stops at the mistakes."""
