"""The watched shakes tell what the driver passes over: crashes, refusals, limits, offences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest

from goalsetter.bots import Bot, BotChoice, Why, find_level, make_bot
from goalsetter.cubes import Cube
from goalsetter.play import Action, Mode, Phase, Section, View, action
from goalsetter.solver import Budget
from tests.bots.bot_shakes import play
from tests.bots.views import terms


@dataclass(frozen=True)
class Wrong:
    """Plays well, but for what it does in the moving phase."""

    deed: Callable[[View], Action | None]

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """The wrong deed, where it can be done."""
        if view.phase is Phase.MOVE and view.turn == view.seat:
            return BotChoice(action=self.deed(view), why=Why(code="moves"), after=1_000)
        return make_bot(find_level("fifth-grade")).choose(view, rng, budget)


def _crash(view: View) -> Action | None:
    raise ValueError(view.seat)


def _no_such_cube(view: View) -> Action | None:
    return action.Move(by=view.seat, cube=Cube("R"), to=Section.PERMITTED)


def _nothing(view: View) -> Action | None:
    del view
    return None


def _second_move(view: View) -> Action | None:
    return action.MoveTwo(
        by=view.seat,
        cubes=(view.resources[0], view.resources[1]),
        to=(Section.PERMITTED, Section.PERMITTED),
    )


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        (_crash, "crash in move"),
        (_no_such_cube, "refused in move"),
        (_nothing, "a limit ran out"),
        (_second_move, "Offended"),
    ],
)
def test_what_a_bot_does_wrong_is_told(deed: Callable[[View], Action | None], told: str) -> None:
    """A table goes on whatever a bot does, so that only an eye on it can tell."""
    bots: tuple[Bot, ...] = (Wrong(deed), Wrong(deed))
    tale = play(terms(players=2, mode=Mode.OPEN, edition="mlag-basic-equations-2019-20"), bots, 1)
    assert any(told in wrong for wrong in tale.wrong), tale.wrong
