"""The meaning of a text of ON-SETS: every reading of its sets, and the worth of its Goal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from goalsetter.cubes import (
    ALL_CARDS,
    BLANK,
    Card,
    Mat,
    SetGoal,
    SetSolution,
    Universe,
    Written,
    placed_in,
)
from goalsetter.expr import CardSet, Tree, cards_in, mask, written_out
from goalsetter.judge import GoalVerdict, rule_on_goal
from goalsetter.rules import (
    ON_SETS,
    Division,
    OnSetsRules,
    Question,
    Removal,
    SetReader,
    removals,
    removals_of,
    split,
    written_with,
)

SetNoun = SetSolution | SetGoal | Mat
Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SetReadingShown:
    """One reading of a Restriction or a Set-Name, its grouping written out."""

    grouping: Written
    cards: Cards
    """The cards that it removes, or that it names."""
    removed: Cards = ()
    """For a Set-Name: the cards that the Restrictions have removed."""


@dataclass(frozen=True, slots=True)
class SetSide:
    """One part of a text: each of its groupings if they are few, else each of its meanings."""

    name: str
    written: Written
    count: int
    readings: tuple[SetReadingShown, ...]
    too_long: bool = False

    @property
    def meanings(self) -> int:
        """How many readings differ in what they do."""
        return len({(reading.cards, reading.removed) for reading in self.readings})


@dataclass(frozen=True, slots=True)
class SetExplanation:
    """A text of ON-SETS as it was read."""

    text: str
    noun: SetNoun
    universe: Universe
    sides: tuple[SetSide, ...]
    goal: GoalVerdict | None = None
    absolute: GoalVerdict | None = None
    """The worth of the Goal as it lies, and under Absolute Value."""

    @property
    def has_value(self) -> bool:
        """Whether every part means something."""
        return all(side.readings for side in self.sides) and (self.goal is None or self.goal.legal)


def explain_sets(
    text: str, noun: SetNoun, universe: Universe | None, *, limit: int
) -> SetExplanation:
    """Read the noun on these cards, or on those of its mat, or on all sixteen."""
    dealt = universe or (noun.universe if isinstance(noun, Mat) else None) or Universe(ALL_CARDS)
    if isinstance(noun, SetSolution):
        reader = SetReader(rules_for(noun), dealt, noun.where)
        return SetExplanation(text, noun, dealt, tuple(_sides(noun, reader, limit)))
    goal = noun.goal if isinstance(noun, Mat) else noun
    if not isinstance(goal, SetGoal):
        return SetExplanation(text, noun, dealt, ())
    rules = _usual()
    mat = Mat(goal=goal)
    usual, absolute = (
        rule_on_goal(Question(rules=asked, mat=mat), briefly=True)
        for asked in (rules, replace(rules, absolute=True))
    )
    return SetExplanation(text, noun, dealt, (), usual, absolute)


def _usual() -> OnSetsRules:
    edition = ON_SETS.edition(ON_SETS.usual)
    assert edition is not None
    return edition.in_force(Division.MIDDLE)


def rules_for(solution: SetSolution) -> OnSetsRules:
    """The usual rules, with the variations that the notes of a text ask for."""
    # A note says what a cube stands for: only under a variation can that be something else.
    placed = [p for part in parts_of(solution) for p in placed_in(part.items)]
    noted = [p.cube.symbol for p in placed if p.note not in (None, p.cube.symbol)]
    said = [entry.what for entry in solution.where if entry.what != BLANK]
    return replace(_usual(), wild=(*noted, *said, "")[0], blank_wild=True)


def parts_of(solution: SetSolution) -> tuple[Written, ...]:
    """The Restrictions, then the Set-Name."""
    return (*solution.restrictions, solution.set_name)


def _sides(solution: SetSolution, reader: SetReader, limit: int) -> Iterator[SetSide]:
    if reader.too_long(*solution.restrictions) or reader.too_long(solution.set_name):
        for name, part in _named(solution):
            yield SetSide(name, part, 0, (), too_long=True)
        return
    for restriction in solution.restrictions:
        yield _restriction(restriction, reader, limit)
    yield _set_name(solution, reader, limit)


def _named(solution: SetSolution) -> Iterator[tuple[str, Written]]:
    yield from (("restriction", part) for part in solution.restrictions)
    yield "set-name", solution.set_name


def _restriction(written: Written, reader: SetReader, limit: int) -> SetSide:
    # Each removal once: quick, and enough where groupings are too many to list.
    few = removals(written, reader)
    count = _count(written, reader) if few else 0
    shown = removals_of(written, reader, limit) if count <= limit else few
    return SetSide("restriction", written, count, tuple(_removal(written, shown, reader)))


def _count(written: Written, reader: SetReader) -> int:
    """Groupings of a Restriction: those of each of its sets, multiplied."""
    total = 1
    for side in split(written, reader)[0]:
        total *= reader.count(Written(side))
    return total


def _removal(
    written: Written, shown: tuple[Removal, ...], reader: SetReader
) -> Iterator[SetReadingShown]:
    for removal in shown:
        yield SetReadingShown(written_with(written, removal, reader), cards_in(removal.cards))


def _set_name(solution: SetSolution, reader: SetReader, limit: int) -> SetSide:
    """The Set-Name on the cards that are left, for every effect of the Restrictions."""
    written = solution.set_name
    count = reader.count(written)
    listed = count <= limit
    named = reader.every(written, limit) if listed else list(reader.values(written).items())
    readings = [
        _named_cards(written, pair, gone) for gone in _gone(solution, reader) for pair in named
    ]
    return SetSide("set-name", written, count, tuple(readings))


def _named_cards(written: Written, pair: tuple[CardSet, Tree], gone: CardSet) -> SetReadingShown:
    cards, tree = pair
    grouping = Written(written_out(tree, written.items))
    return SetReadingShown(grouping, cards_in(cards & ~gone), cards_in(gone))


def _gone(solution: SetSolution, reader: SetReader) -> list[CardSet]:
    """List what all Restrictions together may remove; nothing if one of them has no meaning."""
    options = [[r.cards for r in removals(part, reader)] for part in solution.restrictions]
    everything = mask(reader.universe.cards)
    removed: dict[CardSet, None] = {}
    for choice in product(*options):
        gone = 0
        for cards in choice:
            gone |= cards
        # A dictionary for its order: two ways that remove the same cards are shown once.
        removed[gone & everything] = None
    return list(removed)
