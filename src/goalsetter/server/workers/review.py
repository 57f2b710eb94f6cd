"""The review of a shake, made in a process of its own: a table must not wait for it."""

from __future__ import annotations

import time
from dataclasses import replace

from goalsetter.coach import (
    REVIEW,
    ReviewQuestion,
    ShakeReview,
    Wonder,
    position_of_question,
    position_of_turning,
    review_shake,
)
from goalsetter.play import Record, Seat, State, read_record, steps_of
from goalsetter.server import wire
from goalsetter.table import is_position
from goalsetter.telling import (
    by_hand,
    colourless,
    goal_of,
    needs_words,
    no_solution_words,
    question_words,
    score_words,
    solution_title,
    turning_words,
)
from goalsetter.words import message, render, speaking

PATIENCE = 1.5
"""Seconds of work after which all that is left is not known: people wait two."""


def review_for(text: str, number: int, seat: str, language: str) -> wire.Review | None:
    """Review a shake of a record for one seat; nothing, if it has not ended."""
    record = read_record(text)
    started = time.process_time()
    budget = replace(REVIEW, cancelled=lambda: time.process_time() - started > PATIENCE)
    review = review_shake(record, number, budget)
    if review is None:
        return None
    with speaking(language):
        return told(record, tuple(step.state for step in steps_of(record)), review, Seat(seat))


def solution_to(question: ReviewQuestion | None) -> list[str]:
    """Return the Solution that is the answer to a question, where one is."""
    asked = (Wonder.CALL_NOW, Wonder.ANYONE_NOW, Wonder.FIND_ONE, Wonder.ANOTHER_WAY)
    if question is None or question.kind not in asked:
        return []
    return [colourless(paper) for paper in question.witness]


def goal_once(paper: str, named: str) -> str:
    """Leave out a side of an Equation that the heading, or the other side, has said already.

    A Goal that a paper reads in a way of its own, such as with a ! or grouped, stays.
    """
    left, equals, right = (part.strip() for part in paper.partition("="))
    if not equals:
        return paper
    if right in (left, named):
        return left
    return right if left == named else paper


def told(record: Record, states: tuple[State, ...], review: ShakeReview, seat: Seat) -> wire.Review:
    """Put a review into sentences, for one reader; ``states`` are those after each action."""
    shake = [state.shake for state in states if state.shake.number == review.shake][-1]
    score, why = score_words(shake, seat, review.turning)
    question = dict(review.questions).get(seat)
    goal = by_hand(goal_of(shake))
    asked = question_words(record, question, goal) if question is not None else ("", "")
    note = no_solution_words(review) or needs_words(review, shake)
    turning = review.turning
    try_after = position_of_turning(turning, seat) if turning is not None else 0
    answer_after = position_of_question(question) if question is not None else 0
    return wire.Review(
        shake=review.shake,
        score=render(score),
        why=render(why),
        # After "No Goal" each paper has a Goal of its own.
        heading=render(message("review-ways", count=len(review.solutions), goal=goal))
        if goal
        else "",
        solutions=[
            wire.ReviewedSolution(
                title=render(solution_title(record, solution.by, seat, at)),
                papers=[
                    goal_once(colourless(paper), "" if solution.goal else goal)
                    for paper in solution.paper
                ],
                goal=by_hand(solution.goal),
            )
            for at, solution in enumerate(review.solutions)
        ],
        note=render(note) if note is not None else "",
        turning=render(turning_words(record, turning, seat)) if turning is not None else "",
        number=turning.number if turning is not None else 0,
        question=render(asked[0]) if asked[0] else "",
        answer=render(asked[1]) if asked[1] else "",
        shown=solution_to(question),
        try_after=try_after if is_position(states, try_after, seat) else 0,
        answer_after=answer_after if is_position(states, answer_after, seat) else 0,
    )
