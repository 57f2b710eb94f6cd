"""What can be done at a table. Each action says who did it and when; nothing else is logged.

``at`` is the moment in milliseconds since the match began: time enters only so. Chance enters as
the faces of a ``Roll`` and the cards of a ``Deal``. Time running out is an action of the clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from goalsetter.cubes import Card, Cube, LaidGoal, SetGoal
from goalsetter.play.seat import CLOCK, NOBODY, Seat
from goalsetter.play.section import Section
from goalsetter.rules import Task

AnyGoal = LaidGoal | SetGoal


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """Something done by somebody at a moment."""

    do: ClassVar[str] = ""
    by: Seat
    at: int = 0


# Before the Goal.


@dataclass(frozen=True, slots=True, kw_only=True)
class RollForFirst(Action):
    """Roll one cube for the first Goal-setter (I-D)."""

    do: ClassVar[str] = "roll_for_first"
    cube: Cube


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Action):
    """Roll all the cubes: the faces that came up."""

    do: ClassVar[str] = "roll"
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOut(Action):
    """ON-SETS, Elementary: set out V and Λ instead of rolling the Restriction cubes (II-A-3)."""

    do: ClassVar[str] = "set_out"
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Action):
    """ON-SETS: deal cards for the Universe (II-B)."""

    do: ClassVar[str] = "deal"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBackCard(Action):
    """ON-SETS: take dealt cards back."""

    do: ClassVar[str] = "take_back_card"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SayVariation(Action):
    """Say a variation aloud, which chooses nothing (judges A4)."""

    do: ClassVar[str] = "say_variation"
    variation: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SelectVariation(Action):
    """Circle one or two variations, with what fills their blanks."""

    do: ClassVar[str] = "select_variation"
    variations: tuple[str, ...]


# The Goal.


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceInGoal(Action):
    """Lay cubes in the Goal section, behind those that lie there."""

    do: ClassVar[str] = "place_in_goal"
    goal: AnyGoal


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeFromGoal(Action):
    """Take cubes back from the Goal section."""

    do: ClassVar[str] = "take_from_goal"
    cubes: tuple[Cube, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RearrangeGoal(Action):
    """Arrange or group the cubes of the Goal anew."""

    do: ClassVar[str] = "rearrange_goal"
    goal: AnyGoal


@dataclass(frozen=True, slots=True, kw_only=True)
class SayGoal(Action):
    """Say "Goal": it is finished."""

    do: ClassVar[str] = "say_goal"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmGoal(Action):
    """Answer that the Goal is finished (judges B8)."""

    do: ClassVar[str] = "confirm_goal_finished"


@dataclass(frozen=True, slots=True, kw_only=True)
class SetGoalDown(Action):
    """Lay the Goal and say so, in one."""

    do: ClassVar[str] = "goal"
    goal: AnyGoal


@dataclass(frozen=True, slots=True, kw_only=True)
class NoGoal(Action):
    """Declare that no Goal can be set (IV-D)."""

    do: ClassVar[str] = "no_goal"


@dataclass(frozen=True, slots=True, kw_only=True)
class AgreeNoGoal(Action):
    """Agree that no Goal can be set."""

    do: ClassVar[str] = "agree_no_goal"


# Moving.


@dataclass(frozen=True, slots=True, kw_only=True)
class SayBonus(Action):
    """Say "Bonus", and no more yet."""

    do: ClassVar[str] = "say_bonus"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonus(Action):
    """Say "Bonus" and play the cube: to Forbidden, as it should be."""

    do: ClassVar[str] = "bonus"
    cube: Cube
    to: Section = Section.FORBIDDEN


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Action):
    """Move a cube from Resources to a section."""

    do: ClassVar[str] = "move"
    cube: Cube
    to: Section


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveTwo(Action):
    """Drop two cubes at once."""

    do: ClassVar[str] = "move_two"
    cubes: tuple[Cube, Cube]
    to: tuple[Section, Section]


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(Action):
    """Return one of the cubes between which the player may choose (judges C12)."""

    do: ClassVar[str] = "take_back"
    cube: Cube


@dataclass(frozen=True, slots=True, kw_only=True)
class Shift(Action):
    """Shift a cube from Permitted, where the variation allows it."""

    do: ClassVar[str] = "shift"
    cube: Cube
    to: Section
    as_bonus: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Transfer(Action):
    """Move a cube that was played from one section to another, which nothing allows."""

    do: ClassVar[str] = "transfer"
    cube: Cube
    source: Section
    to: Section


@dataclass(frozen=True, slots=True, kw_only=True)
class AddToGoal(Action):
    """Add a cube to the Goal, where the variation allows it: the Goal as it then lies."""

    do: ClassVar[str] = "add_to_goal"
    cube: Cube
    goal: AnyGoal


@dataclass(frozen=True, slots=True, kw_only=True)
class Forceout(Action):
    """Call forceout (2011-12 ET20)."""

    do: ClassVar[str] = "forceout"


# Words.


@dataclass(frozen=True, slots=True, kw_only=True)
class Declare(Action):
    """State a meaning or a grouping, which binds nobody (judges P6)."""

    do: ClassVar[str] = "declare"
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Action):
    """Say other words."""

    do: ClassVar[str] = "say"
    what: str


# Challenges and charges.


@dataclass(frozen=True, slots=True, kw_only=True)
class PickUpBlock(Action):
    """Lift the challenge block."""

    do: ClassVar[str] = "pick_up_block"


@dataclass(frozen=True, slots=True, kw_only=True)
class PutDownBlock(Action):
    """Put the block down again without a challenge."""

    do: ClassVar[str] = "put_down_block"


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(Action):
    """Name a challenge, with the block in hand unless it says otherwise."""

    do: ClassVar[str] = "challenge"
    kind: str
    against: Seat = NOBODY
    without_block: bool = False
    simultaneous: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Charge(Action):
    """Charge a player with illegal procedure and name it."""

    do: ClassVar[str] = "charge_illegal_procedure"
    against: Seat
    reason: str
    simultaneous: bool = False
    said: str = ""


# Writing and checking.


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeSide(Action):
    """The Third Party takes a side: ``mover`` or ``challenger``."""

    do: ClassVar[str] = "take_side"
    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DoNotPresent(Action):
    """Present nothing."""

    do: ClassVar[str] = "do_not_present"


@dataclass(frozen=True, slots=True, kw_only=True)
class Present(Action):
    """Present a paper: an Equation or a Solution, two under Two Solutions.

    ``goal`` is the Goal that goes with it after a contested "No Goal"; ``avoid_move`` the move
    that would have avoided the flub (2011-12 ET17).
    """

    do: ClassVar[str] = "present"
    texts: tuple[str, ...]
    goal: str = ""
    avoid_move: str = ""
    indicated: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class IndicateEquation(Action):
    """Say which of several Equations on the paper is meant."""

    do: ClassVar[str] = "indicate_equation"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeEquation(Action):
    """Change what is written."""

    do: ClassVar[str] = "change_equation"


@dataclass(frozen=True, slots=True, kw_only=True)
class Accept(Action):
    """Accept a writer's paper as correct."""

    do: ClassVar[str] = "accept"
    writer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Reject(Action):
    """Reject a writer's paper, with a reason."""

    do: ClassVar[str] = "reject"
    writer: Seat
    reason: str = ""
    said: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProveAmbiguity(Action):
    """Show in writing a regrouping that spoils a paper."""

    do: ClassVar[str] = "prove_ambiguity"
    writer: Seat
    regrouped: str = ""
    jointly_with: Seat = NOBODY
    simultaneous: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PointOutError(Action):
    """Show a fault to the other checker after having accepted."""

    do: ClassVar[str] = "point_out_error"
    writer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Concede(Action):
    """Give up one's own paper."""

    do: ClassVar[str] = "concede"


