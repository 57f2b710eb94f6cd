"""Reading a whole expression: bracket levels from the inside out, physical gaps on the mat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement, product

from goalsetter.cubes import DIGITS, Factorial, Group, Item, LaidGoal, Placed, StandsFor, Written
from goalsetter.errors import NotationError
from goalsetter.expr import (
    Atom,
    BracketLevel,
    Outcome,
    Reading,
    Readings,
    StepBudget,
    Tree,
    Undefined,
    Unsettled,
    ValueSet,
    count_groupings,
    groupings,
    has_grouping,
    only,
    parse_value,
    read_level,
)
from goalsetter.rules.equations.face import Face, Said, laid_face, meanings_of, written_face
from goalsetter.rules.equations.gaps import NO_GAPS, Gaps, LevelGaps, gaps_between, gaps_in_level
from goalsetter.rules.equations.leaves import FaceLine
from goalsetter.rules.equations.lexicon import form_of_level, level_of
from goalsetter.rules.equations.tables import ExpressionPlace, ReadingRules

Options = tuple[Reading, ...]
LONGEST_LEVEL = 100
"""No bracket level of a game with 24 cubes has more items; a longer one is not read."""

Chunks = tuple[tuple[Item, ...], ...]
"""The items of a Goal on the mat, cut where the Goal-setter left a space."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads expressions under given rules at a given place."""

    rules: ReadingRules
    place: ExpressionPlace = ExpressionPlace.SOLUTION
    where: tuple[StandsFor, ...] = ()

    def written(
        self, written: Written, budget: StepBudget | None = None, gaps: Gaps = NO_GAPS
    ) -> Readings:
        """The distinct values of a written expression; of a Goal, those that its gaps allow."""
        return self._distinct(written.items, gaps, budget or StepBudget())

    def laid(self, goal: LaidGoal, budget: StepBudget | None = None) -> Readings:
        """The distinct values of a Goal as it lies, over all that its wild cubes may stand for."""
        budget = budget or StepBudget()
        return merged([read_level(self.laid_level(goal, m), budget) for m in self.meanings(goal)])

    def meanings(self, goal: LaidGoal) -> tuple[Said, ...]:
        """The meanings that the wild cubes of a Goal may have, each symbol for itself."""
        # What the Solution says of a wild cube holds in the Goal too, and leaves fewer to try.
        settled = dict(self.rules.wild_said)
        wild = {cube.symbol: 0 for cube in goal.cubes() if cube.symbol in self.rules.wild}
        options = [
            (settled[symbol],) if symbol in settled else meanings_of(symbol, self.rules)
            for symbol in wild
        ]
        return tuple(tuple(zip(wild, chosen, strict=True)) for chosen in product(*options))

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

    def can_read(self, written: Written) -> bool:
        """Whether a written expression has a grouping, however long it is and with no number
        worked out: ``count(written) > 0``, but for levels that are too long to be counted."""
        items, line = written.items, self._line(written.items, LevelGaps())
        groups = {at: Written(x.items) for at, x in enumerate(items) if isinstance(x, Group)}
        # The groups stand as atoms whatever is in them; they are asked one by one below.
        form = form_of_level(items, line, self.rules, groups)
        return all(map(self.can_read, groups.values())) and has_grouping(form)

    def count_laid(self, goal: LaidGoal) -> int:
        """How many groupings a Goal has as it lies."""
        return sum(count_groupings(self.laid_level(goal, m)) for m in self.meanings(goal))

    def with_factorials(
        self, goal: LaidGoal, most: int, budget: StepBudget | None = None
    ) -> Readings:
        """The values of a Goal with up to so many ! put in anywhere (2018-19 XIII-A-4)."""
        budget = budget or StepBudget()
        chunks = _chunk_items(goal, self.rules)
        return merged(
            [
                read_level(level, budget)
                # Without any first: the readings that need no ! come first in the list.
                for count in range(most + 1)
                for with_signs in _with_just(chunks, count)
                for level in self._levels(goal, with_signs)
            ]
        )

    def each_with_factorials(
        self, goal: LaidGoal, count: int, budget: StepBudget | None = None
    ) -> Iterator[tuple[tuple[Item, ...], Readings]]:
        """A Goal with just so many ! put in, in every way: its items and what they are worth."""
        budget = budget or StepBudget()
        for chunks in _with_just(_chunk_items(goal, self.rules), count):
            levels = self._levels(goal, chunks)
            items = tuple(item for chunk in chunks for item in chunk)
            yield items, merged([read_level(level, budget) for level in levels])

    def laid_level(self, goal: LaidGoal, said: Said = ()) -> BracketLevel[Outcome]:
        """The one bracket level of a Goal, its complete chunks uncrossed if gaps bind."""
        return self._laid(_chunk_items(goal, self.rules), said)

    def _levels(self, goal: LaidGoal, chunks: Chunks) -> Iterator[BracketLevel[Outcome]]:
        """The level for each meaning of its wild cubes."""
        for said in self.meanings(goal):
            yield self._laid(chunks, said)

    def _laid(self, chunks: Chunks, said: Said) -> BracketLevel[Outcome]:
        items = tuple(item for chunk in chunks for item in chunk)
        faces = tuple(
            laid_face(item.cube, self.rules, said) if isinstance(item, Placed) else None
            for item in items
        )
        gaps = gaps_in_level(items, self._gaps(chunks, said))
        line = FaceLine(faces, gaps.before, ExpressionPlace.LAID_GOAL)
        return level_of(items, line, self.rules, {}, gaps.blocks)

    def gaps(self, goal: LaidGoal, said: Said) -> Gaps:
        """The gaps of a Goal as it lies, with the chunks that are complete expressions."""
        return self._gaps(_chunk_items(goal, self.rules), said)

    def _gaps(self, chunks: Chunks, said: Said) -> Gaps:
        before = (0, *gaps_between(chunks))
        if len(chunks) == 1 or not self.rules.chunks_bind:
            return Gaps(frozenset(before[1:]))
        # Whether a chunk is an expression depends on what its wild cubes stand for.
        complete = [bool(count_groupings(self._laid((chunk,), said))) for chunk in chunks]
        spans = zip(before, (*before[1:], _count_cubes(chunks)), complete, strict=True)
        whole = tuple((start, end) for start, end, is_complete in spans if is_complete)
        return Gaps(frozenset(before[1:]), whole)

    def _level(
        self, items: tuple[Item, ...], groups: dict[int, Atom[Outcome]], gaps: LevelGaps
    ) -> BracketLevel[Outcome]:
        return level_of(items, self._line(items, gaps), self.rules, groups, gaps.blocks)

    def _line(self, items: tuple[Item, ...], gaps: LevelGaps) -> FaceLine:
        faces: tuple[Face | None, ...] = tuple(
            written_face(item, self.rules, self.where) for item in items
        )
        return FaceLine(faces, gaps.before, self.place)

    def _distinct(self, items: tuple[Item, ...], gaps: Gaps, budget: StepBudget) -> Readings:
        if len(items) > LONGEST_LEVEL:
            return Readings((), complete=False)
        here = gaps_in_level(items, gaps)
        # Brackets that cut a chunk in two are no reading of the Goal as it lies (2018-19 IV-B-2).
        if here.crossed:
            return Readings(())
        inside = {
            position: self._distinct(item.items, here.in_group(position), budget)
            for position, item in enumerate(items)
            if isinstance(item, Group)
        }
        groups = {at: _atom(at, _said(items, at, readings)) for at, readings in inside.items()}
        return read_level(self._level(items, groups, here), budget)

    def _every(self, items: tuple[Item, ...], limit: int) -> list[Reading]:
        groups = {
            position: _atom(position, tuple(self._every(item.items, limit)))
            for position, item in enumerate(items)
            if isinstance(item, Group)
        }
        return groupings(self._level(items, groups, LevelGaps()), limit)

    def _count(self, items: tuple[Item, ...]) -> int:
        """Groupings of a level times those of its groups: each group is grouped by itself."""
        if len(items) > LONGEST_LEVEL:
            return 0
        # Counting needs no values, and working them out would be the dear part.
        nothing = (Reading(Undefined("not-read"), Tree(0, 0)),)
        total, groups = 1, {}
        for position, item in enumerate(items):
            if isinstance(item, Group):
                total *= self._count(item.items)
                groups[position] = _atom(position, nothing)
        return total * count_groupings(self._level(items, groups, LevelGaps()))


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


