"""Lessons of the table: challenging, checking, siding, clocks, and talking to a judge.

Each is done by deeds at the machine. Numbers of the books come from their tables, and whether a
side is right is asked of the solver.
"""

from __future__ import annotations

from goalsetter.coach.lessons.asking import (
    ActsLike,
    AnswersQuiz,
    Challenges,
    Checks,
    MovesSafely,
    TakesRightSide,
    Writes,
)
from goalsetter.coach.lessons.equations import IMPOSSIBLE, NOW, call, move, moving, write
from goalsetter.coach.lessons.lesson import LEARNER as A
from goalsetter.coach.lessons.lesson import PARTNER as B
from goalsetter.coach.lessons.lesson import Course, Lesson, Quiz
from goalsetter.coach.lessons.reply import ReplyCode
from goalsetter.notation import parse_cubes, parse_goal
from goalsetter.play import Mode, Phase, Seat, Section, Setup, Terms, action
from goalsetter.rules import Claim, Division, Role, Task, find_procedure

EDITION = "mlag-equations-2018-19"
C = Seat("C")
"""The third player, where three are needed."""

TWO = Terms(edition=EDITION, division=Division.MIDDLE, players=2, mode=Mode.GUARDED)
THREE = Terms(edition=EDITION, division=Division.MIDDLE, players=3, mode=Mode.GUARDED)


def challenged(
    mat: tuple[str, str, str, str],
    phase: Phase,
    *,
    challenger: Seat,
    mover: Seat,
    sides: tuple[tuple[Seat, Role], ...] = (),
    paper: str = "",
    clock_task: Task | None = None,
) -> Setup:
    """Now was challenged: Goal, Required, Permitted and Resources, and who wrote what."""
    goal, required, permitted, resources = mat
    return Setup(
        by=A,
        phase=phase,
        goal_setter=mover,
        turn=challenger,
        last_mover=mover,
        goal=parse_goal(goal),
        required=parse_cubes(required),
        permitted=parse_cubes(permitted),
        resources=parse_cubes(resources),
        claim=Claim.NOW,
        challenger=challenger,
        mover=mover,
        sides=sides,
        papers=((challenger, (paper,)),) if paper else (),
        clock_task=clock_task,
        clock_players=(challenger,) if clock_task else (),
    )


# Challenging.

CALL_NOW = Lesson(
    name="now",
    clause=NOW,
    given=moving("g6", "b2", "bx", "r3 k9 r1"),
    asks=Challenges(claim=Claim.NOW, clause=NOW),
    shown=call("now"),
    wrong=((call("impossible"), ReplyCode.OTHER_CLAIM),),
    now=True,
)

CALL_IMPOSSIBLE = Lesson(
    name="impossible",
    clause=IMPOSSIBLE,
    given=moving("k9", "g4", "", "g5 r1 k8", "r+ k+"),
    asks=Challenges(claim=Claim.IMPOSSIBLE, clause=IMPOSSIBLE),
    shown=call("impossible"),
    wrong=((call("now"), ReplyCode.OTHER_CLAIM),),
    possible=False,
)

PLAY_ON = Lesson(
    name="wait",
    clause=NOW,
    given=moving("k8", "r2", "", "r3 g4 bx k9 b1 g-"),
    asks=MovesSafely(clause=NOW),
    shown=move("k9", Section.PERMITTED),
    wrong=(
        (call("now"), ReplyCode.NOT_ASKED),
        (move("g4", Section.PERMITTED), ReplyCode.NOW_LEFT),
    ),
)

# Checking.

OWN_MAT = ("g6", "b2 bx", "r3 r1", "k9 r+")


def checking(name: str, mat: tuple[str, str, str, str], paper: str, fault: str = "") -> Lesson:
    """A paper of the partner: to be accepted, or to be rejected for its one fault."""
    accepted = action.Accept(by=A, writer=B)
    rejected = action.Reject(by=A, writer=B, reason=fault or "unequal")
    wrong = (accepted, ReplyCode.WRONG_ACCEPTED) if fault else (rejected, ReplyCode.REASON_FAILS)
    return Lesson(
        name=name,
        clause="VII-C-4",
        given=challenged(mat, Phase.CHECKING, challenger=B, mover=A, paper=paper),
        asks=Checks(),
        shown=rejected if fault else accepted,
        wrong=(wrong,),
        now=True,
    )


# Siding: the learner is the Third Party.


