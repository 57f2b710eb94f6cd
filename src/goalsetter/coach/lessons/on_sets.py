"""The course of ON-SETS: from the first set of cards to a Restriction."""

from __future__ import annotations

from goalsetter.coach.lessons.asking import Challenges, Checks, MovesSafely, SetsGoal, Writes
from goalsetter.coach.lessons.lesson import LEARNER as A
from goalsetter.coach.lessons.lesson import PARTNER as B
from goalsetter.coach.lessons.lesson import Course, Lesson
from goalsetter.coach.lessons.reply import ReplyCode
from goalsetter.notation import parse_cube, parse_cubes, parse_set_goal, parse_universe
from goalsetter.play import Action, Mode, Phase, Section, Setup, Terms, action
from goalsetter.rules import Claim, Division

NOW, SET_NAME = "V-A-2", "VI-A"
"""Clauses: what is claimed by Now, and what a Set-Name is."""
CARDS = parse_universe("BR B BG RG R G Y blank").cards
"""Three cards with blue, three with red, three with green, one with yellow, the blank one."""


def moving(goal: str, required: str, permitted: str, resources: str) -> Setup:
    """The learner is to act on the partner's last move; digits left over lie in Forbidden."""
    return Setup(
        by=A,
        phase=Phase.MOVE,
        goal_setter=B,
        turn=A,
        last_mover=B,
        goal=parse_set_goal(goal),
        required=parse_cubes(required),
        permitted=parse_cubes(permitted),
        forbidden=parse_cubes("1 3"),
        resources=parse_cubes(resources),
        universe=CARDS,
        rolled=True,
    )


def asked_to_write(goal: str, required: str, permitted: str, resources: str) -> Setup:
    """The partner doubts that it can be done, and the learner has to write."""
    return Setup(
        by=A,
        phase=Phase.WRITING,
        goal_setter=A,
        turn=A,
        last_mover=A,
        goal=parse_set_goal(goal),
        required=parse_cubes(required),
        permitted=parse_cubes(permitted),
        resources=parse_cubes(resources),
        universe=CARDS,
        rolled=True,
        claim=Claim.IMPOSSIBLE,
        challenger=B,
        mover=A,
    )


def move(cube: str, to: Section) -> Action:
    """Return a move of the learner."""
    return action.Move(by=A, cube=parse_cube(cube), to=to)


def call(kind: str) -> Action:
    """Return a challenge by the learner."""
    return action.Challenge(by=A, kind=kind)


def goal(text: str) -> Action:
    """Return a Goal set by the learner."""
    return action.SetGoalDown(by=A, goal=parse_set_goal(text))


def write(text: str) -> Action:
    """Return a paper of the learner."""
    return action.Present(by=A, texts=(text,))


UNION = Lesson(
    name="union",
    clause=SET_NAME,
    given=asked_to_write("5", "∪", "", "B R G ∩"),
    asks=Writes(),
    shown=write("B ∪ R"),
    wrong=(
        (write("B ∩ R"), ReplyCode.PAPER_WRONG),
        (action.DoNotPresent(by=A), ReplyCode.NOTHING_WRITTEN),
    ),
)

INTERSECTION = Lesson(
    name="intersection",
    clause=SET_NAME,
    given=asked_to_write("1", "∩", "", "B R G ∪ -"),
    asks=Writes(),
    shown=write("B ∩ R"),
    wrong=((write("B ∪ R"), ReplyCode.PAPER_WRONG),),
)

WITHOUT = Lesson(
    name="without",
    clause=SET_NAME,
    given=asked_to_write("2", "B", "-", "R G Y '"),
    asks=Writes(),
    shown=write("B - R"),
    wrong=((write("B - Y"), ReplyCode.PAPER_WRONG), (write("B'"), ReplyCode.PAPER_WRONG)),
    now=True,
)

GOAL = Lesson(
    name="goal",
    clause="III-B",
    given=Setup(
        by=A,
        phase=Phase.GOAL,
        goal_setter=A,
        resources=parse_cubes("B R R G Y ∪ ∩ - 1 3 5"),
        universe=CARDS,
        rolled=True,
    ),
    asks=SetsGoal(clause="V-A-1"),
    shown=goal("5"),
    wrong=((goal("1 3 5"), ReplyCode.IMPOSSIBLE_LEFT),),
)

SAFE = Lesson(
    name="safe",
    clause=NOW,
    given=moving("5", "B", "", "R G ∪ ∩ Y"),
    asks=MovesSafely(clause=NOW),
    shown=move("Y", Section.PERMITTED),
    wrong=(
        (move("R", Section.REQUIRED), ReplyCode.NOW_LEFT),
        (move("∪", Section.FORBIDDEN), ReplyCode.IMPOSSIBLE_LEFT),
        (call("impossible"), ReplyCode.NOT_ASKED),
    ),
)

SEES_NOW = Lesson(
    name="now",
    clause=NOW,
    given=moving("5", "B", "∪", "R G ∩ Y"),
    asks=Challenges(claim=Claim.NOW, clause=NOW),
    shown=call("now"),
    wrong=(
        (call("impossible"), ReplyCode.OTHER_CLAIM),
        (move("Y", Section.FORBIDDEN), ReplyCode.NOT_ASKED),
    ),
    now=True,
)

CHECKS = Lesson(
    name="check",
    clause="VII-C-6",
    given=Setup(
        by=A,
        phase=Phase.CHECKING,
        goal_setter=B,
        turn=A,
        last_mover=A,
        goal=parse_set_goal("4"),
        required=parse_cubes("B ∪"),
        permitted=parse_cubes("R"),
        resources=parse_cubes("G ∩"),
        universe=CARDS,
        rolled=True,
        claim=Claim.NOW,
        challenger=B,
        mover=A,
        papers=((B, ("B ∪ R",)),),
    ),
    asks=Checks(),
    shown=action.Reject(by=A, writer=B, reason="unequal"),
    wrong=(
        (action.Accept(by=A, writer=B), ReplyCode.WRONG_ACCEPTED),
        (action.Reject(by=A, writer=B, reason="missing-required"), ReplyCode.REASON_FAILS),
    ),
)

RESTRICTION = Lesson(
    name="restriction",
    clause="VI-B",
    given=asked_to_write("2", "⊆", "R G", "∪ R Y"),
    asks=Writes(),
    shown=write("R ⊆ G; R ∪ Y"),
    wrong=((write("R ∪ Y"), ReplyCode.PAPER_WRONG),),
    now=True,
)

COURSE = Course(
    game="on-sets",
    terms=Terms(
        edition="mlag-on-sets-2017-18", division=Division.MIDDLE, players=2, mode=Mode.GUARDED
    ),
    lessons=(UNION, INTERSECTION, WITHOUT, GOAL, SAFE, SEES_NOW, CHECKS, RESTRICTION),
)
