"""Expressions that a search builds: trees over the rows of a problem.

A tree is the index of a leaf; or the index of a unary row with its operand; or the index of a
binary row with both; or one of these with the value that is meant, where it has several. A search,
the kernel or plain Python, gives ``Built`` values or says why not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from goalsetter.expr import Number
from goalsetter.solver.answer import Exhausted, Unknown
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations.problem import Problem

Node: TypeAlias = "int | tuple[int, Node] | tuple[int, Node, Node] | Picked"
"""A leaf, a unary row with one operand, a binary row with two, or one value of such a row."""


@dataclass(frozen=True, slots=True)
class Picked:
    """A power or root that has several values, and the one that is meant."""

    node: Node
    value: Number


def picked(node: Node, value: Number, values: tuple[Number, ...]) -> Node:
    """One of several values; of one value, which need not be named, just the expression."""
    # Naming a root that is the only one would only lengthen the paper.
    return Picked(node, value) if len(values) > 1 else node


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
    """How many cubes are used up by an expression."""
    if isinstance(tree, Picked):
        return cubes_in(tree.node, problem)
    if isinstance(tree, int):
        kinds, below = problem.leaf(tree).kinds, 0
    else:
        kinds = (problem.unary if len(tree) == 2 else problem.binary)[tree[0]].kinds
        below = sum(cubes_in(operand, problem) for operand in tree[1:])
    # A ! and a mark by which operations are counted are kinds too, but no cubes.
    return below + sum(problem.kinds[kind].cube for kind in kinds)
