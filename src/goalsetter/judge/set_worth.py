"""Readings of an ON-SETS Solution: its Restrictions and its Set-Name on the cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

from goalsetter.cubes import BLANK, Card, SetSolution, StandsFor, Written
from goalsetter.expr import CardSet, Tree, cards_in, mask, written_out
from goalsetter.notation import parse_set_written
from goalsetter.rules import (
    OnSetsRules,
    Removal,
    SetReader,
    removals,
    rulings,
    settled_by,
    written_with,
)


@dataclass(frozen=True, slots=True)
class SetReading:
    """One reading: what each Restriction removes, and the cards that the Set-Name takes."""

    removals: tuple[Removal, ...]
    cards: CardSet
    tree: Tree
    worth: int
    """How many they count, double ones twice."""

    @property
    def gone(self) -> CardSet:
        """All cards that the Restrictions remove."""
        gone = 0
        for removal in self.removals:
            gone |= removal.cards
        return gone


def set_readings(
    solution: SetSolution, reader: SetReader
) -> tuple[tuple[SetReading, ...], tuple[Written, ...]]:
    """Every reading of the Solution, and the parts that have none.

    A set is worked out on the cards that the Restrictions leave (On-Sets VI-B-1): that is the same
    as working it out on all cards and keeping those that are left.
    """
    # Measured before it is read: the product of all Restrictions would be too large.
    if reader.too_long(*solution.restrictions):
        return (), solution.restrictions
    restrictions = [removals(restriction, reader) for restriction in solution.restrictions]
    names = list(reader.values(solution.set_name).items())
    parts = zip(solution.parts, (*restrictions, names), strict=True)
    without = tuple(part for part, meanings in parts if not meanings)
    double = doubled(reader)
    readings = []
    for choice in product(*restrictions):
        reader.budget.charge((2 + len(choice)) * len(names))
        for named, tree in names:
            left = named
            for removal in choice:
                left &= ~removal.cards
            worth = left.bit_count() + (left & double).bit_count()
            readings.append(SetReading(choice, left, tree, worth))
    return tuple(readings), without


def regrouped(solution: SetSolution, reading: SetReading, reader: SetReader) -> SetSolution:
    """The Solution with the brackets of one reading, in every part that has several readings."""
    restrictions = [
        written_with(part, removal, reader) if len(removals(part, reader)) > 1 else part
        for part, removal in zip(solution.restrictions, reading.removals, strict=True)
    ]
    name = solution.set_name
    # Brackets only where they say something: a part with one reading stays as it was written.
    if len(reader.values(name)) > 1:
        name = Written(written_out(reading.tree, name.items))
    return replace(solution, restrictions=tuple(restrictions), set_name=name)


def of_the_blank_card(where: tuple[StandsFor, ...]) -> tuple[StandsFor, ...]:
    """Those entries that speak of the blank card, not of a cube."""
    return tuple(entry for entry in where if entry.what == BLANK)


@settled_by(rulings.sets.DOUBLE_PLAIN)
def doubled(reader: SetReader) -> CardSet:
    """The cards that count double, read without wild cubes and swaps (XIII-C-9)."""
    cards = 0
    dealt = reader.rules.says(rulings.sets.DOUBLE_BLANK, "as-dealt")
    reader = replace(reader, where=() if dealt else of_the_blank_card(reader.where))
    for name, minus in reader.rules.doubled:
        plain: OnSetsRules = replace(reader.rules, wild="", interchange=(), subtraction=minus)
        for named in replace(reader, rules=plain).values(parse_set_written(name)):
            cards |= named
    return cards


Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetWork:
    """One reading of a Solution on the cards: what goes, what stays, what is taken."""

    solution: SetSolution
    """With the brackets of this reading."""
    removed: tuple[Cards, ...]
    """The cards that each Restriction removes, in their order."""
    left: Cards
    taken: Cards
    """The cards that the Set-Name names."""
    twice: Cards
    """Those of them that count double."""
    worth: int
    fits: bool
    """Whether that is a legal value of the Goal."""

    @property
    def steps(self) -> tuple[tuple[Written, Cards], ...]:
        """Each Restriction with the cards that it removes."""
        return tuple(zip(self.solution.restrictions, self.removed, strict=True))


def work_of(
    solution: SetSolution, reading: SetReading, reader: SetReader, goals: tuple[int, ...]
) -> SetWork:
    """One reading step by step, for people who want to see the cards."""
    return SetWork(
        solution=regrouped(solution, reading, reader),
        removed=tuple(cards_in(removal.cards) for removal in reading.removals),
        left=cards_in(mask(reader.universe.cards) & ~reading.gone),
        taken=cards_in(reading.cards),
        twice=cards_in(reading.cards & doubled(reader)),
        worth=reading.worth,
        fits=reading.worth in goals,
    )
