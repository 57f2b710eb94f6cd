"""The review of a shake: Solutions that the judge accepts, and questions whose answers are true."""

from __future__ import annotations

from itertools import product

import pytest

from goalsetter.coach import (
    ReviewQuestion,
    ShakeReview,
    Turning,
    Wonder,
    analyse_shake,
    review_shake,
    shakes_of,
)
from goalsetter.notation import parse_cubes, parse_goal
from goalsetter.play import (
    Mode,
    Phase,
    Record,
    Seat,
    Section,
    Setup,
    State,
    Terms,
    action,
    in_force,
    mat_of,
    presented_after,
    steps_of,
)
from goalsetter.rules import ChallengeKind, Division
from goalsetter.solver import Budget, Impossible, Solvable, Unknown, solve
from tests.coach.bot_matches import bot_match
from tests.coach.shown_solutions import random_shake, shown_in
from tests.judging import judge_paper

A, B = Seat("A"), Seat("B")
BASIC = Terms(
    edition="mlag-basic-equations-2019-20", division=Division.MIDDLE, players=2, mode=Mode.OPEN
)
BOOKS = (
    ("mlag-basic-equations-2019-20", Division.ELEMENTARY),
    ("mlag-equations-2018-19", Division.ELEMENTARY),
    ("mlag-equations-2018-19", Division.SENIOR),
    ("mlag-equations-2011-12", Division.MIDDLE),
    ("mlag-on-sets-2017-18", Division.MIDDLE),
)
QUICK = Budget(steps=50_000)


def closing_of(record: Record, shake: int) -> State:
    """The end of a shake."""
    return [s.state for s in steps_of(record) if s.state.shake.number == shake][-1]


def lay(*, goal: str, required: str = "", permitted: str = "", resources: str) -> Setup:
    """Ada is to move after Ben."""
    return Setup(
        by=A,
        phase=Phase.MOVE,
        goal_setter=B,
        turn=A,
        last_mover=B,
        goal=parse_goal(goal),
        required=parse_cubes(required) if required else (),
        permitted=parse_cubes(permitted) if permitted else (),
        resources=parse_cubes(resources),
    )


def reviewed(*log: object) -> ShakeReview:
    """The review of a shake that these actions end."""
    record = Record(terms=BASIC, log=tuple(log))  # type: ignore[arg-type]
    assert all(step.refusal is None for step in steps_of(record))
    review = review_shake(record, 1)
    assert review is not None
    return review


def question_of(review: ShakeReview, seat: Seat) -> ReviewQuestion:
    """The question for a player."""
    return dict(review.questions)[seat]


def papers(by: Seat, text: str, other: Seat) -> tuple[action.Action, ...]:
    """A paper is handed in and accepted."""
    return action.Present(by=by, texts=(text,)), action.Accept(by=other, writer=by)


@pytest.mark.parametrize(("book", "seed"), [*product(BOOKS, range(2))])
def test_reviews_of_bots_shakes_are_true(book: tuple[str, Division], seed: int) -> None:
    """The judge accepts every Solution, and a question names a move that a finding is about."""
    edition, division = book
    record = bot_match(edition, seed, division=division)
    for number in shakes_of(record):
        review, closing = review_shake(record, number, QUICK), closing_of(record, number)
        assert review is not None
        assert_accepted(review, closing)
        part = analyse_shake(record, number, QUICK)
        for seat, question in review.questions:
            if question.kind in (Wonder.CALL_NOW, Wonder.CALL_IMPOSSIBLE, Wonder.SAFER_MOVE):
                about = [f for f in part.findings if f.number == question.number]
                assert any(seat in finding.seats for finding in about)
            if question.kind is Wonder.ANYONE_NOW:
                assert question.seat not in (None, seat)


def assert_accepted(review: ShakeReview, closing: State) -> None:
    """The judge accepts every Solution; a Goal that grew is told with it."""
    assert len(review.solutions) <= 3
    rules, mat = in_force(closing), mat_of(closing.shake)
    for solution in review.solutions:
        if not solution.goal:
            allowed = review.asked if solution.by is None else presented_after(closing.shake)
            assert judge_paper(solution.paper, mat, rules, allowed).correct, solution
    if isinstance(review.truth, Impossible):
        assert not review.solutions


def test_a_right_now_was_decided_by_the_move_that_opened_it() -> None:
    """Ben's own move before it was safe; Ada's + makes 2+3 one cube away."""
    review = reviewed(
        lay(goal="5", required="2", resources="3 + 4 7 8"),
        action.Move(by=A, cube=parse_cubes("+")[0], to=Section.REQUIRED),
        action.Challenge(by=B, kind="now"),
        *papers(B, "2+3 = 5", A),
    )
    assert isinstance(review.truth, Solvable)
    assert review.solutions[0].by == B
    assert review.turning is not None
    assert (review.turning.kind, review.turning.number, review.turning.seat) == (
        Turning.OPENED,
        2,
        A,
    )
    mine = question_of(review, A)
    assert mine.kind is Wonder.SAFER_MOVE
    assert mine.better is not None


