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
    own_answer,
    view,
)
from goalsetter.rules import Claim, Division, Fault

A, B, C = Seat("A"), Seat("B"), Seat("C")
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
    """Do these deeds after the paper is given to be checked."""
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


# Reasons for rejecting (VII-C-4).


def ruling(paper: str, deed: action.Reject, **given: object) -> tuple[bool | None, str]:
    """Return the verdict that a rejection gives a paper, and the fault that the ruling names."""
    laid = replace(CHECKING, papers=((A, (paper,)),), **given)  # type: ignore[arg-type]
    check = apply(apply(new_match(TERMS), laid).state, deed).state.shake.checks[0]
    return check.correct, check.reason


def says(reason: str, said: str = "") -> action.Reject:
    """B rejects A's paper."""
    return action.Reject(by=B, writer=A, reason=reason, said=said)


@pytest.mark.parametrize(
    ("paper", "reason", "named"),
    [
        ("(3x4)+(2x5) = 14", "uses-forbidden", ""),
        ("(3x4)+(2x5) = 14", "cube-not-available", "cube-not-available"),
        ("(3x4)+2 = 15", "uses-forbidden", ""),
        ("(3x4)-2 = 14", "unequal", "unequal"),
        ("(3x4)-2 = 14", "undefined", ""),
        ("3x4+2", "form", "form"),
        ("3x4 = 14", "missing-required", "missing-required"),
        ("3x4 = 14", "unequal", "unequal"),
        ("(3x4)-2 = 14", "other", ""),
        ("(3x4)-2 = 14", "", ""),
        ("(3x4)-2 = 14", "same-error", ""),
        ("(3x4)+2 = 14", "goal-illegal", ""),
    ],
)
def test_a_ruling_names_the_fault_that_is_there(paper: str, reason: str, named: str) -> None:
    """VII-C-4: no fault that is not there is upheld, and without a reason no paper falls."""
    assert ruling(paper, says(reason)) == ((False, named) if named else (None, ""))


def test_a_forbidden_cube_is_named_as_such() -> None:
    """VII-C-4-c (iii): where it lies in Forbidden; a broader reason is told the very fault."""
    given = {"forbidden": parse_cubes("5 x"), "resources": parse_cubes("9 8 /")}
    wrong = "(3x4)+2+(5-5) = 14"
    assert ruling(wrong, says("uses-forbidden"), **given) == (False, "uses-forbidden")
    assert ruling(wrong, says("cube-not-available"), **given)[0] is False


def test_something_else_needs_words() -> None:
    """VII-C-4: said in words, the ruling names the fault that the judge room finds."""
    assert ruling("(3x4)-2 = 14", says("other", "12 - 2 is 10")) == (False, "unequal")
    assert ruling("(3x4)+2 = 14", says("other", "I do not like it")) == (None, "")


def test_an_illegal_goal_and_an_ambiguous_symbol_can_be_said() -> None:
    """VII-C-4-d and VII-C-4-j: each is upheld where it is so."""
    assert ruling("(3x4)+2 = 142", says("goal-illegal"), goal=parse_goal("142"))[0] is False
    senior = {
        "goal": parse_goal("8"),
        "required": parse_cubes("6 + √ 4"),
        "variations": ("base 12",),
    }
    found = ruling("6+√4 = 8", says("symbol-ambiguous"), **senior)
    assert found == (False, "symbol-ambiguous")


def test_the_same_error_is_one_that_another_paper_has() -> None:
    """Judges E10: both fall for the fault that both have, and for no other."""
    three = replace(TERMS, players=3)
    both = ((A, ("(3x4)-2 = 14",)), (C, ("(3x4)-2 = 14",)))
    laid = replace(CHECKING, papers=both)
    state = apply(new_match(three), laid).state
    for deed in (action.Accept(by=B, writer=A), action.Accept(by=C, writer=A)):
        state = apply(state, deed).state
    state = apply(state, replace(says("same-error"), writer=C)).state
    assert [check.correct for check in state.shake.checks] == [False, False]
    assert {check.reason for check in state.shake.checks} == {"unequal"}


# A person in the judge's seat.


def test_the_value_is_a_persons_to_answer() -> None:
    """VII-C-4-i (iii): asked in person it waits, and the answer settles the paper."""
    asks = action.AskJudge(by=B, writer=A, question="value", in_person=True)
    state = after(asks)
    assert state.shake.question is not None
    assert state.shake.checks[0].correct is None
    for answer in ("yes", "no"):
        told = apply(state, action.JudgeAnswers(by=JUDGE, answer=answer)).state
        assert told.shake.checks[0].correct is (answer == "yes")
    assert own_answer(state) == "yes"


def test_words_are_weighed_by_a_person() -> None:
    """VII-C-4: what a checker says in words waits for the judge; yes sinks the paper."""
    state = after(replace(says("other", "a cube is upside-down"), in_person=True))
    question = state.shake.question
    assert question is not None
    assert (question.kind, question.about) == ("reason", "a cube is upside-down")
    assert own_answer(state) == "no"
    wrong = apply(state, action.JudgeAnswers(by=JUDGE, answer="yes")).state
    assert (wrong.shake.checks[0].correct, wrong.shake.checks[0].reason) == (False, "judge")
    kept = apply(state, action.JudgeAnswers(by=JUDGE, answer="no")).state
    assert kept.shake.checks[0].correct is None
    assert refused(kept, ACCEPTED) is None
