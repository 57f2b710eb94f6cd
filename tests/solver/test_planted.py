"""Planted Solutions are found, powers and roots among them."""

from __future__ import annotations

from goalsetter.expr import equal, value_text
from goalsetter.notation import text
from goalsetter.solver import Budget
from goalsetter.solver.equations.search import search
from tests.solver.planted import plants
from tests.solver.posed import posed, worth

PLANTED = 300


def missed(seed: int, count: int, most: int) -> list[str]:
    """Planted Solutions that were not found, or found with another value."""
    lost = []
    for cubes, value in plants(seed, count, most):
        problem = posed(cubes, value)
        found = search(problem, Budget(steps=20_000_000))
        if not isinstance(found, tuple) or not equal(worth(found[0].tree, problem), value):
            lost.append(f"{text(cubes)} = {value_text(value)}: {found}")
    return lost


def test_planted_solutions_are_found() -> None:
    """All cubes Required, the value of an expression of them wanted: it is found."""
    assert not missed(seed=7, count=PLANTED, most=8)
