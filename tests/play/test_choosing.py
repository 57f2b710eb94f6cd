"""Choosing variations: what is none, what is not on the list, and who is charged for it."""

from __future__ import annotations

import pytest

from goalsetter.notation import parse_cubes
from goalsetter.play import (
    Mode,
    Phase,
    Seat,
    Setup,
    State,
    Step,
    Terms,
    action,
    apply,
    in_force,
    new_match,
    view,
)
from goalsetter.rules import GAMES, Division, Fault

A, B, C = Seat("A"), Seat("B"), Seat("C")
EQUATIONS = "mlag-equations-2018-19"
ROLLED = parse_cubes("r1 r2 r3 r+ b0 b4 bx b- g5 g6 g7 g/ k8 k9 k^ k√")


def choosing(terms: Terms) -> State:
    """Ada is to choose first."""
    given = Setup(by=A, phase=Phase.VARIATIONS, goal_setter=A, resources=ROLLED)
    return apply(new_match(terms), given).state


def chooses(state: State, seat: Seat, *names: str) -> Step:
    """A player circles variations."""
    return apply(state, action.SelectVariation(by=seat, at=state.now, variations=names))


@pytest.mark.parametrize(
    "edition",
    [each.name for game in GAMES for each in game.editions if "basic" not in each.name],
)
def test_what_is_no_variation_is_charged_at_an_open_table(edition: str) -> None:
    """2018-19 II-B-2: it is circled, everybody can look on, and an opponent charges it."""
    terms = Terms(edition=edition, division=Division.MIDDLE, mode=Mode.OPEN)
    step = chooses(choosing(terms), A, "pizza")
    assert step.refusal is None
    for seat in (A, B, C):
        assert [str(each) for each in view(step.state, seat).choices[0].chosen] == ["pizza"]
    assert in_force(step.state).variations == in_force(choosing(terms)).variations
    charge = action.Charge(
        by=B, at=step.state.now, against=A, reason=Fault.VARIATION_NOT_OFFERED.value
    )
    after = apply(step.state, charge).state
    assert [each.seat for each in after.penalties] == [A]
    assert after.shake.turn == A


def test_what_is_no_variation_is_refused_at_a_guarded_table() -> None:
    """Decision 29: nothing happens, and the list is named."""
    terms = Terms(edition=EQUATIONS, division=Division.MIDDLE, mode=Mode.GUARDED)
    step = chooses(choosing(terms), A, "pizza")
    assert step.refusal is not None
    assert step.refusal.fault is Fault.VARIATION_NOT_OFFERED
