"""The tutor: a patient partner, as strong as the learner, who never challenges falsely.

A tutor climbs a rung of the levels when the others are ahead and comes down when it leads. It says
nothing in the first three moves, challenges only what it can prove, and now and then leaves a Now.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from goalsetter.bots.bot import BotChoice
from goalsetter.bots.level import BotLevel
from goalsetter.bots.level_bot import choose
from goalsetter.bots.levels import LEVELS
from goalsetter.bots.memory import NO_MEMORY, Memory
from goalsetter.bots.mind import Mind
from goalsetter.play import View
from goalsetter.solver import Budget

TUTOR = "tutor"
FIRST_RUNG, TOP_RUNG = 1, 4
"""Where a tutor begins among the levels, and how high it climbs: it is never a champion."""
POINTS_A_RUNG = 6
"""By so many points the others have to lead, or the tutor, for another rung."""
QUIET = 3
"""Moves in which a tutor challenges nothing (and nobody doubts)."""
HESITATES = 6
"""How long a tutor waits with a challenge, in looks: the learner is to see it first."""
GIFTS = 25
"""How often of a hundred moves a tutor leaves a Now, where it can."""


@dataclass(frozen=True, slots=True)
class TutorBot:
    """A partner for learners."""

    memory: Memory = NO_MEMORY

    def remembering(self, memory: Memory) -> TutorBot:
        """Return the same tutor with this in mind."""
        return replace(self, memory=memory)

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """Choose what to do now, at the learner's level."""
        return choose(Mind(view, tutor_level(rung_for(view)), rng, budget, self.memory))


def rung_for(view: View) -> int:
    """Return the place among the levels that fits how the others stand."""
    totals = dict(view.totals)
    mine = totals.pop(view.seat)
    ahead = max(totals.values(), default=mine) - mine
    # Rounded towards the first rung: one shake more or less is luck.
    rung = FIRST_RUNG + int(ahead / POINTS_A_RUNG)
    return max(0, min(TOP_RUNG, rung))


def tutor_level(rung: int) -> BotLevel:
    """Return the level of that place with a tutor's manners."""
    return replace(
        LEVELS[rung],
        name=TUTOR,
        grade=f"level-{TUTOR}",
        rereads=100,
        checks=100,
        proves=True,
        patience=QUIET,
        quiet=QUIET,
        gifts=GIFTS,
        traps=0,
        thinks=(2_000, 8_000),
        hesitates=HESITATES,
    )
