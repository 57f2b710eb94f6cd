"""A player who does anything legal that is open, with simple texts where texts are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from goalsetter.bots.bot import BotChoice, BotReason
from goalsetter.bots.choices import acts, waits
from goalsetter.bots.fairness import legal
from goalsetter.bots.goal_ideas import goal_ideas
from goalsetter.bots.levels import CHAMPION
from goalsetter.bots.mind import Mind
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
        """Choose anything legal."""
        return choose_due(Mind(view, CHAMPION, rng, budget), OPTIONS, BotReason.BY_CHANCE)


def choose_due(mind: Mind, options: Mapping[Phase, Options], because: BotReason) -> BotChoice:
    """Choose by chance among the options of what is due from the seat; wait if there is none."""
    view = mind.view
    if view.question is not None or view.block or view.seat in {*view.barred, *view.away}:
        return waits()
    if view.return_one_of:
        due: list[Action] = [act for act in view.actions if isinstance(act, action.TakeBack)]
    elif view.phase in STARTERS:
        return STARTERS[view.phase](mind)
    else:
        due = list(options[view.phase](mind))
    return acts(mind, mind.rng.choice(due), because) if due else waits()


STARTERS = {Phase.START: draw_lot, Phase.ROLL: start, Phase.END: start}


def variation_options(mind: Mind) -> Iterator[Action]:
    """As many as are owed, the second legal after the first."""
    if mind.view.seat not in mind.view.choosing:
        return
    names: tuple[str, ...] = ()
    for _ in range(owed(mind)):
        legal_now = legal_names(mind, names)
        names = (*names, mind.rng.choice(legal_now)) if legal_now else names
    if names:
        yield action.SelectVariation(by=mind.view.seat, variations=names)


def goal_options(mind: Mind) -> Iterator[Action]:
    """Any Goal, or a bonus before it."""
    view = mind.view
    if view.seat != view.setting:
        return
    if view.goal is not None:
        yield action.SayGoal(by=view.seat)
        return
    yield from (action.SetGoalDown(by=view.seat, goal=goal) for goal in goal_ideas(mind, 10))
    yield from mind.rng.sample(bonuses := legal(view, action.Bonus), min(1, len(bonuses)))


def no_goal_options(mind: Mind) -> Iterator[Action]:
    """Yield the answers to "No Goal"."""
    yield from legal(mind.view, action.AgreeNoGoal)
    yield from challenge_options(mind)


def challenge_options(mind: Mind) -> Iterator[Action]:
    """Yield challenges of another's move."""
    view = mind.view
    yield from (call for call in legal(view, action.Challenge) if view.seat != view.last_mover)


def move_options(mind: Mind) -> Iterator[Action]:
    """Yield moves and calls on one's own turn."""
    view = mind.view
    if view.turn != view.seat:
        return
    for kind in (action.Move, action.Bonus, action.Shift, action.Forceout):
        yield from legal(view, kind)
    yield from challenge_options(mind)


def paper_options(mind: Mind) -> Iterator[Action]:
    """A line of cubes that must or may be used, or nothing."""
    view = mind.view
    if view.seat not in (*view.writers.must, *view.writers.may):
        return
    if view.seat in (*view.presented, *view.silent):
        return
    paper = action.Present(by=view.seat, texts=(any_line(mind),), goal=any_goal(mind))
    yield from (paper, action.DoNotPresent(by=view.seat))


def any_line(mind: Mind) -> str:
    """Cubes of Required and Permitted as they come, set equal to the Goal."""
    view = mind.view
    cubes = list(mind.mat.required + mind.mat.permitted + mind.mat.resources[:1])
    mind.rng.shuffle(cubes)
    written = " ".join(cube.symbol for cube in cubes)
    if view.terms.deals_cards or view.goal is None:
        return written
    return f"{written} = {text(view.goal)}"


def any_goal(mind: Mind) -> str:
    """After "No Goal" a paper names its own Goal."""
    if mind.view.goal is not None:
        return ""
    return next((text(goal) for goal in goal_ideas(mind, 3)), "")


def check_options(mind: Mind) -> Iterator[Action]:
    """Yield what may be said of a paper without a reason."""
    yield from legal(mind.view, action.Accept)
    yield from legal(mind.view, action.ShowNothing)


OPTIONS: dict[Phase, Options] = {
    Phase.VARIATIONS: variation_options,
    Phase.GOAL: goal_options,
    Phase.NO_GOAL: no_goal_options,
    Phase.MOVE: move_options,
    Phase.SIDES: lambda mind: iter(legal(mind.view, action.TakeSide)),
    Phase.WRITING: paper_options,
    Phase.CHECKING: check_options,
}
"""The actions that are due in each phase."""