def test_a_now_that_lay_there_longer_is_asked_about() -> None:
    """Ben could have called Now a move earlier: the first of these moves decided it."""
    review = reviewed(
        lay(goal="5", required="2", resources="3 + 4 7 8"),
        action.Move(by=A, cube=parse_cubes("+")[0], to=Section.REQUIRED),
        action.Move(by=B, cube=parse_cubes("8")[0], to=Section.FORBIDDEN),
        action.Challenge(by=A, kind="now"),
        *papers(A, "2+3 = 5", B),
    )
    assert review.turning is not None
    assert review.turning.number == 2
    mine = question_of(review, B)
    assert (mine.kind, mine.number) == (Wonder.CALL_NOW, 2)
    assert mine.witness


def test_after_a_false_now_the_solutions_that_need_more_are_shown() -> None:
    """2+3 needs two cubes: Ada called too early, and is asked how many it takes."""
    review = reviewed(
        lay(goal="5", required="2", resources="3 + 4 x 8 9"),
        action.Move(by=A, cube=parse_cubes("9")[0], to=Section.FORBIDDEN),
        action.Challenge(by=B, kind="now"),
        action.DoNotPresent(by=B),
    )
    assert review.turning is not None
    assert review.turning.kind is Turning.NOT_YET
    assert review.asked is ChallengeKind.IMPOSSIBLE
    assert [solution.paper for solution in review.solutions] == [("2+3 = 5",)]
    mine = question_of(review, B)
    assert (mine.kind, mine.needs) == (Wonder.HOW_MANY_MORE, 2)


def test_after_a_false_impossible_the_overlooked_solution_is_shown() -> None:
    """Ben gives up too soon; Ada's move left 2+3."""
    review = reviewed(
        lay(goal="5", required="2", resources="3 + 4 x 8 9"),
        action.Move(by=A, cube=parse_cubes("9")[0], to=Section.FORBIDDEN),
        action.Challenge(by=B, kind="impossible"),
        *papers(A, "2+3 = 5", B),
    )
    assert review.turning is not None
    assert (review.turning.kind, review.turning.seat) == (Turning.STILL_WORKS, A)
    assert question_of(review, B).kind is Wonder.FIND_ONE
    assert question_of(review, B).witness == ("2+3 = 5",)


def test_a_right_impossible_has_no_solution_to_show() -> None:
    """Ada forbids the only +."""
    review = reviewed(
        lay(goal="5", required="2", resources="3 + 8 9"),
        action.Move(by=A, cube=parse_cubes("+")[0], to=Section.FORBIDDEN),
        action.Challenge(by=B, kind="impossible"),
        action.DoNotPresent(by=A),
    )
    assert isinstance(review.truth, Impossible)
    assert not review.solutions
    assert review.turning is not None
    assert (review.turning.kind, review.turning.seat) == (Turning.SPOILED, A)


def test_a_paper_that_was_not_written_decides() -> None:
    """Ben called a right Now and wrote nothing."""
    review = reviewed(
        lay(goal="5", required="2", resources="3 + 4 7 8"),
        action.Move(by=A, cube=parse_cubes("+")[0], to=Section.REQUIRED),
        action.Challenge(by=B, kind="now"),
        action.DoNotPresent(by=B),
    )
    assert review.turning is not None
    assert (review.turning.kind, review.turning.seat) == (Turning.PAPER, B)
    assert question_of(review, B).kind is Wonder.FIND_ONE


def test_a_shake_under_way_has_no_review() -> None:
    """Nothing is told before the scores are."""
    record = Record(terms=BASIC, log=(lay(goal="5", required="2", resources="3 + 4 7 8"),))
    assert review_shake(record, 1) is None


def test_what_cannot_be_decided_is_said_to_be_so() -> None:
    """With no steps to spend nothing is known, and nothing is shown but what players wrote."""
    record = bot_match("mlag-equations-2018-19", 1, division=Division.MIDDLE)
    closing = closing_of(record, 1)
    none = Budget(steps=1, cancelled=lambda: True)
    review = review_shake(record, 1, none)
    assert review is not None
    asked = solve(mat_of(closing.shake), in_force(closing), review.asked, none)
    assert isinstance(review.truth, type(asked))
    assert review.undecided == isinstance(asked, Unknown)
    assert all(solution.by or not review.undecided for solution in review.solutions)


@pytest.mark.parametrize("number", range(63))
def test_every_solution_shown_after_a_random_shake_is_accepted(number: int) -> None:
    """Three random shakes of every edition and division; ``bench/bench_review.py`` takes 2,000."""
    record = random_shake(number)
    for shake in shakes_of(record):
        review = review_shake(record, shake, QUICK)
        if review is not None:
            assert all(accepted for _, accepted in shown_in(review, record)), review