@dataclass(frozen=True, slots=True, kw_only=True)
class AskJudge(Action):
    """Ask a judge: whether it equals the Goal, something specific, or everything."""

    do: ClassVar[str] = "ask_judge"
    question: str
    writer: Seat = NOBODY


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeAnswers(Action):
    """A judge answers the question that was asked: yes or no."""

    do: ClassVar[str] = "judge_answers"
    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeRules(Action):
    """A judge rules a paper right or wrong, whatever was ruled before."""

    do: ClassVar[str] = "judge_rules"
    writer: Seat
    correct: bool
    said: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StrikePenalty(Action):
    """A judge strikes a penalty, by its number in the match."""

    do: ClassVar[str] = "strike_penalty"
    penalty: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialPenalty(Action):
    """A judge initials a penalty (XI-A note)."""

    do: ClassVar[str] = "initial_penalty"
    penalty: int


# Time.


@dataclass(frozen=True, slots=True, kw_only=True)
class StartClock(Action):
    """Start a player's time for a task; no players are all of them."""

    do: ClassVar[str] = "start_clock"
    task: Task
    players: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeExpires(Action):
    """The limit is reached."""

    do: ClassVar[str] = "time_expires"
    by: Seat = CLOCK
    task: Task
    players: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Countdown(Action):
    """Ten seconds are counted: begun, or counted to the end."""

    do: ClassVar[str] = "countdown"
    finished: bool
    players: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeExtraMinute(Action):
    """Pay a point for one more minute of writing or checking."""

    do: ClassVar[str] = "take_extra_minute"
    task: Task


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraMinuteExpires(Action):
    """The extra minute is over too."""

    do: ClassVar[str] = "extra_minute_expires"
    by: Seat = CLOCK
    task: Task
    players: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundWarning(Action):
    """The round's time is called: no new shake (XI-B)."""

    do: ClassVar[str] = "round_warning"
    by: Seat = CLOCK


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundStop(Action):
    """Five minutes later: moving stops (XI-B)."""

    do: ClassVar[str] = "round_stop"
    by: Seat = CLOCK


# The match.


@dataclass(frozen=True, slots=True, kw_only=True)
class EndShake(Action):
    """A shake is closed; a score sheet kept by hand may bring its scores."""

    do: ClassVar[str] = "end_shake"
    by: Seat = CLOCK
    scores: tuple[tuple[Seat, int], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AppealScore(Action):
    """Ask to correct the scoring of an earlier shake."""

    do: ClassVar[str] = "appeal_score"
    shake: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialScoresheet(Action):
    """Initial the score sheet."""

    do: ClassVar[str] = "initial_scoresheet"


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveTable(Action):
    """Leave the table: called away, or gone."""

    do: ClassVar[str] = "leave_table"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnToTable(Action):
    """Come back."""

    do: ClassVar[str] = "return_to_table"
