"""A mat of EQUATIONS posed as problems: cubes from the mat, all the rest from the tables.

One problem is enough unless wild cubes may mean several things, the Goal may have a !, or signs may
be repeated: then a Solution is one of any of the problems.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import product

from goalsetter.cubes import Cube, LaidGoal, Mat
from goalsetter.rules import ChallengeKind, EquationsRules, meanings_of, rulings
from goalsetter.solver.equations.arranging import Arrangement, arrangements
from goalsetter.solver.equations.numerals import Forms, digits_of, is_one
from goalsetter.solver.equations.powers import exponents_needed
from goalsetter.solver.equations.problem import PowersOfOne, Problem
from goalsetter.solver.equations.signs import Signs
from goalsetter.solver.equations.stock import Sorter
from goalsetter.solver.equations.targets import Targets, targets_of, targets_of_any

MOST_SPARE = {ChallengeKind.NOW: 1, ChallengeKind.LAST_CUBE: 0}
"""How many Resource cubes a Solution may use; all of them if the question is not here."""

Meanings = tuple[tuple[str, str], ...]
"""The meaning of each wild symbol."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Posed:
    """A problem, and what it takes to write its Solutions."""

    problem: Problem
    stock: tuple[tuple[Cube, ...], ...]
    """The cubes of each kind, in the order in which they are to be used."""
    meanings: Meanings = ()
    shared: tuple[int, ...] = ()
    """Kinds with the same number here are taken from the same cubes."""


def problem_of(mat: Mat, rules: EquationsRules, question: ChallengeKind) -> Problem:
    """The problem of a mat that has just one."""
    (posed,) = problems_of(mat, rules, question)
    return posed.problem


def problems_of(
    mat: Mat,
    rules: EquationsRules,
    question: ChallengeKind,
    goals: tuple[LaidGoal, ...] = (),
    most_spare: int | None = None,
    *,
    narrow: bool = False,
) -> Iterator[Posed]:
    """Every problem: what can be built, and which values count (2018-19 VII-B-2, B-3).

    The values are those of the Goal on the mat or, if some are given, of any of these Goals, which
    are made of the same cubes. ``most_spare`` lets a Solution use another number of Resource cubes
    than the question does. ``narrow`` leaves out what is a Solution of another of the problems too.
    """
    if goals:
        mat = replace(mat, goal=goals[0])
    spare = spare_of(mat, question, most_spare)
    goal = mat.goal if isinstance(mat.goal, LaidGoal) else None
    readings = GoalReadings(goal, goals, rules)
    for meanings in every_meaning(mat, rules):
        for in_goal, targets in readings.under(meanings):
            sorter = Sorter(rules, meanings)
            whole = sorter.holdings(mat, spare)
            holdings = sorter.narrowed(whole, mat, spare, readings.laid) if narrow else whole
            if holdings is None:
                continue
            for arrangement in arrangements(holdings, rules, spare, in_goal):
                yield pose(arrangement, rules, targets, meanings, goal)


def spare_of(mat: Mat, question: ChallengeKind, most_spare: int | None) -> int:
    """How many Resource cubes a Solution may use."""
    asked = MOST_SPARE.get(question, len(mat.resources)) if most_spare is None else most_spare
    return min(asked, len(mat.resources))


@dataclass(slots=True)
class GoalReadings:
    """The targets of a Goal, or of several, by what their wild cubes stand for."""

    goal: LaidGoal | None
    goals: tuple[LaidGoal, ...]
    rules: EquationsRules
    laid: frozenset[str] = field(init=False)
    """The symbols in the Goal."""
    known: dict[Meanings, tuple[tuple[int, Targets], ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.laid = (
            frozenset(cube.symbol for cube in self.goal.cubes()) if self.goal else frozenset()
        )

    def under(self, meanings: Meanings) -> tuple[tuple[int, Targets], ...]:
        """The targets by how many ! the Goal takes, those left out that add nothing."""
        # Reading a Goal is dear, and meanings of cubes that do not lie in it do not change it.
        said = tuple(meaning for meaning in meanings if meaning[0] in self.laid)
        if said not in self.known:
            # With more ! the Goal has no other value, so there is nothing new to search for.
            self.known[said] = tuple(
                (in_goal, targets)
                for in_goal, targets in enumerate(self.read(said))
                if not in_goal or targets.values or not targets.complete
            )
        return self.known[said]

    def read(self, said: Meanings) -> tuple[Targets, ...]:
        """Read the Goal, or all Goals, with these meanings."""
        if self.goals:
            return targets_of_any(self.goals, self.rules, said)
        return targets_of(self.goal, self.rules, said) if self.goal else (Targets(),)


def every_meaning(mat: Mat, rules: EquationsRules) -> Iterator[Meanings]:
    """The meanings of the wild cubes, their own symbols first (2018-19 XIII-A-3, C-1)."""
    goal = mat.goal.cubes() if isinstance(mat.goal, LaidGoal) else ()
    used = {cube.face for cube in (*mat.required, *mat.permitted, *mat.resources)}
    used |= {cube.symbol for cube in goal}
    wild = [symbol for symbol in rules.reading.wild if symbol in used]
    choices = [
        (symbol, *(m for m in meanings_of(symbol, rules.reading) if m != symbol)) for symbol in wild
    ]
    for chosen in product(*choices):
        yield tuple(zip(wild, chosen, strict=True))


def pose(
    arrangement: Arrangement,
    rules: EquationsRules,
    targets: Targets,
    meanings: Meanings,
    goal: LaidGoal | None,
) -> Posed:
    """Pose the problem of one arrangement of the cubes, for these targets."""
    reading = rules.reading
    forms = Forms(arrangement, reading.numerals, digits_of(arrangement, reading.numerals))
    signs = Signs(arrangement, reading, forms)
    unary, binary = signs.unary(), signs.binary()
    endless = targets.ones > 0
    if reading.numerals.powers_of_the_base:
        endless = endless or any(map(is_one, arrangement.kinds))
        needed = exponents_needed(arrangement, (*unary, *binary), targets, goal, rules)
        if endless and needed is not None:
            forms, endless = replace(forms, powers=max(1, needed)), False
    powers = None
    if endless and not targets.ones:
        # Of these ones only some powers are among the leaves; a proof must argue for the others.
        powers = PowersOfOne(
            kind=next(at for at, kind in enumerate(arrangement.kinds) if is_one(kind)),
            base=reading.numerals.base,
            negative=reading.numerals.upside_down,
        )
    problem = Problem(
        kinds=arrangement.kinds,
        leaves=(*forms.leaves(), *signs.long_leaves()),
        unary=unary,
        binary=binary,
        targets=targets.values,
        spare=arrangement.spare,
        least_cubes=rules.least_cubes,
        multiple_of=rules.multiple_of,
        along_i=not rules.says(rulings.numbers.IMAGINARY_MULTIPLE, "none"),
        every_target=targets.complete,
        every_leaf=not endless,
        powers=powers,
    )
    holdings = [part.holding for part in arrangement.parts]
    stock = tuple(holdings[at].cubes if at >= 0 else () for at in arrangement.stock)
    return Posed(problem=problem, stock=stock, meanings=meanings, shared=arrangement.stock)
