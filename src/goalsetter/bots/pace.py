"""Pace: how long a bot seems to think, by what it has thought.

A roll or a forced move is quick, a move after many plans takes long, and hardly anybody lifts the
challenge block without a second look. No clock is read: what was thought is counted in looks, so
the same view, chance and memory give the same time.
"""

from __future__ import annotations

from goalsetter.bots.bot import BotReason
from goalsetter.bots.mind import HUNDRED, Mind
from goalsetter.play import Action, action

AT_HAND = frozenset(
    {
        BotReason.LOT,
        BotReason.ROLL,
        BotReason.SET_OUT,
        BotReason.DEAL,
        BotReason.INITIALS,
        BotReason.TAKES_ONE_BACK,
        BotReason.ONE_IS_ENOUGH,
        BotReason.IN_HASTE,
        BotReason.MOVES_FAST,
    }
)
"""Reasons of acts that need no thought, or get none."""
OBVIOUS = frozenset(
    {
        BotReason.SPARE_CUBE,
        BotReason.ENOUGH_OF_IT,
        BotReason.STILL_IN_THE_DARK,
        BotReason.CANNOT_USE,
    }
)
"""Reasons of moves that are plain once the plan is there."""
WEIGHTY = frozenset(
    {
        BotReason.SEES_NOW,
        BotReason.SEES_IMPOSSIBLE,
        BotReason.COUNTS_OUT,
        BotReason.DOUBTS,
        BotReason.GIVES_UP,
        BotReason.FORCED_OUT,
        BotReason.FORCEOUT_FALSE,
        BotReason.CONTESTS_NO_GOAL,
    }
)
"""Reasons of challenges, which cost points when they are wrong."""
HALFWAY = 8
"""After so many looks a thought is halfway between the shortest and the longest."""
PART_OF_SHORTEST = 2
"""An act without thought takes this part of the shortest thought."""
SLOWEST, FASTEST = 130, 70
"""The same thought takes so many percent of its usual time, at most and at least."""


def thinking_time(mind: Mind, deed: Action, because: BotReason) -> int:
    """Return the milliseconds of a thought that led to an act, with a chance of its own."""
    shortest, longest = mind.level.thinks
    # The last cube goes to Required or Permitted: little to think about.
    is_forced = isinstance(deed, action.Move) and len(mind.view.resources) == 1
    if is_forced or because in AT_HAND:
        usual = shortest // PART_OF_SHORTEST
    else:
        looks = mind.toil.looks + (mind.level.hesitates if because in WEIGHTY else 0)
        looks = looks // 2 if because in OBVIOUS else looks
        usual = shortest + (longest - shortest) * looks // (looks + HALFWAY)
    return usual * mind.rng.randint(FASTEST, SLOWEST) // HUNDRED
