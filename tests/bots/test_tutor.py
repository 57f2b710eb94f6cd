"""The tutor: at the learner's level, never false, never early, and generous now and then."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from goalsetter.bots import LEVELS, Memory, Thought, TutorBot, Why, bot_named
from goalsetter.bots.tutor import rung_for, tutor_level
from goalsetter.play import Mode, Phase, Terms, View, action, after_move, mat_of
from goalsetter.rules import ChallengeKind, Division
from goalsetter.solver import Solvable, solve
from tests.bots.bot_shakes import play
from tests.bots.views import BUDGET, A, B, Given, seen, terms

NOW: Given = {"goal": "9", "required": "7 +", "resources": "1 2 3 x", "turn": B, "last_mover": A}
NEVER: Given = {**NOW, "required": "x /", "resources": "+ - √"}
QUIET: Given = {**NOW, "required": "7", "resources": "1 2 3 5 8 + x -"}


def choices(shown: View, tries: int = 30, memory: Memory | None = None) -> list[str]:
    """Return the codes of what a tutor does."""
    tutor = TutorBot().remembering(memory or Memory())
    return [tutor.choose(shown, Random(seed), BUDGET).why.code for seed in range(tries)]


def test_a_tutor_says_nothing_in_the_first_three_moves() -> None:
    """Neither Now nor Impossible is called, on any mat."""
    for given in (NOW, NEVER):
        early = choices(seen(terms(players=2), Phase.MOVE, **given))
        assert not {"sees-now", "sees-impossible"} & set(early)
        late = choices(seen(terms(players=2), Phase.MOVE, **{**given, "forbidden": "5 8"}))
        assert {"sees-now", "sees-impossible"} & set(late)


def test_a_tutor_leaves_a_now_and_does_not_call_it() -> None:
    """Now and then, on purpose, and it tells which afterwards."""
    shown = seen(terms(players=2), Phase.MOVE, **QUIET)
    codes = choices(shown, 60)
    assert 0 < codes.count("leaves-now") < 40
    for seed in range(60):
        choice = TutorBot().choose(shown, Random(seed), BUDGET)
        if choice.why.code == "leaves-now":
            assert isinstance(choice.action, action.Move)
            after = after_move(mat_of(shown), choice.action.cube, choice.action.to)
            answer = solve(after, shown.terms.in_force(()), ChallengeKind.NOW, BUDGET)
            assert isinstance(answer, Solvable)
            assert dict(choice.why.details)["trap"]
    late = seen(terms(players=2), Phase.MOVE, **{**NOW, "forbidden": "5 8"})
    left = Memory(chance="x", thoughts=(Thought(1, Why(code="leaves-now")),))
    assert "sees-now" not in choices(late, memory=left)


def test_a_tutor_fits_itself_to_the_learner() -> None:
    """Two shakes ahead, the learner meets a stronger partner; two behind, a weaker one."""
    shown = seen(terms(players=2), Phase.MOVE, **QUIET)
    rungs = [rung_for(replace(shown, totals=((A, ann), (B, 12)))) for ann in (0, 9, 12, 15, 30, 90)]
    assert rungs == [0, 1, 1, 1, 4, 4]
    assert tutor_level(4).misses == LEVELS[4].misses
    assert tutor_level(0).rereads == 100


@pytest.mark.parametrize("seed", range(4))
def test_tutors_play_to_the_end_without_a_false_challenge(seed: int) -> None:
    """In either game; what they challenge holds."""
    edition = ("mlag-equations-2018-19", "mlag-on-sets-2017-18")[seed % 2]
    match = Terms(edition=edition, division=Division.ELEMENTARY, players=2, mode=Mode.GUARDED)
    tale = play(match, (bot_named("tutor"), bot_named("third-grade")), seed)
    assert not tale.wrong
    shake = tale.table.state.shake
    if shake.challenge is not None and shake.challenge.challenger == A:
        assert dict(shake.scores)[A] >= 4
