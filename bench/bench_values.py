"""Exact values against sympy: the same work by both, in one run, in CPU time.

Three questions, each over rational trees (+ - x /) and over trees with powers and roots as well:

- **construct**: the value of a tree, in whatever form each side keeps it. Sympy leaves a sum of
  roots as it stands and decides nothing; we bring it to one form or find certified bounds.
- **equal**: two trees, evaluated and then asked whether they are equal. Half of the pairs are
  equal by construction: operands reordered, or an identity applied. Sympy is asked as a careful
  user would: ``==`` first, then whether the difference simplifies to zero, then ``equals``, under
  a cap of CPU-seconds per pair; a pair over the cap counts with the time it took.

Both also say how many pairs they left undecided, and any two decided answers must agree. Trees
without a value are left out; the run says how many of them only we could not settle.

Both start with empty caches and answer each question once, over five seeds. Prints the ratio of
every seed, and the median rates in evaluations (trees or pairs) per CPU-second. The aim is 50.
"""

from __future__ import annotations

import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

import sympy

from goalsetter.expr import FUNCTIONS, Undefined, Unsettled, equal, integer
from goalsetter.expr.number import factoring

TREES, PAIRS, CAP = 1000, 200, 2
SEEDS = (20261115, 1, 2, 3, 4)
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
    """The answers, and how many questions a CPU-second."""

    answers: list[object]
    rate: float


def timed(ask: Callable[..., object], questions: list[object]) -> Run:
    """Ask every question once, with nothing remembered from before."""
    sympy.core.cache.clear_cache()
    factoring._easy.cache_clear()
    factoring._hard.cache_clear()
    begin = time.process_time()
    answers = [ask(question) for question in questions]
    return Run(answers, len(questions) / (time.process_time() - begin))


def defined_trees(
    rng: random.Random, count: int, operations: tuple[str, ...], left_out: Counter[str]
) -> list[Tree]:
    """Random trees that have a value; those without are counted by the reason's kind."""
    trees: list[Tree] = []
    while len(trees) < count:
        tree = random_tree(rng, 4, operations)
        value = ours(tree)
        if isinstance(value, NO_VALUE):
            left_out[type(value).__name__] += 1
        else:
            trees.append(tree)
    return trees


def random_pairs(
    rng: random.Random, operations: tuple[str, ...], left_out: Counter[str]
) -> list[object]:
    """Pairs of trees, every second one equal by construction."""
    first = defined_trees(rng, PAIRS, operations, left_out)
    second = defined_trees(rng, PAIRS, operations, left_out)
    return [
        (tree, disguised(rng, tree) if place % 2 else second[place])
        for place, tree in enumerate(first)
    ]


def report(name: str, runs: list[tuple[Run, Run]]) -> None:
    """One line for one question: median rates, and the ratio of every seed."""
    ratios = sorted(fast.rate / slow.rate for fast, slow in runs)
    fast, slow = (median(run[side].rate for run in runs) for side in (0, 1))
    print(
        f"{name}: {fast:,.0f} against sympy's {slow:,.0f} a CPU-second; "
        f"ratios {', '.join(f'{ratio:.1f}' for ratio in ratios)}, median {median(ratios):.1f}"
    )


def report_answers(runs: list[tuple[Run, Run]], left_out: Counter[str]) -> None:
    """How many pairs each side left undecided, and whether they ever disagree."""
    answers = [pair for fast, slow in runs for pair in zip(fast.answers, slow.answers, strict=True)]
    undecided = [sum(pair[side] is None for pair in answers) for side in (0, 1)]
    differing = sum(None not in pair and pair[0] != pair[1] for pair in answers)
    print(
        f"  of {len(answers)} pairs undecided: {undecided[0]} by us, {undecided[1]} by sympy; "
        f"answers that differ: {differing}; trees left out: {dict(left_out)}"
    )


def main() -> None:
    """Both on the same questions, in turn, so that each ratio is of one run."""
    signal.signal(signal.SIGPROF, _over)
    for name, operations in (("rational", RATIONAL), ("with powers and roots", OPERATIONS)):
        left_out: Counter[str] = Counter()
        built, decided = [], []
        for seed in SEEDS:
            rng = random.Random(seed)
            trees: list[object] = list(defined_trees(rng, TREES, operations, left_out))
            built.append((timed(ours, trees), timed(theirs, trees)))
            pairs = random_pairs(rng, operations, left_out)
            decided.append((timed(ours_equal, pairs), timed(theirs_equal, pairs)))
        report(f"construct, {name}", built)
        report(f"equal, {name}", decided)
        report_answers(decided, left_out)


if __name__ == "__main__":
    main()
