"""Papers: what is presented is right, from those who see a Solution; others take the other side."""

from __future__ import annotations

from typing import Any

import pytest

from goalsetter.play import Mode, Paper, Phase, State, action, apply, verdict_on, view
from goalsetter.rules import Claim, Division
from tests.bots.views import OLDER, SETS, A, B, C, Given, choice_of, laid, terms

NOW: Given = {"goal": "9", "required": "7 +", "resources": "1 2 3 x", "claim": Claim.NOW}
NEVER: Given = {**NOW, "required": "x /", "resources": "+ - √"}
PARTS: Given = {"challenger": B, "mover": A}


def presented(state: State, seat: Any, level: str = "champion") -> action.Present:
    """The paper that a bot presents."""
    done = choice_of(level, view(state, seat)).action
    assert isinstance(done, action.Present), done
    return done


def is_right(state: State, paper: action.Present) -> bool:
    """Whether the judge finds nothing wrong with it, whoever else still writes."""
    given = Paper(writer=paper.by, texts=paper.texts, goal=paper.goal)
    return verdict_on(state, given).correct


@pytest.mark.parametrize("claim", [Claim.NOW, Claim.IMPOSSIBLE])
def test_who_must_write_writes_a_right_paper(claim: Claim) -> None:
    """And who may not, waits."""
    state = laid(terms(), Phase.WRITING, **{**NOW, "claim": claim}, **PARTS)
    writer, silent = (B, A) if claim is Claim.NOW else (A, B)
    paper = presented(state, writer)
    assert is_right(state, paper)
    after = apply(state, paper).state
    assert choice_of("champion", view(after, writer)).action is None
    assert choice_of("champion", view(state, silent)).why.code == "not-my-part"


def test_who_has_challenged_now_writes_what_he_saw() -> None:
    """A child overlooks much, but not the Solution that it has spoken of; another child may."""
    state = laid(terms(), Phase.WRITING, **NOW, **PARTS)
    found = [
        {type(choice_of("third-grade", view(state, seat), seed).action) for seed in range(40)}
        for seat in (B, C)
    ]
    assert found == [{action.Present}, {action.Present, action.DoNotPresent}]


def test_the_third_party_joins_by_what_it_sees() -> None:
    """Presenting joins the writer; presenting nothing joins the other."""
    state = laid(terms(), Phase.WRITING, **NOW, **PARTS)
    chosen = choice_of("champion", view(state, C))
    assert chosen.why.code == "joins-the-writer"
    assert is_right(state, presented(state, C))
    never = laid(terms(), Phase.WRITING, **NEVER, **PARTS)
    chosen = choice_of("champion", view(never, C))
    assert isinstance(chosen.action, action.DoNotPresent)
    assert chosen.why.code == "joins-the-silent"


def test_one_who_must_write_and_sees_nothing_presents_nothing() -> None:
    """There is no bluffing with papers."""
    state = laid(terms(), Phase.WRITING, **NEVER, **PARTS)
    chosen = choice_of("champion", view(state, B))
    assert isinstance(chosen.action, action.DoNotPresent)
    assert chosen.why.code == "nothing-to-write"


def test_after_the_last_cube_all_write_or_say_impossible() -> None:
    """VIII: who is sure that there is no Solution says so in time, unless he played the cube."""
    good: Given = {**NOW, "required": "7 + 2", "resources": "", "claim": None, "last_cube_by": A}
    state = laid(terms(), Phase.WRITING, **good)
    assert all(is_right(state, presented(state, seat)) for seat in (A, B, C))
    bad = laid(terms(), Phase.WRITING, **{**good, "required": "7 + x"})
    called = choice_of("champion", view(bad, B)).action
    assert isinstance(called, action.Challenge)
    assert apply(bad, called).legal
    assert isinstance(choice_of("champion", view(bad, A)).action, action.DoNotPresent)
    late = apply(bad, action.Say(by=A, at=100_000, what="hm")).state
    assert isinstance(choice_of("champion", view(late, B)).action, action.DoNotPresent)


