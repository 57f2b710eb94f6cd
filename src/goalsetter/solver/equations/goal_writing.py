"""The Goal as the writer must write it: with brackets and notes that leave one value.

The grouping is known; what each numeral and each sign means is tried until the value is the one
that was met.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

from goalsetter.cubes import (
    NOTE_LENGTH,
    DecimalPoint,
    Group,
    Item,
    Placed,
    StandsFor,
    Written,
    placed_in,
)
from goalsetter.expr import (
    Number,
    Tree,
    Undefined,
    Unsettled,
    equal,
    value_text,
    written_out,
)
from goalsetter.rules import ExpressionPlace, Reader, ReadingRules
from goalsetter.solver.equations.brackets import lean
from goalsetter.solver.equations.identity import ById
from goalsetter.solver.equations.problem import GoalReading, Target

POWERS = 15
"""Powers of the base that a 1 of the Goal is tried with, as the reader of a laid Goal does."""

UNSEEN = "0x^|"
SIDEWAYS_UNSEEN = "x^"
"""Symbols whose turn cannot be seen on the mat, upside-down or sideways, where it may matter."""

Options = list[tuple[Item, ...]]


WRITTEN_GOALS = 1024
"""How many written Goals are remembered: a shake asks about one Goal many times."""


def write_goal(
    target: Target,
    rules: ReadingRules,
    meanings: tuple[tuple[str, str], ...],
    where: tuple[StandsFor, ...],
) -> Written | None:
    """The Goal of a target with just its value; nothing if no way was found to write it so."""
    # Meanings of cubes that do not lie in the Goal do not change it.
    items = target.goal.items if target.goal else ()
    shown = {placed.cube.symbol for placed in placed_in(items)}
    own = tuple(meaning for meaning in meanings if meaning[0] in shown)
    return _write_goal(ById(target), ById(rules), own, where)


@lru_cache(maxsize=WRITTEN_GOALS)
def _write_goal(
    target: ById[Target],
    rules: ById[ReadingRules],
    meanings: tuple[tuple[str, str], ...],
    where: tuple[StandsFor, ...],
) -> Written | None:
    goal, value = target.thing.goal, target.thing.value
    return None if goal is None else GoalWriter(rules.thing, meanings, where).write(goal, value)


@dataclass(frozen=True, slots=True)
class GoalWriter:
    """Writes Goals under given rules and meanings of the wild cubes."""

    rules: ReadingRules
    meanings: tuple[tuple[str, str], ...] = ()
    where: tuple[StandsFor, ...] = ()

    def write(self, goal: GoalReading, value: Number) -> Written | None:
        """The Goal with just this value; nothing if no way was found to write it so."""
        reader = Reader(self.rules, ExpressionPlace.WRITTEN_GOAL, self.where)
        for written in self.writings(goal, value):
            readings = reader.written(written)
            values = [reading.value for reading in readings.defined]
            # One value only, and surely the one that was met: a second one would be read into it.
            if len(values) == 1 and readings.settled:
                only = values[0]
                if not isinstance(only, Undefined | Unsettled) and equal(only, value):
                    return lean(written, reader)
        return None

    def writings(self, goal: GoalReading, value: Number) -> Iterator[Written]:
        """Every way to write it, the plainest first."""
        options: dict[int, Options] = {}
        self.collect(goal.tree, goal.items, options)
        starts = sorted(options)
        # Plain writings come first in each list, so the first that has the value is the plainest.
        for chosen in product(*(options[start] for start in starts)):
            items: list[Item] = list(goal.items)
            points: dict[int, bool] = {}
            for start, written in zip(starts, chosen, strict=True):
                cubes = [item for item in written if not isinstance(item, DecimalPoint)]
                items[start : start + len(cubes)] = cubes
                for at, item in enumerate(written):
                    if isinstance(item, DecimalPoint):
                        before = at + 1 < len(written)
                        # By identity: grouping keeps the very objects, and equal cubes abound.
                        points[id(written[at + 1 if before else at - 1])] = before
            grouped = _pointed(written_out(goal.tree, tuple(items)), points)
            yield Written(grouped)
            # A power or root with several values needs a note for the one that is meant.
            named = _named(goal.tree, grouped, value)
            if named is not None:
                yield Written(named)

    def collect(self, tree: Tree, items: tuple[Item, ...], options: dict[int, Options]) -> None:
        """List how each sign and numeral of a reading may be written, by where it begins."""
        if tree.operation is None:
            options[tree.start] = self.numerals(items[tree.start : tree.end])
            return
        if tree.sign_start < tree.sign_end:
            options[tree.sign_start] = self.signs(items[tree.sign_start], tree)
        for operand in tree.operands:
            self.collect(operand, items, options)
        exponent = tree.operands[-1]
        unseen = tree.sign_start == tree.sign_end
        if unseen and tree.operation == self.rules.power and exponent.operation is None:
            cube = items[exponent.start]
            if isinstance(cube, Placed):
                shown = [Placed(turned.cube, "exp") for turned in self._turned(cube)]
                options[exponent.start] = [(placed,) for placed in shown]

    def _meant(self, item: Placed) -> tuple[str, bool]:
        """Return the symbol that a cube stands for, and whether it is wild."""
        meaning = dict(self.meanings).get(item.cube.symbol)
        return (item.cube.symbol, False) if meaning is None else (meaning, True)

    def _noted(self, item: Placed, note: str | None) -> Placed:
        """The cube with a note: a wild one always says what it stands for."""
        meaning, wild = self._meant(item)
        said = meaning if wild and meaning != item.cube.symbol else None
        return Placed(item.cube, note or said)

    def _turned(self, item: Placed) -> list[Placed]:
        """The cube as it lies, and turned in the ways that nobody can see on the mat."""
        cube = item.cube
        digit = cube.symbol == "^" and bool(self.rules.numerals.digit_symbols)
        unseen = cube.symbol in self.rules.wild or cube.symbol == "|" or digit
        if not self.rules.unseen_turns or not unseen:
            return [item]
        sideways = (False, True) if cube.symbol in SIDEWAYS_UNSEEN else (cube.sideways,)
        upside_down = (False, True) if cube.symbol in UNSEEN else (cube.upside_down,)
        turns = [
            replace(cube, sideways=one, upside_down=other)
            for one, other in product(sideways, upside_down)
        ]
        turns.sort(key=lambda turned: turned != cube)  # as it lies first: the plainest writing
        return [Placed(turned, item.note) for turned in turns]

    def signs(self, item: Item, tree: Tree) -> Options:
        """A sign with the marks of the rows that mean the operation."""
        if not isinstance(item, Placed):
            return [(item,)]
        meaning, _ = self._meant(item)
        marks = [
            row.mark
            for row in self.rules.signs
            if row.symbol == meaning and row.operation == tree.operation and row.mark
        ]
        return [
            (self._noted(turned, note),)
            for turned in self._turned(item)
            for note in (None, *dict.fromkeys(marks))
        ]

    def numerals(self, items: Sequence[Item]) -> Options:
        """A numeral with every note that its cubes may carry, and every point thought into it."""
        placed = [item for item in items if isinstance(item, Placed)]
        alone = len(placed) == 1
        shown = [
            [self._noted(turned, note) for turned in turns for note in self.notes(item, alone)]
            for item in placed
            for turns in [self._turned(item)]
        ]
        options: Options = []
        for written in product(*shown):
            options.append(written)
            if self.rules.numerals.decimal_in_goal:
                cuts = range(len(written) + 1)
                options.extend((*written[:cut], DecimalPoint(), *written[cut:]) for cut in cuts)
        return options

    def notes(self, item: Placed, alone: bool) -> list[str | None]:
        """The notes that a cube of a numeral may carry."""
        numerals = self.rules.numerals
        meaning, _ = self._meant(item)
        notes: list[str | None] = [None]
        notes += [str(value) for symbol, value in numerals.digit_symbols if symbol == meaning]
        if meaning == "^" and numerals.point_digits:
            notes.append(".")
        if meaning == "+" and numerals.repeating:
            notes += ["ABAB", "ABBB"]
        if meaning == "1" and alone and numerals.powers_of_the_base:
            # Small exponents first, and upwards before downwards: a Goal is seldom a tiny fraction.
            sizes = [n * power for power in range(1, POWERS + 1) for n in (1, -1)]
            notes += [f"{numerals.base}^{exponent}" for exponent in sizes]
        if meaning == "-" and numerals.units:
            notes.append("i")
        return notes


def _pointed(items: tuple[Item, ...], points: dict[int, bool]) -> tuple[Item, ...]:
    """The items with points beside the cubes that were chosen."""
    pointed: list[Item] = []
    for item in items:
        before = points.get(id(item))
        inner = item
        if isinstance(item, Group):
            inner = replace(item, items=_pointed(item.items, points))
        if before is None:
            pointed.append(inner)
        else:
            pointed += [DecimalPoint(), inner] if before else [inner, DecimalPoint()]
    return tuple(pointed)


def root_note(value: Number) -> str:
    """The name of a root as a note can hold it, where * may be another spelling of ^."""
    return value_text(value).replace("*", "x")


def _named(tree: Tree, items: tuple[Item, ...], value: Number) -> tuple[Item, ...] | None:
    """The whole with a note behind its power or root that names the value."""
    if tree.operation is None or tree.sign_start == tree.sign_end:
        return None
    last, note = items[-1], root_note(value)
    if len(note) > NOTE_LENGTH:
        return None
    inner = last.items if isinstance(last, Group) else (last,)
    return (*items[:-1], Group(inner, note=note))
