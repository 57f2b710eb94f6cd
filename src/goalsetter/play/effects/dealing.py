"""The words before the Goal of ON-SETS: how many cards are dealt, and how V and Λ lie (II; ST3-5).

A player chooses a number, or leaves it to the table; which cards are dealt is always chance, and
comes with the ``Deal``.
"""

from __future__ import annotations

from goalsetter.play import actions
from goalsetter.play.changes import alter
from goalsetter.play.effects.rolling import cards_allowed, dealer, is_elementary
from goalsetter.play.referee import Referee
from goalsetter.play.seat import Seat
from goalsetter.play.state import Phase, State
from goalsetter.play.step import Objection, refused
from goalsetter.rules import Fault


def undecided(state: State) -> tuple[Seat, ...]:
    """The players who have still to choose something before the Goal, or to leave it to the table.

    In Elementary the Goal-setter chooses V and Λ (On-Sets II-A-3; ST3), in every division the
    dealer the number of cards (II-B; ST5): both within the minute for rolling, in either order
    (ST4).
    """
    shake = state.shake
    if shake.phase is not Phase.ROLL or not shake.begun or not state.terms.deals_cards:
        return ()
    sets_out = is_elementary(state) and not shake.set_out and not shake.rolled
    deals = not shake.universe and not shake.cards_called
    waiting = ((shake.setting, sets_out), (dealer(state), deals))
    return tuple(seat for seat, asked in waiting if asked and seat not in shake.left_to_table)


def check_call(state: State, action: actions.CallDeal) -> Objection | None:
    """On-Sets II-B: by the dealer, once, a number that the division deals.

    A wrong number is refused even at an open table: the table deals the cards, and deals no wrong
    number of them.
    """
    if not undecided(state):
        return refused(Fault.NOT_NOW)
    if action.by != dealer(state):
        return refused(Fault.NOT_THE_DEALER)
    if action.by not in undecided(state):
        return refused(Fault.NOT_NOW)
    fewest, most = cards_allowed(state)
    fits = fewest <= action.number <= most
    return None if fits else refused(Fault.WRONG_NUMBER_OF_CARDS)


def call(
    state: State, action: actions.CallDeal, objection: Objection | None, referee: Referee
) -> State:
    """So many cards are dealt next."""
    del objection, referee
    return alter(state, cards_called=action.number)


def check_let(state: State, action: actions.LetTableChoose) -> Objection | None:
    """Only a player who has something to choose can leave it to the table."""
    return None if action.by in undecided(state) else refused(Fault.NOT_NOW)


def let(
    state: State, action: actions.LetTableChoose, objection: Objection | None, referee: Referee
) -> State:
    """Chance chooses for the player."""
    del objection, referee
    return alter(state, left_to_table=state.shake.left_to_table | {action.by})
