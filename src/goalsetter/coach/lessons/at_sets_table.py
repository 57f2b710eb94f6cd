"""Lessons of the table in ON-SETS: the same tasks as in EQUATIONS, on mats with cards.

Only what differs stands here: the mats, the papers, the clauses of the book.
"""

from __future__ import annotations

from dataclasses import replace

from goalsetter.coach.lessons.asking import (
    ActsLike,
    Challenges,
    MovesSafely,
    TakesRightSide,
)
from goalsetter.coach.lessons.at_table import (
    ASK_VALUE,
    ASK_WHAT,
    EXTRA_MINUTE,
    WRITE_AS_THIRD,
    C,
    challenged,
    checking,
    siding,
    table_course,
    time_for,
)
from goalsetter.coach.lessons.lesson import LEARNER as A
from goalsetter.coach.lessons.lesson import PARTNER as B
from goalsetter.coach.lessons.lesson import Ask, Lesson
from goalsetter.coach.lessons.on_sets import CARDS, NOW, call, move, moving, write
from goalsetter.coach.lessons.reply import ReplyCode
from goalsetter.notation import parse_cubes, parse_set_goal
from goalsetter.play import Mode, Phase, Section, Setup, Terms, action
from goalsetter.rules import Claim, Division, Role, Task

EDITION = "mlag-on-sets-2017-18"
IMPOSSIBLE, CHECK, SIDE, ASKING = "V-A-1", "VII-C-6", "VII-A-3", "VII-C-7-b"
"""Clauses: what Impossible claims, how papers are checked, the Third Party, asking a judge."""
TWO = Terms(edition=EDITION, division=Division.MIDDLE, players=2, mode=Mode.GUARDED)
THREE = replace(TWO, players=3)
Mat = tuple[str, str, str, str]
"""Goal, Required, Permitted and Resources."""


def on_cards(given: Setup, goal: str) -> Setup:
    """Return a position of ON-SETS: with cards, and a Goal that counts them."""
    return replace(given, goal=parse_set_goal(goal), universe=CARDS, rolled=True)


def of_sets(lesson: Lesson, goal: str, clause: str, asks: Ask | None = None) -> Lesson:
    """Return a lesson of the table on cards, by the clause of the book that says it here."""
    given = on_cards(lesson.given, goal)
    # A question is answered without a deed: then the position itself is shown.
    shown = given if lesson.quiz is not None else lesson.shown
    return replace(lesson, clause=clause, given=given, shown=shown, asks=asks or lesson.asks)


# Challenging.

CALL_NOW = Lesson(
    name="now",
    clause=NOW,
    given=moving("2", "B", "-", "R G ∩ Y"),
    asks=Challenges(claim=Claim.NOW, clause=NOW),
    shown=call("now"),
    wrong=((call("impossible"), ReplyCode.OTHER_CLAIM),),
    now=True,
)

CALL_IMPOSSIBLE = Lesson(
    name="impossible",
    clause=IMPOSSIBLE,
    given=replace(moving("5", "B", "", "R G Y"), forbidden=parse_cubes("∪ ∩ - 1 3")),
    asks=Challenges(claim=Claim.IMPOSSIBLE, clause=IMPOSSIBLE),
    shown=call("impossible"),
    wrong=((call("now"), ReplyCode.OTHER_CLAIM),),
    possible=False,
)

PLAY_ON = Lesson(
    name="wait",
    clause=NOW,
    given=moving("4", "R", "", "Y B G ∪ ∩"),
    asks=MovesSafely(clause=NOW),
    shown=move("B", Section.PERMITTED),
    wrong=(
        (call("now"), ReplyCode.NOT_ASKED),
        (move("Y", Section.REQUIRED), ReplyCode.NOW_LEFT),
    ),
)

# Checking, and the Third Party.


def checking_sets(name: str, mat: Mat, paper: str, fault: str = "") -> Lesson:
    """A paper of the partner: to be accepted, or to be rejected for its one fault."""
    return of_sets(checking(name, mat, paper, fault), mat[0], CHECK)


def siding_sets(name: str, mat: Mat, *, now: bool) -> Lesson:
    """Bea says Now after Cal's move: is she right?"""
    return of_sets(siding(name, mat, now=now), mat[0], SIDE, TakesRightSide(clause=SIDE))


SIDE_MAT = ("5", "B", "∪", "R G ∩ Y")
BY_CHALLENGER = challenged(
    SIDE_MAT,
    Phase.WRITING,
    challenger=B,
    mover=C,
    sides=((A, Role.CHALLENGER),),
)

WRITE_WITH_CHALLENGER = replace(
    of_sets(replace(WRITE_AS_THIRD, given=BY_CHALLENGER), "5", "VII-B"),
    shown=write("B ∪ R"),
    wrong=((write("B ∩ R"), ReplyCode.PAPER_WRONG),),
)

# Clocks.


def time_in_sets(name: str, task: Task) -> Lesson:
    """A question about a limit of the book."""
    given = moving("4", "R", "", "Y B G ∪ ∩")
    return of_sets(replace(time_for(name, task, EDITION), given=given), "4", "XI-A-1")


TIME_IS_UP = challenged(SIDE_MAT, Phase.WRITING, challenger=A, mover=B, clock_task=Task.WRITE)

# Talking to a judge.

JUDGE_MAT = ("3", "B ∪ R", "- G ∪ Y", "∩")
TO_BE_ASKED = challenged(
    JUDGE_MAT, Phase.CHECKING, challenger=B, mover=A, paper="(B ∪ R) - (G ∪ Y)"
)

SETS_TABLE_COURSES = (
    table_course("sets-challenging", TWO, CALL_NOW, CALL_IMPOSSIBLE, PLAY_ON, game="on-sets"),
    table_course(
        "sets-checking",
        TWO,
        checking_sets("right", ("5", "B ∪", "R", "G ∩"), "B ∪ R"),
        checking_sets("unequal", ("4", "B ∪", "R Y", "G ∩"), "B ∪ R", "unequal"),
        checking_sets("missing", ("5", "B ∪ G", "R", "Y ∩"), "B ∪ R", "missing-required"),
        game="on-sets",
    ),
    table_course(
        "sets-siding",
        THREE,
        siding_sets("challenger", SIDE_MAT, now=True),
        siding_sets("mover", ("5", "B", "", "R G ∪ ∩"), now=False),
        WRITE_WITH_CHALLENGER,
        game="on-sets",
    ),
    table_course(
        "sets-clocks",
        TWO,
        time_in_sets("turn", Task.TURN),
        time_in_sets("write", Task.WRITE),
        of_sets(
            replace(EXTRA_MINUTE, given=TIME_IS_UP),
            "5",
            "XI-A-3",
            ActsLike(kind=action.TakeExtraMinute.do, clause="XI-A-3"),
        ),
        game="on-sets",
    ),
    table_course(
        "sets-judge",
        TWO,
        of_sets(replace(ASK_WHAT, given=TO_BE_ASKED), "3", ASKING),
        of_sets(
            replace(ASK_VALUE, given=TO_BE_ASKED),
            "3",
            ASKING,
            ActsLike(kind=action.AskJudge.do, clause=ASKING),
        ),
        game="on-sets",
    ),
)
