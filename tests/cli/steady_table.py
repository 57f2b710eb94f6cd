"""The command with a bot of the tests' own in every bot's place, so that a match is known ahead."""

from __future__ import annotations

import sys
from random import Random

from goalsetter.bots import Bot, BotChoice, Why
from goalsetter.cli import main, play, play_setup
from goalsetter.cubes import LaidGoal
from goalsetter.play import Action, Phase, Section, View, action
from goalsetter.solver import Budget

COMMAND = [sys.executable, "-c", "from tests.cli.steady_table import begin; begin()"]


class Steady:
    """Sets the first digit as Goal, plays the first cube to Permitted, writes and accepts."""

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """Return the next thing to do, after three seconds."""
        del rng, budget
        why = Why(code="in-the-dark", details=(("cube", "it"), ("section", "permitted")))
        return BotChoice(action=self._deed(view), why=why, after=3_000)

    def _deed(self, view: View) -> Action | None:
        me = view.seat
        if view.phase is Phase.GOAL and view.setting == me:
            digit = next(cube for cube in view.resources if cube.face.isdigit())
            return action.SetGoalDown(by=me, goal=LaidGoal(((digit,),)))
        if view.phase is Phase.MOVE and view.turn == me:
            return action.Move(by=me, cube=view.resources[0], to=Section.PERMITTED)
        if view.phase is Phase.WRITING and me not in view.presented:
            must = me in view.writers.must
            return action.Present(by=me, texts=("1+1=2",)) if must else None
        papers = [each for each in view.actions if isinstance(each, action.Accept)]
        return papers[0] if papers and view.phase is Phase.CHECKING else None


def steady(_: str) -> Bot:
    """The bot of every level."""
    return Steady()


def begin() -> None:
    """The command with that bot."""
    for module in (play_setup, play):
        vars(module)["bot_named"] = steady
    main()
