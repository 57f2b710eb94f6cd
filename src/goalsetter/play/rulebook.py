"""Every action with what checks it and what carries it out: the table that ``apply`` reads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from goalsetter.play import actions
from goalsetter.play.effects import (
    ambiguity,
    bonus,
    challenging,
    charging,
    checking,
    choosing,
    dealing,
    ending,
    extra_minutes,
    goal_setting,
    judging,
    moving,
    opinions,
    rolling,
    rounds,
    sanctions,
    saying,
    timekeeping,
    writing,
)
from goalsetter.play.referee import Referee
from goalsetter.play.seat import CLOCK, FURTHER_JUDGES, JUDGE, PLAYERS, Seat, seats_of
from goalsetter.play.setup import Setup, check_setup, setup
from goalsetter.play.state import Phase, State
from goalsetter.play.step import Objection, Weight, refused
from goalsetter.play.terms import Mode
from goalsetter.rules import Fault

SEATED = {players: frozenset(seats_of(players)) for players in (1, 2, 3)}
"""Who plays in a match of so many; every action is asked for it."""
ANYBODY = PLAYERS | {CLOCK, JUDGE}
OFFICIALS = frozenset({CLOCK, JUDGE})
TIME = frozenset({CLOCK})
JUDGES = frozenset({JUDGE})

Check = Callable[[State, Any], Objection | None]
Act = Callable[[State, Any, Any, Referee], State]


@dataclass(frozen=True, slots=True)
class Rule:
    """One kind of action: its check, its effect, and whether a legal one insulates (IX-B).

    ``aside`` is what happens when it is set aside, where that is more than a fine; ``rightly``
    says afterwards whether a claim that the action makes was upheld; ``doers`` are those whose
    action it is; ``at_once`` says that it need not wait while somebody holds the block, or has a
    cube to take back.
    """

    check: Check
    act: Act
    insulates: bool = False
    aside: Act | None = None
    rightly: Callable[[State, State, Any], bool] | None = None
    doers: frozenset[Seat] = PLAYERS
    at_once: bool = False


def _charge_upheld(before: State, after: State, action: actions.Charge) -> bool:
    del after
    return charging.charged(before, action) is not None


def _challenge_stands(before: State, after: State, action: actions.Challenge) -> bool:
    """VIII-A: after the last cube went to Forbidden even a good challenge is set aside."""
    del before, action
    return after.shake.challenge is not None


def _paper_sunk(before: State, after: State, action: Any) -> bool:
    return checking.proved(before, after, action.writer)


def _of_time(check: Check, act: Act) -> Rule:
    """A row for what only the clock does, whoever holds the block."""
    return Rule(check, act, doers=TIME, at_once=True)


def _of_judge(check: Check, act: Act) -> Rule:
    """A row for what only a judge does, whoever holds the block."""
    return Rule(check, act, doers=JUDGES, at_once=True)


RULES: dict[type[actions.Action], Rule] = {
    Setup: Rule(check_setup, setup, doers=ANYBODY),
    actions.RollForFirst: Rule(rolling.check_lot, rolling.roll_for_first),
    actions.Roll: Rule(rolling.check_roll, rolling.roll),
    actions.SetOut: Rule(rolling.check_set_out, rolling.set_out),
    actions.Deal: Rule(rolling.check_deal, rolling.deal),
    actions.CallDeal: Rule(dealing.check_call, dealing.call),
    actions.LetTableChoose: Rule(dealing.check_let, dealing.let),
    actions.TakeBackCard: Rule(rolling.check_take_back_card, rolling.take_back_card),
    actions.SayVariation: Rule(choosing.check_say_variation, choosing.say_variation),
    actions.SelectVariation: Rule(choosing.check_select, choosing.select, insulates=True),
    actions.StopChoosing: Rule(choosing.check_stop, choosing.stop),
    actions.PlaceInGoal: Rule(goal_setting.check_place, goal_setting.place),
    actions.TakeFromGoal: Rule(goal_setting.check_take, goal_setting.take),
    actions.RearrangeGoal: Rule(goal_setting.check_rearrange, goal_setting.rearrange),
    actions.SayGoal: Rule(
        goal_setting.check_say, goal_setting.say, insulates=True, aside=goal_setting.say_empty
    ),
    actions.ConfirmGoal: Rule(
        goal_setting.check_say, goal_setting.say, insulates=True, aside=goal_setting.say_empty
    ),
    actions.SetGoalDown: Rule(goal_setting.check_set, goal_setting.set_down, insulates=True),
    actions.NoGoal: Rule(goal_setting.check_no_goal, goal_setting.no_goal),
    actions.AgreeNoGoal: Rule(goal_setting.check_agree, goal_setting.agree),
    actions.SayBonus: Rule(bonus.check_say_bonus, bonus.say_bonus),
    actions.Bonus: Rule(bonus.check_bonus, bonus.bonus, insulates=True),
    actions.Move: Rule(moving.check_move, moving.move, insulates=True),
    actions.MoveTwo: Rule(moving.check_move_two, moving.move_two, insulates=True),
    actions.TakeBack: Rule(moving.check_take_back, moving.take_back, at_once=True),
    actions.Shift: Rule(
        moving.check_shift, moving.shift, insulates=True, aside=moving.shift_too_late
    ),
    actions.Transfer: Rule(moving.check_transfer, moving.transfer),
    actions.AddToGoal: Rule(moving.check_add_to_goal, moving.add_to_goal, insulates=True),
    actions.Forceout: Rule(challenging.check_forceout, challenging.forceout, insulates=True),
    actions.Declare: Rule(saying.check_words, saying.declare, at_once=True),
    actions.Say: Rule(saying.check_words, saying.speak, at_once=True),
    actions.PickUpBlock: Rule(
        challenging.check_pick_up, challenging.pick_up, aside=challenging.lift_wrongly
    ),
    actions.PutDownBlock: Rule(challenging.check_put_down, challenging.put_down, at_once=True),
    actions.Challenge: Rule(
        challenging.check_challenge,
        challenging.challenge,
        aside=challenging.set_aside,
        rightly=_challenge_stands,
        at_once=True,
    ),
    actions.Charge: Rule(charging.check_charge, charging.charge, rightly=_charge_upheld),
    actions.TakeSide: Rule(writing.check_take_side, writing.take_side),
    actions.DoNotPresent: Rule(writing.check_do_not_present, writing.do_not_present),
    actions.Present: Rule(writing.check_present, writing.present),
    actions.IndicateEquation: Rule(writing.check_indicate, writing.indicate),
    actions.ChangeEquation: Rule(writing.check_change, writing.change, aside=writing.changed_late),
    actions.Accept: Rule(checking.check_accept, checking.accept, insulates=True),
    actions.Reject: Rule(
        checking.check_reject, checking.reject, insulates=True, rightly=_paper_sunk
    ),
    actions.ProveAmbiguity: Rule(
        ambiguity.check_prove, ambiguity.prove, insulates=True, rightly=ambiguity.rightly
    ),
    actions.WorkTogether: Rule(ambiguity.check_together, ambiguity.work_together),
    actions.ShowNothing: Rule(ambiguity.check_nothing, ambiguity.show_nothing),
    actions.PointOutError: Rule(checking.check_point_out, checking.point_out),
    actions.Concede: Rule(writing.check_concede, writing.concede),
    actions.AskJudge: Rule(judging.check_ask, judging.ask),
    actions.JudgeAnswers: _of_judge(judging.check_answer, judging.answer),
    actions.JudgeRules: _of_judge(judging.check_rules, judging.rules_on),
    actions.CorrectScore: _of_judge(sanctions.check_correct, sanctions.correct_score),
    actions.OrderReplay: _of_judge(sanctions.check_replay, sanctions.order_replay),
    actions.WarnPlayer: _of_judge(sanctions.check_warn, sanctions.warn),
    actions.PenalizePlayer: _of_judge(sanctions.check_penalize, sanctions.penalize),
    actions.DisqualifyPlayer: _of_judge(sanctions.check_disqualify, sanctions.disqualify),
    actions.RequestOpinion: Rule(opinions.check_request, opinions.request, at_once=True),
    actions.GiveOpinion: Rule(
        opinions.check_opinion, opinions.give, doers=frozenset(FURTHER_JUDGES), at_once=True
    ),
    actions.Protest: Rule(opinions.check_protest, opinions.protest, at_once=True),
    actions.StrikePenalty: _of_judge(judging.check_strike, judging.strike_penalty),
    actions.InitialPenalty: _of_judge(judging.check_initial, judging.initial_penalty),
    actions.StartClock: Rule(timekeeping.check_start_clock, timekeeping.start_clock, doers=ANYBODY),
    actions.TimeExpires: _of_time(timekeeping.check_expiry, timekeeping.time_expires),
    actions.Countdown: Rule(
        timekeeping.check_countdown, timekeeping.countdown, doers=ANYBODY, at_once=True
    ),
    actions.TakeExtraMinute: Rule(extra_minutes.check_extra, extra_minutes.take_extra),
    actions.ExtraMinuteExpires: _of_time(
        extra_minutes.check_extra_expiry, extra_minutes.extra_expires
    ),
    actions.RoundWarning: _of_time(rounds.check_round, rounds.round_warning),
    actions.RoundStop: _of_time(rounds.check_round, rounds.round_stop),
    actions.EndShake: Rule(ending.check_end, ending.end, doers=OFFICIALS, at_once=True),
    actions.Ready: Rule(ending.check_ready, ending.say_ready, at_once=True),
    actions.CallReady: _of_time(ending.check_call_ready, ending.call_ready),
    actions.AppealScore: Rule(ending.check_appeal, ending.appeal, at_once=True),
    actions.InitialScoresheet: Rule(ending.check_initial, ending.initial),
    actions.LeaveTable: Rule(ending.check_leave, ending.leave, at_once=True),
    actions.ReturnToTable: Rule(ending.check_return, ending.come_back, at_once=True),
}
"""One row for each action."""

CALLS = frozenset(
    {
        *(actions.SayGoal, actions.ConfirmGoal, actions.SetGoalDown, actions.NoGoal),
        *(actions.SayBonus, actions.Bonus, actions.Move, actions.MoveTwo),
        *(actions.Shift, actions.AddToGoal, actions.Forceout, actions.Charge),
    }
)
"""What is said or moved without the block (2018-19 VI-B comment c; 2011-12 ET14)."""
NO_CALLS = (Fault.NOT_YOUR_PART, Fault.STRANGE_WORD, Fault.NO_SUCH_CUBE)
"""Faults with which it is no call at all."""
OF_CUBES = frozenset(
    {actions.Bonus, actions.Move, actions.MoveTwo, actions.Shift, actions.AddToGoal}
)
"""Those that are no calls before the cubes lie ready."""


def is_refused(state: State, found: Objection) -> bool:
    """Whether an action with a fault is not done at all: at a guarded table, whatever the fault."""
    return found.weight is Weight.REFUSED or state.terms.mode is Mode.GUARDED


def objection_to(state: State, action: actions.Action) -> Objection | None:
    """What is wrong with an action: whose it is, whether it must wait, its own check."""
    rule = RULES[type(action)]
    by = action.by
    if by not in rule.doers or (by in PLAYERS and by not in SEATED[state.terms.players]):
        return refused(Fault.NOT_YOUR_PART)
    if not rule.at_once and (state.shake.block is not None or state.shake.return_one_of):
        called = challenging.other_call(state, by) if _is_call(state, action) else None
        return _cannot_be(state, action) or called if called else refused(Fault.NOT_NOW)
    return rule.check(state, action)


def _cannot_be(state: State, action: actions.Action) -> Objection | None:
    """Why a call with the block in hand is none, or could not be done without the block either."""
    rule = RULES[type(action)]
    if state.terms.procedure.calls_repeated:
        own = rule.check(state, action)
        return own if own is not None and own.fault in NO_CALLS else None
    own = rule.check(challenging.put_back(state), action)
    return own if own is not None and own.weight is Weight.REFUSED else None


def _is_call(state: State, action: actions.Action) -> bool:
    kind = type(action)
    return kind in CALLS and not (kind in OF_CUBES and state.shake.phase is Phase.ROLL)
