"""Charges: what lies open on the mat is charged at an open table, and each charge is upheld."""

from __future__ import annotations

from typing import Any

import pytest

from goalsetter.cubes import Cube
from goalsetter.notation import parse_goal, parse_set_goal
from goalsetter.play import Mode, Phase, Section, State, Terms, action, apply, view
from goalsetter.rules import Fault
from tests.bots.views import OLDER, SETS, A, B, C, Given, choice_of, laid, terms

OPEN = terms(mode=Mode.OPEN)
MOVE: Given = {"goal": "9", "required": "7", "resources": "1 2 3 4 + x", "turn": B, "last_mover": A}
GOAL: Given = {"resources": "3 4 5 + x 7 8", "goal_setter": B}
LEADING: Given = {**GOAL, "totals": ((A, 2), (B, 6), (C, 2))}
AWAY = (Section.FORBIDDEN, Section.FORBIDDEN)


def after(match: Terms, phase: Phase, done: action.Action, **given: Any) -> State:
    """The state after an illegal act."""
    step = apply(laid(match, phase, **given), done)
    assert step.refusal is None
    assert not step.legal
    return step.state


OFFENCES: list[tuple[State, Fault]] = [
    (
        after(OPEN, Phase.MOVE, action.Move(by=C, cube=Cube("3"), to=Section.PERMITTED), **MOVE),
        Fault.OUT_OF_TURN,
    ),
    (
        after(
            OPEN,
            Phase.MOVE,
            action.Bonus(by=B, cube=Cube("3")),
            **MOVE,
            totals=((A, 2), (B, 6), (C, 2)),
        ),
        Fault.LEADER_BONUS,
    ),
    (
        after(
            OPEN,
            Phase.MOVE,
            action.Move(by=B, cube=Cube("3"), to=Section.FORBIDDEN),
            **{**MOVE, "resources": "3"},
        ),
        Fault.LAST_CUBE_FORBIDDEN,
    ),
    (
        after(
            OPEN,
            Phase.GOAL,
            action.SetGoalDown(by=B, goal=parse_goal("3 4 5")),
            resources="3 4 5 + x 7 8",
            goal_setter=B,
        ),
        Fault.GOAL_UNDEFINED,
    ),
    (
        after(OPEN, Phase.GOAL, action.Bonus(by=B, cube=Cube("3")), **LEADING),
        Fault.LEADER_BONUS,
    ),
    (
        after(
            OPEN, Phase.GOAL, action.MoveTwo(by=B, cubes=(Cube("3"), Cube("4")), to=AWAY), **GOAL
        ),
        Fault.TWO_BONUS_CUBES,
    ),
    (
        after(
            OPEN,
            Phase.VARIATIONS,
            action.SelectVariation(by=B, variations=("0 wild",)),
            resources="3 4 5 + x 7 8",
            goal_setter=B,
        ),
        Fault.VARIATION_NO_EFFECT,
    ),
    (
        after(
            terms(edition=SETS, mode=Mode.OPEN),
            Phase.GOAL,
            action.SetGoalDown(by=B, goal=parse_set_goal("u5 1")),
            resources="1 5 R B ∪",
            goal_setter=B,
        ),
        Fault.GOAL_UNDEFINED,
    ),
]


@pytest.mark.parametrize(("state", "fault"), OFFENCES, ids=lambda each: str(each)[:20])
def test_what_lies_open_is_charged(state: State, fault: Fault) -> None:
    """A champion charges it, the table upholds it, and then there is nothing left to charge."""
    chosen = choice_of("champion", view(state, A))
    assert isinstance(chosen.action, action.Charge)
    assert chosen.action.reason == fault
    step = apply(state, chosen.action)
    assert step.legal
    again = choice_of("champion", view(step.state, A))
    assert not isinstance(again.action, action.Charge)
    assert choice_of("third-grade", view(state, A)).why.code != "charges"


def test_nobody_charges_himself() -> None:
    """Nor what is in order, nor anything at a guarded table."""
    for state, _ in OFFENCES[:1]:
        assert choice_of("champion", view(state, C)).why.code != "charges"
    for mode in Mode:
        shown = view(laid(terms(mode=mode), Phase.MOVE, **MOVE), B)
        assert choice_of("champion", shown).why.code != "charges"


def test_an_undefined_goal_is_a_flub_in_the_older_book() -> None:
    """ET8: it is there to be challenged."""
    state = laid(terms(edition=OLDER, mode=Mode.OPEN), Phase.GOAL, resources="3 4 5 + x 7 8")
    bad = apply(state, action.SetGoalDown(by=A, goal=parse_goal("3 4 5"))).state
    chosen = choice_of("champion", view(bad, B)).action
    assert isinstance(chosen, action.Challenge)