def _chunk_items(goal: LaidGoal, rules: ReadingRules) -> Chunks:
    """The chunks of a Goal as items; where gaps may lie in a numeral, digits close ranks."""
    chunks: list[tuple[Item, ...]] = []
    for chunk in goal.chunks:
        items = tuple(Placed(cube) for cube in chunk)
        if chunks and rules.gaps_in_numerals and _is_digit(chunks[-1][-1]) and _is_digit(items[0]):
            chunks[-1] = (*chunks[-1], *items)
        else:
            chunks.append(items)
    return tuple(chunks)


def _is_digit(item: Item) -> bool:
    return isinstance(item, Placed) and item.cube.symbol in DIGITS


def _with_just(chunks: Chunks, count: int) -> Iterator[Chunks]:
    """The chunks with just so many ! put in behind cubes, in every way."""
    places = [(at, behind) for at, chunk in enumerate(chunks) for behind in range(len(chunk))]
    # Two ! behind one cube are (n!)!, so a place may be taken twice.
    for chosen in combinations_with_replacement(places, count):
        yield tuple(
            tuple(
                item_or_sign
                for behind, item in enumerate(chunk)
                for item_or_sign in (item, *[Factorial()] * chosen.count((at, behind)))
            )
            for at, chunk in enumerate(chunks)
        )


def _count_cubes(chunks: Chunks) -> int:
    return sum(isinstance(item, Placed) for chunk in chunks for item in chunk)


def _said(items: tuple[Item, ...], position: int, readings: Readings) -> Options:
    """The values of a group: only what its note says, where the note is its own.

    Behind ^ or √ the note names the whole power or root instead.
    """
    group = items[position]
    before = items[position - 1] if position else None
    of_power = isinstance(before, Placed) and before.cube.symbol in "^√"
    if not isinstance(group, Group) or group.note is None or of_power:
        return _all(readings)
    try:
        meant = parse_value(group.note)
    except NotationError:
        return _all(readings)
    values = [(reading, only(meant, reading.value)) for reading in readings.defined]
    kept = [reading for reading, value in values if not isinstance(value, Undefined)]
    if not values:
        return _all(
            readings
        )  # a group without a value keeps its own reason, whatever its note says
    return tuple(kept) or (Reading(Undefined("not-that-root"), values[0][0].tree),)


def _all(readings: Readings) -> Options:
    """The values of a group, reasons for having no value included."""
    return (*readings.defined, *readings.undefined, *readings.unsettled)


def _atom(position: int, options: Options) -> Atom[Outcome]:
    """A group as one atom of the level it stands in."""
    end = position + 1
    return Atom(
        position,
        end,
        tuple((r.value, Tree(position, end, inside=r.tree)) for r in options),
    )
