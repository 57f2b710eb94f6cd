"""The player without time to think: something plain and legal, and never a call or a paper."""

from __future__ import annotations

import pytest

from goalsetter.bots import HastyBot, RandomBot
from goalsetter.play import Mode, Phase, Terms
from goalsetter.rules import Claim
from tests.bots.bot_shakes import play
from tests.bots.test_level_bot import EVERY
from tests.bots.views import A, B, Given, kinds_chosen, laid, terms


@pytest.mark.parametrize("mode", Mode)
def test_hasty_players_play_whole_shakes(mode: Mode) -> None:
    """In every book and division, beside random players, with nothing refused or illegal."""
    for number, (edition, division) in enumerate(EVERY):
        match = Terms(edition=edition, division=division, mode=mode)
        bots = tuple(HastyBot() if seat == A else RandomBot() for seat in match.seats)
        tale = play(match, bots, number)
        assert not tale.wrong, tale.wrong


def test_nothing_is_called_or_written_in_haste() -> None:
    """A challenge needs a reason and a paper needs a Solution."""
    given: Given = {"goal": "9", "required": "7 +", "resources": "1 2"}
    moving = laid(terms(), Phase.MOVE, **given, turn=B, last_mover=A)
    assert kinds_chosen(HastyBot(), moving, B) == {"move"}
    assert not kinds_chosen(HastyBot(), moving, A)
    writing = laid(terms(), Phase.WRITING, **given, claim=Claim.NOW, challenger=B, mover=A)
    assert kinds_chosen(HastyBot(), writing, B) == {"do_not_present"}
    no_goal = laid(terms(), Phase.GOAL, resources="3 4 7 + 1 2", no_goal_by=A)
    assert kinds_chosen(HastyBot(), no_goal, B) == {"agree_no_goal"}
