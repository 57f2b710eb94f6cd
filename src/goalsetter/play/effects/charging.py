"""Charges of illegal procedure (2018-19 IX; 2011-12 ET9): ruled on the reason that is named."""

from __future__ import annotations

from functools import lru_cache

from goalsetter.play import actions
from goalsetter.play.changes import others, procedure
from goalsetter.play.clock import MILLISECONDS
from goalsetter.play.effects.choosing import FAULTS
from goalsetter.play.effects.remedies import uphold_offence
from goalsetter.play.in_force import in_force
from goalsetter.play.insulation import open_offences
from goalsetter.play.referee import Referee
from goalsetter.play.state import Offence, Phase, State
from goalsetter.play.step import Objection, refused
from goalsetter.play.terms import Mode, Terms
from goalsetter.rules import CHARGED, NAMING_SECONDS, Fault

NOT_CHARGEABLE = (Fault.GOAL_DIGIT_NOT_IN_BASE, Fault.SOLUTION_IMPOSSIBLE, Fault.NONE)
"""Words that players have charged and that are no illegal procedure (judges B70, C36, C44, C29)."""
OF_CHOICES = (*FAULTS.values(), Fault.TOO_MANY_VARIATIONS, Fault.VARIATIONS_NOT_CHOSEN)
"""Charges that need a choice of variations."""
OF_ON_SETS = (
    Fault.FORBIDDEN_NOT_ALLOWED,
    Fault.NOT_THE_DEALER,
    Fault.RESTRICTION_CUBE_FORBIDDEN,
    Fault.SHIFT_AFTER_LAST_CUBE,
    Fault.WRONG_NUMBER_OF_CARDS,
)
"""Charges of ON-SETS alone."""


def check_charge(state: State, action: actions.Charge) -> Objection | None:
    """Any opponent may charge at any time before the offence is insulated (IX-A)."""
    if action.against not in state.seats or action.by not in others(state, action.against):
        return refused(Fault.NOT_YOUR_PART)
    if action.reason not in reasons(state.terms):
        return refused(Fault.STRANGE_WORD, word=action.reason)
    if action.took > NAMING_SECONDS * MILLISECONDS:
        return refused(Fault.LATE_CHARGE)
    if state.shake.phase in (Phase.START, Phase.END):
        return refused(Fault.NOT_NOW)
    return refused(Fault.UNFOUNDED) if state.terms.mode is Mode.GUARDED else None


@lru_cache
def reasons(terms: Terms) -> tuple[Fault, ...]:
    """Everything that may be charged in this game and book, whether it was done or not."""
    no_cards = () if terms.deals_cards else OF_ON_SETS
    no_choice = () if terms.procedure.variations else OF_CHOICES
    return tuple(reason for reason in CHARGED if reason not in (*no_cards, *no_choice))


def charge(
    state: State, action: actions.Charge, objection: Objection | None, referee: Referee
) -> State:
    """Upheld, it has its remedy; else the act stands and the charge costs nothing (IX-A-2)."""
    del objection, referee
    offence = charged(state, action)
    return state if offence is None else uphold_offence(state, offence, Fault(action.reason))


def charged(state: State, action: actions.Charge) -> Offence | None:
    """The open offence that the charge names."""
    reason = Fault(action.reason)
    if reason in NOT_CHARGEABLE or state.shake.phase is Phase.END or _is_flub(state, reason):
        return None
    matching = (o for o in open_offences(state) if o.by == action.against and reason in o.reasons)
    return next(matching, None)


def _is_flub(state: State, reason: Fault) -> bool:
    """ET8: a Goal that means nothing is there to be challenged, unless cubes may be added to it."""
    charged_here = procedure(state).undefined_goal_charged or in_force(state).add_to_goal
    return reason is Fault.GOAL_UNDEFINED and not charged_here
