"""The Third Party takes a side after a challenge (2018-19 VII-C-1; On-Sets VII; 2011-12 ET15)."""

from __future__ import annotations

from goalsetter.play import actions
from goalsetter.play.effects.writing import sided
from goalsetter.play.referee import Referee
from goalsetter.play.seat import Seat
from goalsetter.play.state import Phase, State
from goalsetter.play.step import Objection, aside, refused
from goalsetter.rules import Fault, Role


def check_take_side(state: State, action: actions.TakeSide) -> Objection | None:
    """VII-C-1: the Third Party alone, once."""
    if action.side not in (Role.MOVER, Role.CHALLENGER):
        return refused(Fault.STRANGE_WORD, word=action.side)
    challenge = state.shake.challenge
    if state.shake.phase not in (Phase.SIDES, Phase.WRITING) or challenge is None:
        return _with_aside(state, action.by)
    if action.by != challenge.third:
        return refused(Fault.NOT_YOUR_PART)
    if action.by in dict(state.shake.sides):
        return refused(Fault.SIDE_TAKEN)
    return None


def _with_aside(state: State, by: Seat) -> Objection:
    """A stand on a challenge that was set aside changes nothing (judges D21)."""
    waiting = state.shake.aside
    third = waiting is not None and waiting.third == by
    return aside(Fault.NOT_NOW) if third else refused(Fault.NOT_NOW)


def take_side(
    state: State, action: actions.TakeSide, objection: Objection | None, referee: Referee
) -> State:
    """The side is taken for good."""
    del objection, referee
    return sided(state, action.by, Role(action.side))
