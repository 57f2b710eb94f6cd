"""The course of EQUATIONS: from the first Goal to a challenge that is proved."""

from __future__ import annotations

from goalsetter.coach.lessons.asking import (
    Challenges,
    Checks,
    MovesSafely,
    MovesTo,
    SetsGoal,
    Writes,
)
from goalsetter.coach.lessons.lesson import LEARNER as A
from goalsetter.coach.lessons.lesson import PARTNER as B
from goalsetter.coach.lessons.lesson import Course, Lesson
from goalsetter.coach.lessons.reply import ReplyCode
from goalsetter.notation import parse_cube, parse_cubes, parse_goal
from goalsetter.play import Action, Mode, Phase, Section, Setup, Terms, action
from goalsetter.rules import Claim, Division

SECTIONS, NOW, IMPOSSIBLE = "I-B-2", "VI-A-2", "VI-A-1"
"""Clauses: what the sections of the mat mean, and what is claimed by a challenge."""


def moving(goal: str, required: str, permitted: str, resources: str, forbidden: str = "") -> Setup:
    """The partner has moved, and the learner is to act."""
    return Setup(
        by=A,
        phase=Phase.MOVE,
        goal_setter=B,
        turn=A,
        last_mover=B,
        goal=parse_goal(goal),
        required=parse_cubes(required),
        permitted=parse_cubes(permitted),
        forbidden=parse_cubes(forbidden),
        resources=parse_cubes(resources),
    )


def move(cube: str, to: Section) -> Action:
    """Return a move of the learner."""
    return action.Move(by=A, cube=parse_cube(cube), to=to)


def call(kind: str) -> Action:
    """Return a challenge by the learner."""
    return action.Challenge(by=A, kind=kind)


def goal(text: str) -> Action:
    """Return a Goal set by the learner."""
    return action.SetGoalDown(by=A, goal=parse_goal(text))


def write(text: str) -> Action:
    """Return a paper of the learner."""
    return action.Present(by=A, texts=(text,))


GOAL = Lesson(
    name="goal",
    clause="IV-B",
    given=Setup(
        by=A,
        phase=Phase.GOAL,
        goal_setter=A,
        resources=parse_cubes("r1 r2 r+ b3 bx g4 g5 g- k8 k9"),
    ),
    asks=SetsGoal(clause="VI-A-1"),
    shown=goal("r1r2"),
    wrong=((goal("k9k8"), ReplyCode.IMPOSSIBLE_LEFT),),
)

REQUIRED = Lesson(
    name="required",
    clause=SECTIONS,
    given=moving("k9", "r3", "", "bx r1 b2 r+ g5 k8"),
    asks=MovesTo(section=Section.REQUIRED, face="x", clause=SECTIONS),
    shown=move("bx", Section.REQUIRED),
    wrong=(
        (move("bx", Section.PERMITTED), ReplyCode.OTHER_SECTION),
        (move("g5", Section.REQUIRED), ReplyCode.OTHER_CUBE),
        (call("impossible"), ReplyCode.NOT_ASKED),
    ),
)

FORBIDDEN = Lesson(
    name="forbidden",
    clause=SECTIONS,
    given=moving("g5", "r2", "", "r3 r+ b1 g6 k9"),
    asks=MovesTo(section=Section.FORBIDDEN, clause=SECTIONS),
    shown=move("k9", Section.FORBIDDEN),
    wrong=(
        (move("r+", Section.FORBIDDEN), ReplyCode.IMPOSSIBLE_LEFT),
        (move("k9", Section.PERMITTED), ReplyCode.OTHER_SECTION),
    ),
)

SAFE = Lesson(
    name="safe",
    clause=NOW,
    given=moving("k8", "r2", "", "r3 g4 bx k9 b1 g-"),
    asks=MovesSafely(clause=NOW),
    shown=move("k9", Section.PERMITTED),
    wrong=(
        (move("g4", Section.PERMITTED), ReplyCode.NOW_LEFT),
        (move("bx", Section.FORBIDDEN), ReplyCode.IMPOSSIBLE_LEFT),
        (call("impossible"), ReplyCode.NOT_ASKED),
    ),
)

ONE_MORE = ("k7", "r3", "r+", "g4 bx k9 g6")

SEES_NOW = Lesson(
    name="now",
    clause=NOW,
    given=moving(*ONE_MORE),
    asks=Challenges(claim=Claim.NOW, clause=NOW),
    shown=call("now"),
    wrong=(
        (call("impossible"), ReplyCode.OTHER_CLAIM),
        (move("k9", Section.FORBIDDEN), ReplyCode.NOT_ASKED),
    ),
    now=True,
)

WRITES = Lesson(
    name="write",
    clause="VII-B",
    given=Setup(
        by=A,
        phase=Phase.WRITING,
        goal_setter=A,
        turn=B,
        last_mover=B,
        goal=parse_goal(ONE_MORE[0]),
        required=parse_cubes(ONE_MORE[1]),
        permitted=parse_cubes(ONE_MORE[2]),
        resources=parse_cubes(ONE_MORE[3]),
        claim=Claim.NOW,
        challenger=A,
        mover=B,
    ),
    asks=Writes(),
    shown=write("3+4=7"),
    wrong=(
        (write("3+6=7"), ReplyCode.PAPER_WRONG),
        (action.DoNotPresent(by=A), ReplyCode.NOTHING_WRITTEN),
    ),
    now=True,
)

CHECKS = Lesson(
    name="check",
    clause="VII-C-4",
    given=Setup(
        by=A,
        phase=Phase.CHECKING,
        goal_setter=B,
        turn=A,
        last_mover=A,
        goal=parse_goal("k8"),
        required=parse_cubes("r2 bx r1"),
        permitted=parse_cubes("g4"),
        resources=parse_cubes("k9 b/"),
        claim=Claim.NOW,
        challenger=B,
        mover=A,
        papers=((B, ("2x4=8",)),),
    ),
    asks=Checks(),
    shown=action.Reject(by=A, writer=B, reason="missing-required"),
    wrong=(
        (action.Accept(by=A, writer=B), ReplyCode.WRONG_ACCEPTED),
        (action.Reject(by=A, writer=B, reason="unequal"), ReplyCode.REASON_FAILS),
    ),
    now=True,
)

SEES_IMPOSSIBLE = Lesson(
    name="impossible",
    clause=IMPOSSIBLE,
    given=moving("k7", "r2", "g4", "r3 g5 g6", "r+"),
    asks=Challenges(claim=Claim.IMPOSSIBLE, clause=IMPOSSIBLE),
    shown=call("impossible"),
    wrong=(
        (call("now"), ReplyCode.OTHER_CLAIM),
        (move("r3", Section.FORBIDDEN), ReplyCode.NOT_ASKED),
    ),
    possible=False,
)

COURSE = Course(
    game="equations",
    terms=Terms(
        edition="mlag-equations-2018-19", division=Division.MIDDLE, players=2, mode=Mode.GUARDED
    ),
    lessons=(GOAL, REQUIRED, FORBIDDEN, SAFE, SEES_NOW, WRITES, CHECKS, SEES_IMPOSSIBLE),
)
