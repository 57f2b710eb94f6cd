"""Is there a Goal at all: one in the Resources, with a Solution in what is left of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from goalsetter.cubes import DIGITS, FACE_OF, Cube, LaidGoal, Mat
from goalsetter.notation import text
from goalsetter.rules import ChallengeKind, EquationsRules
from goalsetter.solver.answer import Answer, Certificate, Impossible, Reason, Solvable, Unknown
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations.laying import ways_to_lay
from goalsetter.solver.equations.solving import solve_equations

MOST_GOALS = 4_000
"""How many Goals are tried before the solver says that it does not know."""

FIRST_LOOK = 20_000
"""Steps for each Goal at first, so that an easy one is not kept waiting by a hard one."""


def find_equations_goal(
    resources: tuple[Cube, ...], rules: EquationsRules, budget: Budget
) -> Answer:
    """A Goal with a Solution, or that no Goal has one (2018-19 IV-A)."""
    if _naming_numbers(rules).isdisjoint(cube.face for cube in resources):
        return Impossible(proof=Certificate(name="no-digit"))
    goals = tuple(islice(_goals(resources, rules), MOST_GOALS + 1))
    for steps in (min(FIRST_LOOK, budget.steps), budget.steps):
        answer = _tried(goals[:MOST_GOALS], resources, rules, replace(budget, steps=steps))
        if not isinstance(answer, Unknown):
            break
    if isinstance(answer, Impossible) and len(goals) > MOST_GOALS:
        return Unknown(reason=Reason.BUDGET, evidence=(("goals", str(MOST_GOALS)),))
    return answer


def _naming_numbers(rules: EquationsRules) -> frozenset[str]:
    """The faces that can name a number."""
    numerals = rules.reading.numerals
    units = {FACE_OF.get(symbol, symbol) for symbol in numerals.units}
    return frozenset({*DIGITS, *rules.reading.wild, *dict(numerals.digit_symbols), *units})


def _tried(
    goals: tuple[LaidGoal, ...],
    resources: tuple[Cube, ...],
    rules: EquationsRules,
    budget: Budget,
) -> Answer:
    """One Goal after the other."""
    doubt: Unknown | None = None
    for goal in goals:
        answer = solve_equations(_mat(goal, resources), rules, ChallengeKind.IMPOSSIBLE, budget)
        if isinstance(answer, Solvable):
            return Solvable(witness=answer.witness, goal=text(goal))
        doubt = answer if isinstance(answer, Unknown) else doubt
    return doubt or Impossible(proof=Certificate(name="no-goal-has-a-solution"))


def _mat(goal: LaidGoal, resources: tuple[Cube, ...]) -> Mat:
    """The mat with the Goal on it and nothing moved."""
    left = list(resources)
    for cube in goal.cubes():
        left.remove(next(each for each in left if _same(each, cube)))
    return Mat(goal=goal, resources=tuple(left))


def _same(rolled: Cube, laid: Cube) -> bool:
    """Whether a cube may be laid so; where no colour is told, any will do."""
    return rolled.face == laid.face and laid.colour in (None, rolled.colour)


def _goals(resources: tuple[Cube, ...], rules: EquationsRules) -> Iterator[LaidGoal]:
    """Every line of cubes that may be laid as a Goal, shortest first, upright before turned."""
    coloured = bool(rules.reading.numerals.exponent_colours)
    counts = Counter((cube.face, cube.colour if coloured else None) for cube in resources)
    cubes = sorted({way for kind in counts for way in ways_to_lay(*kind, rules)}, key=_place)
    lines: list[tuple[Cube, ...]] = [()]
    for _ in range(min(rules.goal_cubes, len(resources) - rules.least_cubes)):
        lines = [
            (*line, cube)
            for line in lines
            for cube in cubes
            if sum(_alike(each, cube) for each in line) < counts[cube.face, cube.colour]
        ]
        yield from (LaidGoal((line,)) for line in lines)


def _alike(one: Cube, other: Cube) -> bool:
    return one.face == other.face and one.colour is other.colour


def _place(cube: Cube) -> tuple[bool, bool, str, str]:
    return cube.upside_down, cube.sideways, cube.symbol, cube.colour.value if cube.colour else ""
