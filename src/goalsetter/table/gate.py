"""What a player may hand in: deeds of his own seat, nothing that chance or the clock decides."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.play import Action, Refusal, Seat, Setup, State, action
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
    action.JudgeAnswers,
    action.JudgeRules,
    action.StrikePenalty,
    action.InitialPenalty,
    Setup,
)
"""What the table does itself: chance, time, and a judge's word."""

VALUE = "value"
"""The one question that can be answered without a person in the judge's seat."""

PASSING = (Task.VARIATION, Task.FIRST_TURN, Task.TURN, Task.WRITE, Task.CHECK)
"""Limits whose end leaves the mat as it was."""


def objection(state: State, seat: Seat, done: object) -> Refusal | None:
    """Why a player may not hand this in at all; the rules are asked later."""
    if not isinstance(done, Action) or done.by != seat or seat not in state.seats:
        return _refused(state, Fault.NOT_YOUR_PART)
    if isinstance(done, OF_THE_HOUSE):
        return _refused(state, Fault.NOT_YOUR_PART)
    if isinstance(done, action.AskJudge) and done.question != VALUE:
        return _refused(state, Fault.NOT_NOW)
    return None


def _refused(state: State, fault: Fault) -> Refusal:
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
    if isinstance(deed, SIDE_BY_SIDE):
        since = tuple(each for each in since if not isinstance(each, SIDE_BY_SIDE))
    return seen > len(log) or not all(map(_passes, since))


def _passes(done: Action) -> bool:
    if isinstance(done, action.TimeExpires):
        return done.task in PASSING
    return isinstance(done, action.Countdown | action.RoundWarning)
