"""Exact values against sympy: the same random trees, both in one run, in CPU time.

Prints evaluations per CPU-second and their ratio. The aim is 50.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import sympy

from goalsetter.expr import FUNCTIONS, Undefined, Unsettled, integer

TREES = 300
OPERATIONS = ("add", "subtract", "multiply", "divide", "power", "root")
Tree = int | tuple[str, "Tree", "Tree"]


def random_tree(rng: random.Random, depth: int) -> Tree:
    """A tree of digits and operations, with exponents and indices kept small."""
    if depth == 0 or rng.random() < 0.25:
        return rng.randint(1, 9)
    operation = rng.choice(OPERATIONS)
    left, right = random_tree(rng, depth - 1), random_tree(rng, depth - 1)
    if operation == "power":
        right = rng.randint(1, 3)
    if operation == "root":
        left = rng.randint(2, 3)
    return (operation, left, right)


def ours(tree: Tree) -> object:
    """The value by our rows; nothing where it is undefined."""
    if isinstance(tree, int):
        return integer(tree)
    left, right = ours(tree[1]), ours(tree[2])
    if isinstance(left, Undefined | Unsettled) or isinstance(right, Undefined | Unsettled):
        return left
    return FUNCTIONS[tree[0]](left, right)


SYMPY: dict[str, Callable[..., sympy.Expr]] = {
    "add": lambda a, b: a + b,
    "subtract": lambda a, b: a - b,
    "multiply": lambda a, b: a * b,
    "divide": lambda a, b: a / b,
    "power": lambda a, b: a**b,
    "root": lambda a, b: b ** (sympy.Integer(1) / a),
}


def theirs(tree: Tree) -> sympy.Expr:
    """The value by sympy."""
    if isinstance(tree, int):
        return sympy.Integer(tree)
    return SYMPY[tree[0]](theirs(tree[1]), theirs(tree[2]))


def rate(evaluate: Callable[[Tree], object], trees: list[Tree], rounds: int) -> float:
    """Evaluations per CPU-second."""
    begin = time.process_time()
    for _ in range(rounds):
        for tree in trees:
            evaluate(tree)
    return rounds * len(trees) / (time.process_time() - begin)


def main() -> None:
    """Both on the same trees, in turn, so that the ratio is of one run."""
    for name, operations in (("rational", OPERATIONS[:4]), ("with powers and roots", OPERATIONS)):
        rng = random.Random(20261115)
        globals()["OPERATIONS"] = operations
        trees = [random_tree(rng, 4) for _ in range(TREES)]
        sympy.core.cache.clear_cache()
        slow = rate(theirs, trees, 1)
        fast = rate(ours, trees, 5)
        print(
            f"{name}: {fast:,.0f} against sympy's {slow:,.0f} a CPU-second: {fast / slow:.0f} times"
        )


if __name__ == "__main__":
    main()
