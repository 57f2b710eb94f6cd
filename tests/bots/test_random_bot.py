"""The random player: anything legal, in every phase, and silent where nothing is due."""

from __future__ import annotations

import pytest

from goalsetter.bots import RandomBot
from goalsetter.play import Mode, Phase, Terms, action, apply
from goalsetter.rules import Claim
from tests.bots.bot_shakes import play
from tests.bots.test_level_bot import EVERY
from tests.bots.views import SETS, A, B, C, Given, kinds_chosen, laid, terms


@pytest.mark.parametrize("mode", Mode)
def test_random_players_play_whole_shakes(mode: Mode) -> None:
    """In every book and division, with nothing refused and nothing illegal."""
    for number, (edition, division) in enumerate(EVERY):
        match = Terms(edition=edition, division=division, mode=mode)
        tale = play(match, tuple(RandomBot() for _ in match.seats), number)
        assert not tale.wrong, tale.wrong


def test_no_goal_is_agreed_to_or_contested_and_papers_are_written() -> None:
    """With a Goal of its own, as a paper after "No Goal" needs."""
    state = laid(terms(), Phase.GOAL, resources="3 4 7 + 1 2", no_goal_by=A)
    assert kinds_chosen(RandomBot(), state, B) == {"agree_no_goal", "challenge"}
    contested = apply(state, action.Challenge(by=B, kind="no_goal")).state
    assert kinds_chosen(RandomBot(), contested, B) == {"present", "do_not_present"}
    assert not kinds_chosen(RandomBot(), contested, A)
    given = apply(contested, action.DoNotPresent(by=B)).state
    assert not kinds_chosen(RandomBot(), given, B)


def test_a_goal_that_lies_is_finished() -> None:
    """And an opponent waits for it."""
    state = laid(terms(), Phase.GOAL, resources="3 4 7 +", goal="5")
    assert kinds_chosen(RandomBot(), state, A) == {"goal", "say_goal"} - {"goal"}
    assert not kinds_chosen(RandomBot(), state, B)


def test_sides_papers_and_checks() -> None:
    """A paper is accepted, whatever it says; a Goal that cannot be written is left out."""
    now: Given = {"goal": "9", "required": "7 +", "resources": "1 2", "claim": Claim.NOW}
    state = laid(terms(), Phase.WRITING, **now, challenger=B, mover=A)
    assert kinds_chosen(RandomBot(), state, B) == {"present", "do_not_present"}
    papers = ((B, ("7+2 = 9",)),)
    checked = laid(terms(), Phase.CHECKING, papers=papers, **now, challenger=B, mover=A)
    assert kinds_chosen(RandomBot(), checked, A) == {"accept"}
    older = terms(edition="mlag-equations-2011-12")
    moving: Given = {**now, "claim": None, "turn": B, "last_mover": A}
    flub = apply(laid(older, Phase.MOVE, **moving), action.Challenge(by=B, kind="a_flub")).state
    assert kinds_chosen(RandomBot(), flub, C) == {"take_side"}


def test_sets_have_their_moves() -> None:
    """A shift too, where it is in force."""
    given: Given = {"goal": "1", "required": "B", "permitted": "R", "resources": "G Y ∪ ∩"}
    state = laid(
        terms(edition=SETS), Phase.MOVE, variations=("shift from permitted",), turn=B, **given
    )
    assert {"move", "shift"} <= kinds_chosen(RandomBot(), state, B)
