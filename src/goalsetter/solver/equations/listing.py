"""All Solutions of the least length: how many there are, and which operations they have.

A search stops at the first Solution. Here every collection of that many cubes is looked at, and
every expression of it that is worth the Goal is listed; 2+3 and 3+2 are one.
"""

from __future__ import annotations

from collections import Counter

from goalsetter.cubes import Mat
from goalsetter.expr import Number
from goalsetter.rules import ChallengeKind, EquationsRules
from goalsetter.solver.answer import Shortest
from goalsetter.solver.budget import Budget
from goalsetter.solver.equations.backward import Backward
from goalsetter.solver.equations.built import Node, Picked
from goalsetter.solver.equations.certificates import certificate_of
from goalsetter.solver.equations.forward import Forward
from goalsetter.solver.equations.meter import Meter, StoppedError
from goalsetter.solver.equations.posing import problems_of
from goalsetter.solver.equations.problem import Problem
from goalsetter.solver.equations.search import AT_ONCE
from goalsetter.solver.equations.variety import Variety, ordered
from goalsetter.solver.equations.vectors import Frame

Operations = tuple[str, ...]


def list_shortest(
    mat: Mat, rules: EquationsRules, question: ChallengeKind, cubes: int, budget: Budget
) -> Shortest:
    """The Solutions of at most so many cubes that are shortest; some Solution has that many."""
    meter = Meter(budget)
    by_cubes: dict[int, Counter[Operations]] = {}
    complete = True
    for posed in problems_of(mat, rules, question):
        problem = posed.problem
        if certificate_of(problem) is not None:
            continue
        # A Goal with values left out, or ones with powers left out, may have more Solutions.
        complete = complete and problem.every_target and problem.every_leaf
        try:
            list_expressions(problem, meter, cubes, by_cubes)
        except StoppedError:
            complete = False
            break
    least = min(by_cubes, default=cubes)
    kinds = by_cubes.get(least, Counter())
    return Shortest(
        cubes=least,
        count=kinds.total(),
        operations=tuple(sorted(kinds.items())),
        complete=complete and not meter.doubts,
    )


def list_expressions(
    problem: Problem, meter: Meter, most: int, by_cubes: dict[int, Counter[Operations]]
) -> None:
    """Put in the operations of every expression with at most so many cubes, by its cubes."""
    frame = Frame(problem)
    # Thorough, for what a hasty look leaves out would be missing from the count.
    backward = Backward(Forward(frame, meter), thorough=True)
    variety = Variety(backward)
    for size in range(max(1, frame.size(frame.required)), frame.largest() + 1):
        if size > most and all(kind.cube for kind in problem.kinds):
            break
        backward.look_into(max((size - 1) // 2, AT_ONCE))
        for vector in frame.finals(size):
            meter.pay(1)
            cubes = frame.cubes(vector)
            # A ! is no cube, so larger vectors may still have few cubes.
            if cubes > min((most, *by_cubes)):
                continue
            for target in problem.targets:
                trees = _distinct(problem, variety, vector, target.value)
                if trees:
                    own = by_cubes.setdefault(cubes, Counter())
                    own.update(operations_in(tree, problem) for tree in trees)


def _distinct(problem: Problem, variety: Variety, vector: int, value: Number) -> set[Node]:
    """Every expression of a vector with that value; none is listed if a quick look has none."""
    if variety.backward.find(vector, value) is None:
        return set()
    return {ordered(node, problem) for node in variety.expressions(vector, value)}


def operations_in(tree: Node, problem: Problem) -> Operations:
    """The operations of an expression, in alphabetical order, each as often as it stands there."""
    if isinstance(tree, int):
        return ()
    if isinstance(tree, Picked):
        return operations_in(tree.node, problem)
    row = problem.unary[tree[0]] if len(tree) == 2 else problem.binary[tree[0]]
    below = (name for operand in tree[1:] for name in operations_in(operand, problem))
    return tuple(sorted((row.operation.name, *below)))
