"""Two checkers of one paper (2018-19 VII-C-4-h and its comments; On-Sets VII-C-7-c)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goalsetter.notation import parse_cubes, parse_goal
from goalsetter.play import (
    NOBODY,
    Action,
    Challenged,
    Mode,
    Paper,
    Phase,
    Seat,
    Setup,
    State,
    Terms,
    action,
    apply,
    new_match,
    replay,
    view,
)
from goalsetter.play.changes import alter
from goalsetter.play.effects.checking import NOT_SHOWN
from goalsetter.rules import Claim, Division, Fault, Task

A, B, C = Seat("A"), Seat("B"), Seat("C")
TERMS = Terms(
    edition="mlag-equations-2018-19", division=Division.MIDDLE, players=3, mode=Mode.GUARDED
)
CHECKING = Setup(
    by=A,
    phase=Phase.CHECKING,
    goal_setter=A,
    turn=B,
    last_mover=A,
    goal=parse_goal("4"),
    required=parse_cubes("2 x 4"),
    permitted=parse_cubes("3 1 + -"),
    resources=parse_cubes("5 6 7 8"),
    claim=Claim.IMPOSSIBLE,
    challenger=B,
    mover=A,
    papers=((A, ("2x4-(3+1) = 4",)),),
)
FAILS, HOLDS = "(2x4)-(3+1) = 4", "2x[4-(3+1)] = 4"


def tries(by: Seat, text: str) -> Action:
    """A try as the table hands it in."""
    return action.ProveAmbiguity(by=by, writer=A, regrouped=text, simultaneous=True)


def after(*deeds: Action, terms: Terms = TERMS) -> State:
    """Return the state after the paper is given to be checked and these deeds are done."""
    state = new_match(terms)
    for deed in (CHECKING, *deeds):
        step = apply(state, deed)
        assert step.refusal is None, step.refusal
        state = step.state
    return state


def verdict(state: State) -> bool | None:
    """Return the verdict on the paper."""
    return state.shake.checks[0].correct


def refused(state: State, deed: Action) -> Fault | None:
    """Why a deed is refused."""
    refusal = apply(state, deed).refusal
    return refusal.fault if refusal else None


def kinds(state: State, seat: Seat) -> set[str]:
    """The kinds open to a seat."""
    seen = view(state, seat)
    return {each.do for each in seen.actions} | set(seen.free)


NOTHING = action.ShowNothing(by=C, writer=A)
JOINS = action.WorkTogether(by=C, writer=A)


def test_a_try_waits_for_the_checker_who_has_said_nothing() -> None:
    """VII-C-4-h: one try is no ruling; the other checker goes on with everything (comment d)."""
    state = after(tries(B, FAILS))
    assert verdict(state) is None
    assert {"accept", "reject", "prove_ambiguity", "show_nothing", "work_together"} <= kinds(
        state, C
    )
    sunk = after(tries(B, FAILS), action.Reject(by=C, writer=A, reason="unequal"))
    assert verdict(sunk) is None
    assert verdict(after(tries(B, FAILS), tries(C, HOLDS))) is False


@pytest.mark.parametrize("text", [FAILS, HOLDS])
@pytest.mark.parametrize("ready", [NOTHING, JOINS, action.Accept(by=C, writer=A)])
def test_it_is_ruled_on_when_the_other_is_ready(text: str, ready: Action) -> None:
    """VII-C-4-h: he has nothing to show, joins it, or accepts the paper."""
    assert verdict(after(tries(B, text), ready)) is (text == FAILS)


def test_each_checker_has_his_own_try() -> None:
    """VII-C-4-h: two who work separately have two chances; both failed, it must be accepted."""
    both = after(tries(B, FAILS), tries(C, FAILS))
    assert verdict(both) is True
    assert both.shake.checks[0].reason == NOT_SHOWN
    assert dict(both.shake.scores) == {A: 6, B: 2, C: 2}
    assert verdict(after(tries(B, HOLDS), tries(C, FAILS))) is False


def test_checkers_who_work_together_have_one_try() -> None:
    """Comment c: said by both, either hands it in, and it is ruled on at once for both."""
    offers = (JOINS, action.WorkTogether(by=B, writer=A))
    assert verdict(after(*offers, tries(C, FAILS))) is True
    assert verdict(after(*offers, tries(B, HOLDS))) is False
    one_sided = after(offers[1], tries(B, FAILS))
    assert verdict(one_sided) is None
    assert refused(one_sided, tries(C, HOLDS)) is None


def test_joining_uses_the_one_chance() -> None:
    """Comment c, and nobody joins a try twice or after his own."""
    assert refused(after(tries(B, FAILS)), tries(B, HOLDS)) is Fault.ONE_TRY
    assert refused(after(), NOTHING) is Fault.NOT_NOW
    assert refused(after(JOINS), JOINS) is Fault.NOT_NOW
    assert refused(after(tries(B, FAILS)), action.WorkTogether(by=B, writer=A)) is Fault.ONE_TRY


def test_a_try_is_secret_until_it_is_ruled_on() -> None:
    """Comment b: checkers who work separately do not communicate; nor does the ruling leak."""
    state = after(tries(B, HOLDS))
    for seat, text in ((A, ""), (B, HOLDS), (C, "")):
        (attempt,) = view(state, seat).checks[0].attempts
        assert (attempt.regrouped, attempt.holds) == (text, None)
    (shown,) = view(after(tries(B, HOLDS), NOTHING), A).checks[0].attempts
    assert (shown.regrouped, shown.holds) == (HOLDS, True)


def test_one_whose_try_is_in_is_not_late() -> None:
    """Comments a and e: only the other one's time runs out, and then the try is ruled on."""
    expires = action.TimeExpires(at=120_000, task=Task.CHECK)
    counts = action.Countdown(by=A, at=130_000, finished=True)
    late = after(tries(B, HOLDS), expires, counts)
    assert late.shake.checks[0].late == {C}
    assert refused(late, action.TakeExtraMinute(by=B, at=130_000, task=Task.CHECK))
    over = apply(late, action.TimeExpires(at=140_000, task=Task.CHECK)).state
    assert verdict(over) is False
    assert over.shake.checks[0].accepted == {C}
    minute = action.TakeExtraMinute(by=C, at=131_000, task=Task.CHECK)
    ends = action.ExtraMinuteExpires(at=191_000, task=Task.CHECK)
    bought = after(tries(B, FAILS), expires, counts, minute)
    assert verdict(bought) is None
    assert bought.points_lost(C) == -1
    assert verdict(apply(bought, ends).state) is True


