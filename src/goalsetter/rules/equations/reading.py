"""Reading a whole expression: bracket levels from the inside out, physical gaps on the mat."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cubes import Group, Item, LaidGoal, Placed, StandsFor, Written
from goalsetter.expr import (
    Atom,
    Level,
    Outcome,
    Purse,
    Reading,
    Readings,
    Tree,
    Undefined,
    Unsettled,
    ValueSet,
    count_groupings,
    groupings,
    read_level,
)
from goalsetter.rules.equations.face import Face, laid_face, written_face
from goalsetter.rules.equations.leaves import Line
from goalsetter.rules.equations.lexicon import level_of
from goalsetter.rules.equations.tables import Place, ReadingRules

Options = tuple[Reading, ...]
Blocks = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads expressions under given rules at a given place."""

    rules: ReadingRules
    place: Place = Place.SOLUTION
    where: tuple[StandsFor, ...] = ()

    def written(self, written: Written, purse: Purse | None = None) -> Readings:
        """The distinct values of a written expression."""
        return self._distinct(written.items, purse or Purse())

    def laid(self, goal: LaidGoal, purse: Purse | None = None) -> Readings:
        """The distinct values of a Goal as it lies, over all that its wild cubes may stand for."""
        purse = purse or Purse()
        return merged([read_level(self.laid_level(goal, m), purse) for m in self.meanings(goal)])

    def meanings(self, goal: LaidGoal) -> tuple[str, ...]:
        """What the wild cubes of a Goal may stand for; one empty meaning if it has none."""
        wild = {cube.symbol for cube in goal.cubes()} & set(self.rules.wild)
        return self.rules.wild_meanings if wild else ("",)

    def every(self, written: Written, limit: int) -> list[Reading]:
        """The first groupings of a written expression one by one."""
        return self._every(written.items, limit)

    def every_laid(self, goal: LaidGoal, limit: int) -> list[Reading]:
        """The first groupings of a Goal as it lies one by one."""
        listed = [groupings(self.laid_level(goal, m), limit) for m in self.meanings(goal)]
        return [reading for part in listed for reading in part][:limit]

    def count(self, written: Written) -> int:
        """How many groupings a written expression has."""
        return self._count(written.items)

    def count_laid(self, goal: LaidGoal) -> int:
        """How many groupings a Goal has as it lies."""
        return sum(count_groupings(self.laid_level(goal, m)) for m in self.meanings(goal))

    def laid_level(self, goal: LaidGoal, meaning: str = "", extra: Blocks = ()) -> Level[Outcome]:
        """The one bracket level of a Goal, its complete chunks kept whole (decision 7)."""
        faces = tuple(laid_face(cube, self.rules, meaning) for cube in goal.cubes())
        line = Line(faces, _gaps(goal), Place.LAID_GOAL)
        blocks = (*self.chunks(goal, meaning), *extra)
        return level_of(items_of(goal), line, self.rules, {}, blocks)

    def chunks(self, goal: LaidGoal, meaning: str) -> Blocks:
        """The chunks that are complete expressions by themselves."""
        if len(goal.chunks) == 1:
            return ()
        found, start = [], 0
        for chunk in goal.chunks:
            level = self.laid_level(LaidGoal((chunk,)), meaning)
            if count_groupings(level):
                found.append((start, start + len(chunk)))
            start += len(chunk)
        return tuple(found)

    def _level(self, items: tuple[Item, ...], groups: dict[int, Atom[Outcome]]) -> Level[Outcome]:
        faces: tuple[Face | None, ...] = tuple(
            written_face(item, self.rules, self.where) for item in items
        )
        return level_of(items, Line(faces, place=self.place), self.rules, groups)

    def _distinct(self, items: tuple[Item, ...], purse: Purse) -> Readings:
        groups = {
            position: _atom(position, _all(self._distinct(item.items, purse)))
            for position, item in enumerate(items)
            if isinstance(item, Group)
        }
        return read_level(self._level(items, groups), purse)

    def _every(self, items: tuple[Item, ...], limit: int) -> list[Reading]:
        groups = {
            position: _atom(position, tuple(self._every(item.items, limit)))
            for position, item in enumerate(items)
            if isinstance(item, Group)
        }
        return groupings(self._level(items, groups), limit)

    def _count(self, items: tuple[Item, ...]) -> int:
        """Groupings of a level times those of its groups: each group is grouped by itself."""
        nothing = (Reading(Undefined("not-read"), Tree(0, 0)),)
        total, groups = 1, {}
        for position, item in enumerate(items):
            if isinstance(item, Group):
                total *= self._count(item.items)
                groups[position] = _atom(position, nothing)
        return total * count_groupings(self._level(items, groups))


def merged(parts: list[Readings]) -> Readings:
    """The readings of several levels as one: each distinct value once."""
    values: ValueSet[Reading] = ValueSet()
    for part in parts:
        for reading in part.defined:
            if not isinstance(reading.value, Undefined | Unsettled):
                values.add(reading.value, reading)
    return Readings(
        defined=tuple(reading for _, reading in values),
        undefined=tuple(reading for part in parts for reading in part.undefined),
        unsettled=tuple(reading for part in parts for reading in part.unsettled),
        complete=all(part.complete for part in parts),
        distinct=not values.undecided and all(part.distinct for part in parts),
    )


def items_of(goal: LaidGoal) -> tuple[Item, ...]:
    """The cubes of a Goal as items."""
    return tuple(Placed(cube) for cube in goal.cubes())


def _gaps(goal: LaidGoal) -> frozenset[int]:
    """The positions before which the Goal-setter left a space."""
    positions, start = [], 0
    for chunk in goal.chunks[:-1]:
        start += len(chunk)
        positions.append(start)
    return frozenset(positions)


def _all(readings: Readings) -> Options:
    """What a group may be worth, reasons for having no value included."""
    return (*readings.defined, *readings.undefined, *readings.unsettled)


def _atom(position: int, options: Options) -> Atom[Outcome]:
    """A group as one atom of the level it stands in."""
    end = position + 1
    return Atom(
        position,
        end,
        tuple((r.value, Tree(position, end, inside=r.tree)) for r in options),
    )
