"""The kernel's arithmetic against exact numbers: the same values, defined in the same places."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from goalsetter.expr import FUNCTIONS, Undefined, Unsettled, rational
from goalsetter.solver.equations.forward import SEVERAL_ROOTS
from goalsetter.solver.equations.kernel import is_built
from goalsetter.solver.equations.kernel_tables import OPERATIONS
from tests.solver.kernel_values import SETTINGS, UNARY, USUAL, Told, disagreement, grown

pytestmark = pytest.mark.skipif(not is_built(), reason="there is no kernel here")

SINGLE = tuple(name for name in OPERATIONS if name not in SEVERAL_ROOTS)
NUMBERS = [
    *((n, 1) for n in (-27, -8, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 8, 9, 12, 16, 64, 81)),
    *((-1, 2), (1, 2), (-1, 3), (1, 3), (2, 3), (-2, 3), (3, 2), (9, 4), (-8, 27), (5, 7)),
    *((2**62, 1), (10**18, 7), (201, 1), (1001, 1)),
]


def kernel(
    fractions: tuple[tuple[int, int], ...], steps: tuple[tuple[int, int, int, int], ...]
) -> Told:
    """Return the kernel's result."""
    from goalsetter.solver import _kernel

    return _kernel.evaluate(fractions, steps)


@pytest.mark.parametrize("name", SINGLE)
def test_an_operation_is_what_it_is_in_exact_numbers(name: str) -> None:
    """Every named operation on every pair of these fractions: value, or no value."""
    setting = SETTINGS.get(name, 0)
    wrong = []
    for left, right in product(NUMBERS, NUMBERS[:1] if name in UNARY else NUMBERS):
        told = kernel((left, right), ((OPERATIONS[name], setting, 0, 1),))
        operands = [rational(*left)] if name in UNARY else [rational(*left), rational(*right)]
        value = FUNCTIONS[name](*((setting,) if name in SETTINGS else ()), *operands)
        assert not isinstance(value, tuple)
        found = disagreement(told, value)
        if found:
            wrong.append(f"{name}{left, right} is {value}, told {told}: not {found}")
    assert not wrong


@pytest.mark.parametrize(
    ("names", "count"), [(USUAL, 3000), (SINGLE, 1500), (("power", "root"), 500)]
)
def test_expressions_are_worth_what_exact_numbers_say(names: tuple[str, ...], count: int) -> None:
    """Random expressions with radicals and towers: enclosed, and rational just when they are."""
    chance, wrong, settled = Random(len(names)), [], 0
    for _ in range(count):
        made = grown(chance, names, leaves=3, length=chance.randint(1, 4))
        told = kernel(tuple(made.fractions), tuple(made.steps))
        settled += not isinstance(made.value, Undefined | Unsettled)
        found = disagreement(told, made.value)
        if found:
            wrong.append(f"{made.said[-1]} is {made.value}, told {told}: not {found}")
    assert not wrong
    assert settled * 4 > count


@pytest.mark.parametrize(
    ("fractions", "steps"),
    [
        (((2, 0),), ()),
        (((1, 2), (1, -2)), ()),
        (((1, 2),), ((99, 0, 0, 0),)),
        (((1, 2),), ((0, 0, 0, 1),)),
        (((2**64, 1),), ()),
        (((-(2**63), 1),), ()),
    ],
)
def test_nonsense_is_refused(
    fractions: tuple[tuple[int, int], ...], steps: tuple[tuple[int, int, int, int], ...]
) -> None:
    """No crash: what is no fraction, no operation or no earlier value is an error."""
    with pytest.raises((ValueError, OverflowError)):
        kernel(fractions, steps)
