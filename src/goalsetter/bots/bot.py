"""The one protocol of all bots: from what a seat sees to what it does, after how long, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Protocol

from goalsetter.play import Action, View
from goalsetter.solver import Budget


@dataclass(frozen=True, slots=True, kw_only=True)
class Why:
    """A reason as a stable kebab-case code with its details; ``words`` makes the sentence."""

    code: str
    details: tuple[tuple[str, str], ...] = ()


class BotReason(StrEnum):
    """One reason. The sentence is found under ``bot-`` and the value."""

    WAITING = "waiting"
    NOT_MY_PART = "not-my-part"
    BY_CHANCE = "by-chance"
    IN_HASTE = "in-haste"
    CUT_OFF = "cut-off"
    LOT = "lot"
    ROLL = "roll"
    SET_OUT = "set-out"
    DEAL = "deal"
    INITIALS = "initials"
    TAKES_ONE_BACK = "takes-one-back"
    VARIATION_SUITS = "variation-suits"
    VARIATION_LEFT = "variation-left"
    SECOND_VARIATION = "second-variation"
    ONE_IS_ENOUGH = "one-is-enough"
    NO_VARIATION = "no-variation"
    BONUS_BEFORE_GOAL = "bonus-before-goal"
    GOAL_WITH_SOLUTION = "goal-with-solution"
    GOAL_BY_FEEL = "goal-by-feel"
    NO_GOAL_SEEN = "no-goal-seen"
    AGREES_NO_GOAL = "agrees-no-goal"
    CONTESTS_NO_GOAL = "contests-no-goal"
    SPARE_CUBE = "spare-cube"
    ENOUGH_OF_IT = "enough-of-it"
    SAFE_MOVE = "safe-move"
    KEEPS_GOAL = "keeps-goal"
    LOOKS_AHEAD = "looks-ahead"
    HIDES = "hides"
    MOVERS_BONUS = "movers-bonus"
    SHIFTS = "shifts"
    ADDS_TO_GOAL = "adds-to-goal"
    BLUFF = "bluff"
    LEAVES_NOW = "leaves-now"
    LEAST_BAD = "least-bad"
    IN_THE_DARK = "in-the-dark"
    STILL_IN_THE_DARK = "still-in-the-dark"
    LOST_PLAN = "lost-plan"
    CANNOT_USE = "cannot-use"
    MOVES_FAST = "moves-fast"
    SEES_NOW = "sees-now"
    SEES_IMPOSSIBLE = "sees-impossible"
    COUNTS_OUT = "counts-out"
    DOUBTS = "doubts"
    GIVES_UP = "gives-up"
    FORCED_OUT = "forced-out"
    FORCEOUT_FALSE = "forceout-false"
    JOINS_THE_WRITER = "joins-the-writer"
    JOINS_BY_POINTS = "joins-by-points"
    JOINS_THE_SILENT = "joins-the-silent"
    WRITES = "writes"
    NOTHING_TO_WRITE = "nothing-to-write"
    PAPER_RIGHT = "paper-right"
    PAPER_WRONG = "paper-wrong"
    PAPER_AMBIGUOUS = "paper-ambiguous"
    NOTHING_TO_SHOW = "nothing-to-show"
    CHARGES = "charges"


def why(because: BotReason, /, **details: str) -> Why:
    """A reason with its details."""
    return Why(code=because.value, details=tuple(details.items()))


AND = " and "
"""The mark between two Solutions of one paper, where ON-SETS asks for two."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StatedPlan:
    """A Solution as a bot tells it: its plan, or a hope with what was wrong with it.

    Only ``plans.state_plan`` makes one, after the judge has read the paper on the mat it is told
    of: no bot tells a Solution that the mat or a variation contradicts.
    """

    paper: tuple[str, ...]
    fault: str = ""
    """The judge's first finding; empty where the paper is right."""
    told_as: str = "paper"

    @property
    def details(self) -> dict[str, str]:
        """The details of the reason that tells it."""
        written = AND.join(self.paper)
        return {"hope": written, "missed": self.fault} if self.fault else {self.told_as: written}


PLAN_DETAILS = frozenset({"paper", "hope", "missed", "trap"})
"""Details that only a stated plan brings."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BotChoice:
    """The next action of a bot, unless something happens before.

    Its reason is kept secret until the shake is over.
    """

    action: Action | None
    """None stays silent until something happens."""
    why: Why
    after: int = 0
    """Milliseconds of thought from the moment of the view; the table does the action
    at that moment, and asks again if anything happened before."""


class Bot(Protocol):
    """A player. The same view, source of chance and budget give the same choice."""

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """Choose what to do now."""
        ...
