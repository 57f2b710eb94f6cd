"""Whether what was found is a mistake, something well done, or neither."""

from __future__ import annotations

from typing import Literal

from goalsetter.coach import Code

Tone = Literal["mistake", "good", "note"]

TONES: dict[Code, Tone] = {
    Code.ALLOWED_NOW: "mistake",
    Code.MADE_IMPOSSIBLE: "mistake",
    Code.IMPOSSIBLE_GOAL: "mistake",
    Code.FORCED: "note",
    Code.MISSED_NOW: "mistake",
    Code.MISSED_IMPOSSIBLE: "mistake",
    Code.MISSED_FORCEOUT: "mistake",
    Code.RIGHT_CHALLENGE: "good",
    Code.FALSE_CHALLENGE: "mistake",
    Code.RIGHT_FORCEOUT: "good",
    Code.FALSE_FORCEOUT: "mistake",
    Code.FORCEOUT_ACCEPTED: "mistake",
    Code.RIGHT_NO_GOAL: "good",
    Code.FALSE_NO_GOAL: "mistake",
    Code.NO_GOAL_ACCEPTED: "mistake",
    Code.RIGHT_SIDE: "good",
    Code.WRONG_SIDE: "mistake",
    Code.RIGHT_PAPER: "good",
    Code.WRONG_PAPER: "mistake",
    Code.GOAL_NOT_TOLD: "note",
    Code.WRONG_AVOID: "mistake",
    Code.UNREAD_AVOID: "note",
    Code.NO_PAPER: "mistake",
    Code.WRONG_ACCEPTED: "mistake",
    Code.AMBIGUOUS_ACCEPTED: "mistake",
    Code.RIGHT_PAPER_LOST: "mistake",
    Code.WELL_CHECKED: "good",
    Code.TIME_TROUBLE: "mistake",
    Code.UNDECIDED: "note",
}
"""How each finding is shown; "next mistake" stops at the mistakes."""
