"""The lot, the roll, the deal and the initials: each by the player whose part it is."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from goalsetter.bots import RandomBot
from goalsetter.play import (
    CLOCK,
    Phase,
    Seat,
    State,
    Terms,
    action,
    apply,
    dealer,
    new_match,
    next_goal_setter,
    view,
)
from goalsetter.rules import Division
from tests.bots.views import BUDGET, SETS, A, B, choice_of, terms


def begun(match: Terms) -> State:
    """A match in which A has won the lot."""
    return alter(new_match(match), phase=Phase.ROLL)


def alter(state: State, **changes: object) -> State:
    """The state with its shake changed."""
    return replace(state, shake=replace(state.shake, **changes))  # type: ignore[arg-type]


def test_everybody_rolls_once_for_the_first_goal() -> None:
    """And then waits for the others."""
    for match in (terms(), terms(edition=SETS)):
        state = new_match(match)
        for seat in state.seats:
            rolled = choice_of("champion", view(state, seat)).action
            assert isinstance(rolled, action.RollForFirst)
        lot = choice_of("champion", view(state, A)).action
        assert lot is not None
        again = apply(state, lot).state
        assert choice_of("champion", view(again, A)).action is None


def test_the_goal_setter_rolls() -> None:
    """Nobody else does, and every roll is one that can come up."""
    state = begun(terms())
    for level in ("third-grade", "champion"):
        rolled = choice_of(level, view(state, A)).action
        assert isinstance(rolled, action.Roll)
        assert apply(state, rolled).legal
        assert choice_of(level, view(state, B)).action is None


def test_elementary_sets_out_before_it_rolls_and_the_dealer_deals() -> None:
    """ON-SETS: the Goal-setter sets out and rolls, the player on the right deals."""
    state = begun(terms(edition=SETS, division=Division.ELEMENTARY))
    kinds: list[type[action.Action]] = []
    while state.shake.phase is Phase.ROLL:
        seat = A if len(kinds) < 2 else dealer(state)
        done = choice_of("ninth-grade", view(state, seat)).action
        assert done is not None
        step = apply(state, done)
        assert step.legal
        kinds.append(type(done))
        state = step.state
    assert kinds == [action.SetOut, action.Roll, action.Deal]
    dealt = alter(state, phase=Phase.ROLL, rolled=False)
    assert choice_of("champion", view(dealt, dealer(dealt))).action is None
    rolled = alter(state, phase=Phase.ROLL, universe=())
    assert choice_of("champion", view(rolled, A)).action is None


def test_the_next_shake_is_rolled_by_the_next_goal_setter() -> None:
    """After a void shake it is the same player."""
    for void, setter in ((False, B), (True, A)):
        state = alter(begun(terms()), phase=Phase.END, void=void)
        assert next_goal_setter(state) == setter
        assert isinstance(choice_of("champion", view(state, setter)).action, action.Roll)


def test_the_sheet_is_initialled_when_the_round_is_over() -> None:
    """Once by each, a random player too."""
    state = alter(begun(terms()), phase=Phase.END)
    over = apply(state, action.RoundWarning(by=CLOCK, at=state.round_ends)).state
    done = choice_of("champion", view(over, A)).action
    assert isinstance(done, action.InitialScoresheet)
    signed = apply(over, done).state
    assert choice_of("champion", view(signed, A)).action is None
    other = RandomBot().choose(view(signed, Seat("B")), Random(1), BUDGET).action
    assert isinstance(other, action.InitialScoresheet)
