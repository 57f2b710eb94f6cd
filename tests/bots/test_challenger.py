"""Challenges: Now where a Solution is one cube away, Impossible where there is none, or silence."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.bots import Memory
from goalsetter.bots.challenger import avoid_move, challenge
from goalsetter.bots.sight import one_cube_away
from goalsetter.notation import parse_cube
from goalsetter.play import Mode, Phase, Section, action, apply, view
from goalsetter.rules import Claim, Division
from tests.bots.views import OLDER, SETS, A, B, C, Given, choice_of, laid, mind_of, seen, terms

NOW: Given = {"goal": "9", "required": "7 +", "resources": "1 2 3 x", "turn": B, "last_mover": A}
NEVER: Given = {**NOW, "required": "x /", "resources": "+ - √"}


def test_a_champion_catches_now_in_and_out_of_turn() -> None:
    """The mover himself is silent; what is called is legal at either kind of table."""
    for mode in Mode:
        state = laid(terms(mode=mode), Phase.MOVE, **NOW)
        for seat in (B, C):
            chosen = choice_of("champion", view(state, seat))
            assert isinstance(chosen.action, action.Challenge)
            assert chosen.action.kind == Claim.NOW
            assert chosen.why.code == "sees-now"
            assert apply(state, chosen.action).legal
        assert choice_of("champion", view(state, A)).action is None


def test_a_champion_catches_impossible() -> None:
    """In ON-SETS too."""
    sets: Given = {**NOW, "goal": "3", "required": "∪ ∪ ∪", "resources": "R ∪ ∩"}
    for match, given in ((terms(), NEVER), (terms(edition=SETS), sets)):
        chosen = choice_of("champion", seen(match, Phase.MOVE, **given))
        assert isinstance(chosen.action, action.Challenge)
        assert chosen.action.kind == Claim.IMPOSSIBLE


def test_a_child_misses_much() -> None:
    """It catches some Nows and not others."""
    codes = [
        choice_of("third-grade", seen(terms(), Phase.MOVE, C, **NOW), s).why.code for s in range(40)
    ]
    assert {"sees-now", "waiting"} <= set(codes)


def test_a_paper_is_read_twice_before_a_call() -> None:
    """A third-grader forgets that two operations are asked for: of the papers that it believes in
    most are seen through before the block is lifted."""
    given: Given = {**NOW, "goal": "5 3", "required": "B ∪", "resources": "R R Y"}
    chosen = ((A, ("two operations",)),)
    shown = seen(terms(edition=SETS), Phase.MOVE, **given, selected=chosen)
    minds = [
        replace(mind_of("third-grade", shown, seed), memory=Memory(chance=str(seed)))
        for seed in range(200)
    ]
    believed = [mind for mind in minds if one_cube_away(mind)]
    calls = [mind for mind in minds if (call := challenge(mind)) and call.why.code == "sees-now"]
    assert calls
    assert 2 * len(calls) < len(believed)


def test_now_waits_until_the_book_allows_it() -> None:
    """VI-A-2: with a single cube in Resources it may not be called."""
    given: Given = {**NOW, "resources": "2"}
    for mode in Mode:
        chosen = choice_of("champion", seen(terms(mode=mode), Phase.MOVE, **given))
        assert isinstance(chosen.action, action.Move)


def test_the_older_books_ask_for_a_move_that_avoids_it() -> None:
    """ET17, ET20: with such a move it is a flub, without one a forceout, by who is on turn."""
    match = terms(edition=OLDER)
    chosen = choice_of("champion", seen(match, Phase.MOVE, **NOW))
    assert isinstance(chosen.action, action.Challenge)
    assert chosen.action.kind == Claim.A_FLUB
    assert avoid_move(mind_of("champion", seen(match, Phase.MOVE, **NOW)))
    permitted: Given = {**NOW, "required": "7", "permitted": "+"}
    assert avoid_move(mind_of("champion", seen(match, Phase.MOVE, **permitted)))
    forced: Given = {**NOW, "required": "7 +", "resources": "2"}
    called = choice_of("champion", seen(match, Phase.MOVE, **forced))
    assert isinstance(called.action, action.Forceout)
    assert choice_of("champion", seen(match, Phase.MOVE, C, **forced)).action is None


def test_the_avoid_move_is_made_on_the_mat_that_lay_before() -> None:
    """ET17: whatever was moved; one that leaves a Solution near is none, to Forbidden either."""
    given: Given = {"goal": "5", "required": "7", "resources": "2 - 9 9", "turn": A}
    start = laid(terms(edition=OLDER, players=2), Phase.MOVE, last_mover=B, **given)
    flub = apply(start, action.Move(by=A, cube=parse_cube("2"), to=Section.PERMITTED)).state
    assert avoid_move(mind_of("champion", view(flub, B))) == "9 to forbidden"
    late = apply(flub, action.Move(by=B, cube=parse_cube("9"), to=Section.FORBIDDEN)).state
    assert avoid_move(mind_of("champion", view(late, A))) == ""


def test_the_older_word_for_impossible() -> None:
    """It is a P-Flub there."""
    chosen = choice_of("champion", seen(terms(edition=OLDER), Phase.MOVE, **NEVER))
    assert isinstance(chosen.action, action.Challenge)
    assert chosen.action.kind == Claim.P_FLUB


def test_with_the_block_in_hand_a_challenge_is_named() -> None:
    """Others wait, and one who sees nothing to challenge says nothing."""
    for given, named in ((NOW, True), ({**NOW, "required": "7", "resources": "1 2 + x"}, False)):
        state = laid(terms(mode=Mode.OPEN), Phase.MOVE, **given)
        lifted = apply(state, action.PickUpBlock(by=B)).state
        assert isinstance(choice_of("champion", view(lifted, B)).action, action.Challenge) is named
        assert choice_of("champion", view(lifted, C)).action is None


GROWING: Given = {
    "goal": "99",
    "permitted": "2 - 2",
    "resources": "- 3 5",
    "turn": B,
    "last_mover": A,
    "variations": ("add to goal",),
}


def test_a_goal_that_can_still_grow_is_not_called_impossible() -> None:
    """2018-19 XIII-C-10, VI-A-1: 2-2 = 9-9; without Add to Goal there is no Solution."""
    senior = terms(division=Division.SENIOR)
    assert not isinstance(
        choice_of("champion", seen(senior, Phase.MOVE, **GROWING)).action, action.Challenge
    )
    plain = {**GROWING, "variations": ()}
    chosen = choice_of("champion", seen(senior, Phase.MOVE, **plain)).action
    assert isinstance(chosen, action.Challenge)
    assert chosen.kind == Claim.IMPOSSIBLE
