"""Which hint belongs to which phase of a shake."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from goalsetter.coach.hints.checking import advise_checker
from goalsetter.coach.hints.goal_setting import advise_goal_setter
from goalsetter.coach.hints.hint import Advice, Hint, says
from goalsetter.coach.hints.look import SeatLook
from goalsetter.coach.hints.moving import advise_mover
from goalsetter.coach.hints.writing import advise_side, advise_writer
from goalsetter.play import Phase, View, action
from goalsetter.solver import Budget

USUAL = Budget(steps=5_000_000)
"""The cost of one answer of the solver at most; a hint asks for several."""


def hint(view: View, asked: int = 0, budget: Budget = USUAL) -> Hint:
    """The next hint for a seat that has been given so many hints in this position.

    The first one searches for nothing and judges nothing: it is there at once.
    """
    adviser = ADVISERS.get(view.phase)
    return (
        says(Advice.WAIT, last=True) if adviser is None else adviser(SeatLook(view, budget), asked)
    )


def advise_starter(look: SeatLook, asked: int) -> Hint:
    """On-Sets II: the dealer, and in Elementary the Goal-setter, have something to choose."""
    del asked
    if not any(isinstance(listed, action.LetTableChoose) for listed in look.view.actions):
        return says(Advice.WAIT, last=True)
    return says(Advice.SET_OUT if look.view.seat == look.view.setting else Advice.DEAL, last=True)


def advise_chooser(look: SeatLook, asked: int) -> Hint:
    """Remind a player who has to choose variations."""
    del asked
    chooses = look.view.seat in look.view.choosing
    return says(Advice.CHOOSE if chooses else Advice.WAIT, last=True)


def advise_on_no_goal(look: SeatLook, asked: int) -> Hint:
    """Remind a player who may contest "No Goal"."""
    del asked
    mine = look.view.no_goal_by == look.view.seat
    return says(Advice.WAIT if mine else Advice.NO_GOAL, last=True)


ADVISERS: Mapping[Phase, Callable[[SeatLook, int], Hint]] = {
    Phase.ROLL: advise_starter,
    Phase.VARIATIONS: advise_chooser,
    Phase.GOAL: advise_goal_setter,
    Phase.NO_GOAL: advise_on_no_goal,
    Phase.MOVE: advise_mover,
    Phase.SIDES: advise_side,
    Phase.WRITING: advise_writer,
    Phase.CHECKING: advise_checker,
}
"""The adviser of each phase; in the others nobody has anything to do."""
