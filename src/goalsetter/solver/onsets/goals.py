"""Whether a roll allows any Goal that has a Solution (On-Sets III-D)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations, product

from goalsetter.cubes import (
    SET_DIGITS,
    Cube,
    GoalRow,
    GoalStack,
    Mat,
    SetGoal,
    SetGoalPart,
    Universe,
)
from goalsetter.expr import CardSet
from goalsetter.notation import text
from goalsetter.rules import ChallengeKind, OnSetsRules, goal_values
from goalsetter.solver.answer import Answer, Certificate, Impossible, Solvable, Unknown
from goalsetter.solver.budget import USUAL, Budget
from goalsetter.solver.onsets.hit import Hit
from goalsetter.solver.onsets.kernel import seek
from goalsetter.solver.onsets.papers import papers_of
from goalsetter.solver.onsets.posing import problems_of
from goalsetter.solver.onsets.proof import exhausted, settled
from goalsetter.solver.onsets.purse import Purse, StoppedError

LAYOUTS: tuple[tuple[int, Callable[[tuple[Cube, ...]], SetGoalPart]], ...] = (
    (1, lambda cubes: cubes[0]),
    (2, GoalRow),
    (2, GoalStack),
    (3, GoalRow),
    (3, GoalStack),
    (3, lambda cubes: GoalRow((GoalStack(cubes[:2]), cubes[2]))),
    (3, lambda cubes: GoalStack((cubes[0], GoalRow(cubes[1:])))),
)
"""The seven ways to lay a Goal, with how many cubes each takes (III-B-1)."""

Goals = dict[tuple[int, ...], SetGoal]
"""The plainest Goal for each choice of legal values."""


def find_set_goal(
    resources: tuple[Cube, ...], universe: Universe, rules: OnSetsRules, budget: Budget = USUAL
) -> Answer:
    """A Goal with its Solution, or why there is none: then "No Goal" is right."""
    goals = goals_of(resources, rules)
    if not goals:
        return Impossible(proof=Certificate(name="no-legal-goal"))
    # One search for all Goals at once: their values are its targets.
    targets = frozenset(value for values in goals for value in values)
    mat = Mat(resources=resources, universe=universe)
    problems = problems_of(mat, rules, ChallengeKind.IMPOSSIBLE, targets)
    live = settled(problems, rules.solutions)
    if isinstance(live, Certificate):
        return Impossible(proof=live)
    asked = _Goals(goals, rules.solutions)
    try:
        purse = Purse(budget)
        seek(live, purse, asked.enough)
    except StoppedError as stop:
        return Unknown(reason=stop.reason)
    return asked.answer or Impossible(proof=exhausted(live, purse))


def goals_of(resources: tuple[Cube, ...], rules: OnSetsRules) -> Goals:
    """The legal Goals, those with few cubes and few upside-down first."""
    digits = [cube.symbol for cube in resources if cube.symbol in SET_DIGITS]
    plainest: Goals = {}
    for number, layout in LAYOUTS:
        for cubes in _laid(digits, number):
            goal = SetGoal(layout(cubes))
            values = goal_values(goal, rules)
            # Layouts come by their number of cubes, so the plainest Goal of each value stays.
            if values:
                plainest.setdefault(values, goal)
    return plainest


def _laid(digits: list[str], number: int) -> Iterator[tuple[Cube, ...]]:
    """So many of the digits in every order, each upright or upside-down."""
    # As a set: equal digits in another order are the same Goal.
    orders = sorted(set(permutations(digits, number)))
    turns = sorted(product((False, True), repeat=number), key=sum)
    for turned, order in product(turns, orders):
        pairs = zip(order, turned, strict=True)
        yield tuple(Cube(digit, upside_down=over) for digit, over in pairs)


class _Goals:
    """Keeps the sets that are worth each Goal, until one has as many as the rules ask for."""

    def __init__(self, goals: Goals, solutions: int) -> None:
        self.goals = goals
        self.solutions = solutions
        self.answer: Solvable | None = None
        self._kept: dict[tuple[int, ...], dict[CardSet, Hit]] = {values: {} for values in goals}

    def enough(self, hit: Hit) -> bool:
        """Whether some Goal has its Solutions now."""
        for values, goal in self.goals.items():
            if hit.worth in values:
                kept = self._kept[values]
                kept.setdefault(hit.cards, hit)
                if len(kept) == self.solutions:
                    (paper,) = papers_of(iter(kept.values()), self.solutions, 1)
                    self.answer = Solvable(witness=paper, goal=text(goal))
                    return True
        return False
