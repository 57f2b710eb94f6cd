"""The rule of every kind of action, and what is wrong with an action: what ``apply`` asks."""

from __future__ import annotations

from goalsetter.play.actions import KINDS, Action, Call, Rule
from goalsetter.play.effects import challenging
from goalsetter.play.seat import PLAYERS, seats_of
from goalsetter.play.setup import Setup
from goalsetter.play.state import Phase, State
from goalsetter.play.step import Objection, Weight, refused
from goalsetter.play.terms import Mode
from goalsetter.rules import Fault

SEATED = {players: frozenset(seats_of(players)) for players in (1, 2, 3)}
"""The players of a match of so many; every action is asked for it."""

ALL: tuple[type[Action], ...] = (Setup, *KINDS)
RULES: dict[type[Action], Rule] = {kind: kind.rule for kind in ALL}
"""The rule of each kind."""

NO_CALLS = (Fault.NOT_YOUR_PART, Fault.STRANGE_WORD, Fault.NO_SUCH_CUBE)
"""Faults with which it is no call at all."""


def is_refused(state: State, objection: Objection) -> bool:
    """Whether an action with a fault is not done at all: at a guarded table, whatever the fault."""
    return objection.weight is Weight.REFUSED or state.terms.mode is Mode.GUARDED


def objection_to(state: State, action: Action) -> Objection | None:
    """Return the fault of an action: whose it is, whether it must wait, its own check."""
    rule = action.rule
    by = action.by
    # Whose it is comes first: a stranger is told nothing of what might be wrong besides.
    if by not in rule.doers or (by in PLAYERS and by not in SEATED[state.terms.players]):
        return refused(Fault.NOT_YOUR_PART)
    if not rule.at_once and (state.shake.block is not None or state.shake.return_one_of):
        # Before the roll is over no cube lies ready, so touching one is no call.
        early = rule.call is Call.CUBES and state.shake.phase is Phase.ROLL
        called = challenging.other_call(state, by) if rule.call and not early else None
        return _cannot_be(state, action) or called if called else refused(Fault.NOT_NOW)
    return rule.check(state, action)


def _cannot_be(state: State, action: Action) -> Objection | None:
    """Why a call with the block in hand is none, or could not be done without the block either."""
    rule = action.rule
    if state.terms.procedure.calls_repeated:
        own = rule.check(state, action)
        return own if own is not None and own.fault in NO_CALLS else None
    own = rule.check(challenging.put_back(state), action)
    return own if own is not None and own.weight is Weight.REFUSED else None
