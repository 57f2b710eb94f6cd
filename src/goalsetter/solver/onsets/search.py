"""The search of one problem: Solutions by their length, until there can be no longer ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from goalsetter.expr import CardSet
from goalsetter.solver.onsets.bounds import shortest_name, shortest_part
from goalsetter.solver.onsets.counts import Counts
from goalsetter.solver.onsets.families import Algebra
from goalsetter.solver.onsets.filing import Drawer, Filing
from goalsetter.solver.onsets.hit import Hit, Way
from goalsetter.solver.onsets.ledger import Ledger
from goalsetter.solver.onsets.names import Names, Place, Tools
from goalsetter.solver.onsets.nulls import State, gone
from goalsetter.solver.onsets.problem import SetProblem
from goalsetter.solver.onsets.purse import Purse
from goalsetter.solver.onsets.restrictions import Restrictions
from goalsetter.solver.onsets.trees import Chain, parts_of, trees_of
from goalsetter.solver.onsets.worth import Worth

Part = tuple[Place, State]
"""Restrictions: where they are found, and what they remove."""


@dataclass(frozen=True, slots=True)
class Ways:
    """Every way to put together what was found."""

    search: Search
    name: tuple[Place, CardSet]
    restrictions: Part | None = None

    def __iter__(self) -> Iterator[Way]:
        every: Iterable[tuple[Chain, ...]] = ((),)
        if self.restrictions is not None:
            every = parts_of(self.search.restrictions, *self.restrictions)
        for chains in every:
            for tree in trees_of(self.search.names, *self.name):
                yield chains, tree


class Search:
    """One problem, searched in steps; ``every`` asks for all Solutions, else one for each set."""

    def __init__(self, problem: SetProblem, purse: Purse, every: bool) -> None:
        counts = Counts(problem)
        self.problem = problem
        self.every = every
        self.tools = Tools(problem, counts, Algebra(len(problem.classes)), purse)
        self.names = Names(self.tools)
        self.restrictions = Restrictions(self.tools, self.names)
        self.ledger = Ledger(problem, counts)
        self.worth = Worth(problem)
        self._named: Filing[Place] = Filing(every)
        self._removed: Filing[Part] = Filing(every)
        self._hits: set[CardSet] = set()
        self._shortest_name = shortest_name(problem)
        self._shortest_part = shortest_part(problem)

    def finished(self, length: int) -> bool:
        """Whether no Solution has more than so many signs."""
        if not self.problem.restrictions:
            return self.names.finished and length >= self.names.last
        ended = self.names.finished and self.restrictions.finished
        # The longest Solution has the longest of both parts.
        return ended and length >= self.names.last + self.restrictions.last

    def hits(self, length: int) -> Iterator[Hit]:
        """Every hit of one length; lengths are asked for one after the other, from 1."""
        self.grow(length)
        for hit in self._all_hits(length):
            if self.every or hit.classes not in self._hits:
                self._hits.add(hit.classes)
                yield hit

    def grow(self, length: int) -> None:
        """Both parts as far as they can be parts of a Solution of this length.

        What a Restriction is made of is smaller than the Restriction by two.
        """
        least = self._shortest_part if self.problem.restriction_due else 0
        part = length - self._shortest_name if self.problem.restrictions else 0
        while len(self.names.layers) <= max(length - least, part - 2):
            self.file_names()
        while len(self.restrictions.stages) <= part:
            self.file_restrictions()

    def file_names(self) -> None:
        """The next size of Set-Names."""
        self.names.grow()
        self._named.open_next()
        for place, family in self.names.places(len(self.names.layers) - 1):
            key = self.ledger.of_name(place.counts, place.size)
            if key is not None:
                # A set with too few cards only loses more by Restrictions. Sorted, so that every
                # run, and the kernel too, goes through them in one order.
                for cards in filter(self.worth.may_fit, sorted(family)):
                    self._named.add(key, cards, place)

    def file_restrictions(self) -> None:
        """The next size of Restriction parts."""
        self.restrictions.grow()
        self._removed.open_next()
        size = len(self.restrictions.stages) - 1
        for counts, states in self.restrictions.stages[size].parts.items():
            key = self.ledger.of_restrictions(counts)
            if key is not None:
                for state in sorted(states):
                    self._removed.add(key, gone(state), (Place(size, counts), state))

    def _all_hits(self, length: int) -> Iterator[Hit]:
        """The hits of one length, those without Restrictions first."""
        for key, named in self._named.drawers(length).items():
            if self.ledger.alone(key):
                for cards, places in named.items():
                    if self.worth.fits(cards):
                        for place in places:
                            yield Hit(self.problem, cards, Ways(self, (place, cards)))
        for size in range(self._shortest_part, length - self._shortest_name + 1):
            parts, names = self._removed.drawers(size), self._named.drawers(length - size)
            for (one, removed), (other, named) in product(parts.items(), names.items()):
                if self.ledger.together(one, other):
                    yield from self._restricted(removed, named)

    def _restricted(self, removed: Drawer[Part], named: Drawer[Place]) -> Iterator[Hit]:
        """Set-Names on the cards that Restrictions leave (VI-B-1)."""
        algebra = self.tools.algebra
        self.tools.purse.pay(algebra.cost(set(named), set(removed)))
        left = algebra.joined("subtraction", set(named), set(removed))
        # As families first: by which pairs a set comes about is asked only of those that fit.
        fitting = {cards for cards in left if self.worth.fits(cards)} - (
            set() if self.every else self._hits
        )
        for cards, (name, places) in product(sorted(fitting), named.items()):
            for away, parts in removed.items():
                if name & ~away == cards:
                    for place, part in product(places, parts):
                        yield Hit(self.problem, cards, Ways(self, (place, name), part))


def hits_of(problems: tuple[SetProblem, ...], purse: Purse, every: bool) -> Iterator[Hit]:
    """The hits of all problems, shortest first, until there can be no longer ones."""
    searches = [Search(problem, purse, every) for problem in problems]
    length = 0
    while searches:
        length += 1
        for search in searches:
            yield from search.hits(length)
        searches = [search for search in searches if not search.finished(length)]
