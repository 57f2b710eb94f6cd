"""Which kinds of action can be open at all, by what the shake is at: asked before any check."""

from __future__ import annotations

from functools import lru_cache

from goalsetter.play.actions import Action
from goalsetter.play.actions.need import Moment, has_turn
from goalsetter.play.effects.choosing import owing
from goalsetter.play.in_force import in_force
from goalsetter.play.rulebook import RULES
from goalsetter.play.seat import Seat
from goalsetter.play.state import State
from goalsetter.play.terms import Mode

Kinds = frozenset[type[Action]]


def prospects(state: State, seat: Seat) -> Kinds:
    """The kinds that may be open to a seat; while all wait for one player, every kind of his."""
    shake = state.shake
    if shake.block is not None or shake.return_one_of:
        return _of_doer(seat)
    return _at(_moment(state, seat))


def _moment(state: State, seat: Seat) -> Moment:
    shake, clock, turn = state.shake, state.clock, has_turn(state, seat)
    rules = in_force(state) if turn else None
    return Moment(
        seat=seat,
        phase=shake.phase,
        open=state.terms.mode is Mode.OPEN,
        turn=turn,
        waits=bool(owing(state)),
        may_shift=rules is not None and rules.shift_from_permitted,
        may_add=rules is not None and rules.add_to_goal,
        papers=bool(shake.papers),
        cards=bool(shake.universe),
        aside=shake.aside is not None,
        counts=clock is not None and (clock.expired or state.terms.procedure.warned_before),
        gone=bool(state.away or state.absent),
    )


@lru_cache
def _of_doer(seat: Seat) -> Kinds:
    return frozenset(kind for kind, rule in RULES.items() if seat in rule.doers)


@lru_cache(maxsize=1024)
def _at(moment: Moment) -> Kinds:
    """Every moment is worked out once."""
    kinds = _of_doer(moment.seat)
    return frozenset(kind for kind in kinds if kind.rule.needs is None or kind.rule.needs(moment))
