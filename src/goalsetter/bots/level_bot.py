"""A player of some level: what is to be done in each phase, and who does it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from goalsetter.bots.bot import Bot, BotChoice, BotReason
from goalsetter.bots.challenger import challenge
from goalsetter.bots.charger import charge
from goalsetter.bots.checker import check
from goalsetter.bots.goal_setter import answer_no_goal, set_goal
from goalsetter.bots.level import BotLevel
from goalsetter.bots.mind import Mind, acts, waits
from goalsetter.bots.mover import move_or_challenge
from goalsetter.bots.starter import draw_lot, start
from goalsetter.bots.variation_chooser import choose_variations
from goalsetter.bots.writer import take_side, write
from goalsetter.notation import text
from goalsetter.play import Phase, View, action
from goalsetter.solver import Budget

Doer = Callable[[Mind], BotChoice]

DOERS: dict[Phase, Doer] = {
    Phase.START: draw_lot,
    Phase.ROLL: start,
    Phase.VARIATIONS: choose_variations,
    Phase.GOAL: set_goal,
    Phase.NO_GOAL: answer_no_goal,
    Phase.MOVE: move_or_challenge,
    Phase.SIDES: take_side,
    Phase.WRITING: write,
    Phase.CHECKING: check,
    Phase.END: start,
}
"""Who knows what to do in each phase."""


@dataclass(frozen=True, slots=True)
class LevelBot:
    """A bot of some level."""

    level: BotLevel

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """What to do now."""
        return chosen(Mind(view, self.level, rng, budget))


def make_bot(level: BotLevel) -> Bot:
    """A bot that plays at a level."""
    return LevelBot(level)


def chosen(mind: Mind) -> BotChoice:
    """What comes before all else, and then the part of the phase."""
    view = mind.view
    if view.seat in view.barred or view.seat in view.away:
        return waits(BotReason.NOT_MY_PART)
    if view.question is not None or view.block not in ("", view.seat):
        return waits()
    if view.block == view.seat:
        return _with_the_block(mind)
    if view.return_one_of:
        return _take_back(mind)
    return charge(mind) or _enough(mind) or _patient(mind, DOERS[view.phase](mind))


def _enough(mind: Mind) -> BotChoice | None:
    """II-B-3: in Senior a second variation may be chosen; a bot says that one is all."""
    if mind.view.seat not in dict(mind.view.adding):
        return None
    return acts(mind, action.StopChoosing(by=mind.view.seat), BotReason.ONE_IS_ENOUGH)


def _patient(mind: Mind, choice: BotChoice) -> BotChoice:
    """No Goal is set while another may add a variation."""
    if mind.view.phase is not Phase.GOAL:
        return choice
    ends = max((until for _, until in mind.view.adding), default=mind.view.now)
    after = max(choice.after, ends - mind.view.now)
    done = choice.action and replace(choice.action, at=mind.view.now + after)
    return replace(choice, action=done, after=after)


def _take_back(mind: Mind) -> BotChoice:
    """Judges C12: of cubes that were dropped together one goes back."""
    view = mind.view
    if view.returning != view.seat:
        return waits()
    cube = mind.rng.choice(view.return_one_of)[0]
    back = action.TakeBack(by=view.seat, cube=cube)
    return acts(mind, back, BotReason.TAKES_ONE_BACK, cube=text(cube))


def _with_the_block(mind: Mind) -> BotChoice:
    """The block is in the hand, so a challenge is named; none is better than a false one."""
    called = challenge(mind) if mind.view.phase is Phase.MOVE else None
    return called or waits()
