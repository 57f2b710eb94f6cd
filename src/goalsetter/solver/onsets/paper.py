"""A Solution as it is written: brackets that leave no doubt, and every note that is asked for."""

from __future__ import annotations

from collections import Counter

from goalsetter.cubes import Cube, Group, Item, Placed, SetSolution, StandsFor, Written
from goalsetter.notation import text
from goalsetter.solver.onsets.problem import CubeRole, SetProblem
from goalsetter.solver.onsets.trees import Chain, Node

COMMUTE = "∪∩"
"""Signs whose operands are put in order, so that no Solution is shown twice."""


class Hand:
    """The cubes of one part as they are taken: those of Required first."""

    def __init__(self, problem: SetProblem) -> None:
        self.problem = problem
        self.taken: Counter[int] = Counter()

    def placed(self, node: Node) -> Placed:
        """The next cube of a kind, with a note if it is wild and stands for another symbol."""
        kind = self.problem.kinds[node.kind]
        used = self.taken[node.kind]
        self.taken[node.kind] += 1
        # A sign that may be repeated is written with the first cube again once Required is served.
        face = kind.faces[used if not kind.repeats or used < kind.required else 0]
        symbol = kind.options[node.option].symbol
        return Placed(Cube(face), symbol) if face == self.problem.wild else Placed(Cube(symbol))

    def items(self, node: Node) -> tuple[Item, ...]:
        """A set with brackets round every operand that has a sign of its own."""
        if not node.operands:
            return (self.placed(node),)
        first, *others = (self._operand(operand, node) for operand in self.ordered(node))
        return (*first, self.placed(node), *(item for other in others for item in other))

    def ordered(self, node: Node) -> tuple[Node, ...]:
        """The operands of a sign, in one order where it does not matter."""
        symbol = self.problem.kinds[node.kind].options[node.option].symbol
        operands = node.operands
        return tuple(sorted(operands, key=self._order)) if symbol in COMMUTE else operands

    def _order(self, node: Node) -> tuple[int, str]:
        shown = text(Written(Hand(self.problem).items(node)))
        return len(shown), shown

    def _operand(self, operand: Node, sign: Node) -> tuple[Item, ...]:
        """X' needs no brackets beside ∪, and R none at all."""
        # R'' can only be read one way, but (R ∪ B)' and R ∪ B' are two sets.
        alone = self.problem.kinds[sign.kind].role is CubeRole.PRIME
        plain = len(operand.operands) < (1 if alone else 2)
        return self.items(operand) if plain else (Group(self.items(operand)),)

    def restriction(self, chain: Chain) -> Written:
        """A Restriction: its sets with the signs between them."""
        items = list(self.items(chain.sets[0]))
        for sign, node in zip(chain.signs, chain.sets[1:], strict=True):
            items.extend((self.placed(sign), *self.items(node)))
        return Written(tuple(items))


def solution_of(problem: SetProblem, chains: tuple[Chain, ...], name: Node) -> SetSolution:
    """The Solution: a cube serves once in all Restrictions and once more in the Set-Name."""
    hand = Hand(problem)
    restrictions = tuple(map(hand.restriction, chains))
    # As a rule a cube serves once in the Restrictions and once more in the Set-Name (VII-B-4).
    if not problem.once:
        hand = Hand(problem)
    where = (StandsFor("blank", problem.dress),) if problem.dress else ()
    return SetSolution(restrictions, Written(hand.items(name)), where)
