"""Random shakes of every edition, and the Solutions of their reviews put to the judge once more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from goalsetter.coach import ReviewQuestion, ShakeReview, Wonder
from goalsetter.judge import rule_on_papers
from goalsetter.play import (
    Paper,
    Record,
    State,
    in_force,
    mat_of,
    presented_after,
    steps_of,
    verdict_on,
)
from goalsetter.rules import GAMES, ChallengeKind, Division, Question
from goalsetter.server.workers.review import solution_to
from tests.coach.bot_matches import RANDOM, bot_match

BOOKS: tuple[tuple[str, Division], ...] = tuple(
    (edition.name, division)
    for game in GAMES
    for edition in game.editions
    for division, _ in edition.divisions
)
"""Every edition in each of its divisions."""
PLAYERS = (
    (RANDOM, RANDOM),
    (RANDOM, RANDOM, RANDOM),
    (RANDOM, "third-grade"),
    ("third-grade", RANDOM, "fifth-grade"),
)
"""Those who play by chance bring mats that nobody would think of; the others write papers."""


def random_shake(number: int) -> Record:
    """The shake of this number: the books in turn, everything else by its own chance."""
    edition, division = BOOKS[number % len(BOOKS)]
    levels = Random(number).choice(PLAYERS)
    return bot_match(edition, number, division=division, levels=levels)


def closing_of(record: Record, shake: int) -> State:
    """The end of a shake."""
    return [s.state for s in steps_of(record) if s.state.shake.number == shake][-1]


def shown_in(review: ShakeReview, record: Record) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Yield each Solution that a review shows, and whether the judge accepts it."""
    closing = closing_of(record, review.shake)
    for solution in review.solutions:
        if solution.by is not None:
            paper = Paper(writer=solution.by, texts=solution.paper, goal=solution.goal)
            yield solution.paper, verdict_on(closing, paper).correct
        else:
            yield solution.paper, is_accepted(solution.paper, closing, review.asked)
    for _, question in review.questions:
        if solution_to(question):
            yield question.witness, is_true(question, record, closing, review.asked)


def is_true(question: ReviewQuestion, record: Record, closing: State, asked: ChallengeKind) -> bool:
    """Whether the Solution that answers a question could have been written."""
    if question.kind in (Wonder.CALL_NOW, Wonder.ANYONE_NOW):
        before = steps_of(replace(record, log=record.log[: question.number]))[-1].state
        return is_accepted(question.witness, before, ChallengeKind.NOW)
    allowed = asked if question.kind is Wonder.ANOTHER_WAY else presented_after(closing.shake)
    return is_accepted(question.witness, closing, allowed)


def is_accepted(paper: tuple[str, ...], state: State, allowed: ChallengeKind) -> bool:
    """Whether the judge accepts a paper on the mat as it lies, a Goal that grew with it."""
    rules, mat = in_force(state), mat_of(state.shake)
    question = Question(rules=rules, mat=mat, challenge=allowed, papers=paper)
    return rule_on_papers(question).correct
