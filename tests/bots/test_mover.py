"""Moving: after a champion's move neither Now nor Impossible is right, if any move allows that."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from goalsetter.bots import LEVELS, Memory, Thought, Why, make_bot
from goalsetter.bots.fairness import legal
from goalsetter.bots.mover import move_in_the_dark
from goalsetter.bots.safety import can_be_now, first_safe
from goalsetter.bots.sight import stare
from goalsetter.play import Mode, Phase, Section, action, after_move, apply, view
from goalsetter.rules import ChallengeKind
from goalsetter.solver import Budget
from tests.bots.views import (
    BUDGET,
    OLDER,
    SETS,
    A,
    B,
    C,
    Given,
    choice_of,
    laid,
    mind_of,
    seen,
    terms,
)

NINE: Given = {
    "goal": "9",
    "required": "7",
    "resources": "1 2 3 5 8 + x -",
    "turn": B,
    "last_mover": A,
}


@pytest.mark.parametrize("seed", range(6))
def test_a_champion_leaves_nothing_to_challenge(seed: int) -> None:
    """On a mat with a safe move, it is such a one, in either game and at either kind of table."""
    sets: Given = {**NINE, "goal": "3", "required": "B", "resources": "R G Y ∪ ∩ - V B"}
    for mode in Mode:
        for match, given in ((terms(mode=mode), NINE), (terms(edition=SETS, mode=mode), sets)):
            shown = seen(match, Phase.MOVE, **given)
            chosen = choice_of("champion", shown, seed)
            if not isinstance(chosen.action, action.Move):
                continue
            mind = mind_of("champion", shown)
            after = after_move(mind.mat, chosen.action.cube, chosen.action.to)
            assert stare(mind, after, ChallengeKind.IMPOSSIBLE)
            assert not can_be_now(mind, after) or not stare(mind, after, ChallengeKind.NOW)


def test_one_whose_turn_it_is_not_waits() -> None:
    """Unless there is something to challenge."""
    chosen = choice_of("champion", seen(terms(), Phase.MOVE, C, **NINE))
    assert chosen.action is None
    assert chosen.why.code == "waiting"


def test_a_player_who_slips_plays_anything() -> None:
    """A third-grader often moves without looking, always legally."""
    state = laid(terms(), Phase.MOVE, **NINE)
    codes = set()
    for seed in range(30):
        chosen = choice_of("third-grade", view(state, B), seed)
        assert chosen.action is not None
        assert apply(state, chosen.action).legal
        codes.add(chosen.why.code)
    assert {"moves-fast", "safe-move"} <= codes


def codes_of(seeds: int, **changes: str) -> set[str]:
    """Why a champion who hides nothing moves as it does on a changed mat."""
    shown = seen(terms(), Phase.MOVE, **{**NINE, **changes})
    bot = make_bot(replace(LEVELS[-1], hides=0))
    return {bot.choose(shown, Random(seed), BUDGET).why.code for seed in range(seeds)}


def test_a_spare_cube_goes_to_forbidden_where_most_moves_are_unsafe() -> None:
    """Any cube required or permitted makes Now right, so only spare cubes may go."""
    codes = codes_of(40, goal="8", required="4", resources="+ 4 + 4 x 2 x 2 - 9 ^ 7")
    assert "spare-cube" in codes
    assert codes <= {"spare-cube", "enough-of-it", "safe-move"}


def test_without_a_safe_move_the_least_bad_is_played() -> None:
    """No cube may be forbidden, and wherever one goes a Solution is one cube away."""
    match = terms(edition="mlag-on-sets-2011-12")
    given: Given = {**NINE, "goal": "1", "required": "B", "resources": "R ∩", "last_mover": B}
    given["universe"] = "BR B R G Y GY"
    given["variations"] = ("no forbidden",)
    for level in ("champion", "eleventh-grade"):
        assert choice_of(level, seen(match, Phase.MOVE, **given)).why.code == "least-bad"


def test_with_few_cubes_left_a_champion_looks_ahead() -> None:
    """It finds a safe move, or one that leaves none to the next player."""
    given: Given = {**NINE, "required": "7", "resources": "1 1 + +"}
    codes = {
        choice_of("champion", seen(terms(), Phase.MOVE, **given), s).why.code for s in range(8)
    }
    assert codes <= {"safe-move", "looks-ahead", "movers-bonus"}


def test_where_nothing_is_known_a_cube_is_permitted() -> None:
    """A search cut short rules out nothing: such a player keeps everything possible."""
    given: Given = {**NINE, "goal": "97", "required": "√ √"}
    given["resources"] = "1 2 3 4 5 6 + x - / ^ 8 8 7"
    poor = Budget(steps=10)
    chosen = make_bot(LEVELS[-1]).choose(seen(terms(), Phase.MOVE, **given), Random(1), poor)
    assert isinstance(chosen.action, action.Move)
    assert chosen.action.to is Section.PERMITTED


def test_the_last_cube_is_played_to_required_or_permitted() -> None:
    """VIII-A: at an open table too, where Forbidden is merely illegal."""
    given: Given = {**NINE, "required": "7 +", "resources": "2"}
    for seed in range(6):
        chosen = choice_of("champion", seen(terms(mode=Mode.OPEN), Phase.MOVE, **given), seed)
        assert isinstance(chosen.action, action.Move)
        assert chosen.action.to is not Section.FORBIDDEN


def test_restriction_cubes_stay_out_of_forbidden_while_many_are_left() -> None:
    """On-Sets IV-D, and by the older book always."""
    given: Given = {**NINE, "goal": "3", "required": "B", "resources": "⊆ ⊆ R ∩ V ="}
    given["universe"] = "BR B BG R G Y"
    for edition in (SETS, "mlag-on-sets-2011-12"):
        mind = mind_of("champion", seen(terms(edition=edition), Phase.MOVE, **given))
        safe = first_safe(mind, mind.mat)
        assert safe is None or safe[0].face == "R" or safe[1] is not Section.FORBIDDEN


def test_with_no_cube_to_move_a_player_waits() -> None:
    """At an open table, after the last cube went to Forbidden and nobody charges it."""
    given: Given = {**NINE, "resources": "", "turn": B, "last_mover": B}
    chosen = choice_of("third-grade", seen(terms(mode=Mode.OPEN), Phase.MOVE, **given))
    assert chosen.action is None


def test_the_last_cube_of_the_older_book_may_be_forbidden() -> None:
    """There is no last-cube rule there, but No Forbidden bars every cube of ON-SETS."""
    older = mind_of(
        "champion", seen(terms(edition=OLDER), Phase.MOVE, **{**NINE, "resources": "1"})
    )
    assert first_safe(older, older.mat) is None
    given: Given = {**NINE, "goal": "3", "required": "B", "resources": "R G Y ∪ ∩ - V B"}
    match = terms(edition="mlag-on-sets-2011-12")
    shown = seen(match, Phase.MOVE, **given, variations=("no forbidden",))
    safe = first_safe(mind_of("champion", shown), mind_of("champion", shown).mat)
    assert safe is None or safe[1] is not Section.FORBIDDEN


NO_WAY: Given = {**NINE, "goal": "4", "required": "8", "resources": "2 / /", "permitted": ""}
"""Nothing that a third-grader can do: to divide comes later."""


def test_a_cube_of_no_use_goes_out_of_the_way() -> None:
    """A child without a plan gets rid of a sign that it cannot use; one who can use it does not."""
    shown = seen(terms(), Phase.MOVE, **NO_WAY)
    chosen = move_in_the_dark(mind_of("third-grade", shown), list(legal(shown, action.Move)))
    assert isinstance(chosen.action, action.Move)
    assert (chosen.action.cube.face, chosen.action.to) == ("/", Section.FORBIDDEN)
    assert chosen.why.code == "cannot-use"
    assert choice_of("fifth-grade", shown, seed=1).why.code != "cannot-use"


def test_a_plan_that_is_gone_is_told_as_lost_once() -> None:
    """A player who had a way says so once; afterwards it speaks as one who never had any."""
    shown = seen(terms(), Phase.MOVE, **{**NO_WAY, "resources": "2 + +"})
    mind, moves = mind_of("third-grade", shown), list(legal(shown, action.Move))
    had = Thought(shown.number, Why(code="safe-move", details=(("paper", "8-4 = 4"),)))
    lost = move_in_the_dark(replace(mind, memory=Memory(thoughts=(had,))), moves)
    assert lost.why.code == "lost-plan"
    later = Memory(thoughts=(had, Thought(shown.number, lost.why)))
    assert move_in_the_dark(replace(mind, memory=later), moves).why.code == "in-the-dark"


def test_not_seeing_far_is_said_once_a_shake() -> None:
    """Afterwards it has other words; in the next shake it is said again."""
    shown = seen(terms(), Phase.MOVE, **{**NO_WAY, "resources": "2 + +"})
    mind = mind_of("third-grade", shown)
    moves = list(legal(shown, action.Move))
    first = move_in_the_dark(mind, moves)
    assert first.why.code == "in-the-dark"
    for shake, code in ((shown.number, "still-in-the-dark"), (shown.number - 1, "in-the-dark")):
        memory = Memory(thoughts=(Thought(shake, first.why),))
        assert move_in_the_dark(replace(mind, memory=memory), moves).why.code == code
