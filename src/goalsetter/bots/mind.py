"""The mind of a bot that chooses: what it sees, how strong it is, chance and budget."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random

from goalsetter.bots.level import BotLevel
from goalsetter.bots.memory import NO_MEMORY, Memory
from goalsetter.cubes import SET_DIGITS, Mat
from goalsetter.play import View, mat_of, seems_chosen
from goalsetter.rules import Chosen, ShakeRules
from goalsetter.solver import Budget

HUNDRED = 100

EXACT = 30_000
"""Most steps of exact arithmetic for one question. Where roots have many values one check of a
Solution takes longer than the search for it, and nobody waits for a bot that long."""
TIRED = 8
"""After so much work in vain, in plain questions, nothing more is found out in one thought: where
some take too long, others do too."""


@dataclass
class Toil:
    """The work of one thought: its looks, and its questions that came to nothing."""

    in_vain: int = 0
    """One for a plain question, more for one that was thought through harder."""
    looks: int = 0
    """How many mats were looked at: that is how long the thought seems to take."""

    @property
    def is_tired(self) -> bool:
        """Whether the thought ends with what is known."""
        return self.in_vain >= TIRED


@dataclass(frozen=True)
class Mind:
    """One question to a bot, with all that it may use to answer."""

    view: View
    level: BotLevel
    rng: Random
    budget: Budget
    memory: Memory = NO_MEMORY
    pondering: int = 0
    """How many looks more the player has, with minutes to write."""
    toil: Toil = field(default_factory=Toil)

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
        return replace(self.budget, steps=steps // (1 + variations), exact=EXACT)

    @cached_property
    def moved(self) -> int:
        """How many cubes have been moved since the Goal was set."""
        view = self.view
        played = (*view.required, *view.permitted, *view.forbidden)
        # In ON-SETS the digits that are left over go to Forbidden with the Goal: no moves.
        return sum(not view.terms.deals_cards or cube.face not in SET_DIGITS for cube in played)

    @property
    def looks(self) -> int:
        """How many times the player has looked for a Solution: once at the Goal and each turn."""
        return 1 + self.pondering + self.moved // self.view.terms.players

    def happens(self, percent: float) -> bool:
        """Whether something happens that happens so often."""
        return self.rng.random() * HUNDRED < percent

    def draw(self, *about: object) -> float:
        """Return a number from 0 to 1, for one matter always the same while the shake lasts."""
        return self.memory.draw(*about) if self.memory.chance else self.rng.random()
