"""What the two sides of a paper may be worth, and which readings of the Goal the mat allows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.cubes import Factorial, Group, Item, LaidGoal, Placed, Point, Written
from goalsetter.expr import Reading, Readings, Undefined, Unsettled
from goalsetter.judge.goal import within_limit
from goalsetter.judge.sides import Sides
from goalsetter.judge.wild import WildMeanings
from goalsetter.rules import EquationsRules, Place, Reader, stands_for


@dataclass(frozen=True, slots=True)
class Worth:
    """Readings of the Solution, of the Goal as written, and of those the ones the mat allows."""

    solution: Readings
    goal: Readings
    legal_goal: Readings

    @property
    def settled(self) -> bool:
        """Whether every reading was found and valued."""
        return all(
            readings.complete and not readings.unsettled for readings in (self.solution, self.goal)
        )


def find_worth(sides: Sides, laid: LaidGoal, wild: WildMeanings, rules: EquationsRules) -> Worth:
    """Read both sides."""
    solution = Reader(rules.reading, Place.SOLUTION, wild.solution_where).written(sides.solution)
    goal, legal = _goal(sides, laid, wild, rules)
    return Worth(solution, goal, _limited(legal, rules))


def _goal(
    sides: Sides, laid: LaidGoal, wild: WildMeanings, rules: EquationsRules
) -> tuple[Readings, Readings]:
    """The Goal as written, and the part of its readings that keeps the gaps on the mat."""
    if sides.goal is None or (rules.fits_some_goal and _as_laid(sides.goal)):
        readings = _any_reading(laid, wild, rules)
        return readings, readings
    reader = Reader(rules.reading, Place.WRITTEN_GOAL, wild.goal_where)
    written = reader.written(sides.goal)
    if not sides.matches:
        return written, Readings(())
    meaning = _meaning(laid, wild, rules)
    blocks = [span for span in Reader(rules.reading).chunks(laid, meaning) if span[1] - span[0] > 1]
    kept = with_blocks(sides.goal, blocks)
    return written, Readings(()) if kept is None else reader.written(kept)


def _as_laid(goal: Written) -> bool:
    """Whether nothing was added to the cubes of the Goal."""
    return all(isinstance(item, Placed) and item.note is None for item in goal.items)


def _any_reading(laid: LaidGoal, wild: WildMeanings, rules: EquationsRules) -> Readings:
    """Every reading of the Goal on the mat, its wild cubes as marked in the Solution."""
    meaning = _meaning(laid, wild, rules)
    reading = rules.reading
    if meaning:
        reading = replace(reading, wild_meanings=(meaning,))
    return Reader(reading, Place.LAID_GOAL).laid(laid)


def _meaning(laid: LaidGoal, wild: WildMeanings, rules: EquationsRules) -> str:
    """The symbol that the wild cubes of the Goal stand for."""
    symbols = [cube.symbol for cube in laid.cubes() if cube.symbol in rules.reading.wild]
    declared = {entry.what: entry.meaning for entry in wild.goal_where}
    shown = stands_for(declared.get(symbols[0], symbols[0])) if symbols else None
    return shown[0] if shown else ""


def _limited(readings: Readings, rules: EquationsRules) -> Readings:
    """Without the values of the Goal that lie beyond its limit (2018-19 XIII-B-7)."""
    return replace(readings, defined=tuple(r for r in readings.defined if _within(r, rules)))


def _within(reading: Reading, rules: EquationsRules) -> bool:
    value = reading.value
    return isinstance(value, Undefined | Unsettled) or within_limit(value, rules)


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
