"""Every expression of given cubes with a given value, one after the other.

A search keeps one expression for each value; this goes back over its sets and lists the others.
Two that differ only in the order of the operands of + and x are one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from goalsetter.expr import Number, equal
from goalsetter.solver.equations.backward import Backward, node_of
from goalsetter.solver.equations.built import Node, Picked
from goalsetter.solver.equations.forward import COMMUTATIVE, Split
from goalsetter.solver.equations.inverses import ANY, inverse_between
from goalsetter.solver.equations.problem import Problem
from goalsetter.solver.equations.vectors import Vector


class Variety:
    """Lists expressions by the sets of a search."""

    def __init__(self, backward: Backward) -> None:
        self.backward = backward
        self.forward = backward.forward
        self.frame = backward.frame

    def expressions(self, vector: Vector, value: Number) -> Iterator[Node]:
        """The expressions of exactly these cubes with that value."""
        for at in self.forward.leaves(vector):
            if equal(self.frame.problem.leaves[at].value, value):
                yield at
        # Values first, then expressions for them: a look-up is cheap beside listing trees, and most
        # operands have no such value.
        yield from self.beneath(vector, value)
        for split in self.forward.splits(vector):
            yield from self.between(split, True, value)
            if split.turned:
                yield from self.between(split, False, value)

    def beneath(self, vector: Vector, value: Number) -> Iterator[Node]:
        """Those with a unary sign on top.

        Signs that use nothing up are left out: over the same cubes there would be no end of them.
        """
        for at, cost in enumerate(self.frame.unary):
            rest = self.frame.without(vector, cost) if cost else None
            if rest is not None and self.frame.shaped(rest):
                wanted = self.backward.wanted_under(at, rest, value)
                for number, _, _ in self.backward.operands(rest, wanted):
                    result = self.forward.unary[at](number)
                    for node in self.expressions(rest, number):
                        hit = self.backward.hit(result, value, (at, node))
                        yield from () if hit is None else (hit,)

    def between(self, split: Split, left_known: bool, value: Number) -> Iterator[Node]:
        """Those with a binary sign on top, its small side on the left or on the right."""
        bends = self.backward.reach.bends(split.large)
        inverse = inverse_between(self.frame.problem.binary[split.row], left_known, bends)
        for number, _ in self.forward.values(split.small):
            self.forward.meter.pay_for(number, value)
            # Where an operation cannot be undone every value of the other side is tried.
            wanted = inverse(number, value) if inverse else ANY
            for other, _, _ in self.backward.operands(split.large, wanted):
                pair = (number, other) if left_known else (other, number)
                result = self.forward.binary[split.row](*pair)
                for small, large in product(
                    self.expressions(split.small, number), self.expressions(split.large, other)
                ):
                    node = node_of(split.row, left_known, small, large)
                    hit = self.backward.hit(result, value, node)
                    yield from () if hit is None else (hit,)


def ordered(node: Node, problem: Problem) -> Node:
    """The expression with the operands of + and x in one order, to tell two apart."""
    if isinstance(node, int):
        return node
    if isinstance(node, Picked):
        return Picked(ordered(node.node, problem), node.value)
    if len(node) == 2:
        return (node[0], ordered(node[1], problem))
    row, *operands = node
    parts = [ordered(operand, problem) for operand in operands]
    if problem.binary[row].operation.name in COMMUTATIVE:
        # Any order will do, as long as it is the same for both.
        parts.sort(key=repr)
    return (row, parts[0], parts[1])
