"""A bot of some level: what is to be done in each phase, and who does it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from goalsetter.bots.bot import Bot, BotChoice, BotReason
from goalsetter.bots.challenger import challenge
from goalsetter.bots.charger import charge
from goalsetter.bots.checker import check_paper
from goalsetter.bots.choices import acts, waits
from goalsetter.bots.goal_setter import answer_no_goal, set_goal
from goalsetter.bots.level import BotLevel
from goalsetter.bots.memory import NO_MEMORY, Memory
from goalsetter.bots.mind import HUNDRED, Mind
from goalsetter.bots.mover import move_or_challenge
from goalsetter.bots.starter import draw_lot, start
from goalsetter.bots.variation_chooser import bare_name, choose_variations, suiting_name
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
    Phase.CHECKING: check_paper,
    Phase.END: start,
}
"""The module that knows what to do, by phase."""


@dataclass(frozen=True, slots=True)
class LevelBot:
    """A bot of some level."""

    level: BotLevel
    memory: Memory = NO_MEMORY

    def remembering(self, memory: Memory) -> LevelBot:
        """Return the same bot with this in mind."""
        return replace(self, memory=memory)

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """Choose what to do now."""
        return choose(Mind(view, self.level, rng, budget, self.memory))


def make_bot(level: BotLevel) -> Bot:
    """A bot that plays at a level."""
    return LevelBot(level)


def choose(mind: Mind) -> BotChoice:
    """Choose what comes before all else, and then the part of the phase."""
    view = mind.view
    if view.seat in view.barred or view.seat in view.away:
        return waits(BotReason.NOT_MY_PART)
    # A judge is being asked, or another holds the block: everybody waits.
    if view.question is not None or view.block not in ("", view.seat):
        return waits()
    if view.block == view.seat:
        # The block is in the hand, so a challenge is named; none is better than a false one.
        named = challenge(mind) if view.phase is Phase.MOVE else None
        return named or waits()
    if view.return_one_of:
        return take_one_back(mind)
    return charge(mind) or stop_choosing(mind) or wait_for_choosers(mind, DOERS[view.phase](mind))


def stop_choosing(mind: Mind) -> BotChoice | None:
    """In Senior a second variation may be chosen (II-B-3): add one, or say that one is all."""
    if mind.view.seat not in dict(mind.view.adding):
        return None
    if mind.draw("second") * HUNDRED < mind.level.second:
        second = suiting_name(mind, ())
        if second and mind.level.thinks_of(bare_name(mind.view.terms, second)):
            chosen = action.SelectVariation(by=mind.view.seat, variations=(second,))
            return acts(mind, chosen, BotReason.SECOND_VARIATION, variations=second)
    return acts(mind, action.StopChoosing(by=mind.view.seat), BotReason.ONE_IS_ENOUGH)


def wait_for_choosers(mind: Mind, choice: BotChoice) -> BotChoice:
    """Set no Goal while another may add a variation."""
    if mind.view.phase is not Phase.GOAL:
        return choice
    ends = max((until for _, until in mind.view.adding), default=mind.view.now)
    after = max(choice.after, ends - mind.view.now)
    deed = choice.action and replace(choice.action, at=mind.view.now + after)
    return replace(choice, action=deed, after=after)


def take_one_back(mind: Mind) -> BotChoice:
    """Take one of the cubes back that were dropped together (Judges C12)."""
    view = mind.view
    if view.returning != view.seat:
        return waits()
    cube = mind.rng.choice(view.return_one_of)[0]
    back = action.TakeBack(by=view.seat, cube=cube)
    return acts(mind, back, BotReason.TAKES_ONE_BACK, cube=text(cube))
