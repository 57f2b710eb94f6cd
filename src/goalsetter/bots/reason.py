"""Why a bot does what it does: a closed list of codes, each with its sentence in ``words``."""

from __future__ import annotations

from enum import StrEnum

from goalsetter.bots.bot import Why


class Reason(StrEnum):
    """One reason. The sentence is found under ``bot-`` and the value."""

    WAITING = "waiting"
    NOT_MY_PART = "not-my-part"
    BY_CHANCE = "by-chance"
    LOT = "lot"
    ROLL = "roll"
    SET_OUT = "set-out"
    DEAL = "deal"
    INITIALS = "initials"
    TAKES_ONE_BACK = "takes-one-back"
    VARIATION_SUITS = "variation-suits"
    VARIATION_LEFT = "variation-left"
    ONE_IS_ENOUGH = "one-is-enough"
    NO_VARIATION = "no-variation"
    BONUS_BEFORE_GOAL = "bonus-before-goal"
    GOAL_WITH_SOLUTION = "goal-with-solution"
    GOAL_BY_FEEL = "goal-by-feel"
    NO_GOAL_SEEN = "no-goal-seen"
    AGREES_NO_GOAL = "agrees-no-goal"
    CONTESTS_NO_GOAL = "contests-no-goal"
    SPARE_CUBE = "spare-cube"
    SAFE_MOVE = "safe-move"
    LEAVES_STUCK = "leaves-stuck"
    LEAST_BAD = "least-bad"
    IN_THE_DARK = "in-the-dark"
    SEES_NOW = "sees-now"
    SEES_IMPOSSIBLE = "sees-impossible"
    FORCED_OUT = "forced-out"
    FORCEOUT_FALSE = "forceout-false"
    JOINS_THE_WRITER = "joins-the-writer"
    JOINS_THE_SILENT = "joins-the-silent"
    WRITES = "writes"
    NOTHING_TO_WRITE = "nothing-to-write"
    PAPER_RIGHT = "paper-right"
    PAPER_WRONG = "paper-wrong"
    PAPER_AMBIGUOUS = "paper-ambiguous"
    NOTHING_TO_SHOW = "nothing-to-show"
    CHARGES = "charges"


def why(because: Reason, /, **details: str) -> Why:
    """A reason with its details."""
    return Why(code=because.value, details=tuple(details.items()))
