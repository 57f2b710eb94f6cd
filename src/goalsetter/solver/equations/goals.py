"""Is there a Goal at all: one in the Resources, with a Solution in what is left of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from goalsetter.cubes import Cube, LaidGoal, Mat
from goalsetter.notation import text
from goalsetter.rules import EquationsRules
from goalsetter.solver.answer import Answer, Certificate, Impossible, Reason, Solvable, Unknown
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations.solving import solve_equations
from goalsetter.solver.question import Question

MOST_GOALS = 4_000
"""How many Goals are tried before the solver says that it does not know."""

FIRST_LOOK = 20_000
"""Steps for each Goal at first, so that an easy one is not kept waiting by a hard one."""

TURNS = ((False, False), (True, False), (False, True), (True, True))


def find_equations_goal(
    resources: tuple[Cube, ...], rules: EquationsRules, budget: Budget
) -> Answer:
    """A Goal with a Solution, or that no Goal has one (2018-19 IV-A)."""
    if not any(cube.symbol.isdigit() for cube in resources):
        return Impossible(proof=Certificate(name="no-digit"))
    goals = tuple(islice(_goals(resources, rules), MOST_GOALS + 1))
    for steps in (min(FIRST_LOOK, budget.steps), budget.steps):
        answer = _tried(goals[:MOST_GOALS], resources, rules, replace(budget, steps=steps))
        if not isinstance(answer, Unknown):
            break
    if isinstance(answer, Impossible) and len(goals) > MOST_GOALS:
        return Unknown(reason=Reason.BUDGET, evidence=(("goals", str(MOST_GOALS)),))
    return answer


def _tried(
    goals: tuple[LaidGoal, ...],
    resources: tuple[Cube, ...],
    rules: EquationsRules,
    budget: Budget,
) -> Answer:
    """One Goal after the other."""
    doubt: Unknown | None = None
    for goal in goals:
        answer = solve_equations(_mat(goal, resources), rules, Question.IMPOSSIBLE, budget)
        if isinstance(answer, Solvable):
            return Solvable(witness=answer.witness, goal=text(goal))
        doubt = answer if isinstance(answer, Unknown) else doubt
    return doubt or Impossible(proof=Certificate(name="no-goal-has-a-solution"))


def _mat(goal: LaidGoal, resources: tuple[Cube, ...]) -> Mat:
    """The mat with the Goal on it and nothing moved."""
    left = Counter(cube.symbol for cube in resources)
    left.subtract(cube.symbol for cube in goal.cubes())
    return Mat(goal=goal, resources=tuple(Cube(symbol) for symbol in left.elements()))


def _goals(resources: tuple[Cube, ...], rules: EquationsRules) -> Iterator[LaidGoal]:
    """Every line of cubes that may be laid as a Goal, shortest first, upright before turned."""
    counts = Counter(cube.face for cube in resources)
    cubes = [cube for turn in _turns(rules) for cube in _lying(counts, turn)]
    lines: list[tuple[Cube, ...]] = [()]
    for _ in range(min(rules.goal_cubes, len(resources) - rules.least_cubes)):
        lines = [
            (*line, cube)
            for line in lines
            for cube in cubes
            if sum(each.symbol == cube.symbol for each in line) < counts[cube.symbol]
        ]
        yield from (LaidGoal((line,)) for line in lines)


def _turns(rules: EquationsRules) -> list[tuple[bool, bool]]:
    numerals = rules.reading.numerals
    return [
        (sideways, upside_down)
        for sideways, upside_down in TURNS
        if (numerals.sideways or not sideways) and (numerals.upside_down or not upside_down)
    ]


def _lying(counts: Counter[str], turn: tuple[bool, bool]) -> list[Cube]:
    """The cubes that may lie so: signs only upright."""
    sideways, upside_down = turn
    return [
        Cube(symbol, sideways=sideways, upside_down=upside_down)
        for symbol in sorted(counts)
        if symbol.isdigit() or not any(turn)
    ]
