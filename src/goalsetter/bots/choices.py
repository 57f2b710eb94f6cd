"""Choices of a bot: an act after a thought, with its reason; or to wait."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.bots.bot import PLAN_DETAILS, BotChoice, BotReason, StatedPlan, why
from goalsetter.bots.mind import Mind
from goalsetter.bots.pace import thinking_time
from goalsetter.play import Action

MARGIN = 2
"""A thought takes at most this part of the time that is left."""


def acts(
    mind: Mind,
    deed: Action,
    because: BotReason,
    plan: StatedPlan | None = None,
    /,
    **details: str,
) -> BotChoice:
    """Do something, after a thought that ends well before the limit.

    A Solution is told by a stated plan alone: the judge has read it.
    """
    assert not PLAN_DETAILS & details.keys()
    after = thinking_time(mind, deed, because)
    clock = mind.view.clock
    if clock is not None and clock.paused is None:
        after = min(after, clock.left(mind.view.now, mind.view.seat) // MARGIN)
    timed = replace(deed, by=mind.view.seat, at=mind.view.now + after)
    stated = {} if plan is None else plan.details
    return BotChoice(action=timed, why=why(because, **details, **stated), after=after)


def waits(because: BotReason = BotReason.WAITING, **details: str) -> BotChoice:
    """Do nothing until something happens."""
    return BotChoice(action=None, why=why(because, **details))