def siding(name: str, mat: tuple[str, str, str, str], *, now: bool) -> Lesson:
    """Bea says Now after Cal's move: is she right?"""
    right, other = (Role.CHALLENGER, Role.MOVER) if now else (Role.MOVER, Role.CHALLENGER)
    return Lesson(
        name=name,
        clause="VII-C-1",
        given=challenged(mat, Phase.SIDES, challenger=B, mover=C),
        asks=TakesRightSide(clause="VII-C-1"),
        shown=action.TakeSide(by=A, side=right.value),
        wrong=((action.TakeSide(by=A, side=other.value), ReplyCode.OTHER_SIDE),),
        now=now,
        also=frozenset((action.TakeSide.do,)),
    )


SIDE_MAT = ("k7", "r3", "r+", "g4 bx k9 g6")

WRITE_AS_THIRD = Lesson(
    name="write",
    clause="VII-B",
    given=challenged(SIDE_MAT, Phase.WRITING, challenger=B, mover=C, sides=((A, Role.CHALLENGER),)),
    asks=Writes(),
    shown=write("3+4=7"),
    wrong=((write("3+6=7"), ReplyCode.PAPER_WRONG),),
    now=True,
)

# Clocks.


def time_for(name: str, task: Task, edition: str = EDITION) -> Lesson:
    """A question about a limit of the book."""
    limits = find_procedure(edition).seconds
    given = moving("k8", "r2", "", "r3 g4 bx k9 b1 g-")
    return Lesson(
        name=name,
        clause="XI-A-1",
        given=given,
        asks=AnswersQuiz(),
        shown=given,
        quiz=Quiz(
            options=("seconds-10", "seconds-60", "seconds-120", "seconds-300"),
            right=frozenset((f"seconds-{limits[task]}",)),
            worded=True,
        ),
    )


EXTRA_MINUTE = Lesson(
    name="minute",
    clause="XI-A-3",
    given=challenged(SIDE_MAT, Phase.WRITING, challenger=A, mover=B, clock_task=Task.WRITE),
    asks=ActsLike(kind=action.TakeExtraMinute.do, clause="XI-A-3"),
    shown=action.TakeExtraMinute(by=A, task=Task.WRITE),
    wrong=((action.DoNotPresent(by=A), ReplyCode.NOT_ASKED),),
    now=True,
    also=frozenset((action.TakeExtraMinute.do,)),
)

# Talking to a judge.

JUDGE_MAT = ("k8", "r2 bx r3", "r+ g4 g- g- r1 r1", "k9 b/")

TO_BE_ASKED = challenged(
    JUDGE_MAT, Phase.CHECKING, challenger=B, mover=A, paper="(2x3)+((4-1)-1)=8"
)

ASK_WHAT = Lesson(
    name="what",
    clause="VII-C-4",
    given=TO_BE_ASKED,
    asks=AnswersQuiz(),
    shown=TO_BE_ASKED,
    quiz=Quiz(
        options=("judge-everything", "judge-value", "judge-winning"),
        right=frozenset(("judge-value",)),
        worded=True,
    ),
)

ASK_VALUE = Lesson(
    name="value",
    clause="VII-C-4",
    given=TO_BE_ASKED,
    asks=ActsLike(kind=action.AskJudge.do, clause="VII-C-4"),
    shown=action.AskJudge(by=A, question="value", writer=B),
    wrong=((action.Accept(by=A, writer=B), ReplyCode.NOT_ASKED),),
    now=True,
    also=frozenset((action.AskJudge.do,)),
)


def table_course(name: str, terms: Terms, *lessons: Lesson, game: str = "equations") -> Course:
    """A course of the table: its name is its address, and its sentences stand under it."""
    return Course(game=game, terms=terms, lessons=lessons, name=name, words=name)


TABLE_COURSES = (
    table_course("challenging", TWO, CALL_NOW, CALL_IMPOSSIBLE, PLAY_ON),
    table_course(
        "checking",
        TWO,
        checking("right", OWN_MAT, "2x3=6"),
        checking("unequal", ("g6", "b2 bx", "r3 g4", "k9 r+"), "2x4=6", "unequal"),
        checking("missing", ("g6", "b2 bx r1", "r3", "k9 b/"), "2x3=6", "missing-required"),
    ),
    table_course(
        "siding",
        THREE,
        siding("challenger", SIDE_MAT, now=True),
        siding("mover", ("k7", "r3", "", "g4 bx r+ g6"), now=False),
        WRITE_AS_THIRD,
    ),
    table_course(
        "clocks", TWO, time_for("turn", Task.TURN), time_for("write", Task.WRITE), EXTRA_MINUTE
    ),
    table_course("judge", TWO, ASK_WHAT, ASK_VALUE),
)
