"""What a player may hand in: deeds of his own seat, nothing that chance or the clock decides."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.play import JUDGE, Action, Refusal, Seat, Setup, State, action
from goalsetter.rules import Fault, Task

OF_THE_HOUSE = (
    action.RollForFirst,
    action.Roll,
    action.SetOut,
    action.Deal,
    action.TakeBackCard,
    action.TimeExpires,
    action.Countdown,
    action.ExtraMinuteExpires,
    action.RoundWarning,
    action.RoundStop,
    action.EndShake,
    Setup,
)
"""What the table does itself: chance and time."""

OF_THE_JUDGE = (
    action.JudgeAnswers,
    action.JudgeRules,
    action.StrikePenalty,
    action.InitialPenalty,
)
"""What only a person in the judge's seat does."""
NOT_OF_PLAYERS = frozenset((*OF_THE_HOUSE, *OF_THE_JUDGE))
ON_THE_SHEET = (action.StrikePenalty, action.InitialPenalty)
"""What is about a line of the score sheet, whatever happens on the mat."""

VALUE = "value"
"""The one question that can be answered without a person in the judge's seat."""

PASSING = (Task.VARIATION, Task.FIRST_TURN, Task.TURN, Task.WRITE, Task.CHECK)
"""Limits whose end leaves the mat as it was."""


def objection(state: State, seat: Seat, done: object, *, judged: bool = False) -> Refusal | None:
    """Why a player or a judge may not hand this in at all; the rules are asked later.

    ``judged`` tells that a person sits in the judge's seat, who can answer any question.
    """
    if not isinstance(done, Action) or done.by != seat or not _is_his(state, seat, done):
        return refused(state, Fault.NOT_YOUR_PART)
    if isinstance(done, action.AskJudge) and done.question != VALUE and not judged:
        return refused(state, Fault.NOT_NOW)
    return None


def _is_his(state: State, seat: Seat, done: Action) -> bool:
    """Whether the kind of action is one for this seat."""
    if seat == JUDGE:
        return isinstance(done, OF_THE_JUDGE)
    if isinstance(done, action.LeaveTable) and done.stand_in:
        return False
    return type(done) not in NOT_OF_PLAYERS and seat in state.seats


def refused(state: State, fault: Fault) -> Refusal:
    """The refusal of a fault, with its clause."""
    return Refusal(fault=fault, clause=state.terms.procedure.clause(fault))


def as_handed_in(done: Action, at: int) -> Action:
    """The action at its moment. One comes after another here, so nothing is at the same instant."""
    timed = replace(done, at=at)
    if isinstance(timed, action.Challenge | action.Charge):
        return replace(timed, simultaneous=False)
    return timed


SIDE_BY_SIDE = (
    action.TakeSide,
    action.Present,
    action.DoNotPresent,
    action.IndicateEquation,
    action.ChangeEquation,
    action.Concede,
    action.Accept,
    action.Reject,
    action.ProveAmbiguity,
    action.PointOutError,
    action.TakeExtraMinute,
    action.AgreeNoGoal,
    action.InitialScoresheet,
    action.Say,
    action.Declare,
)
"""What several players do at once without minding each other: write, check, agree, speak."""


def is_stale(log: tuple[Action, ...], seen: int, deed: Action) -> bool:
    """Whether something happened since a player looked that could have changed his mind.

    The clock's mere ticking does not, nor does another's paper while both are writing.
    """
    since = log[max(0, seen) :]
    if isinstance(deed, ON_THE_SHEET):
        since = ()
    if isinstance(deed, SIDE_BY_SIDE):
        since = tuple(each for each in since if not isinstance(each, SIDE_BY_SIDE))
    return seen > len(log) or not all(map(_passes, since))


def _passes(done: Action) -> bool:
    if isinstance(done, action.TimeExpires):
        return done.task in PASSING
    return isinstance(done, action.Countdown | action.RoundWarning)
