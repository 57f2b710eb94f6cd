"""A player who does anything legal that is open to him, with simple texts where texts are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from goalsetter.bots.bot import BotChoice, BotReason
from goalsetter.bots.fairness import legal
from goalsetter.bots.goal_ideas import goal_ideas
from goalsetter.bots.levels import CHAMPION
from goalsetter.bots.mind import Mind, acts, waits
from goalsetter.bots.starter import draw_lot, start
from goalsetter.bots.variation_chooser import legal_names, owed
from goalsetter.notation import text
from goalsetter.play import Action, Phase, View, action
from goalsetter.solver import Budget

Options = Callable[[Mind], Iterator[Action]]


class RandomBot:
    """Uniform over the legal actions of whatever is due; what merely stops the table is left out.

    It acts when something is due from its seat, and is silent otherwise.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """Anything legal."""
        mind = Mind(view, CHAMPION, rng, budget)
        if view.question is not None or view.block or view.seat in {*view.barred, *view.away}:
            return waits()
        if view.return_one_of:
            return _any(mind, [each for each in view.actions if isinstance(each, action.TakeBack)])
        if view.phase in STARTERS:
            return STARTERS[view.phase](mind)
        return _any(mind, list(OPTIONS[view.phase](mind)))


def _any(mind: Mind, found: list[Action]) -> BotChoice:
    return acts(mind, mind.rng.choice(found), BotReason.BY_CHANCE) if found else waits()


STARTERS = {Phase.START: draw_lot, Phase.ROLL: start, Phase.END: start}


def _variations(mind: Mind) -> Iterator[Action]:
    """As many as are owed, the second legal after the first."""
    if mind.view.seat not in mind.view.choosing:
        return
    names: tuple[str, ...] = ()
    for _ in range(owed(mind)):
        found = legal_names(mind, names)
        names = (*names, mind.rng.choice(found)) if found else names
    if names:
        yield action.SelectVariation(by=mind.view.seat, variations=names)


def _goals(mind: Mind) -> Iterator[Action]:
    """Any Goal, or a bonus before it."""
    view = mind.view
    if view.seat != view.setting:
        return
    if view.goal is not None:
        yield action.SayGoal(by=view.seat)
        return
    yield from (action.SetGoalDown(by=view.seat, goal=goal) for goal in goal_ideas(mind, 10))
    yield from mind.rng.sample(bonuses := legal(view, action.Bonus), min(1, len(bonuses)))


def _replies(mind: Mind) -> Iterator[Action]:
    yield from legal(mind.view, action.AgreeNoGoal)
    yield from _challenges(mind)


def _challenges(mind: Mind) -> Iterator[Action]:
    view = mind.view
    yield from (each for each in legal(view, action.Challenge) if view.seat != view.last_mover)


def _moves(mind: Mind) -> Iterator[Action]:
    view = mind.view
    if view.turn != view.seat:
        return
    for kind in (action.Move, action.Bonus, action.Shift, action.Forceout):
        yield from legal(view, kind)
    yield from _challenges(mind)


def _sides(mind: Mind) -> Iterator[Action]:
    yield from legal(mind.view, action.TakeSide)


def _papers(mind: Mind) -> Iterator[Action]:
    """A line of cubes that must or may be used, or nothing."""
    view = mind.view
    if view.seat not in (*view.writers.must, *view.writers.may):
        return
    if view.seat in (*view.presented, *view.silent):
        return
    paper = action.Present(by=view.seat, texts=(_line(mind),), goal=_any_goal(mind))
    yield from (each for each in (paper, action.DoNotPresent(by=view.seat)))


def _line(mind: Mind) -> str:
    """Cubes of Required and Permitted as they come, set equal to the Goal."""
    view = mind.view
    cubes = list(mind.mat.required + mind.mat.permitted + mind.mat.resources[:1])
    mind.rng.shuffle(cubes)
    written = " ".join(cube.symbol for cube in cubes)
    if view.terms.deals_cards or view.goal is None:
        return written
    return f"{written} = {text(view.goal)}"


def _any_goal(mind: Mind) -> str:
    """After "No Goal" a paper names its own Goal."""
    if mind.view.goal is not None:
        return ""
    return next((text(goal) for goal in goal_ideas(mind, 3)), "")


def _verdicts(mind: Mind) -> Iterator[Action]:
    yield from legal(mind.view, action.Accept)
    yield from legal(mind.view, action.ShowNothing)


OPTIONS: dict[Phase, Options] = {
    Phase.VARIATIONS: _variations,
    Phase.GOAL: _goals,
    Phase.NO_GOAL: _replies,
    Phase.MOVE: _moves,
    Phase.SIDES: _sides,
    Phase.WRITING: _papers,
    Phase.CHECKING: _verdicts,
}
"""What is due in each phase."""
