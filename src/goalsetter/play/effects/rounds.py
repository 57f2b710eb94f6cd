"""The end of a round: no new shake, and what becomes of the last one (XI-B)."""

from __future__ import annotations

from goalsetter.play import actions
from goalsetter.play.changes import alter
from goalsetter.play.copying import replace
from goalsetter.play.effects.writing import everyone_writes
from goalsetter.play.referee import Referee
from goalsetter.play.scorer import call_off
from goalsetter.play.state import Phase, Round, State
from goalsetter.play.step import Objection, refused
from goalsetter.rules import Fault, rulings, settled_by


def check_round(state: State, action: actions.RoundWarning | actions.RoundStop) -> Objection | None:
    """The clock calls the round: first the warning, then the stop, each once."""
    over = state.round is Round.STOPPED
    warned = state.round is Round.WARNED and isinstance(action, actions.RoundWarning)
    return refused(Fault.NOT_NOW) if over or warned else None


def round_warning(
    state: State, action: actions.RoundWarning, objection: Objection | None, referee: Referee
) -> State:
    """No new shake begins."""
    del action, objection, referee
    return replace(state, round=Round.WARNED)


def round_stop(
    state: State, action: actions.RoundStop, objection: Objection | None, referee: Referee
) -> State:
    """Nothing moves any more."""
    del action, objection, referee
    return cut_off(replace(state, round=Round.STOPPED))


@settled_by(rulings.table.CUT_OFF)
def cut_off(state: State) -> State:
    """A shake without a challenge is cut off: all write, or it is void if no Goal is set (XI-B)."""
    shake = state.shake
    if shake.phase is Phase.MOVE:
        return everyone_writes(alter(state, stopped=True, block=None, aside=None))
    if shake.phase in (Phase.VARIATIONS, Phase.GOAL, Phase.NO_GOAL):
        return call_off(state)
    if shake.phase is Phase.ROLL and shake.begun:
        return call_off(state)
    return state
