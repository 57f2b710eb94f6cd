"""Checking: right papers are accepted, faults named that hold, ambiguity proved once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from goalsetter.notation import parse_cube
from goalsetter.play import Phase, Section, State, action, apply, view
from goalsetter.rules import Claim
from tests.bots.views import OLDER, SETS, A, B, C, Given, choice_of, laid, terms

NOW: Given = {"goal": "9", "required": "7 +", "resources": "1 2 3 x", "claim": Claim.NOW}
PARTS: Given = {"challenger": B, "mover": A}
WRONG = {
    "7+3 = 9": "unequal",
    "7+1+1 = 9": "cube-not-available",
    "9 = 9": "missing-required",
    "((": "form",
}


def checking(text: str, match: Any = None, **given: Any) -> State:
    """B's paper lies open."""
    papers = ((B, (text,)),)
    return laid(match or terms(), Phase.CHECKING, papers=papers, **{**NOW, **given}, **PARTS)


def test_a_right_paper_is_accepted() -> None:
    """By both checkers, each once; its writer waits."""
    state = checking("7+2 = 9")
    accepted = choice_of("champion", view(state, A)).action
    assert isinstance(accepted, action.Accept)
    after = apply(state, accepted).state
    assert choice_of("champion", view(after, A)).action is None
    assert choice_of("champion", view(state, B)).action is None


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_paper_is_rejected_with_a_reason_that_holds(text: str) -> None:
    """The table upholds what a champion says."""
    state = checking(text)
    rejected = choice_of("champion", view(state, A)).action
    assert isinstance(rejected, action.Reject)
    assert apply(state, rejected).legal


def test_a_child_lets_few_plain_faults_pass() -> None:
    """A sum to be counted on the fingers is nearly always found."""
    state = checking("7+3 = 9")
    chosen = [choice_of("third-grade", view(state, A), seed).action for seed in range(200)]
    assert 180 < sum(isinstance(each, action.Reject) for each in chosen) < 200


def test_a_child_does_not_see_what_only_an_unknown_variation_spoils() -> None:
    """9 + 8 is seventeen, but the Goal is fifteen in base eight: who knows that rejects."""
    given: Given = {"goal": "17", "required": "9 8", "resources": "+ 1", "variations": ("base 8",)}
    state = checking("9+8 = 17", **given)
    kinds = {type(choice_of("third-grade", view(state, A), seed).action) for seed in range(9)}
    assert kinds == {action.Accept}
    assert isinstance(choice_of("champion", view(state, A)).action, action.Reject)


AMBIGUOUS: Given = {"goal": "9", "required": "1 + 2 x 3", "resources": "4 5"}


def test_ambiguity_is_proved_by_those_who_see_it() -> None:
    """By a regrouping that the judge takes; a seventh-grader accepts."""
    state = checking("1+2x3 = 9", **AMBIGUOUS)
    proof = choice_of("champion", view(state, A)).action
    assert isinstance(proof, action.ProveAmbiguity)
    assert apply(state, proof).legal
    taken = {type(choice_of("seventh-grade", view(state, A), seed).action) for seed in range(5)}
    assert taken == {action.Accept}


def test_after_a_try_that_failed_the_paper_is_accepted() -> None:
    """VII-C-4-h: nothing more may be said."""
    state = checking("1+2x3 = 9", **AMBIGUOUS)
    failed = action.ProveAmbiguity(by=A, writer=B, regrouped="(1+2)x3 = 9")
    after = apply(state, failed).state
    assert isinstance(choice_of("champion", view(after, A)).action, action.Accept)


def test_nobody_waits_for_a_bot_beside_a_try() -> None:
    """VII-C-4-h: it tries or has nothing to show, at once; after its own try it waits."""
    state = checking("1+2x3 = 9", **AMBIGUOUS)
    failed = action.ProveAmbiguity(by=C, writer=B, regrouped="(1+2)x3 = 9", simultaneous=True)
    after = apply(state, failed).state
    said = {type(choice_of("seventh-grade", view(after, A), seed).action) for seed in range(5)}
    assert said == {action.ShowNothing}
    assert isinstance(choice_of("champion", view(after, A)).action, action.ProveAmbiguity)
    assert choice_of("champion", view(after, C)).action is None


def test_in_the_last_quarter_of_the_time_papers_are_accepted() -> None:
    """Earlier rejections did not hold, and the time shall not run out."""
    state = checking("7+3 = 9")
    late = apply(state, action.Say(by=C, at=110_000, what="hm")).state
    assert isinstance(choice_of("champion", view(late, A)).action, action.Accept)


def test_sets_are_checked_too() -> None:
    """A set with another number of cards is rejected."""
    given: Given = {"goal": "1", "required": "B ∪", "resources": "R G", "universe": "BR B R G Y GY"}
    state = checking("B ∪ R", terms(edition=SETS), **given)
    rejected = choice_of("champion", view(state, C)).action
    assert isinstance(rejected, action.Reject)
    assert apply(state, rejected).legal


@pytest.mark.parametrize(
    ("goal", "kind"), [("7", action.Accept), ("8", action.Reject), ("((", action.Reject)]
)
def test_after_no_goal_the_writers_goal_is_judged(goal: str, kind: type[action.Action]) -> None:
    """IV-D-2: laid from the Resources, or it cannot be right."""
    state = laid(terms(), Phase.GOAL, resources="3 4 7 +", no_goal_by=A)
    contested = apply(state, action.Challenge(by=B, kind="no_goal")).state
    paper = action.Present(by=B, texts=(f"3+4 = {goal}",), goal=goal)
    written = apply(apply(contested, paper).state, action.DoNotPresent(by=C)).state
    assert isinstance(choice_of("champion", view(written, A)).action, kind)


def flubbed(avoid: str) -> State:
    """B's paper after an A-Flub: before A's move only 7 lay in Required."""
    given: Given = {"goal": "5", "required": "7", "resources": "2 - 9 9 8"}
    state = laid(terms(edition=OLDER, players=2), Phase.MOVE, turn=A, last_mover=B, **given)
    for each in (
        action.Move(by=A, cube=parse_cube("2"), to=Section.PERMITTED),
        action.Challenge(by=B, kind="a_flub"),
        action.Present(by=B, texts=("7-2 = 5",), avoid_move=avoid),
    ):
        step = apply(state, each)
        assert step.refusal is None
        state = step.state
    return state


@pytest.mark.parametrize(
    ("avoid", "wrong"),
    [
        ("9 -> F", False),
        ("F -", False),
        ("something", True),
        ("6 -> F", True),
        ("- -> P", True),
        ("2 to Req", True),
        ("Bonus 9 -> F, then 8 -> F", False),
    ],
)
def test_an_avoid_move_that_avoids_nothing_is_rejected(avoid: str, wrong: bool) -> None:
    """ET17: whatever a champion says of it holds; what he cannot refute he accepts."""
    state = flubbed(avoid)
    chosen = choice_of("champion", view(state, A)).action
    assert isinstance(chosen, action.Reject if wrong else action.Accept)
    after = apply(state, chosen).state
    assert after.shake.checks[0].correct is not wrong


def test_an_objection_that_did_not_hold_is_not_said_again() -> None:
    """A bot that has objected to an avoid move goes on to accept the paper."""
    state = flubbed("something")
    (check,) = state.shake.checks
    told = replace(check, objected=frozenset({A}))
    again = replace(state, shake=replace(state.shake, checks=(told,)))
    assert isinstance(choice_of("champion", view(again, A)).action, action.Accept)
