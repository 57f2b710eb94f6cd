"""The bridge for whole mats: counts of cubes go in, and the kernel poses and searches inside.

Its problems are those that ``posing`` makes of the same mat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice, product
from typing import TYPE_CHECKING

from goalsetter.cubes import Cube, LaidGoal, Mat
from goalsetter.expr import Number, is_irrational
from goalsetter.rules import ChallengeKind, EquationsRules, meanings_of
from goalsetter.solver.answer import Certificate, Exhausted, Reason, Unknown
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations import kernel
from goalsetter.solver.equations.built import Built
from goalsetter.solver.equations.catalogue import CubeCatalogue, catalogue_of
from goalsetter.solver.equations.certificates import CERTIFICATES, certificate_of, height_of
from goalsetter.solver.equations.identity import ById
from goalsetter.solver.equations.kernel_tables import target_row
from goalsetter.solver.equations.meter import Meter
from goalsetter.solver.equations.posing import (
    GoalReadings,
    Meanings,
    Posed,
    problems_of,
    spare_of,
)
from goalsetter.solver.equations.problem import Problem
from goalsetter.solver.equations.reach import is_negative, is_rational, is_whole
from goalsetter.solver.equations.targets import Targets

if TYPE_CHECKING:
    from goalsetter.solver._kernel import Goal, Parts, Question, Verdicts, Wild

NAMES = tuple(CERTIFICATES)
WITHOUT_VALUE = NAMES.index("goal-without-value")

SPENT = 3
"""Tells the kernel to stop a search, though this is no Solution."""

HALF, TALL = 62, 1 << 123
"""A height goes in two parts of so many bits; this one is beyond all that 24 cubes can make."""

GOALS = 1024
"""How many Goals are kept in numbers."""


@dataclass(slots=True)
class Findings:
    """The Solutions of the problems of a mat, or the proofs and doubts."""

    solutions: list[tuple[Built, Posed]] = field(default_factory=list)
    proofs: list[Certificate | Exhausted] = field(default_factory=list)
    doubts: list[Unknown] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class MatQuestion:
    """A mat and what is asked about it, as ``problems_of`` takes it."""

    mat: Mat
    rules: EquationsRules
    question: ChallengeKind
    goals: tuple[LaidGoal, ...] = ()
    most_spare: int | None = None

    def problems(self) -> Iterator[Posed]:
        """The problems as plain Python poses them."""
        return problems_of(
            self.mat, self.rules, self.question, self.goals, self.most_spare, narrow=True
        )


def ask_kernel(asked: MatQuestion, budget: Budget, count: int, first: int) -> Findings | None:
    """Ask the kernel; nothing if it is not there or cannot pose such a mat.

    ``first`` is how many steps each of several problems may take at first sight.
    """
    if not kernel.is_built():
        return None
    catalogue = catalogue_of(asked.rules)
    posing = None if catalogue is None else KernelPosing(asked, catalogue)
    question = None if posing is None else posing.question()
    if posing is None or question is None:
        return None
    return posing.search(question, budget, count, first)


@dataclass(slots=True)
class KernelPosing:
    """One mat on its way through the kernel."""

    asked: MatQuestion
    catalogue: CubeCatalogue
    wild: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    """The wild symbols in play, each with its meanings."""
    goals: list[tuple[tuple[int, Targets], ...]] = field(default_factory=list)
    """The readings of the Goal, each with its targets by their !."""
    readings: tuple[int, ...] = ()
    confirmers: dict[tuple[int, int], kernel.Confirmer] = field(default_factory=dict)

    def question(self) -> Question | None:
        """The mat in numbers; nothing if the Goal is beyond them."""
        mat, rules, catalogue = self.asked.mat, self.asked.rules, self.catalogue
        if self.asked.goals:
            mat = replace(mat, goal=self.asked.goals[0])
        spare = spare_of(mat, self.asked.question, self.asked.most_spare)
        goal = mat.goal if isinstance(mat.goal, LaidGoal) else None
        readings = GoalReadings(goal, self.asked.goals, rules)
        counts = [0] * (3 * len(catalogue.whole.kinds))
        wild: dict[str, list[list[Cube]]] = {}
        for at, cubes in enumerate((mat.required, mat.permitted, mat.resources)):
            for cube in cubes:
                face = cube.face
                if face in rules.reading.wild:
                    wild.setdefault(face, [[], [], []])[at].append(cube)
                else:
                    counts[3 * catalogue.kind_of(cube, face) + at] += 1
        counted = catalogue.arrangement.counted
        if counted is not None:
            counts[3 * counted] = rules.least_operations
        for symbol in rules.reading.wild:
            if symbol in wild or symbol in readings.laid:
                own = (m for m in meanings_of(symbol, rules.reading) if m != symbol)
                self.wild.append((symbol, (symbol, *own)))
        goals = self.read_goals(readings)
        if goals is None:
            return None
        wild_rows = tuple(
            self.wild_row(symbol, meanings, wild.get(symbol, []), readings.laid)
            for symbol, meanings in self.wild
        )
        limits = (spare, rules.least_cubes, rules.multiple_of)
        return (tuple(counts), wild_rows, goals, self.readings, *limits)

    def wild_row(
        self, symbol: str, meanings: tuple[str, ...], cubes: list[list[Cube]], laid: frozenset[str]
    ) -> Wild:
        """A wild symbol: its cubes by the kinds that they are under each meaning."""
        alike: dict[tuple[int, ...], list[int]] = {}
        for at, section in enumerate(cubes):
            for cube in section:
                kinds = tuple(self.catalogue.kind_of(cube, meaning) for meaning in meanings)
                alike.setdefault(kinds, [0, 0, 0])[at] += 1
        rows = tuple((held[0], held[1], held[2], kinds) for kinds, held in alike.items())
        return (int(symbol in laid), len(meanings), rows)

    def read_goals(self, readings: GoalReadings) -> tuple[tuple[Goal, ...], ...] | None:
        """The Goal under each combination of meanings, in numbers; each reading once."""
        wild_in_goal = not readings.laid.isdisjoint(symbol for symbol, _ in self.wild)
        every: Iterable[Meanings] = self.combinations() if wild_in_goal else ((),)
        places: dict[int, int] = {}
        which = []
        for meanings in every:
            by_factorials = readings.under(meanings)
            if id(by_factorials) not in places:
                places[id(by_factorials)] = len(self.goals)
                self.goals.append(by_factorials)
            which.append(places[id(by_factorials)])
        self.readings = tuple(which)
        goals = []
        for by_factorials in self.goals:
            rows = [
                goal_row(targets, self.asked.rules.factorials - in_goal)
                for in_goal, targets in by_factorials
            ]
            if None in rows:
                return None
            goals.append(tuple(row for row in rows if row is not None))
        return tuple(goals)

    def combinations(self) -> Iterator[Meanings]:
        """Every combination of meanings, in the order of the kernel."""
        symbols = [symbol for symbol, _ in self.wild]
        for chosen in product(*(meanings for _, meanings in self.wild)):
            yield tuple(zip(symbols, chosen, strict=True))

    def search(self, question: Question, budget: Budget, count: int, first: int) -> Findings | None:
        """The answer of the kernel; nothing if it has no room for so many cubes."""

        # One for all problems, for together they may not cost more.
        meter = None if budget.exact is None else Meter(Budget(steps=budget.exact))

        def confirmer(problem: tuple[int, int]) -> kernel.Confirmer:
            if problem not in self.confirmers:
                whole = replace(self.catalogue.whole, targets=self.targets(problem).values)
                self.confirmers[problem] = own = kernel.Confirmer(whole, budget, count)
                own.meter = meter
            return self.confirmers[problem]

        def confirm(parts: Parts, target: int, *problem: int) -> int | None:
            own = confirmer((problem[0], problem[1]))
            before = len(own.solutions)
            enough = own.confirm(parts, target)
            if own.is_spent:
                return SPENT
            return None if enough is None else 2 if enough else int(len(own.solutions) > before)

        def is_cancelled(*problem: int) -> bool:
            return confirmer((problem[0], problem[1])).is_cancelled()

        verdicts = kernel.ask(
            self.catalogue.handle,
            question,
            budget,
            count=count,
            first=first,
            is_cancelled=is_cancelled,
            confirm=confirm,
        )
        return None if verdicts is None else self.findings(verdicts)

    def targets(self, problem: tuple[int, int]) -> Targets:
        """The targets of a problem, given by its combination of meanings and its place there."""
        reading = self.readings[problem[0] if len(self.readings) > 1 else 0]
        return self.goals[reading][problem[1]][1]

    def findings(self, verdicts: Verdicts) -> Findings:
        """The verdicts in the words of a search."""
        findings = Findings()
        for problem, own in self.confirmers.items():
            if own.solutions:
                posed = self.posed(problem, own.problem)
                findings.solutions += [(built, posed) for built in own.in_order()]
        if findings.solutions:
            return findings
        certificates = []
        for at, (combination, place, verdict, certificate, *numbers) in enumerate(verdicts):
            if verdict == "certificate":
                certificates.append((certificate == WITHOUT_VALUE, at))
                continue
            complete = self.targets((combination, place)).complete
            confirmer = self.confirmers.get((combination, place))
            if confirmer is not None and confirmer.is_spent:
                findings.doubts.append(Unknown(reason=Reason.BUDGET))
                continue
            proof = kernel.proof_or_doubt(verdict, numbers, complete=complete)
            if isinstance(proof, Exhausted):
                findings.proofs.append(proof)
            else:
                findings.doubts.append(proof)
        if not findings.proofs and not findings.doubts and certificates:
            # Of several arguments one is shown, with its numbers: those are worked out here.
            _, shown = min(certificates)
            posed = next(islice(self.asked.problems(), shown, None))
            argument = certificate_of(posed.problem)
            assert argument is not None
            findings.proofs.append(argument)
        return findings

    def posed(self, problem: tuple[int, int], whole: Problem) -> Posed:
        """All that it takes to write the Solutions of a problem."""
        combination = next(islice(self.combinations(), problem[0], None))
        meanings = dict(combination)
        stock: list[list[Cube]] = [[] for _ in whole.kinds]
        mat = self.asked.mat
        for cube in (*mat.required, *mat.permitted, *mat.resources):
            face = cube.face
            stock[self.catalogue.kind_of(cube, meanings.get(face, face))].append(cube)
        shared = tuple(at if kind.cube else -1 for at, kind in enumerate(whole.kinds))
        return Posed(
            problem=whole, stock=tuple(map(tuple, stock)), meanings=combination, shared=shared
        )


def goal_row(targets: Targets, factorials: int) -> Goal | None:
    """The targets in numbers, with the ! that they leave; nothing if one is beyond numbers."""
    rows = _target_rows(ById(targets))
    return None if rows is None else (*rows, int(targets.complete), factorials)


@lru_cache(maxsize=GOALS)
def _target_rows(
    same: ById[Targets],
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]] | None:
    rows, flags = [], []
    heights: list[int] = []
    for target in same.thing.values:
        value = target.value
        row = target_row(value)
        if row is None:
            return None
        rows.append(row)
        known = (is_negative, _is_no_whole, is_irrational, is_rational)
        flags.append(sum(test(value) << at for at, test in enumerate(known)))
        heights += divmod(min(height_of(value), TALL), 1 << HALF)
    return tuple(rows), tuple(flags), tuple(heights)


def _is_no_whole(value: Number) -> bool:
    return is_rational(value) and not is_whole(value)
