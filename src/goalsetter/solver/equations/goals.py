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
    numerals = rules.reading.numerals
    units = {FACE_OF.get(symbol, symbol) for symbol in numerals.units}
    naming = {*DIGITS, *rules.reading.wild, *dict(numerals.digit_symbols), *units}
    if naming.isdisjoint(cube.face for cube in resources):
        return Impossible(proof=Certificate(name="no-digit"))
    goals = tuple(islice(every_goal(resources, rules), MOST_GOALS + 1))
    # Nearly every roll has an easy Goal: look at all for a moment before any for long.
    for steps in (min(FIRST_LOOK, budget.steps), budget.steps):
        answer = try_goals(goals[:MOST_GOALS], resources, rules, replace(budget, steps=steps))
        if not isinstance(answer, Unknown):
            break
    # None of those tried has a Solution; of the others nothing is known.
    if isinstance(answer, Impossible) and len(goals) > MOST_GOALS:
        return Unknown(reason=Reason.BUDGET, evidence=(("goals", str(MOST_GOALS)),))
    return answer


def try_goals(
    goals: tuple[LaidGoal, ...],
    resources: tuple[Cube, ...],
    rules: EquationsRules,
    budget: Budget,
) -> Answer:
    """One Goal after the other."""
    doubt: Unknown | None = None
    for goal in goals:
        answer = solve_equations(mat_with(goal, resources), rules, ChallengeKind.IMPOSSIBLE, budget)
        if isinstance(answer, Solvable):
            return Solvable(witness=answer.witness, goal=text(goal))
        doubt = answer if isinstance(answer, Unknown) else doubt
    return doubt or Impossible(proof=Certificate(name="no-goal-has-a-solution"))


def mat_with(goal: LaidGoal, resources: tuple[Cube, ...]) -> Mat:
    """The mat with the Goal on it and nothing moved."""
    left = list(resources)
    for laid in goal.cubes():
        # Where no colour is told, a cube of any colour will do.
        alike = (c for c in left if c.face == laid.face and laid.colour in (None, c.colour))
        left.remove(next(alike))
    return Mat(goal=goal, resources=tuple(left))


def every_goal(resources: tuple[Cube, ...], rules: EquationsRules) -> Iterator[LaidGoal]:
    """Every line of cubes that may be laid as a Goal, shortest first, upright before turned."""
    coloured = bool(rules.reading.numerals.exponent_colours)
    counts = Counter((cube.face, cube.colour if coloured else None) for cube in resources)
    cubes = sorted({way for kind in counts for way in ways_to_lay(*kind, rules)}, key=_place)

    def is_left(cube: Cube, line: tuple[Cube, ...]) -> bool:
        used = sum(laid.face == cube.face and laid.colour is cube.colour for laid in line)
        return used < counts[cube.face, cube.colour]

    lines: list[tuple[Cube, ...]] = [()]
    # What the Goal takes is missing from the Solution.
    for _ in range(min(rules.goal_cubes, len(resources) - rules.least_cubes)):
        lines = [(*line, cube) for line in lines for cube in cubes if is_left(cube, line)]
        yield from (LaidGoal((line,)) for line in lines)


def _place(cube: Cube) -> tuple[bool, bool, str, str]:
    return cube.upside_down, cube.sideways, cube.symbol, cube.colour.value if cube.colour else ""
