"""The position to try again after a shake: there what decided it can be done anew, or answered.

Whoever made the move that decided a shake stands before it once more; the others stand after it,
since what they can do better is to answer it.
"""

from __future__ import annotations

from goalsetter.coach.review import ReviewQuestion, Turning, TurningPoint, Wonder
from goalsetter.play import Seat

ANSWERED = {Turning.OPENED, Turning.SPOILED, Turning.STILL_WORKS, Turning.LAST_CUBE}
"""Moves of others are let stand: what a player can do better is to answer them."""
STANDING = {Wonder.CALL_NOW, Wonder.CALL_IMPOSSIBLE, Wonder.ANYONE_NOW}
"""Questions about what could have been called after a move, which stands."""


def position_of_turning(turning: TurningPoint, reader: Seat) -> int:
    """Return after how many actions what decided a shake is still to be done, or to be answered."""
    stands = turning.kind is Turning.LET_PASS
    stands = stands or (turning.kind in ANSWERED and turning.seat != reader)
    return turning.number if stands else max(0, turning.number - 1)


def position_of_question(question: ReviewQuestion) -> int:
    """Return after how many actions a player can do what a question asks for."""
    return question.number if question.kind in STANDING else max(0, question.number - 1)
