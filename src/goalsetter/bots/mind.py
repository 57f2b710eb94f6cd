"""The mind of a bot that chooses: what it sees, how strong it is, chance and budget."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from goalsetter.bots.bot import BotChoice, BotReason, why
from goalsetter.bots.level import BotLevel
from goalsetter.cubes import Mat
from goalsetter.play import Action, View, mat_of, seems_chosen
from goalsetter.rules import Chosen, ShakeRules
from goalsetter.solver import Budget

HUNDRED = 100


@dataclass(frozen=True)
class Mind:
    """One question to a bot, with all that it may use to answer."""

    view: View
    level: BotLevel
    rng: Random
    budget: Budget

    @cached_property
    def mat(self) -> Mat:
        """The mat."""
        return mat_of(self.view)

    @cached_property
    def chosen(self) -> tuple[Chosen, ...]:
        """The variations that seem to be in force."""
        return seems_chosen(self.view)

    @cached_property
    def rules(self) -> ShakeRules:
        """The rules of the shake."""
        return self.view.terms.in_force(self.chosen)

    def purse(self, variations: int = 0, effort: int = 1) -> Budget:
        """Return what one question may cost the solver: the more variations, the less of each."""
        steps = min(self.level.steps * effort, self.budget.steps)
        return replace(self.budget, steps=steps // (1 + variations))

    def happens(self, percent: int) -> bool:
        """Whether something happens that happens so often."""
        return self.rng.random() * HUNDRED < percent


# Choices.

MARGIN = 2
"""A thought takes at most this part of the time that is left."""


def acts(mind: Mind, action: Action, because: BotReason, /, **details: str) -> BotChoice:
    """Do something, after a thought that ends well before the limit."""
    shortest, longest = mind.level.thinks
    after = mind.rng.randint(shortest, longest)
    clock = mind.view.clock
    if clock is not None and clock.paused is None:
        after = min(after, clock.left(mind.view.now, mind.view.seat) // MARGIN)
    deed = replace(action, by=mind.view.seat, at=mind.view.now + after)
    return BotChoice(action=deed, why=why(because, **details), after=after)


def waits(because: BotReason = BotReason.WAITING, **details: str) -> BotChoice:
    """Do nothing until something happens."""
    return BotChoice(action=None, why=why(because, **details))
