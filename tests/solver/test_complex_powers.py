"""Powers and roots with all their complex values in the kernel: none is left out, none too many."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from goalsetter.expr import FUNCTIONS, Number, Undefined, Unsettled, parse_value, rational
from goalsetter.notation import parse_mat
from goalsetter.rules import EDITIONS, ChallengeKind, Chosen, Division, EquationsRules
from goalsetter.solver import Budget, Impossible, Solvable, solve
from goalsetter.solver.equations import kernel
from goalsetter.solver.equations.kernel_tables import OPERATIONS
from tests.judging import judge_paper
from tests.solver.kernel_values import UNARY, Told
from tests.solver.variation_mats import rolled_variation_mat

pytestmark = pytest.mark.skipif(not kernel.is_built(), reason="there is no kernel here")

RULES = EDITIONS[1].in_force(Division.SENIOR, (Chosen("imaginary"),))
OLD_RULES = EDITIONS[2].in_force(Division.SENIOR, (Chosen("root is i"),))
UNIT = (1, 0)
BASES = {
    "4": ((4, 1),),
    "-4": ((-4, 1),),
    "2/3": ((2, 3),),
    "i": (UNIT,),
    "3+4*i": ((3, 1), (4, 1), UNIT),
    "1+2*i": ((1, 1), (2, 1), UNIT),
    "-5+12*i": ((-5, 1), (12, 1), UNIT),
    "1-i": ((1, 1), (-1, 1), UNIT),
}
"""Numbers by their parts: one of them, or a, b and the unit for a + bi."""

EXPONENTS = [
    (1, 2),
    (-1, 2),
    (3, 2),
    (1, 3),
    (-2, 3),
    (3, 4),
    (1, 5),
    (5, 6),
    (2, 7),
    (1, 8),
    (2, 1),
]


def values_told(
    name: str, base: tuple[tuple[int, int], ...], exponent: tuple[int, int]
) -> list[Told]:
    """Return the kernel's results of an operation, value after value."""
    from goalsetter.solver import _kernel

    given = (*base, exponent)
    steps: tuple[tuple[int, int, int, int], ...] = ()
    at = 0
    if len(base) > 1:
        steps = ((OPERATIONS["multiply"], 0, 1, 2), (OPERATIONS["add"], 0, 0, 4))
        at = 5
    pair = (len(base), at) if "root" in name else (at, len(base))
    pair = (at, at) if name in UNARY else pair
    every = [
        _kernel.evaluate(given, (*steps, (OPERATIONS[name], which, *pair))) for which in range(24)
    ]
    assert None in every
    return every[: every.index(None)]


def is_inside(value: Number, told: Told) -> bool:
    """Whether a number lies where the kernel says, as far as a dozen digits tell."""
    from goalsetter.expr.number.enclosure import ball

    assert told is not None
    if len(told) == 3:
        return value == rational(told[1], told[2])
    inner = ball(value, 200)
    slack = 1e-300
    return (
        told[1] - slack <= float(inner.real) <= told[2] + slack
        and told[7] - slack <= float(inner.imag) <= told[8] + slack
    ) or (
        abs(float(inner.real) - (told[1] + told[2]) / 2) < 1e-12
        and abs(float(inner.imag) - (told[7] + told[8]) / 2) < 1e-12
    )


@pytest.mark.parametrize("name", ["complex-power", "principal-power", "complex-root", "every-root"])
def test_every_value_is_there_and_no_other(name: str) -> None:
    """As many values as exact numbers have, each of them in a part of the plane of its own."""
    for (text_of, parts), exponent in product(BASES.items(), EXPONENTS):
        base, number = parse_value(text_of), rational(*exponent)
        operands = (number, base) if "root" in name else (base, number)
        results = FUNCTIONS[name](*operands)
        assert not isinstance(results, Undefined | Unsettled), (name, text_of, exponent)
        exact = results if isinstance(results, tuple) else (results,)
        told = values_told(name, parts, exponent)
        assert len(told) == len(exact), (name, text_of, exponent)
        for value in exact:
            near = [each for each in told if is_inside(value, each)]
            assert len(near) == 1, (name, text_of, exponent, value, told)


@pytest.mark.parametrize("name", ["complex-square-root", "every-square-root"])
def test_square_roots(name: str) -> None:
    """The same without an index."""
    for text_of, parts in BASES.items():
        exact = FUNCTIONS[name](parse_value(text_of))
        assert isinstance(exact, tuple)
        told = values_told(name, parts, (1, 1))
        assert len(told) == len(exact)
        assert all(sum(is_inside(value, each) for each in told) == 1 for value in exact)


@pytest.mark.parametrize(
    ("mat", "expected"),
    [
        ("goal 2; required 8 ^ 3 / 1", Solvable),  # 8^(1/3) has 2 among its values
        ("goal 5; required 3 + 4 - √ x √ 3 - 4 -", Solvable),  # √(3 + 4i) x √(3 - 4i)
        ("goal 3; required 4 ^ 2 ^ 0", Impossible),
        ("goal 1; required - ^ 4", Solvable),  # i^4
        ("goal 2; required - ^ 4", Impossible),
        ("goal 8; required 1 + - ^ 6 x -", Solvable),  # (1 + i)^6 is -8i
        ("goal 9; required 1 + - ^ 6 x -", Impossible),
    ],
)
def test_mats_that_turn_on_one_value(mat: str, expected: type) -> None:
    """Results of complex powers are found, and their neighbors are refuted."""
    posed = parse_mat(mat)
    answer = solve(posed, RULES, ChallengeKind.NOW)
    assert isinstance(answer, expected), answer
    if isinstance(answer, Solvable):
        assert judge_paper(answer.witness, posed, RULES, ChallengeKind.NOW).correct


@pytest.mark.parametrize("rules", [RULES, OLD_RULES], ids=["imaginary", "root is i"])
def test_the_kernel_never_contradicts_plain_python(
    rules: EquationsRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mats of a whole roll, seven cubes moved, with powers, roots and units."""
    chance = Random(5)
    mats = [rolled_variation_mat(chance, rules, 7) for _ in range(12)]
    by_kernel = [solve(mat, rules, ChallengeKind.NOW) for mat in mats]
    for mat, answer in zip(mats, by_kernel, strict=True):
        assert isinstance(answer, Solvable | Impossible)
        if isinstance(answer, Solvable):
            assert judge_paper(answer.witness, mat, rules, ChallengeKind.NOW).correct
    monkeypatch.setattr(kernel, "_kernel", None)
    decided = 0
    for mat, answer in zip(mats, by_kernel, strict=True):
        plainly = solve(mat, rules, ChallengeKind.NOW, Budget(steps=300_000))
        if isinstance(plainly, Solvable | Impossible):
            decided += 1
            assert type(plainly) is type(answer), mat
    assert decided > 4
