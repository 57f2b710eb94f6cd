"""What a search builds: expressions as trees over the rows of a problem.

A tree is the index of a leaf; or the index of a unary row with its operand; or the index of a
binary row with both. A search, the kernel or plain Python, gives ``Built`` values or says why not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from goalsetter.solver.answer import Exhausted, Unknown
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations.problem import Problem

Node: TypeAlias = int | tuple[int, "Node"] | tuple[int, "Node", "Node"]
"""A leaf, a unary row with one operand, or a binary row with two."""


@dataclass(frozen=True, slots=True)
class Built:
    """An expression that has the value of a target, given by its index."""

    target: int
    tree: Node


Sought: TypeAlias = tuple[Built, ...] | Exhausted | Unknown
"""At least one and at most so many as were asked for, fewest cubes first; or none, and why."""

Search: TypeAlias = Callable[[Problem, Budget, int], Sought]
"""A search: the problem, what it may cost, and how many expressions are wanted."""


def cubes_in(tree: Node, problem: Problem) -> int:
    """How many cubes an expression has."""
    if isinstance(tree, int):
        return len(problem.leaves[tree].kinds)
    return 1 + sum(cubes_in(operand, problem) for operand in tree[1:])
