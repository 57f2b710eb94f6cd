"""The judge's word on scores and behavior (IX-C, ET25; judges G4 to G6), and initials (XII-B)."""

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
    next_goal_setter,
    points_of_match,
)
from goalsetter.rules import Claim, Division, Fault

A, B, C = Seat("A"), Seat("B"), Seat("C")
TERMS = Terms(edition="mlag-equations-2018-19", division=Division.MIDDLE, players=3, mode=Mode.OPEN)
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
ACCEPTED = (action.Accept(by=B, writer=A), action.Accept(by=C, writer=A))
APPEAL = action.AppealScore(by=B, shake=1)
SCORES = ((A, 2), (B, 6), (C, 4))
CORRECTS = action.CorrectScore(by=JUDGE, shake=1, scores=SCORES)


def after(*deeds: Action, terms: Terms = TERMS) -> State:
    """Return the state after the paper is given to be checked and these deeds are done."""
    state = new_match(terms)
    for deed in (CHECKING, *deeds):
        step = apply(state, deed)
        assert step.refusal is None, step.refusal
        state = step.state
    return state


def fault(state: State, deed: Action) -> Fault | None:
    """Why a deed is refused."""
    refusal = apply(state, deed).refusal
    return refusal.fault if refusal else None


def test_a_judge_corrects_a_score_that_was_appealed() -> None:
    """Judges G6: also when all had agreed on the papers; once, and for each player."""
    scored = after(*ACCEPTED)
    assert fault(scored, CORRECTS) is Fault.SHAKE_IS_FINISHED
    corrected = after(*ACCEPTED, APPEAL, CORRECTS)
    assert corrected.played[0].scores == corrected.shake.scores == SCORES
    assert [corrected.total(seat) for seat in (A, B, C)] == [2, 6, 4]
    assert fault(corrected, CORRECTS) is Fault.SHAKE_IS_FINISHED
    appealed = after(*ACCEPTED, APPEAL)
    for scores in (SCORES[:2], ((A, 99), (B, 6), (C, 4))):
        assert fault(appealed, replace(CORRECTS, scores=scores)) is Fault.STRANGE_SCORE
    assert fault(appealed, replace(CORRECTS, shake=2)) is Fault.NOT_NOW


def test_after_the_last_shake_a_score_can_be_appealed() -> None:
    """Judges G6, XII-B: until one's own initials, and by another until his."""
    over = after(*ACCEPTED, action.RoundWarning(at=1))
    signed = after(*ACCEPTED, action.RoundWarning(at=1), action.InitialScoresheet(by=B))
    assert fault(over, APPEAL) is None
    assert fault(signed, APPEAL) is Fault.SHEET_INITIALLED
    assert fault(signed, replace(APPEAL, by=C)) is None


def test_a_shake_is_replayed() -> None:
    """IX-C, judges G4: it counts for nothing, and the same player sets the Goal again."""
    replay = action.OrderReplay(by=JUDGE, shake=1)
    for state in (after(replay), after(*ACCEPTED, replay)):
        assert state.shake.phase is Phase.END
        assert state.shake.void
        assert [done.void for done in state.played] == [True]
        assert next_goal_setter(state) == A
        assert state.total(A) == 0
    over = after(*ACCEPTED, action.RoundWarning(at=1))
    assert fault(over, replay) is Fault.ROUND_IS_OVER
    assert fault(after(replay), replay) is Fault.NOT_NOW


@pytest.mark.parametrize(
    ("edition", "clause"),
    [("mlag-equations-2018-19", "2018-19 IX-C"), ("mlag-equations-2011-12", "2011-12 ET25")],
)
def test_a_point_for_behavior_comes_after_a_warning(edition: str, clause: str) -> None:
    """IX-C, ET25: one for each violation after it."""
    claim = Claim.NOW if "2018" in edition else Claim.A_FLUB
    state = apply(new_match(replace(TERMS, edition=edition)), replace(CHECKING, claim=claim)).state
    takes = action.PenalizePlayer(by=JUDGE, player=C)
    assert fault(state, takes) is Fault.NOT_WARNED
    for deed in (action.WarnPlayer(by=JUDGE, player=C), takes, takes):
        state = apply(state, deed).state
    assert state.points_lost(C) == -2
    assert {(each.clause, each.initialled) for each in state.penalties} == {(clause, True)}


def test_a_player_is_sent_out_for_the_round() -> None:
    """IX-C: nothing for the shake or the round; a stand-in plays on, and nobody comes back."""
    state = after(action.DisqualifyPlayer(by=JUDGE, player=C))
    assert state.absent == {C}
    ended = after(action.DisqualifyPlayer(by=JUDGE, player=C), *ACCEPTED)
    assert dict(ended.shake.scores)[C] == 0
    assert points_of_match(ended) == {A: 6, B: 4, C: 0}
    assert fault(ended, action.ReturnToTable(by=C)) is Fault.NOT_YOUR_PART
    assert fault(ended, action.WarnPlayer(by=JUDGE, player=C)) is Fault.NOT_NOW


def test_only_a_judge_does_that() -> None:
    """Nobody else corrects, warns or sends out."""
    for deed in (CORRECTS, action.WarnPlayer(by=JUDGE, player=C)):
        assert fault(after(), replace(deed, by=A)) is Fault.NOT_YOUR_PART
