"""Bots for tests: one that plays plainly, and some that misbehave."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from goalsetter.bots import BotChoice, Why
from goalsetter.cubes import LaidGoal
from goalsetter.play import Action, Mode, Phase, Seat, Terms, View, action
from goalsetter.rules import Division
from goalsetter.solver import Budget
from goalsetter.table import Pace, Player, Seating

BASIC = "mlag-basic-equations-2019-20"
ADVENTUROUS = "mlag-equations-2018-19"
MOVES = Why(code="moves", details=(("where", "there"),))
A, B, C = Seat("A"), Seat("B"), Seat("C")


@dataclass(frozen=True)
class Plain:
    """Sets a Goal of one digit, moves at random, writes nonsense, accepts everything."""

    after: int = 2_000

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """Return what is open, by the phase."""
        del budget
        return BotChoice(action=self._deed(view, rng), why=MOVES, after=self.after)

    def _deed(self, view: View, rng: Random) -> Action | None:
        me = view.seat
        if view.phase is Phase.GOAL and view.setting == me:
            digit = next(cube for cube in view.resources if cube.face.isdigit())
            return action.SetGoalDown(by=me, goal=LaidGoal(((digit,),)))
        if view.phase is Phase.MOVE and view.turn == me:
            return rng.choice([each for each in view.actions if isinstance(each, action.Move)])
        if view.phase is Phase.WRITING and me in view.writers.must and me not in view.presented:
            return action.Present(by=me, texts=("1+1=2",))
        open_to_me = [each for each in view.actions if isinstance(each, action.Accept)]
        return open_to_me[0] if view.phase is Phase.CHECKING and open_to_me else None


@dataclass(frozen=True)
class Doing:
    """Does whatever a function says, whenever it is asked."""

    deed: Callable[[View], object]
    after: int = 0

    def choose(self, view: View, rng: Random, budget: Budget) -> BotChoice:
        """The deed, whatever it is."""
        del rng, budget
        found = self.deed(view)
        if isinstance(found, BotChoice):
            return found
        return BotChoice(action=found, why=MOVES, after=self.after)  # type: ignore[arg-type]


def terms(edition: str = BASIC, players: int = 3, mode: Mode = Mode.GUARDED) -> Terms:
    """A match of the Middle Division."""
    return Terms(edition=edition, division=Division.MIDDLE, players=players, mode=mode)


def of_bots(seed: int = 1, edition: str = BASIC, shakes: int = 2) -> Seating:
    """Three plain bots."""
    players = tuple(Player(name=f"Bot {n}", bot=Plain(), level="plain") for n in range(3))
    return Seating(terms=terms(edition), players=players, seed=seed, shakes=shakes)


def with_a_person(
    seed: int = 1, pace: Pace = Pace.TOURNAMENT, edition: str = BASIC, shakes: int | None = 2
) -> Seating:
    """A person in the first seat, two plain bots."""
    person = Player(name="Ann")
    return replace(
        of_bots(seed, edition), players=(person, *of_bots().players[1:]), pace=pace, shakes=shakes
    )
