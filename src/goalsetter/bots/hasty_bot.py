"""A player who has no time to think: the plain act of whatever is due, and never a challenge.

A table asks it when a bot's own thought took too long or brought its process down, so that the
people at the table need not wait for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from goalsetter.bots.bot import BotChoice, BotReason
from goalsetter.bots.fairness import legal
from goalsetter.bots.levels import CHAMPION
from goalsetter.bots.mind import Mind
from goalsetter.bots.random_bot import OPTIONS, Options, choose_due
from goalsetter.play import Action, Phase, View, action
from goalsetter.solver import Budget


class HastyBot:
    """Does by chance what is due, as the random player does, but calls nothing and writes nothing.

    A challenge needs a reason and a paper needs a Solution; neither comes without a thought.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """Choose something plain and legal at once."""
        mind = Mind(view, CHAMPION, rng, budget)
        return choose_due(mind, PLAIN_OPTIONS, BotReason.IN_HASTE)


def plain_moves(mind: Mind) -> Iterator[Action]:
    """Yield the moves of one cube on one's own turn, without calls and bonuses."""
    if mind.view.turn == mind.view.seat:
        yield from legal(mind.view, action.Move)


PLAIN_OPTIONS: dict[Phase, Options] = OPTIONS | {
    Phase.NO_GOAL: lambda mind: iter(legal(mind.view, action.AgreeNoGoal)),
    Phase.MOVE: plain_moves,
    Phase.WRITING: lambda mind: iter(legal(mind.view, action.DoNotPresent)),
}
"""The acts that need no thought, by phase."""