def test_when_the_round_is_stopped_all_resources_may_be_used() -> None:
    """XI-B."""
    given: Given = {**NOW, "claim": None, "required": "7", "resources": "1 2 + x"}
    state = laid(terms(), Phase.MOVE, **given, turn=B)
    warned = apply(state, action.RoundWarning(at=state.round_ends)).state
    stopped = apply(warned, action.RoundStop(at=state.round_ends + 300_000)).state
    assert stopped.shake.phase is Phase.WRITING
    assert is_right(stopped, presented(stopped, C))


def test_after_a_contested_no_goal_a_goal_is_written_too() -> None:
    """IV-D-2, in both games."""
    sets = "R R B B G G Y Y ∪ ∩ - ' = ⊆ V 1 2 3"
    for match, roll in ((terms(), "3 4 7 +"), (terms(edition=SETS), sets)):
        state = laid(match, Phase.GOAL, resources=roll, no_goal_by=A)
        contested = apply(state, action.Challenge(by=B, kind="no_goal")).state
        paper = presented(contested, B)
        assert paper.goal
        assert is_right(contested, paper)
    nothing = laid(terms(), Phase.GOAL, resources="+ - x", no_goal_by=A)
    lost = apply(nothing, action.Challenge(by=B, kind="no_goal")).state
    assert isinstance(choice_of("champion", view(lost, B)).action, action.DoNotPresent)


def test_the_older_book_has_sides_avoid_moves_and_forceouts() -> None:
    """ET7, ET17, ET22."""
    match = terms(edition=OLDER)
    move: Given = {**NOW, "claim": None, "turn": B, "last_mover": A}
    called = apply(laid(match, Phase.MOVE, **move), action.Challenge(by=B, kind="a_flub")).state
    side = choice_of("champion", view(called, C))
    assert isinstance(side.action, action.TakeSide)
    assert side.action.side == "challenger"
    assert choice_of("champion", view(called, B)).action is None
    writing = apply(called, side.action).state
    paper = presented(writing, B)
    assert paper.avoid_move
    assert is_right(writing, paper)
    empty = {**move, "required": "x /", "resources": "+ - √"}
    flub = apply(laid(match, Phase.MOVE, **empty), action.Challenge(by=B, kind="a_flub")).state
    other = choice_of("champion", view(flub, C)).action
    assert isinstance(other, action.TakeSide)
    assert other.side == "mover"


def test_a_false_forceout_is_challenged() -> None:
    """ET22(b): one cube is not enough; where it is, all write."""
    match = terms(edition=OLDER)
    move: Given = {**NOW, "claim": None, "turn": B, "last_mover": A}
    true = apply(laid(match, Phase.MOVE, **move), action.Forceout(by=B)).state
    assert is_right(true, presented(true, C))
    false = apply(laid(match, Phase.MOVE, **{**move, "required": "7"}), action.Forceout(by=B)).state
    called = choice_of("champion", view(false, C)).action
    assert isinstance(called, action.Challenge)
    assert called.kind == Claim.FORCEOUT_B


def test_two_solutions_are_two_texts() -> None:
    """On-Sets XIII-D-14."""
    given: Given = {
        "goal": "2",
        "required": "R",
        "resources": "B G Y ∪ ∩ - '",
        "claim": Claim.IMPOSSIBLE,
    }
    match = terms(edition=SETS, division=Division.SENIOR, mode=Mode.OPEN)
    state = laid(match, Phase.WRITING, variations=("two solutions",), **given, **PARTS)
    paper = presented(state, A)
    assert len(paper.texts) == 2
    assert is_right(state, paper)


def test_after_impossible_a_goal_that_can_still_grow_is_written() -> None:
    """2018-19 XIII-C-10: the paper states the Goal with the cubes that are added to it."""
    given: Given = {"goal": "99", "permitted": "2 - 2", "resources": "- 3 5"}
    state = laid(
        terms(division=Division.SENIOR),
        Phase.WRITING,
        **given,
        **PARTS,
        claim=Claim.IMPOSSIBLE,
        variations=("add to goal",),
    )
    paper = presented(state, A)
    assert paper.texts == ("2-2 = 9-9",)
    assert is_right(state, paper)
