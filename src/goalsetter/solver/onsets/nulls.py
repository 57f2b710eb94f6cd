"""Several Restrictions together: what they remove, and whether each removes enough (XIII-B-8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from goalsetter.expr import CardSet
from goalsetter.solver.onsets.families import JOINS, Family
from goalsetter.solver.onsets.problem import Null

State = tuple[CardSet, ...]
"""The memory of some Restrictions: the cards that all remove, or that each removes."""

States = set[State]


@dataclass(frozen=True, slots=True)
class Keeping:
    """How Restrictions are put together under one reading of No Null Restrictions."""

    first: Callable[[Family], States]
    """The states of one Restriction that removes any of these sets."""
    joined: Callable[[States, Family], States]
    """The states with one Restriction more."""


def gone(state: State) -> CardSet:
    """All cards that the Restrictions remove."""
    cards = 0
    for each in state:
        cards |= each
    return cards


def _anything(family: Family) -> States:
    return {(cards,) for cards in family}


def _something(family: Family) -> States:
    return {(cards,) for cards in family if cards}


def _union(states: States, family: Family) -> States:
    return _anything(JOINS["union"]({cards for (cards,) in states}, family))


def _more(states: States, family: Family) -> States:
    """Each removes a card that none before it removes."""
    return {(cards | new,) for (cards,) in states for new in family if new & ~cards}


def _own(states: States, family: Family) -> States:
    """Each removes a card that no other removes."""
    joined = ((*state, new) for state in states for new in family if new & ~gone(state))
    return {tuple(sorted(state)) for state in joined if _each_its_own(state)}


def _each_its_own(state: State) -> bool:
    once = twice = 0
    for cards in state:
        twice |= once & cards
        once |= cards
    return all(cards & ~twice for cards in state)


KEEPINGS = {
    Null.FREE: Keeping(_anything, _union),
    Null.AS_WRITTEN: Keeping(_something, _more),
    Null.EVERY_ORDER: Keeping(_something, _own),
}
