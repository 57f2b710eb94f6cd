"""What the two sides of a paper may be worth, and which readings of the Goal the mat allows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.cubes import (
    DIGITS,
    Cube,
    Factorial,
    Group,
    Item,
    LaidGoal,
    Placed,
    Point,
    Written,
    placed_in,
)
from goalsetter.expr import Number, Purse, Reading, Readings, Undefined, Unsettled, ValueSet
from goalsetter.judge.sides import Sides
from goalsetter.judge.supply import count_factorials
from goalsetter.judge.wild import WildMeanings
from goalsetter.rules import EquationsRules, Place, Reader, stands_for, within_limit


@dataclass(frozen=True, slots=True)
class Worth:
    """Readings of the Solution, of the Goal as written, and of those the ones the mat allows."""

    solution: Readings
    goal: Readings
    legal_goal: Readings

    @property
    def settled(self) -> bool:
        """Whether every reading was found and valued."""
        return self.solution.settled and self.goal.settled


def find_worth(
    sides: Sides, laid: LaidGoal, wild: WildMeanings, rules: EquationsRules, purse: Purse
) -> Worth:
    """Read both sides, on one purse."""
    goal, legal = _goal(sides, laid, wild, rules, purse)
    reader = Reader(rules.reading, Place.SOLUTION, wild.solution_where)
    solution = reader.written(sides.solution, purse)
    return Worth(solution, goal, _limited(legal, rules))


def _goal(
    sides: Sides, laid: LaidGoal, wild: WildMeanings, rules: EquationsRules, purse: Purse
) -> tuple[Readings, Readings]:
    """The Goal as written, and those of its readings that the mat allows."""
    if sides.goal is None or (rules.fits_some_goal and _as_laid(sides.goal)):
        readings = _any_reading(sides, laid, wild, rules, purse)
        return readings, readings
    reader = Reader(rules.reading, Place.WRITTEN_GOAL, wild.goal_where)
    written = reader.written(sides.goal, purse)
    if not sides.matches:
        return written, Readings(())
    kept = with_blocks(sides.goal, _blocks(laid, sides.goal, wild, rules))
    if kept is None:
        return written, Readings(())
    allowed = [reader.written(kept, purse)] if kept != sides.goal else []
    if rules.reading.order_of_operations:
        allowed.append(Reader(rules.reading, Place.LAID_GOAL).laid(laid, purse))
    return written, _among(written, allowed)


def _among(written: Readings, allowed: list[Readings]) -> Readings:
    """The readings whose value occurs among all that is allowed (2018-19 VII-C-4-g)."""
    kept = written.defined
    for readings in allowed:
        values: ValueSet[None] = ValueSet()
        for reading in readings.defined:
            if not isinstance(reading.value, Undefined | Unsettled):
                values.add(reading.value, None)
        kept = tuple(r for r in kept if (n := _number(r)) is not None and n in values)
    return replace(written, defined=kept)


def _number(reading: Reading) -> Number | None:
    value = reading.value
    return None if isinstance(value, Undefined | Unsettled) else value


def _blocks(
    laid: LaidGoal, goal: Written, wild: WildMeanings, rules: EquationsRules
) -> list[tuple[int, int]]:
    """The chunks that must stay whole, and digits that a gap keeps apart."""
    spans = Reader(rules.reading).chunks(laid, _said(laid, goal, wild, rules))
    cubes = laid.cubes()
    return [
        (start, end)
        for start, end in spans
        if end - start > 1 or (end < len(cubes) and _digits(cubes[start], cubes[end]))
    ]


def _digits(one: Cube, other: Cube) -> bool:
    return one.symbol in DIGITS and other.symbol in DIGITS


def _as_laid(goal: Written) -> bool:
    """Whether nothing was added to the cubes of the Goal."""
    return all(isinstance(item, Placed) and item.note is None for item in goal.items)


def _any_reading(
    sides: Sides, laid: LaidGoal, wild: WildMeanings, rules: EquationsRules, purse: Purse
) -> Readings:
    """Every reading of the Goal on the mat, its wild cubes as marked in the Solution.

    Unmarked and unused in the Solution, they may stand for anything; factorials that the Solution
    leaves over may modify the Goal (2011-12 ET6).
    """
    used = {cube.symbol for cube in sides.solution.cubes()}
    declared = {entry.what for entry in wild.goal_where}
    said = [pair for pair in _said(laid, None, wild, rules) if pair[0] in used | declared]
    reading = replace(rules.reading, wild_said=tuple(said))
    left = max(0, min(rules.goal_factorials, 2 - count_factorials(sides.solution.items)))
    return Reader(reading, Place.LAID_GOAL).with_factorials(laid, left, purse)


def _said(
    laid: LaidGoal, goal: Written | None, wild: WildMeanings, rules: EquationsRules
) -> tuple[tuple[str, str], ...]:
    """What each wild symbol of the Goal stands for: by a note in it, else as declared, else as
    it is."""
    declared = {entry.what: entry.meaning for entry in wild.goal_where}
    marked = {p.cube.symbol: p.note for p in placed_in(goal.items) if p.note} if goal else {}
    symbols = {cube.symbol: 0 for cube in laid.cubes() if cube.symbol in rules.reading.wild}
    return tuple((symbol, _symbol(symbol, marked, declared)) for symbol in symbols)


def _symbol(symbol: str, marked: dict[str, str], declared: dict[str, str]) -> str:
    """The symbol that a wild one stands for: how a sign is marked is each cube's own."""
    for meaning in (marked.get(symbol, ""), declared.get(symbol, "")):
        shown = stands_for(meaning)
        if shown is not None:
            return meaning if meaning.isdigit() else shown[0]
    return symbol


def _limited(readings: Readings, rules: EquationsRules) -> Readings:
    """Without the values of the Goal that lie beyond its limit (2018-19 XIII-B-7)."""
    return replace(readings, defined=tuple(r for r in readings.defined if _within(r, rules)))


def _within(reading: Reading, rules: EquationsRules) -> bool:
    value = reading.value
    return isinstance(value, Undefined | Unsettled) or within_limit(value, rules.goal_limit)


def with_blocks(written: Written, blocks: list[tuple[int, int]]) -> Written | None:
    """The expression with brackets round these spans of its cubes; nothing if they cut through
    brackets that are there (2018-19 IV-B-2, VII-C-4-g)."""
    items: tuple[Item, ...] | None = written.items
    for start, end in blocks:
        items = _bracketed(items, start, end) if items is not None else None
    return Written(items) if items is not None else None


def _bracketed(items: tuple[Item, ...], start: int, end: int) -> tuple[Item, ...] | None:
    """Items with brackets round the cubes from start up to end, counted over all levels."""
    edges = [0]
    for item in items:
        edges.append(edges[-1] + _size(item))
    for at, item in enumerate(items):
        if isinstance(item, Group) and edges[at] <= start and end <= edges[at + 1]:
            inner = _bracketed(item.items, start - edges[at], end - edges[at])
            changed = None if inner is None else replace(item, items=inner)
            return None if changed is None else (*items[:at], changed, *items[at + 1 :])
    if start not in edges or end not in edges:
        return None
    first = max(at for at, edge in enumerate(edges[:-1]) if edge == start)
    last = min(at for at, edge in enumerate(edges) if edge == end)
    while last < len(items) and isinstance(items[last], Point):
        last += 1
    return (*items[:first], Group(items[first:last]), *items[last:])


def _size(item: Item) -> int:
    """How many cubes an item has."""
    if isinstance(item, Group):
        return sum(map(_size, item.items))
    return 0 if isinstance(item, Factorial | Point) else 1
