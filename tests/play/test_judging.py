"""A person in the judge's seat rules when players have taken a stand, and not when all agree."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.notation import parse_cubes, parse_goal
from goalsetter.play import (
    JUDGE,
    Action,
    Mode,
    Phase,
    Seat,
    Setup,
    State,
    Terms,
    action,
    apply,
    new_match,
    view,
)
from goalsetter.rules import Claim, Division, Fault

A, B = Seat("A"), Seat("B")
TERMS = Terms(
    edition="mlag-equations-2018-19", division=Division.MIDDLE, players=2, mode=Mode.GUARDED
)
CHECKING = Setup(
    by=A,
    phase=Phase.CHECKING,
    goal_setter=A,
    turn=B,
    last_mover=B,
    goal=parse_goal("14"),
    required=parse_cubes("3 x 4 + 2"),
    resources=parse_cubes("9 8 /"),
    claim=Claim.NOW,
    challenger=A,
    mover=B,
    papers=((A, ("(3x4)+2 = 14",)),),
)
RULES = action.JudgeRules(by=JUDGE, writer=A, correct=False)
UNFOUNDED = action.Reject(by=B, writer=A, reason="uses-forbidden")
ACCEPTED = action.Accept(by=B, writer=A)
APPEAL = action.AppealScore(by=B, shake=1)


def after(*deeds: Action) -> State:
    """What comes of deeds after the paper is given to be checked."""
    state = new_match(TERMS)
    for deed in (CHECKING, *deeds):
        step = apply(state, deed)
        assert step.refusal is None
        state = step.state
    return state


def refused(state: State, deed: Action) -> Fault | None:
    """Why a deed is not done."""
    refusal = apply(state, deed).refusal
    return refusal.fault if refusal else None


def is_offered(state: State) -> bool:
    """Whether a ruling is among what the judge is shown."""
    return RULES in [replace(each, at=0) for each in view(state, JUDGE).actions]


@pytest.mark.parametrize(
    ("deeds", "fault"),
    [
        ((), Fault.NO_STAND),
        ((UNFOUNDED,), None),
        ((action.PointOutError(by=B, writer=A),), None),
        ((ACCEPTED,), Fault.SHAKE_IS_FINISHED),
        ((ACCEPTED, APPEAL), Fault.SHAKE_IS_FINISHED),
        ((action.Concede(by=A), APPEAL), Fault.SHAKE_IS_FINISHED),
        ((UNFOUNDED, replace(RULES, correct=True)), Fault.SHAKE_IS_FINISHED),
        ((UNFOUNDED, replace(RULES, correct=True), APPEAL), None),
    ],
)
def test_a_judge_rules_when_a_stand_is_taken(
    deeds: tuple[Action, ...], fault: Fault | None
) -> None:
    """Judges G1, G5, G6: neither before a checker has spoken, nor when the shake is finished."""
    state = after(*deeds)
    assert refused(state, RULES) == fault
    assert is_offered(state) == (fault is None)


def test_a_judge_rules_on_no_paper_that_is_not_there() -> None:
    """Nor on one that was given up while another still writes."""
    assert refused(after(), replace(RULES, writer=B)) == Fault.NOT_NOW
    writing = replace(CHECKING, phase=Phase.WRITING, papers=(), claim=None, challenger=Seat(""))
    state = apply(new_match(TERMS), replace(writing, mover=Seat(""))).state
    given = apply(state, action.Present(by=A, texts=("1",))).state
    touched = apply(given, action.ChangeEquation(by=A)).state
    assert touched.shake.phase is Phase.WRITING
    assert refused(touched, RULES) == Fault.NOT_NOW


def test_when_the_shake_is_over_no_paper_is_given_up() -> None:
    """Judges G5: nor is it said any more which Equation counts."""
    over = after(ACCEPTED)
    assert refused(after(), action.IndicateEquation(by=A)) is None
    for deed in (action.Concede(by=A), action.IndicateEquation(by=A)):
        assert refused(over, deed) == Fault.NOT_NOW


def test_the_final_question_tells_who_put_it() -> None:
    """VII-C-4-i: who asked has not accepted by herself, so the paper says who asked."""
    state = after(action.AskJudge(by=B, question="value", writer=A))
    check = state.shake.checks[0]
    assert (check.correct, check.asked) == (True, B)
