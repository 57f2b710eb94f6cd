"""Which kinds of action can be open at all, by what the shake is at: asked before any check."""

from __future__ import annotations

from enum import Enum
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


class OpenScope(Enum):
    """Which of the actions that are open to a seat are wanted."""

    ALL = "every one"
    COMMON = "those that are wanted at every step"
    RARE = "those that are wanted when somebody asks for them: declaring, charging, appealing"
    NOTHING = "none: only the mat and the sheet are looked at"


def prospects(state: State, seat: Seat, scope: OpenScope = OpenScope.ALL) -> Kinds:
    """The kinds that may be open to a seat; while all wait for one player, every kind of his."""
    if scope is OpenScope.NOTHING:
        return NO_KINDS
    shake = state.shake
    waits = shake.block is not None or bool(shake.return_one_of)
    if waits and scope is OpenScope.ALL:
        return _of_doer(seat)
    return _at(_moment(state, seat), waits, scope)


NO_KINDS: Kinds = frozenset()


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


@lru_cache(maxsize=2048)
def _at(moment: Moment, waits: bool, scope: OpenScope) -> Kinds:
    """Every moment is worked out once; while all wait for one player, no need is asked."""

    def is_wanted(kind: type[Action]) -> bool:
        needs, rare = kind.rule.needs, kind.rule.rare
        if not waits and needs is not None and not needs(moment):
            return False
        seldom = rare if isinstance(rare, bool) else rare(moment)
        return scope is OpenScope.ALL or seldom is (scope is OpenScope.RARE)

    return frozenset(filter(is_wanted, _of_doer(moment.seat)))
