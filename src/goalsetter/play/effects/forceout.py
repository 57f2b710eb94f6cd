"""The forceout: the call that one cube more is enough, and nobody could avoid it (2011-12 ET20).

What may be said against one is a challenge (``effects.challenging``); how all write and who is paid
is as after the last cube (``effects.writing``, ``scorer``).
"""

from __future__ import annotations

from goalsetter.play import actions
from goalsetter.play.changes import alter, procedure
from goalsetter.play.effects.writing import everyone_writes
from goalsetter.play.referee import Referee
from goalsetter.play.state import Phase, State
from goalsetter.play.step import Objection, refused
from goalsetter.rules import Claim, Fault

OF_FORCEOUT = (Claim.FORCEOUT_A, Claim.FORCEOUT_B)
"""Challenges against a forceout (ET22)."""


def check_forceout(state: State, action: actions.Forceout) -> Objection | None:
    """ET20: on one's turn; in the modern books the word means nothing (judges C26)."""
    if not procedure(state).forceout:
        return refused(Fault.FORCEOUT_NOT_PLAYED)
    shake = state.shake
    ready = shake.phase is Phase.MOVE and action.by == shake.turn and not shake.owes_second
    return None if ready and shake.block is None else refused(Fault.NOT_NOW)


def forceout(
    state: State, action: actions.Forceout, objection: Objection | None, referee: Referee
) -> State:
    """All write, unless it is challenged within a minute."""
    del objection, referee
    return everyone_writes(alter(state, forceout_by=action.by))
