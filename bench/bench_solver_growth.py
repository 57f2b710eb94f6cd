"""How the cost of a proof grows with the number of cubes, in the kernel and in plain Python.

All cubes are Permitted, one digit more than signs, and the Goal is 1009/97, which nothing reaches
by chance, so that every search is complete. Median milliseconds of processor time.
``python bench/bench_solver_growth.py draw`` also draws them into ``docs/images``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import thread_time

from growth_plot import Line, picture
from solver_mats import SIGNS, permitted

from goalsetter.expr import rational
from goalsetter.solver import Budget, Exhausted
from goalsetter.solver.equations import kernel
from goalsetter.solver.equations import search as plain
from goalsetter.solver.equations.built import Sought
from goalsetter.solver.equations.problem import Problem

GOAL = rational(1009, 97)
BUDGET = Budget(steps=1_000_000_000, megabytes=2048)
PLAIN = Budget(steps=20_000_000)
PICTURE = Path(__file__).parents[1] / "docs" / "images" / "solver-growth.svg"
ROWS: tuple[tuple[str, Callable[[Problem], Sought], str, int], ...] = (
    ("kernel, with ^ and √", lambda posed: kernel.search(posed, BUDGET), "with ^ and √", 17),
    ("kernel, + - x / only", lambda posed: kernel.search(posed, BUDGET), "without", 19),
    ("plain Python, with ^ and √", lambda posed: plain.search(posed, PLAIN), "with ^ and √", 11),
)
"""A name, a search, the signs, and up to how many cubes."""


def cost(search: Callable[[Problem], Sought], signs: str, cubes: int) -> tuple[float, int, int]:
    """The median in milliseconds, how many mats, and how many of them were proven impossible."""
    digits = (cubes + 1) // 2
    times, proven = [], 0
    for at in range(5 if cubes > 15 else 9):
        chance = Random(f"{digits}-{digits - 1}-{at}")
        problem = permitted(chance, digits, digits - 1, SIGNS[signs], GOAL)
        begin = thread_time()
        proven += isinstance(search(problem), Exhausted)
        times.append((thread_time() - begin) * 1000)
    return median(times), len(times), proven


def main(draw: bool) -> None:
    """Every row, and the picture if it is wanted."""
    lines = []
    for name, search, signs, most in ROWS:
        points = []
        for cubes in range(5, most + 1, 2):
            middle, count, proven = cost(search, signs, cubes)
            print(
                f"{name}, {cubes} cubes: {middle:,.2f} ms, {proven} of {count} proven", flush=True
            )
            points.append((cubes, middle))
        lines.append(Line(name=name, points=tuple(points)))
    if draw:
        PICTURE.write_text(picture(tuple(lines)), encoding="utf-8")


if __name__ == "__main__":
    main("draw" in sys.argv[1:])
