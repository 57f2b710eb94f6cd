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
    for removed in state:
        cards |= removed
    return cards


def first_of_any(family: Family) -> States:
    """A Restriction may remove nothing."""
    return {(cards,) for cards in family}


def first_removing(family: Family) -> States:
    """A Restriction must remove a card."""
    return {(cards,) for cards in family if cards}


def union(states: States, family: Family) -> States:
    """Only what all of them remove together matters."""
    return first_of_any(JOINS["union"]({cards for (cards,) in states}, family))


def removing_more(states: States, family: Family) -> States:
    """Each removes a card that none before it removes."""
    return {(cards | new,) for (cards,) in states for new in family if new & ~cards}


def removing_its_own(states: States, family: Family) -> States:
    """Each removes a card that no other removes.

    So what each removes must be remembered: a later one may take away an earlier one's own card.
    """
    joined = ((*state, new) for state in states for new in family if new & ~gone(state))
    kept = set()
    # A card that two of them remove is nobody's own.
    for state in joined:
        once = twice = 0
        for cards in state:
            twice |= once & cards
            once |= cards
        if all(cards & ~twice for cards in state):
            kept.add(tuple(sorted(state)))
    return kept


KEEPINGS = {
    Null.FREE: Keeping(first_of_any, union),
    Null.AS_WRITTEN: Keeping(first_removing, removing_more),
    Null.EVERY_ORDER: Keeping(first_removing, removing_its_own),
}
