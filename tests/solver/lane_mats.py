"""Mats and problems for the kernel's fast lane, by chance: no powers, no roots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from goalsetter.cubes import Cube, Mat
from tests.solver.random_mats import DIGITS, small_goal

SIGNS = "++--xx//"
ADD, SUBTRACT, MULTIPLY, DIVIDE = range(4)
OPERATIONS = (ADD, SUBTRACT, MULTIPLY, DIVIDE)


def mat_without_powers(chance: Random, most: int) -> Mat:
    """A mat that has neither ^ nor √ beside its Goal."""
    digits = chance.randint(2, (most + 1) // 2)
    signs = chance.randint(digits - 1, most - digits)
    sections: dict[str, list[Cube]] = {"required": [], "permitted": [], "resources": []}
    for face in [chance.choice(DIGITS) for _ in range(digits)] + [
        chance.choice(SIGNS) for _ in range(signs)
    ]:
        sections[chance.choices(list(sections), (25, 50, 25))[0]].append(Cube(face))
    return Mat(
        goal=small_goal(chance),
        required=tuple(sections["required"]),
        permitted=tuple(sections["permitted"]),
        resources=tuple(sections["resources"]),
    )


def too_tall(chance: Random, search: Callable[..., Any]) -> str:
    """The verdict on numbers about as tall as the lane has them, or taller, and any four signs."""
    bits = chance.choice((15, 16, 31))
    leaves = tuple(
        ((kind,), chance.choice((1, -1)) * chance.getrandbits(bits), 1) for kind in range(4)
    )
    kinds = (*((0, 1, 1, 1) for _ in leaves), (0, 3, 3, 1))
    rows = tuple(((len(leaves),), operation, 0, 0, 0, 1) for operation in OPERATIONS)
    target = (0, chance.getrandbits(chance.choice((8, 31))), 1)
    verdict, *_ = search(
        *(kinds, leaves, (), rows, (target,), 0, 1, 0, 0, (), False),
        *(200_000, 64, 1 << 17, 2_000, None, lambda *_: True),
    )
    assert isinstance(verdict, str)
    return verdict
