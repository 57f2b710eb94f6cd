"""What a player may hand in: deeds of his own seat, nothing that chance or the clock decides."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.play import (
    FURTHER_JUDGES,
    JUDGE,
    NOBODY,
    Action,
    Refusal,
    Seat,
    Setup,
    State,
    action,
)
from goalsetter.rules import Fault, Task

OF_THE_HOUSE = (
    action.RollForFirst,
    action.Roll,
    action.Deal,
    action.TakeBackCard,
    action.StartClock,
    action.TimeExpires,
    action.Countdown,
    action.ExtraMinuteExpires,
    action.RoundWarning,
    action.RoundStop,
    action.EndShake,
    action.CallReady,
    Setup,
)
"""What the table does itself: chance and time."""

OF_CHOOSERS = (action.SetOut, action.CallDeal, action.LetTableChoose)
"""The choices of players before the Goal of ON-SETS, at a table where chance does not choose."""

OF_THE_JUDGE = (
    action.JudgeAnswers,
    action.JudgeRules,
    action.CorrectScore,
    action.OrderReplay,
    action.WarnPlayer,
    action.PenalizePlayer,
    action.DisqualifyPlayer,
    action.StrikePenalty,
    action.InitialPenalty,
)
"""What only a person in the judge's seat does."""
NOT_OF_PLAYERS = frozenset((*OF_THE_HOUSE, *OF_THE_JUDGE, action.GiveOpinion))
ON_THE_SHEET = (
    *(action.StrikePenalty, action.InitialPenalty, action.CorrectScore, action.AppealScore),
    *(action.WarnPlayer, action.PenalizePlayer, action.RequestOpinion, action.GiveOpinion),
    action.Protest,
)
"""Actions about a line of the score sheet or a ruling, whatever happens on the mat."""

VALUE = "value"
"""The one question that can be answered without a person in the judge's seat."""
OTHER = "other"
"""The reason against a paper that is said in a checker's own words."""

PASSING = (Task.VARIATION, Task.FIRST_TURN, Task.TURN, Task.WRITE, Task.CHECK)
"""Limits whose end leaves the mat as it was."""


def objection(
    state: State,
    seat: Seat,
    done: object,
    *,
    judged: bool = False,
    choosing: tuple[Seat, ...] = (),
) -> Refusal | None:
    """Why a player or a judge may not hand this in at all; the rules are asked later.

    ``judged`` tells that a person sits in the judge's seat, who can answer any question;
    ``choosing`` are the people who choose V and Λ or the number of cards now.
    """
    if not isinstance(done, Action) or done.by != seat or not _is_his(state, seat, done):
        return refused(state, Fault.NOT_YOUR_PART)
    if isinstance(done, OF_CHOOSERS) and seat not in choosing:
        return refused(state, Fault.NOT_NOW)
    if isinstance(done, action.SetOut) and seat != state.shake.setting:
        # At an open table it would be a slip to be charged; here nobody can reach those cubes.
        return refused(state, Fault.NOT_THE_GOAL_SETTER)
    if isinstance(done, action.AskJudge) and done.question != VALUE and not judged:
        return refused(state, Fault.NOT_NOW)
    if isinstance(done, action.AppealScore | action.RequestOpinion) and not judged:
        return refused(state, Fault.NO_JUDGE)
    if isinstance(done, action.Reject) and not _says_what(done, judged=judged):
        return refused(state, Fault.NO_BARE_REFUSAL)
    return None


def _says_what(done: action.Reject, *, judged: bool) -> bool:
    """VII-C-4: a reason is given; words of one's own only where a person can weigh them."""
    return bool(done.said.strip()) and judged if done.reason == OTHER else bool(done.reason)


def _is_his(state: State, seat: Seat, done: Action) -> bool:
    """Whether the kind of action is one for this seat."""
    if seat == JUDGE:
        return isinstance(done, OF_THE_JUDGE)
    if seat in FURTHER_JUDGES:
        return isinstance(done, action.GiveOpinion)
    if isinstance(done, action.LeaveTable) and done.stand_in:
        return False
    return type(done) not in NOT_OF_PLAYERS and seat in state.seats


def refused(state: State, fault: Fault) -> Refusal:
    """The refusal of a fault, with its clause."""
    return Refusal(fault=fault, clause=state.terms.procedure.clause(fault))


def as_handed_in(done: Action, at: int, *, judged: bool = False) -> Action:
    """The action at its moment. One comes after another here, so nothing is at the same instant.

    But a try at ambiguity is always handed in unread, and joint only if the other checker says so
    too (VII-C-4-h): nobody takes another's chance from him.
    """
    timed = replace(done, at=at)
    if isinstance(timed, action.ProveAmbiguity):
        return replace(timed, simultaneous=True, jointly_with=NOBODY)
    if isinstance(timed, action.AskJudge):
        return replace(timed, in_person=judged and timed.question == VALUE)
    if isinstance(timed, action.Reject):
        return replace(timed, in_person=judged and timed.reason == OTHER)
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
    action.WorkTogether,
    action.ShowNothing,
    action.TakeExtraMinute,
    action.AgreeNoGoal,
    action.StopChoosing,
    action.InitialScoresheet,
    action.Ready,
    action.Say,
    action.Declare,
)
"""What several players do at once without minding each other: write, check, agree, speak."""

AT_THE_START = (*OF_CHOOSERS, action.Roll, action.Deal)
"""Actions while cubes are set out and cards dealt: each choice is made by itself (ST4)."""

OF_THE_BLOCK = (action.PickUpBlock, action.Challenge, action.Charge, action.Say)
"""Lifting the block, and what is said then, after which it is in nobody's hand."""


def is_stale(log: tuple[Action, ...], seen: int, deed: Action) -> bool:
    """Whether something happened since a player looked that could have changed his mind.

    The clock's mere ticking does not, nor does another's paper while both are writing, nor mere
    words.
    """
    since = () if isinstance(deed, ON_THE_SHEET) else range(max(0, seen), len(log))
    groups = (SIDE_BY_SIDE, AT_THE_START)
    beside = next((group for group in groups if isinstance(deed, group)), ())
    return seen > len(log) or not all(isinstance(log[n], beside) or _passes(log, n) for n in since)


PASSES = (
    *(action.Declare, action.Countdown, action.RoundWarning, action.Ready),
    *(action.RequestOpinion, action.Protest),
)
"""Actions that leave the mat and the papers as they were."""


def _passes(log: tuple[Action, ...], number: int) -> bool:
    """Whether what was done leaves all that others look at as it was."""
    done = log[number]
    if isinstance(done, action.TimeExpires):
        return done.task in PASSING
    if isinstance(done, action.Say):
        return not _lifted_block(log[:number], done.by)
    return isinstance(done, PASSES)


def _lifted_block(log: tuple[Action, ...], seat: Seat) -> bool:
    """Whether a player may have the block in his hand, who puts it down to speak (judges B29)."""
    for done in reversed(log):
        if isinstance(done, action.EndShake):
            return False
        if done.by == seat and isinstance(done, OF_THE_BLOCK):
            return isinstance(done, action.PickUpBlock)
    return False
