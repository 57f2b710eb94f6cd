"""The whole game is played: over seeded shakes every act of the books that a bot may use occurs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random

import pytest

from goalsetter.bots import BotChoice, Why, bot_named, find_level, make_bot
from goalsetter.play import Action, Mode, Phase, State, Terms, View, action, view
from goalsetter.rules import Division
from goalsetter.solver import Budget
from tests.bots.bot_shakes import Tale, play
from tests.bots.views import BUDGET, SETS, A, B, C, laid, terms

OLD_SETS = "mlag-on-sets-2011-12"
SENIOR = Division.SENIOR
STRONG = ("eleventh-grade", "champion", "ninth-grade")
YOUNG = ("ninth-grade", "fifth-grade", "third-grade")
PAIR = ("ninth-grade", "eleventh-grade")
MANY = 60
"""So many shakes are played at most until an act occurs; the first seed is one that has it."""


def bonus(tale: Tale) -> bool:
    """A cube to Forbidden before the Goal, or as a Mover's bonus."""
    return any(isinstance(deed, action.Bonus) for deed in tale.table.log)


def second_variation(tale: Tale) -> bool:
    """One more variation than the player owes."""
    return any(reason.why.code == "second-variation" for reason in tale.table.reasons)


def act(kind: type[Action]) -> Callable[[Tale], bool]:
    """Return whether somebody did an act of this kind."""
    return lambda tale: any(isinstance(deed, kind) for deed in tale.table.log)


@pytest.mark.parametrize(
    ("occurs", "match", "names", "first"),
    [
        (act(action.Shift), terms(edition=SETS, division=SENIOR), STRONG, 6),
        (act(action.AddToGoal), terms(division=SENIOR, players=2), PAIR, 16),
        (bonus, terms(division=SENIOR, players=2, mode=Mode.OPEN), PAIR, 1),
        (second_variation, terms(edition=SETS, division=SENIOR), STRONG, 0),
        (act(action.Reject), terms(edition=SETS, division=SENIOR), STRONG, 0),
        (act(action.TakeSide), terms(edition=OLD_SETS), YOUNG, 0),
        (act(action.Forceout), terms(edition=OLD_SETS), YOUNG, 4),
    ],
)
def test_an_act_occurs_in_whole_shakes(
    occurs: Callable[[Tale], bool], match: Terms, names: tuple[str, ...], first: int
) -> None:
    """Each is legal, as everything at these tables is."""
    assert any(occurs(tale) for tale in shakes(match, names, range(first, first + MANY)))


def shakes(match: Terms, names: tuple[str, ...], seeds: Iterable[int]) -> Iterable[Tale]:
    """Yield shakes of these bots, in which nothing may go wrong."""
    for seed in seeds:
        tale = play(match, tuple(map(bot_named, names)), seed)
        assert not tale.wrong
        yield tale


def test_a_roll_without_a_goal_is_told() -> None:
    """Without digits nobody can set a Goal; the others agree."""
    state: State = laid(terms(), Phase.GOAL, resources="+ + - x", goal_setter=A)
    said = make_bot(find_level("champion")).choose(view(state, A), Random(1), BUDGET).action
    assert isinstance(said, action.NoGoal)


@dataclass(frozen=True)
class Cheat:
    """Plays like a fifth-grader, but circles a variation that this division does not have."""

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """Choose the illegal variation once, where one is owed."""
        if view.phase is Phase.VARIATIONS and view.seat in view.choosing and not view.penalties:
            circled = action.SelectVariation(by=view.seat, variations=("imaginary",))
            return BotChoice(action=circled, why=Why(code="cheats"), after=1_000)
        return make_bot(find_level("fifth-grade")).choose(view, rng, budget)


def test_what_is_illegal_is_charged_at_an_open_table() -> None:
    """In a whole shake, by whoever notices it; and the charge is upheld."""
    match = terms(mode=Mode.OPEN)
    tale = play(match, (bot_named("champion"), Cheat(), bot_named("champion")), 3)
    charges = [deed for deed in tale.table.log if isinstance(deed, action.Charge)]
    assert charges
    assert {charge.against for charge in charges} == {B}
    assert {charge.by for charge in charges} <= {A, C}
    assert tale.table.state.shake.phase is Phase.END
