"""Second opinions and protests (judges G7, G8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.play import (
    JUDGE,
    SECOND_JUDGE,
    THIRD_JUDGE,
    Action,
    Phase,
    Seat,
    action,
    action_text,
    apply,
    position_for,
)
from goalsetter.play.scorer import next_shake
from goalsetter.rules import Fault
from tests.play.test_sanctions import A, B, C, after, fault

OBJECTS = action.Reject(by=B, writer=A, reason="other", said="I doubt it", in_person=True)
WRONG = action.JudgeAnswers(by=JUDGE, answer="yes")
"""The first judge upholds what B says against A's paper, which is right."""
ASKS = action.RequestOpinion(by=A, ruling=0)
OVER = action.RoundWarning(at=1)


def opinion(by: Seat, answer: str) -> Action:
    """Return the answer of a further judge to the same question."""
    return action.GiveOpinion(by=by, ruling=0, answer=answer)


def test_the_second_judge_agrees_and_nobody_else_is_asked() -> None:
    """Judges G7: then the ruling stands, and no other judge may be asked."""
    ruled = after(OBJECTS, WRONG)
    assert ruled.shake.phase is Phase.END
    assert dict(ruled.shake.scores)[A] == 2
    asked = after(OBJECTS, WRONG, ASKS)
    assert asked.rulings[0].awaits == SECOND_JUDGE
    assert asked.played == ruled.played, "play goes on by the first ruling"
    assert fault(asked, opinion(THIRD_JUDGE, "no")) is Fault.NOT_NOW
    agreed = after(OBJECTS, WRONG, ASKS, opinion(SECOND_JUDGE, "yes"))
    assert not agreed.rulings[0].awaits
    assert agreed.played == ruled.played
    for again in (ASKS, replace(ASKS, by=C)):
        assert fault(agreed, again) is Fault.NO_OTHER_JUDGE
    assert fault(agreed, opinion(THIRD_JUDGE, "no")) is Fault.NOT_NOW


@pytest.mark.parametrize(("third", "points"), [("yes", 2), ("no", 6)])
def test_if_two_judges_disagree_the_third_decides(third: str, points: int) -> None:
    """Judges G7: the majority stands, and the score follows it."""
    split = after(OBJECTS, WRONG, ASKS, opinion(SECOND_JUDGE, "no"))
    assert split.rulings[0].awaits == THIRD_JUDGE
    assert dict(split.played[0].scores)[A] == 2
    decided = after(OBJECTS, WRONG, ASKS, opinion(SECOND_JUDGE, "no"), opinion(THIRD_JUDGE, third))
    assert not decided.rulings[0].awaits
    assert dict(decided.played[0].scores)[A] == dict(decided.shake.scores)[A] == points
    assert decided.total(A) == points


def test_the_majority_rules_on_a_shake_that_was_left_behind() -> None:
    """Judges G7: in the meantime play resumes; the sheet is put right later."""
    begun = after(OBJECTS, WRONG, ASKS, *(action.Ready(by=seat) for seat in (A, B, C)))
    later = next_shake(begun)
    assert later.shake.number == 2
    for deed in (opinion(SECOND_JUDGE, "no"), opinion(THIRD_JUDGE, "no")):
        step = apply(later, deed)
        assert step.refusal is None
        later = step.state
    assert later.shake.number == 2
    assert later.shake.phase is not Phase.END
    assert dict(later.played[0].scores)[A] == 6


def test_a_ruling_on_a_paper_is_turned_while_checking_goes_on() -> None:
    """Judges G7: a paper that the first judge let stand falls, and the other way round."""
    rules = action.JudgeRules(by=JUDGE, writer=A, correct=False)
    two = (opinion(SECOND_JUDGE, "yes"), opinion(THIRD_JUDGE, "yes"))
    turned = after(action.Accept(by=B, writer=A), rules, ASKS, *two)
    assert turned.shake.checks[0].correct
    assert dict(turned.shake.scores)[A] == 6


def test_a_further_judge_sees_the_position_and_nothing_of_the_ruling() -> None:
    """Judges G7: the mat and the paper, no check, no score, no penalty and nobody's word."""
    asked = after(OBJECTS, WRONG, ASKS)
    assert position_for(asked, THIRD_JUDGE) is None
    shown = position_for(asked, SECOND_JUDGE)
    assert shown is not None
    number, state = shown
    assert (number, state.shake.papers) == (0, asked.shake.papers)
    assert state.shake.required == asked.shake.required
    assert (state.rulings, state.played, state.penalties, state.appealed) == (
        (),
        (),
        (),
        frozenset(),
    )
    (check,) = state.shake.checks
    assert (check.correct, check.reason, check.objected, check.accepted) == (
        None,
        "",
        frozenset(),
        frozenset(),
    )
    assert state.shake.question is not None
    assert (state.shake.question.kind, state.shake.question.about) == ("reason", "I doubt it")


def test_a_protest_needs_a_second_judge_and_no_initials() -> None:
    """Judges G8: at the end of the round; who protests does not initial the sheet."""
    protest = action.Protest(by=A, ruling=0, said="The 2 was used")
    assert fault(after(OBJECTS, WRONG, ASKS), protest) is Fault.NOT_NOW
    assert fault(after(OBJECTS, WRONG, OVER), protest) is Fault.NO_SECOND_JUDGE
    signed = after(OBJECTS, WRONG, ASKS, OVER, action.InitialScoresheet(by=A))
    assert fault(signed, protest) is Fault.SHEET_INITIALLED
    assert fault(signed, replace(ASKS, by=A)) is Fault.SHEET_INITIALLED
    state = after(OBJECTS, WRONG, ASKS, opinion(SECOND_JUDGE, "yes"), OVER, protest)
    assert state.rulings[0].protests == ((A, "The 2 was used"),)
    assert fault(state, protest) is Fault.NOT_NOW
    assert fault(state, action.InitialScoresheet(by=A)) is Fault.PROTESTED
    assert fault(state, action.InitialScoresheet(by=B)) is None


def test_only_further_judges_give_opinions() -> None:
    """Neither the first judge nor a player."""
    asked = after(OBJECTS, WRONG, ASKS)
    for seat in (A, JUDGE):
        assert fault(asked, opinion(seat, "no")) is Fault.NOT_YOUR_PART
    assert fault(asked, opinion(SECOND_JUDGE, "perhaps")) is Fault.STRANGE_WORD


def test_opinions_and_protests_are_lines_of_the_record() -> None:
    """They are counted from one there."""
    assert action_text(ASKS) == "asks for another judge on ruling 1"
    assert action_text(opinion(SECOND_JUDGE, "no")) == "gives opinion on ruling 1 of no"
    said = action_text(action.Protest(by=A, ruling=0, said="It is right"))
    assert said == 'protests ruling 1 saying "It is right"'
