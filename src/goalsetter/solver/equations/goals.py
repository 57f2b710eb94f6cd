"""Is there a Goal at all: one in the Resources, with a Solution in what is left of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice

from goalsetter.cubes import DIGITS, FACE_OF, Cube, LaidGoal, Mat
from goalsetter.notation import text
from goalsetter.rules import ChallengeKind, EquationsRules
from goalsetter.solver.answer import (
    Answer,
    Certificate,
    Exhausted,
    Impossible,
    Reason,
    Solvable,
    Unknown,
)
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations.laying import ways_to_lay
from goalsetter.solver.equations.solving import solve_equations

MOST_GOALS = 4_000
"""How many Goals are tried before the solver says that it does not know."""

FIRST_LOOK = 20_000
"""Steps for each Goal at first, so that an easy one is not kept waiting by a hard one."""

FIRST_SHARE = 20
"""No first look takes more than this part of the steps: a few hard Goals must not use them up."""

POSING_STEPS = 1_000
"""The cost of posing one Goal, in steps: it is read and its cubes are sorted before any search."""


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
    answer = GoalSearch(resources, rules, budget).answer(goals[:MOST_GOALS])
    # None of those tried has a Solution; of the others nothing is known.
    if isinstance(answer, Impossible) and len(goals) > MOST_GOALS:
        return Unknown(reason=Reason.BUDGET, evidence=(("goals", str(MOST_GOALS)),))
    return answer


@dataclass(slots=True)
class GoalSearch:
    """The Goals of one roll, tried one after the other until their steps are spent."""

    resources: tuple[Cube, ...]
    rules: EquationsRules
    budget: Budget
    left: int = field(init=False)
    tried: int = 0
    doubt: Unknown | None = None

    def __post_init__(self) -> None:
        self.left = self.budget.steps

    def answer(self, goals: tuple[LaidGoal, ...]) -> Answer:
        """The first Goal with a Solution; a proof only if there is one for each of them."""
        hard: list[LaidGoal] = []
        moment = min(FIRST_LOOK, self.budget.steps // FIRST_SHARE)
        # Nearly every roll has an easy Goal: look at all for a moment before any for long.
        for goal in goals:
            answer = self.look_at(goal, moment)
            if isinstance(answer, Solvable):
                return answer
            if isinstance(answer, Unknown):
                hard.append(goal)
        for at, goal in enumerate(hard):
            # What one does not need is left to those behind it.
            answer = self.look_at(goal, self.left // (len(hard) - at))
            if isinstance(answer, Solvable):
                return answer
            if isinstance(answer, Unknown):
                self.doubt = self.doubt or answer
        return self.doubt or Impossible(proof=Certificate(name="no-goal-has-a-solution"))

    def look_at(self, goal: LaidGoal, steps: int) -> Answer:
        """Search for a Solution of one Goal, and pay for posing it too."""
        # The first Goal is posed however few steps there are, so that every look is one.
        if self.tried and self.left <= POSING_STEPS:
            self.left = 0
            return Unknown(reason=Reason.BUDGET, evidence=(("goals", str(self.tried)),))
        self.tried += 1
        self.left -= POSING_STEPS
        given = max(1, min(steps, self.left))
        mat = mat_with(goal, self.resources)
        budget = replace(self.budget, steps=given)
        answer = solve_equations(mat, self.rules, ChallengeKind.IMPOSSIBLE, budget)
        if isinstance(answer, Solvable):
            return Solvable(witness=answer.witness, goal=text(goal))
        if isinstance(answer, Unknown):
            self.left -= given
        elif isinstance(answer.proof, Exhausted):
            self.left -= min(given, answer.proof.steps)
        return answer


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
