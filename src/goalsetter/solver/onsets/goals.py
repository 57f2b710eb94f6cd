"""Whether a roll allows any Goal that has a Solution (On-Sets III-D)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations, product

from goalsetter.cubes import SET_DIGITS, Cube, Mat, Row, SetGoal, SetGoalPart, Stack, Universe
from goalsetter.notation import text
from goalsetter.rules import OnSetsRules, goal_values
from goalsetter.solver.answer import Answer, Certificate, Impossible, Solvable, Unknown
from goalsetter.solver.budget import USUAL, Budget
from goalsetter.solver.onsets.papers import papers_of
from goalsetter.solver.onsets.posing import problems_of
from goalsetter.solver.onsets.proof import exhausted, settled
from goalsetter.solver.onsets.purse import Purse, StoppedError
from goalsetter.solver.onsets.search import Hit, hits_of
from goalsetter.solver.question import Question

LAYOUTS: tuple[tuple[int, Callable[[tuple[Cube, ...]], SetGoalPart]], ...] = (
    (1, lambda cubes: cubes[0]),
    (2, Row),
    (2, Stack),
    (3, Row),
    (3, Stack),
    (3, lambda cubes: Row((Stack(cubes[:2]), cubes[2]))),
    (3, lambda cubes: Stack((cubes[0], Row(cubes[1:])))),
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
    targets = frozenset(value for values in goals for value in values)
    mat = Mat(resources=resources, universe=universe)
    problems = problems_of(mat, rules, Question.IMPOSSIBLE, targets)
    live = settled(problems, rules.solutions)
    if isinstance(live, Certificate):
        return Impossible(proof=live)
    purse = Purse(budget)
    try:
        found = _first(hits_of(live, purse, every=False), goals, rules.solutions)
    except StoppedError as stop:
        return Unknown(reason=stop.reason)
    return found or Impossible(proof=exhausted(live, purse))


def goals_of(resources: tuple[Cube, ...], rules: OnSetsRules) -> Goals:
    """The legal Goals, those with few cubes and few upside-down first."""
    digits = [cube.symbol for cube in resources if cube.symbol in SET_DIGITS]
    found: Goals = {}
    for number, layout in LAYOUTS:
        for cubes in _laid(digits, number):
            goal = SetGoal(layout(cubes))
            values = goal_values(goal, rules)
            if values:
                found.setdefault(values, goal)
    return found


def _laid(digits: list[str], number: int) -> Iterator[tuple[Cube, ...]]:
    """So many of the digits in every order, each upright or upside-down."""
    orders = sorted(set(permutations(digits, number)))
    turns = sorted(product((False, True), repeat=number), key=sum)
    for turned, order in product(turns, orders):
        pairs = zip(order, turned, strict=True)
        yield tuple(Cube(digit, upside_down=over) for digit, over in pairs)


def _first(hits: Iterator[Hit], goals: Goals, solutions: int) -> Solvable | None:
    """The first Goal for which there are as many Solutions as the rules ask for."""
    kept: dict[tuple[int, ...], list[Hit]] = {values: [] for values in goals}
    for hit in hits:
        for values, goal in goals.items():
            if hit.worth in values:
                kept[values].append(hit)
                papers = papers_of(iter(kept[values]), solutions, 1)
                if papers:
                    return Solvable(witness=papers[0], goal=text(goal))
    return None
