"""From what a search has found back to how it is written: every tree of a set, every chain.

Nothing is remembered with a set but which families were joined; trees are found again top-down.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from goalsetter.expr import CardSet
from goalsetter.solver.onsets.families import JOINS
from goalsetter.solver.onsets.names import Names, Place, Split
from goalsetter.solver.onsets.nulls import State
from goalsetter.solver.onsets.problem import CubeRole
from goalsetter.solver.onsets.restrictions import REMOVES, Link, Pair, Restrictions


@dataclass(frozen=True, slots=True)
class Node:
    """A cube, given by its kind and what it stands for, with its operands."""

    kind: int
    option: int
    operands: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class Chain:
    """A Restriction: its sets, and the signs between them."""

    sets: tuple[Node, ...]
    signs: tuple[Node, ...]


def trees_of(names: Names, place: Place, cards: CardSet) -> Iterator[Node]:
    """Every way to name a set that was found at a place."""
    tools = names.tools
    for at in tools.kinds(CubeRole.SET) if place.size == 1 else ():
        if tools.counts.units[at] == place.counts:
            for option, named in enumerate(tools.problem.named(at)):
                if named == cards:
                    yield Node(at, option)
    for split in names.layers[place.size].splits.get(place.counts, ()):
        if split.right is None:
            complement = tools.algebra.everything ^ cards
            if complement in names.layers[split.left.size].families[split.left.counts]:
                for operand in trees_of(names, split.left, complement):
                    yield Node(split.kind, split.option, (operand,))
        else:
            yield from joins_of(names, split, split.right, cards)


def joins_of(names: Names, split: Split, right: Place, cards: CardSet) -> Iterator[Node]:
    """Every way to name a set by a sign between two."""
    function = names.tools.problem.kinds[split.kind].options[split.option].function
    lefts = names.layers[split.left.size].families[split.left.counts]
    rights = names.layers[right.size].families[right.counts]
    # Tried pair by pair: only sets that are shown are ever traced back.
    for one, other in product(sorted(lefts), sorted(rights)):
        if JOINS[function]({one}, {other}) == {cards}:
            for operands in product(
                trees_of(names, split.left, one), trees_of(names, right, other)
            ):
                yield Node(split.kind, split.option, operands)


def parts_of(parts: Restrictions, place: Place, state: State) -> Iterator[tuple[Chain, ...]]:
    """Every way to write Restrictions that were found at a place."""
    for pair in parts.stages[place.size].pairs[place.counts]:
        yield from pairs_of(parts, pair, state)


def pairs_of(parts: Restrictions, pair: Pair, state: State) -> Iterator[tuple[Chain, ...]]:
    """Every way to write some Restrictions with one more behind them."""
    family = sorted(parts.stages[pair.last.size].singles[pair.last.counts])
    if pair.before is None:
        for removed in family:
            if parts.keeping.first({removed}) == {state}:
                yield from ((chain,) for chain in chains_of(parts, pair.last, removed))
        return
    for before in sorted(parts.stages[pair.before.size].parts[pair.before.counts]):
        for removed in family:
            if parts.keeping.joined({before}, {removed}) == {state}:
                for chains in parts_of(parts, pair.before, before):
                    for last in chains_of(parts, pair.last, removed):
                        yield (*chains, last)


def chains_of(
    parts: Restrictions, place: Place, removed: CardSet, last: CardSet | None = None
) -> Iterator[Chain]:
    """Every chain that removes these cards, and ends with this set if one is given."""
    for link in parts.stages[place.size].links[place.counts]:
        rights = parts.names.layers[link.right.size].families[link.right.counts]
        for right in sorted(rights) if last is None else rights & {last}:
            yield from _linked(parts, link, right, removed)


def _linked(parts: Restrictions, link: Link, right: CardSet, removed: CardSet) -> Iterator[Chain]:
    """Every chain that a link makes with one last set."""
    starts = chains_before if link.chain else first_sets
    sign = Node(link.kind, link.option)
    for before in starts(parts, link, right, removed):
        for node in trees_of(parts.names, link.right, right):
            yield Chain((*before.sets, node), (*before.signs, sign))


def _broken(parts: Restrictions, link: Link, left: CardSet, right: CardSet) -> CardSet:
    """The cards that one link removes."""
    sign = parts.tools.problem.kinds[link.kind].options[link.option].symbol
    (cards,) = JOINS[REMOVES[sign]]({left}, {right})
    return cards


def first_sets(
    parts: Restrictions, link: Link, right: CardSet, removed: CardSet
) -> Iterator[Chain]:
    """The first set of a chain, alone."""
    for left in sorted(parts.names.layers[link.left.size].families[link.left.counts]):
        if _broken(parts, link, left, right) == removed:
            for node in trees_of(parts.names, link.left, left):
                yield Chain((node,), ())


def chains_before(
    parts: Restrictions, link: Link, right: CardSet, removed: CardSet
) -> Iterator[Chain]:
    """The chain before the last link."""
    for end, family in sorted(parts.stages[link.left.size].chains[link.left.counts].items()):
        broken = _broken(parts, link, end, right)
        for cards in sorted(family):
            if cards | broken == removed:
                yield from chains_of(parts, link.left, cards, end)
