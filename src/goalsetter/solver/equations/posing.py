"""A mat of EQUATIONS posed as a problem: kinds from the mat, all the rest from the tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from goalsetter.cubes import DIGITS, EQUATIONS_SIGNS, Cube, LaidGoal, Mat
from goalsetter.rules import EquationsRules
from goalsetter.solver.equations.numerals import leaves_of
from goalsetter.solver.equations.problem import Kind, Problem
from goalsetter.solver.equations.signs import binary_of, unary_of
from goalsetter.solver.equations.targets import Targets, targets_of
from goalsetter.solver.question import Question

ORDER = DIGITS + EQUATIONS_SIGNS
"""The order of the kinds."""

MOST_SPARE = {Question.NOW: 1, Question.LAST_CUBE: 0}
"""How many Resource cubes a Solution may use; all of them if the question is not here."""


def problem_of(mat: Mat, rules: EquationsRules, question: Question) -> Problem:
    """What can be built from the mat, and which values count (2018-19 VII-B-2, B-3)."""
    resources = _faces(mat.resources)
    spare = min(MOST_SPARE.get(question, len(mat.resources)), len(mat.resources))
    kinds = _kinds(_faces(mat.required), _faces(mat.permitted), resources, spare)
    targets = targets_of(mat.goal, rules) if isinstance(mat.goal, LaidGoal) else Targets()
    return Problem(
        kinds=kinds,
        leaves=leaves_of(kinds, rules.reading),
        unary=unary_of(kinds, rules.reading),
        binary=binary_of(kinds, rules.reading),
        targets=targets.found,
        spare=spare,
        least_cubes=rules.least_cubes,
        every_target=targets.complete,
    )


def _faces(cubes: Iterable[Cube]) -> Counter[str]:
    return Counter(cube.face for cube in cubes)


def _kinds(
    required: Counter[str], permitted: Counter[str], resources: Counter[str], spare: int
) -> tuple[Kind, ...]:
    """The cubes that may be used, by symbol."""
    opened = {symbol: min(count, spare) for symbol, count in resources.items()}
    sure = required + permitted
    symbols = sorted(sure.keys() | {s for s, n in opened.items() if n}, key=ORDER.index)
    return tuple(
        Kind(
            symbol=symbol,
            required=required[symbol],
            sure=sure[symbol],
            most=sure[symbol] + opened.get(symbol, 0),
        )
        for symbol in symbols
    )
