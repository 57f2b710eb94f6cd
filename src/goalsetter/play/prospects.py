"""Which kinds of action can be open at all, by what the shake is at: asked before any check.

A check has the last word. This table only spares asking it where its answer is known: a kind that
is not in prospect is one whose check refuses whatever an action of it holds. The tests compare.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from goalsetter.play import actions
from goalsetter.play.actions import Action
from goalsetter.play.clock import Clock
from goalsetter.play.effects.choosing import owing
from goalsetter.play.effects.turns import ADD_TO_GOAL, SHIFT
from goalsetter.play.force import chosen
from goalsetter.play.rulebook import RULES
from goalsetter.play.seat import Seat
from goalsetter.play.state import Phase, State
from goalsetter.play.terms import Mode

Kinds = frozenset[type[Action]]

BEGINS = (Phase.ROLL, Phase.END)
LAYING = (Phase.VARIATIONS, Phase.GOAL)
CUBES_LIE = (*LAYING, Phase.MOVE, Phase.SIDES, Phase.WRITING)
"""When a cube can be moved, legally or not."""
CLAIMS = (Phase.NO_GOAL, Phase.MOVE, Phase.WRITING)
"""When a challenge can be legal."""


class Moment(NamedTuple):
    """What decides which kinds a seat has in prospect."""

    seat: Seat
    phase: Phase
    open: bool
    """Whether illegal actions happen at this table."""
    turn: bool
    """Whether the seat is to move or to set the Goal."""
    waits: bool
    """Whether variations are to be chosen before a Goal can be set."""
    frees: frozenset[str]
    """Of the variations that let the Mover do more, those in force; asked of nobody else."""
    papers: bool
    cards: bool
    aside: bool
    """Whether a challenge that was set aside may still be taken as valid."""
    counts: bool
    """Whether somebody's seconds can be counted out."""
    gone: bool
    """Whether anybody has left the table."""


def has_turn(state: State, seat: Seat) -> bool:
    """Whether a cube that a player moves may be a legal move."""
    shake = state.shake
    if shake.phase is Phase.MOVE:
        return seat == shake.turn
    return shake.phase in LAYING and seat == shake.setting


def prospects(state: State, seat: Seat) -> Kinds:
    """The kinds that may be open to a seat; while all wait for one player, every kind of his."""
    shake = state.shake
    if shake.block is not None or shake.return_one_of:
        return _of_doer(seat)
    return _at(_moment(state, seat))


def _moment(state: State, seat: Seat) -> Moment:
    shake, turn = state.shake, has_turn(state, seat)
    return Moment(
        seat=seat,
        phase=shake.phase,
        open=state.terms.mode is Mode.OPEN,
        turn=turn,
        waits=bool(owing(state)),
        frees=_frees(state) if turn else frozenset(),
        papers=bool(shake.papers),
        cards=bool(shake.universe),
        aside=shake.aside is not None,
        counts=_counts(state, state.clock),
        gone=bool(state.away or state.absent),
    )


def _frees(state: State) -> frozenset[str]:
    return frozenset(each.name for each in chosen(state.shake)) & {SHIFT, ADD_TO_GOAL}


def _counts(state: State, clock: Clock | None) -> bool:
    return clock is not None and (clock.expired or state.terms.procedure.warned_before)


@lru_cache
def _of_doer(seat: Seat) -> Kinds:
    return frozenset(kind for kind, rule in RULES.items() if seat in rule.doers)


@lru_cache(maxsize=1024)
def _at(moment: Moment) -> Kinds:
    """Every moment is worked out once."""
    kinds = _of_doer(moment.seat)
    return frozenset(kind for kind in kinds if kind not in NEEDS or NEEDS[kind](moment))


# What each kind needs.

Need = Callable[[Moment], bool]


def _during(*phases: Phase) -> Need:
    return lambda at: at.phase in phases


def _lays(at: Moment) -> bool:
    return at.phase in LAYING and (at.open or (at.turn and not at.waits))


def _moves(at: Moment) -> bool:
    return at.phase in CUBES_LIE and (at.open or (at.turn and not at.waits))


def _checks(at: Moment) -> bool:
    return at.phase is Phase.CHECKING or at.aside


def _never(at: Moment) -> bool:
    """Only while all wait for one player."""
    del at
    return False


NEEDS: dict[type[Action], Need] = {
    actions.RollForFirst: _during(Phase.START),
    actions.Roll: _during(*BEGINS),
    actions.SetOut: _during(*BEGINS),
    actions.Deal: _during(*BEGINS),
    actions.CallDeal: _during(Phase.ROLL),
    actions.LetTableChoose: _during(Phase.ROLL),
    actions.TakeBackCard: lambda at: at.cards and at.phase is not Phase.END,
    actions.SayVariation: _during(Phase.VARIATIONS),
    actions.SelectVariation: _during(Phase.VARIATIONS, Phase.ROLL, Phase.GOAL),
    actions.StopChoosing: _during(Phase.VARIATIONS, Phase.GOAL),
    actions.PlaceInGoal: _lays,
    actions.TakeFromGoal: _lays,
    actions.RearrangeGoal: _lays,
    actions.SetGoalDown: _lays,
    actions.SayGoal: _lays,
    actions.ConfirmGoal: _lays,
    actions.NoGoal: lambda at: at.turn and _lays(at),
    actions.AgreeNoGoal: _during(Phase.NO_GOAL),
    actions.SayBonus: lambda at: at.turn,
    actions.Bonus: _moves,
    actions.Move: _moves,
    actions.MoveTwo: _moves,
    actions.TakeBack: _never,
    actions.Shift: lambda at: SHIFT in at.frees or (at.open and at.phase in CUBES_LIE),
    actions.Transfer: lambda at: at.open and at.phase is Phase.MOVE,
    actions.AddToGoal: lambda at: ADD_TO_GOAL in at.frees or (at.open and at.phase is Phase.MOVE),
    actions.Forceout: lambda at: at.turn and at.phase is Phase.MOVE,
    actions.PickUpBlock: lambda at: at.phase is not Phase.END,
    actions.PutDownBlock: _never,
    actions.Challenge: lambda at: at.phase in CLAIMS or (at.open and at.phase is not Phase.END),
    actions.Charge: lambda at: at.open and at.phase not in (Phase.START, Phase.END),
    actions.TakeSide: lambda at: at.phase in (Phase.SIDES, Phase.WRITING) or at.aside,
    actions.DoNotPresent: _during(Phase.SIDES, Phase.WRITING),
    actions.Present: lambda at: at.phase is Phase.WRITING or at.aside,
    actions.IndicateEquation: lambda at: at.papers,
    actions.ChangeEquation: _during(Phase.WRITING, Phase.CHECKING),
    actions.Accept: _checks,
    actions.Reject: _checks,
    actions.ProveAmbiguity: _checks,
    actions.PointOutError: _checks,
    actions.WorkTogether: _checks,
    actions.ShowNothing: _checks,
    actions.Concede: lambda at: at.phase is Phase.WRITING or at.papers,
    actions.StartClock: lambda at: at.phase in (Phase.START, *BEGINS, Phase.GOAL) or at.aside,
    actions.Countdown: lambda at: at.counts,
    actions.TakeExtraMinute: _during(Phase.GOAL, Phase.WRITING, Phase.CHECKING),
    actions.InitialScoresheet: _during(Phase.END),
    actions.Protest: _during(Phase.END),
    actions.Ready: _during(Phase.END),
    actions.ReturnToTable: lambda at: at.gone,
}
"""A kind that is not here may be open at any time."""
