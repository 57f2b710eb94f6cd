"""Every Restriction part that can be built, fewest signs first, and the cards it removes (VI-B).

A chain grows at its right end, so of an open chain the last set is remembered beside the cards
that are gone. Several Restrictions are put together from single ones (see ``nulls``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from goalsetter.expr import CardSet
from goalsetter.solver.onsets.counts import NONE
from goalsetter.solver.onsets.families import Family
from goalsetter.solver.onsets.names import NOTHING, Found, Names, Place, Tools
from goalsetter.solver.onsets.nulls import KEEPINGS, States
from goalsetter.solver.onsets.problem import CubeRole

REMOVES: Mapping[str, str] = {"=": "symmetric-difference", "⊆": "subtraction"}
"""Which cards break a link: those in just one set, or in the first but not in the second."""

Ends = dict[CardSet, Family]
"""The cards that chains remove, by their last set."""


class Link(NamedTuple):
    """How chains are put together: a sign, with a set or a chain before it and a set behind it."""

    kind: int
    option: int
    left: Place
    chain: bool
    right: Place


class Pair(NamedTuple):
    """Some Restrictions, and one more behind them; the first has none before it."""

    before: Place | None
    last: Place


@dataclass(slots=True)
class Stage:
    """New things of one size: open chains, single Restrictions, whole parts."""

    chains: dict[int, Ends] = field(default_factory=dict)
    singles: dict[int, Family] = field(default_factory=dict)
    parts: dict[int, States] = field(default_factory=dict)
    links: dict[int, list[Link]] = field(default_factory=dict)
    pairs: dict[int, list[Pair]] = field(default_factory=dict)


class Restrictions:
    """Restriction parts by their size."""

    def __init__(self, tools: Tools, names: Names) -> None:
        self.tools = tools
        self.names = names
        self.stages = [Stage()]
        self.last = 0
        """The largest size at which something was new."""
        self.keeping = KEEPINGS[tools.problem.null]
        self._signs = tools.kinds(CubeRole.SIGN)
        self._sets = tools.kinds(CubeRole.SET)
        self._chains: dict[tuple[int, CardSet], Family] = {}
        self._singles: dict[int, Family] = {}
        self._parts: dict[int, States] = {}

    @property
    def finished(self) -> bool:
        """Whether no larger part can be new: what it is made of would be too large."""
        size, limit = len(self.stages) - 1, self.tools.limit()
        if limit is not None and size >= limit:
            return True
        # Two sets, a chain and a set, or two parts: whatever is larger has a part that is not new.
        largest = max(2 * self.names.last, self.last + self.names.last, 2 * self.last) + 1
        return self.names.finished and size >= largest

    def grow(self) -> None:
        """Add the next stage; the names must have grown as far."""
        stage, size = Stage(), len(self.stages)
        if not self.finished:
            self.link_sets(stage, size)
            self.link_chains(stage, size)
            self.remember(stage)  # before parts are put together: they are made of what is known
            self.put_together(stage, size)
        self.stages.append(stage)
        if stage.singles or stage.parts or stage.chains:
            self.last = size

    def link_sets(self, stage: Stage, size: int) -> None:
        """Two sets with a sign between them."""
        for first in range(1, size - 1):
            for left in self.names.places(first):
                for right in self.names.places(size - 1 - first):
                    for kind, counts in self._with_sign(left[0].counts, right[0].counts):
                        self._link(stage, counts, kind, left, right)

    def _with_sign(self, left: int, right: int) -> Iterator[tuple[int, int]]:
        """The cubes of two parts with each sign that is left."""
        added, units = self.tools.counts.added, self.tools.counts.units
        both = added(left, right)
        for kind in self._signs if both != NONE else ():
            counts = added(both, units[kind])
            if counts != NONE:
                yield kind, counts

    def _link(self, stage: Stage, counts: int, kind: int, left: Found, right: Found) -> None:
        """Two families of sets; of chains that may go on the last set is kept."""
        algebra = self.tools.algebra
        self.tools.purse.pay(algebra.cost(left[1], right[1]))
        for option, sign in enumerate(self.tools.problem.kinds[kind].options):
            link = Link(kind, option, left[0], False, right[0])
            removes = REMOVES[sign.symbol]
            # A chain that cannot go on need not remember its last set: far fewer states.
            if not self._is_open(counts):
                self._single(stage, counts, algebra.joined(removes, left[1], right[1]), link)
                continue
            for last in right[1]:
                family = algebra.joined(removes, left[1], {last})
                self._chain(stage, counts, last, family, link)

    def link_chains(self, stage: Stage, size: int) -> None:
        """A chain with a sign and a set behind it."""
        for first in range(3, size - 1):
            for counts, ends in self.stages[first].chains.items():
                for right in self.names.places(size - 1 - first):
                    for kind, both in self._with_sign(counts, right[0].counts):
                        self._go_on(stage, both, kind, (Place(first, counts), ends), right)

    def _go_on(
        self, stage: Stage, counts: int, kind: int, left: tuple[Place, Ends], right: Found
    ) -> None:
        """Every chain of one collection of cubes with every set of another behind it."""
        algebra, goes_on = self.tools.algebra, self._is_open(counts)
        for option, sign in enumerate(self.tools.problem.kinds[kind].options):
            link = Link(kind, option, left[0], True, right[0])
            for end, family in left[1].items():
                self.tools.purse.pay(len(family) * len(right[1]))
                for last in right[1]:
                    broken = algebra.joined(REMOVES[sign.symbol], {end}, {last})
                    made = algebra.joined("union", family, broken)
                    if goes_on:
                        self._chain(stage, counts, last, made, link)
                    else:
                        self._single(stage, counts, made, link)

    def _is_open(self, counts: int) -> bool:
        """Whether a sign and a set are left with which a chain might go on."""
        added, units = self.tools.counts.added, self.tools.counts.units
        longer = (added(counts, units[at]) for at in self._signs)
        return any(
            added(cubes, units[at]) != NONE
            for cubes in longer
            if cubes != NONE
            for at in self._sets
        )

    def _chain(self, stage: Stage, counts: int, last: CardSet, family: Family, link: Link) -> None:
        """Keep a chain that may go on, and that it may end here."""
        fresh = family - self._chains.get((counts, last), NOTHING)
        if fresh:
            stage.chains.setdefault(counts, {}).setdefault(last, set()).update(fresh)
            self._single(stage, counts, family, link, always=True)

    def _single(
        self, stage: Stage, counts: int, family: Family, link: Link, always: bool = False
    ) -> None:
        """Keep a Restriction."""
        fresh = family - self._singles.get(counts, NOTHING)
        if fresh:
            stage.singles.setdefault(counts, set()).update(fresh)
        if fresh or always:
            links = stage.links.setdefault(counts, [])
            # One link makes many sets in a row, and is remembered once.
            if not links or links[-1] != link:
                links.append(link)

    def remember(self, stage: Stage) -> None:
        """Take what is new now for known from now on."""
        for counts, ends in stage.chains.items():
            for last, family in ends.items():
                self._chains.setdefault((counts, last), set()).update(family)
                self.tools.purse.keep(len(family))
        for counts, family in stage.singles.items():
            self._singles.setdefault(counts, set()).update(family)
            self.tools.purse.keep(len(family))
        self.tools.purse.vectors += len(stage.singles)

    def put_together(self, stage: Stage, size: int) -> None:
        """Whole parts: one Restriction, or several with one more behind them."""
        for counts, family in stage.singles.items():
            self._part(stage, counts, self.keeping.first(family), Pair(None, Place(size, counts)))
        for before in range(3, size - 2):
            for one, states in self.stages[before].parts.items():
                for other, family in self.stages[size - before].singles.items():
                    counts = self.tools.counts.added(one, other)
                    if counts != NONE:
                        self.tools.purse.pay(len(states) * len(family))
                        pair = Pair(Place(before, one), Place(size - before, other))
                        self._part(stage, counts, self.keeping.joined(states, family), pair)
        for counts, states in stage.parts.items():
            self._parts.setdefault(counts, set()).update(states)
            self.tools.purse.keep(len(states))

    def _part(self, stage: Stage, counts: int, states: States, pair: Pair) -> None:
        fresh = states - self._parts.get(counts, set())
        if fresh:
            stage.parts.setdefault(counts, set()).update(fresh)
            stage.pairs.setdefault(counts, []).append(pair)