def test_in_ones_own_extra_minute_the_other_may_still_take_his() -> None:
    """Comment a, decision 34: he is waited for as long as he may pay for a minute of his own."""
    state = after(
        action.TimeExpires(at=120_000, task=Task.CHECK),
        action.Countdown(by=A, at=130_000, finished=True),
        action.TakeExtraMinute(by=B, at=131_000, task=Task.CHECK),
        tries(B, FAILS),
    )
    assert verdict(state) is None
    over = apply(state, action.TimeExpires(at=140_000, task=Task.CHECK, players=(C,))).state
    assert verdict(over) is True
    assert over.points_lost(C) == 0


def test_after_the_ruling_nothing_more_is_heard() -> None:
    """VII-C-4-h: once the tries are looked at no further objection is taken."""
    shown = action.ProveAmbiguity(by=B, writer=A, regrouped=FAILS)
    step = apply(after(shown), action.Reject(by=C, writer=A, reason="unequal"))
    assert step.refusal is not None
    assert (step.refusal.fault, step.refusal.clause) == (
        Fault.TRIES_RULED_ON,
        "2018-19 VII-C-4-h",
    )


def test_the_value_is_not_asked_while_a_try_waits() -> None:
    """VII-C-4-i (iii): it is the last question, when both agree that there is no other."""
    asks = action.AskJudge(by=C, writer=A, question="value")
    assert refused(after(tries(B, HOLDS)), asks) is Fault.NOT_NOW


def test_two_players_wait_for_nobody() -> None:
    """With one checker a try is ruled on at once, and settles the paper."""
    two = Terms(
        edition="mlag-equations-2018-19", division=Division.MIDDLE, players=2, mode=Mode.GUARDED
    )
    assert verdict(after(tries(B, FAILS), terms=two)) is True
    assert verdict(after(tries(B, HOLDS), terms=two)) is False
    assert "work_together" not in kinds(after(terms=two), B)


def test_the_older_book_knows_no_waiting() -> None:
    """2011-12 ET16: each has one opportunity, ruled on as it comes; other counts stay open."""
    old = Terms(
        edition="mlag-equations-2011-12", division=Division.MIDDLE, players=3, mode=Mode.GUARDED
    )
    state = apply(new_match(old), replace(CHECKING, claim=Claim.P_FLUB)).state
    tried = apply(state, tries(B, FAILS)).state
    assert verdict(tried) is None
    assert not tried.shake.checks[0].attempts
    assert "work_together" not in kinds(tried, C)
    assert verdict(apply(tried, tries(C, HOLDS)).state) is False


def test_an_old_record_reads_as_before() -> None:
    """A try without the new word is one that was shown at once (judges E26)."""
    log = (CHECKING, action.ProveAmbiguity(by=B, writer=A, regrouped=FAILS))
    state = replay(TERMS, log)
    assert state.shake.checks[0].shown
    assert refused(state, tries(C, HOLDS)) is Fault.TRIES_RULED_ON


@pytest.mark.parametrize("text", [FAILS, HOLDS])
def test_a_try_at_a_paper_of_a_challenge_set_aside_makes_it_valid(text: str) -> None:
    """Judges D22: the Mover who takes the paper to check it has taken the challenge as valid."""
    terms = replace(TERMS, players=2, mode=Mode.OPEN)
    moving = replace(
        CHECKING, phase=Phase.MOVE, claim=None, challenger=NOBODY, mover=NOBODY, papers=()
    )
    state = apply(new_match(terms), moving).state
    waiting = Challenged(claim=Claim.NOW, challenger=B, mover=A)
    paper = Paper(writer=B, texts=("2x4-(3+1) = 4",))
    aside = alter(state, aside=waiting, papers=(paper,), turn=B)
    step = apply(aside, action.ProveAmbiguity(by=A, at=9, writer=B, regrouped=text))
    assert step.refusal is None
    assert step.state.shake.challenge == waiting
    check = next(check for check in step.state.shake.checks if check.writer == B)
    assert check.tried == {A}
