"""From what a search built to what a player would hand in: an Equation that the judge accepts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from goalsetter.cubes import (
    FACE_OF,
    Cube,
    Equation,
    Group,
    Item,
    Placed,
    StandsFor,
    Written,
    placed_in,
)
from goalsetter.notation import text
from goalsetter.rules import ExpressionPlace, Reader, ReadingRules
from goalsetter.solver.equations.brackets import lean
from goalsetter.solver.equations.built import Built, Node, Picked
from goalsetter.solver.equations.goal_writing import root_note, write_goal
from goalsetter.solver.equations.posing import Posed
from goalsetter.solver.equations.single_reading import reads_once

RAISED = "exp"


def equation_of(built: Built, posed: Posed, rules: ReadingRules) -> str | None:
    """``Solution = Goal``, with the brackets and notes that leave it one reading (VII-B-1, B-6).

    Nothing if it cannot be written: a root may be too long for a note.
    """
    speller = Speller(posed)
    # A note of a root has only so much room (NOTE_LENGTH).
    try:
        short = speller.spell(built.tree, guarded=False)
    except ValueError:
        return None
    # A wild cube's note says what it stands for; an exponent's note says only that it is one, so
    # its meaning is said once for all. If that leaves the Goal in doubt, all meanings are said.
    raised = {placed.cube.symbol for placed in placed_in(short) if placed.note == RAISED}
    every = tuple(StandsFor(symbol, meaning) for symbol, meaning in posed.meanings)
    changed = tuple(wild for wild in every if wild.what != wild.meaning)
    needed = tuple(wild for wild in changed if wild.what in raised)
    for where in (needed,) if changed == needed else (needed, changed):
        reader = Reader(rules, ExpressionPlace.SOLUTION, where)
        items = short
        # With the fewest brackets a second reading may creep in; the guarded spelling has none.
        if not reads_once(short, reader):
            guarded = speller.spell(built.tree, guarded=True)
            items = guarded if reads_once(guarded, reader) else short
        solution = lean(Written(items), reader)
        target = posed.problem.targets[built.target]
        if target.goal is None:
            return text(solution)
        goal = write_goal(target, rules, posed.meanings, where)
        if goal is not None:
            return text(Equation(solution, goal, where))
    return None


@dataclass(slots=True)
class Speller:
    """Spells expressions, taking cubes from the stock one after the other."""

    posed: Posed
    taken: Counter[int] = field(default_factory=Counter)

    def spell(self, tree: Node, *, guarded: bool) -> tuple[Item, ...]:
        """An expression with brackets round every operand that is one; guarded, round each."""
        self.taken.clear()
        return self.items(tree, guarded)

    def items(self, node: Node, guarded: bool) -> tuple[Item, ...]:
        """A part of the expression, its cubes taken from left to right."""
        if isinstance(node, Picked):
            return self.named(node, guarded)
        if isinstance(node, int):
            leaf = self.posed.problem.leaf(node)
            return self._written(leaf.items, leaf.shown, leaf.kinds)
        if len(node) == 3:
            sign = self.posed.problem.binary[node[0]]
            left = self.operand(node[1], guarded)
            middle = self._written(sign.items, sign.shown, sign.kinds)
            return (*left, *middle, *self.operand(node[2], guarded))
        row = self.posed.problem.unary[node[0]]
        if row.behind:
            inner = self.operand(node[1], guarded)
            return (*inner, *self._written(row.items, row.shown, row.kinds))
        own = self._written(row.items, row.shown, row.kinds)
        return (*own, *self.operand(node[1], guarded))

    def operand(self, node: Node, guarded: bool) -> tuple[Item, ...]:
        """An operand, in brackets unless it is a numeral that needs none."""
        items = self.items(node, guarded)
        plain = isinstance(node, int) and not guarded
        return items if plain else (Group(items),)

    def named(self, node: Picked, guarded: bool) -> tuple[Item, ...]:
        """A power or root with several values: a note behind it names the one that is meant."""
        items = self.items(node.node, guarded)
        note = root_note(node.value)
        inside = node.node
        sign = None
        if isinstance(inside, tuple) and len(inside) == 2:
            sign = self.posed.problem.unary[inside[0]]
        # A sign that brings its operand, as a coloured exponent does, has nothing behind it that
        # could bear the note: then the whole bears it.
        if sign is not None and (sign.left is not None or sign.right is not None):
            return (Group(items, note=note),)
        last = items[-1]
        inner = last.items if isinstance(last, Group) else (last,)
        return (*items[:-1], Group(inner, note=note))

    def _written(
        self, items: tuple[Item, ...], shown: tuple[int, ...], kinds: tuple[int, ...]
    ) -> tuple[Item, ...]:
        """The items with real cubes for what they stand for."""
        place = iter(shown)
        written: list[Item] = []
        for item in items:
            if isinstance(item, Placed):
                kind = next(place)
                stock, source = self.posed.stock[kind], self.posed.shared[kind]
                # A cube that is used up gives way to the next of its kind; a sign that may be
                # repeated is written with the same cube again and again.
                at = self.taken[source] if kind in kinds else 0
                self.taken[source] += kind in kinds
                written.append(self.show(item, stock[min(at, len(stock) - 1)]))
            else:
                written.append(item)
        return tuple(written)

    def show(self, item: Placed, cube: Cube) -> Placed:
        """The written cube with the symbol and, as an exponent, the colour of a real one."""
        # The search knows symbols; a paper must show what is printed on a cube that lies there.
        note = item.note
        if note == RAISED and cube.colour is not None:
            item = replace(item, cube=replace(item.cube, colour=cube.colour))
        meant = FACE_OF.get(item.cube.symbol, item.cube.symbol)
        if cube.face == meant:
            return item
        said = note or ("i" if item.cube.symbol == "|" else item.cube.symbol)
        return Placed(replace(item.cube, symbol=cube.face), said)
