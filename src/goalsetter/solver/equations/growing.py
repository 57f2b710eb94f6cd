"""Add to Goal: may Resource cubes still be added to the Goal so that it has a Solution.

An Impossible challenge fails then too (2011-12 ET8; 2018-19 VI-A-1, XIII-C-10). For each collection
of cubes that may be added, every Goal that they can make is a target of one and the same search.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement, permutations, product
from math import comb, prod

from goalsetter.cubes import DIGITS, Colour, Cube, LaidGoal, Mat
from goalsetter.rules import (
    ChallengeKind,
    EquationsRules,
    SignRole,
    grown_goal,
    meanings_of,
    places_in,
)
from goalsetter.solver.answer import Answer, Certificate, Exhausted, Impossible, Reason, Unknown
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations.certificates import holds_for_any_goal
from goalsetter.solver.equations.laying import ways_to_lay
from goalsetter.solver.equations.posing import problems_of

LAYING_STEPS = 200
"""The cost of thinking of one way to lay the cubes, in steps."""

READING_STEPS = 20_000
"""The cost of reading a Goal that may come of it, in steps."""

FIRST_LOOK = 400_000
"""Steps for each collection of cubes before one is searched to the end."""

Kind = tuple[str, Colour | None]
"""A face, with its colour where that matters."""

Solver = Callable[[Mat, tuple[LaidGoal, ...], Budget], Answer]
"""Whether a mat has a Solution for any of some Goals."""


class _SpentError(Exception):
    """No steps are left."""


@dataclass(slots=True)
class GrownGoals:
    """Goals made of the same cubes, and the mat that they leave."""

    mat: Mat
    goals: tuple[LaidGoal, ...]


@dataclass(slots=True)
class Growing:
    """The Goals that a mat may still come to have, and what has been found about them."""

    mat: Mat
    goal: LaidGoal
    rules: EquationsRules
    budget: Budget
    solver: Solver
    steps: int = field(init=False)
    tried: int = 0
    doubt: Unknown | None = None
    hard: list[GrownGoals] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.steps = self.budget.steps

    def answer(self, as_it_lies: Answer) -> Answer:
        """Return what is known when every Goal was tried, the one that lies there included."""
        room = self.rules.goal_cubes - len(self.goal.cubes())
        if room <= 0 or not self.mat.resources:
            return as_it_lies
        # What lies on the mat may have no Solution whatever the Goal is; then no Goal is tried.
        every = problems_of(self.mat, self.rules, ChallengeKind.IMPOSSIBLE)
        if all(holds_for_any_goal(posed.problem) for posed in every):
            return as_it_lies
        try:
            solution = self.try_all(room)
        except _SpentError:
            reason = Reason.CANCELLED if self.is_cancelled() else Reason.BUDGET
            return Unknown(reason=reason, evidence=(("goals", str(self.tried)),))
        if solution is not None:
            return solution
        doubt = as_it_lies if isinstance(as_it_lies, Unknown) else self.doubt
        if doubt is not None or not self.tried:
            return doubt or as_it_lies
        evidence = (("goals", str(self.tried)),)
        return Impossible(proof=Certificate(name="no-larger-goal", evidence=evidence))

    def try_all(self, room: int) -> Answer | None:
        """A Solution, few cubes added first; then a longer look at what was hard."""
        for added in self.additions(room):
            goals = tuple(self.goals_with(added))
            if goals:
                left = list(self.mat.resources)
                for kind in added:
                    left.remove(next(cube for cube in left if self._kind(cube) == kind))
                after = replace(self.mat, resources=tuple(left))
                solution = self.solve(GrownGoals(after, goals), FIRST_LOOK)
                if solution is not None:
                    return solution
        hard, self.hard = self.hard, []
        for at, asked in enumerate(hard):
            # What one does not need is left to those behind it.
            solution = self.solve(asked, self.steps // (len(hard) - at), last=True)
            if solution is not None:
                return solution
        return None

    def solve(self, asked: GrownGoals, steps: int, *, last: bool = False) -> Answer | None:
        """A Solution for one collection of cubes; what is not settled is kept."""
        self._pay(0)
        given = max(1, min(steps, self.steps))
        answer = self.solver(asked.mat, asked.goals, replace(self.budget, steps=given))
        if isinstance(answer, Impossible):
            proof = answer.proof
            self._pay(proof.steps if isinstance(proof, Exhausted) else 0)
            return None
        if not isinstance(answer, Unknown):
            return answer
        self._pay(given if answer.reason is Reason.BUDGET else 0)
        # Dear, not doubtful: it gets what is left when all others have been looked at.
        if answer.reason is Reason.BUDGET and not last:
            self.hard.append(asked)
        else:
            self.doubt = self.doubt or answer
        return None

    def _pay(self, steps: int) -> None:
        self.steps -= steps
        if self.steps <= 0 or self.is_cancelled():
            raise _SpentError

    def is_cancelled(self) -> bool:
        """Whether somebody has stopped the search."""
        return self.budget.cancelled is not None and self.budget.cancelled()

    def _kind(self, cube: Cube) -> Kind:
        coloured = bool(self.rules.reading.numerals.exponent_colours)
        return cube.face, cube.colour if coloured else None

    def additions(self, room: int) -> Iterator[tuple[Kind, ...]]:
        """Every collection of Resource cubes that may be added, small ones first."""
        stock = Counter(map(self._kind, self.mat.resources))
        kinds = sorted(stock, key=str)
        # By collection, not by Goal: all Goals of one collection leave the same cubes, and so are
        # targets of one search.
        for size in range(1, min(room, len(self.mat.resources)) + 1):
            for added in combinations_with_replacement(kinds, size):
                if all(count <= stock[kind] for kind, count in Counter(added).items()):
                    yield added

    def goals_with(self, added: tuple[Kind, ...]) -> Iterator[LaidGoal]:
        """Every Goal that these cubes can make of the one that lies there."""
        own = self.goal.cubes()
        is_worth_reading = sieve_of(self.rules)
        seen: set[LaidGoal] = set()
        for row in sorted(set(permutations(added)), key=str):
            for cubes in product(*(tuple(ways_to_lay(*kind, self.rules)) for kind in row)):
                for places in places_in(len(own) + len(added), len(own)):
                    self._pay(LAYING_STEPS)
                    # Any cube will do at the Goal's own places: nobody looks at it there.
                    rest = iter(cubes)
                    length = len(cubes) + len(places)
                    line = tuple(cubes[0] if at in places else next(rest) for at in range(length))
                    goal = grown_goal(self.goal, line, places)
                    if goal not in seen and is_worth_reading(goal):
                        seen.add(goal)
                        self.tried += 1
                        # Paid for like searching, or thousands of Goals would be read for
                        # nothing.
                        self._pay(READING_STEPS * self.readings_of(goal))
                        yield goal

    def readings_of(self, goal: LaidGoal) -> int:
        """How many times a Goal is read: for each meaning of its wild cubes, and for each way to
        put in as many ! as it may have."""
        cubes, reading = goal.cubes(), self.rules.reading
        wild = {cube.symbol for cube in cubes} & set(reading.wild)
        meanings = prod(len(meanings_of(symbol, reading)) for symbol in wild)
        most = self.rules.goal_factorials
        return meanings * sum(comb(len(cubes) + put - 1, put) for put in range(most + 1))


EXPRESSION = re.compile(r"[pe]*(?:dd?|t)(?:[ie][pe]*(?:dd?|t))*")
"""Signs before, between or either; digits upright or turned."""


def sieve_of(rules: EquationsRules) -> Callable[[LaidGoal], bool]:
    """Return a quick test that drops unreadable Goals, if only signs and digits mean anything."""
    reading, numerals = rules.reading, rules.reading.numerals
    unusual = (
        *(reading.wild, numerals.units, numerals.digit_symbols, numerals.exponent_colours),
        *(numerals.point_digits, numerals.repeating, numerals.decimal_in_goal),
    )
    if any(unusual) or numerals.goal_digits != 2:
        return lambda _: True
    roles: dict[str, set[SignRole]] = {}
    for row in reading.signs:
        roles.setdefault(row.symbol, set()).add(row.role)

    def letter(cube: Cube) -> str:
        if cube.symbol in DIGITS:
            return "d" if cube.upright else "t"
        before = SignRole.PREFIX in roles.get(cube.symbol, ())
        between = SignRole.INFIX in roles.get(cube.symbol, ())
        return "e" if before and between else "p" if before else "i"

    return lambda goal: bool(EXPRESSION.fullmatch("".join(map(letter, goal.cubes()))))
