"""Exact values against sympy: the same work by both, in one run, in CPU time.

Three questions, each over rational trees (+ - x /) and over trees with powers and roots as well:

- **construct**: the value of a tree, in whatever form each side keeps it. Sympy leaves a sum of
  roots as it stands and decides nothing; we bring it to one form or find certified bounds.
- **equal**: two trees, evaluated and then asked whether they are equal. Half of the pairs are
  equal by construction: operands reordered, or an identity applied. Sympy is asked as a careful
  user would: ``==`` first, then whether the difference simplifies to zero, then ``equals``, under
  a cap of CPU-seconds per pair; a pair over the cap counts with the time it took.
- both also say how many pairs they decided, and any two decided answers must agree.

Prints evaluations (trees or pairs) per CPU-second and the ratio. The aim is 50.
"""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Callable
from typing import NamedTuple

import sympy

from goalsetter.expr import FUNCTIONS, Undefined, Unsettled, equal, integer

TREES, PAIRS, CAP = 1000, 200, 2
RATIONAL = ("add", "subtract", "multiply", "divide")
OPERATIONS = (*RATIONAL, "power", "root")
Tree = int | tuple[str, "Tree", "Tree"]


def random_tree(rng: random.Random, depth: int, operations: tuple[str, ...]) -> Tree:
    """A tree of digits and operations, with exponents and indices kept small."""
    if depth == 0 or rng.random() < 0.25:
        return rng.randint(1, 9)
    operation = rng.choice(operations)
    left = random_tree(rng, depth - 1, operations)
    right = random_tree(rng, depth - 1, operations)
    if operation == "power":
        right = rng.randint(1, 3)
    if operation == "root":
        left = rng.randint(2, 3)
    return (operation, left, right)


def disguised(rng: random.Random, tree: Tree) -> Tree:
    """Another tree with the same value: operands change places, identities are applied."""
    if isinstance(tree, int):
        return tree if rng.random() < 0.5 else ("subtract", ("add", tree, 7), 7)
    name, left, right = tree
    one, other = disguised(rng, left), disguised(rng, right)
    if name in ("add", "multiply"):
        return (name, other, one)
    if name == "power" and isinstance(right, int) and right > 1:
        return ("multiply", one, ("power", left, right - 1))
    if name == "root":
        return ("root", left, ("divide", ("multiply", other, 5), 5))
    return (name, one, other)


NO_VALUE = (Undefined, Unsettled)


def ours(tree: Tree) -> object:
    """The value by our rows; the reason where there is none."""
    if isinstance(tree, int):
        return integer(tree)
    left, right = ours(tree[1]), ours(tree[2])
    if isinstance(left, NO_VALUE):
        return left
    return right if isinstance(right, NO_VALUE) else FUNCTIONS[tree[0]](left, right)


def ours_equal(pair: tuple[Tree, Tree]) -> bool | None:
    """Whether both trees have one value; None if undecided."""
    one, other = ours(pair[0]), ours(pair[1])
    if isinstance(one, Unsettled) or isinstance(other, Unsettled):
        return None
    return equal(one, other)  # type: ignore[arg-type]


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


def theirs_equal(pair: tuple[Tree, Tree]) -> bool | None:
    """The same by sympy, as a careful user would ask it."""
    signal.setitimer(signal.ITIMER_PROF, CAP)
    try:
        one, other = theirs(pair[0]), theirs(pair[1])
        if one == other:
            return True
        difference = sympy.simplify(one - other)
        if difference.is_number and difference.is_zero is not None:
            return bool(difference.is_zero)
        found = one.equals(other)
        return None if found is None else bool(found)
    except TimeoutError:
        return None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _over(*_: object) -> None:
    raise TimeoutError


class Run(NamedTuple):
    """What was answered, and how many questions a CPU-second."""

    answers: list[object]
    rate: float


def timed(ask: Callable[..., object], questions: list[object], rounds: int) -> Run:
    """Ask every question so many times."""
    begin = time.process_time()
    for _ in range(rounds):
        answers = [ask(question) for question in questions]
    return Run(answers, rounds * len(questions) / (time.process_time() - begin))


def defined_trees(rng: random.Random, count: int, operations: tuple[str, ...]) -> list[Tree]:
    """Random trees that have a value, by us: sympy's infinities would cost it nothing."""
    trees: list[Tree] = []
    while len(trees) < count:
        tree = random_tree(rng, 4, operations)
        if not isinstance(ours(tree), NO_VALUE):
            trees.append(tree)
    return trees


def compare(name: str, slow: Run, fast: Run) -> None:
    """One line for one question."""
    print(
        f"{name}: {fast.rate:,.0f} against sympy's {slow.rate:,.1f} a CPU-second: "
        f"{fast.rate / slow.rate:,.0f} times"
    )


def main() -> None:
    """Both on the same questions, in turn, so that the ratio is of one run."""
    signal.signal(signal.SIGPROF, _over)
    for name, operations in (("rational", RATIONAL), ("with powers and roots", OPERATIONS)):
        rng = random.Random(20261115)
        trees: list[object] = list(defined_trees(rng, TREES, operations))
        sympy.core.cache.clear_cache()
        compare(f"construct, {name}", timed(theirs, trees, 1), timed(ours, trees, 5))
        first = defined_trees(rng, PAIRS, operations)
        second = defined_trees(rng, PAIRS, operations)
        pairs: list[object] = [
            (tree, disguised(rng, tree) if place % 2 else second[place])
            for place, tree in enumerate(first)
        ]
        sympy.core.cache.clear_cache()
        slow, fast = timed(theirs_equal, pairs, 1), timed(ours_equal, pairs, 5)
        compare(f"equal, {name}", slow, fast)
        told = [sum(answer is not None for answer in run.answers) for run in (fast, slow)]
        print(f"  decided: {told[0]} and {told[1]} of {len(pairs)} pairs")
        against = [
            pair
            for pair, one, other in zip(pairs, fast.answers, slow.answers, strict=True)
            if None not in (one, other) and one != other
        ]
        print(f"  answers that differ: {len(against)} {against[:3]}")


if __name__ == "__main__":
    main()
