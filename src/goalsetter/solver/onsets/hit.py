"""A set that counts as many as the Goal says, whoever found it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from goalsetter.cubes import SetSolution
from goalsetter.expr import CardSet
from goalsetter.solver.onsets.paper import solution_of
from goalsetter.solver.onsets.problem import SetProblem
from goalsetter.solver.onsets.trees import Chain, Node

Way = tuple[tuple[Chain, ...], Node]
"""How a Solution is put together: its Restrictions, and its Set-Name."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A set that fits, and how it comes about."""

    problem: SetProblem
    classes: CardSet
    # Listed only when somebody writes: most hits are only counted.
    ways: Iterable[Way]

    @property
    def cards(self) -> CardSet:
        """The cards themselves."""
        return self.problem.cards_of(self.classes)

    @property
    def worth(self) -> int:
        """How many they count."""
        weights = enumerate(self.problem.weights)
        return sum(weight for at, weight in weights if self.classes >> at & 1)

    def solutions(self) -> Iterator[SetSolution]:
        """Every way to write it."""
        for chains, tree in self.ways:
            yield solution_of(self.problem, chains, tree)
