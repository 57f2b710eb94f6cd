"""From what a search built to what a player would hand in: an Equation that the judge accepts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TypeGuard

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
from goalsetter.solver.equations.goal_writing import GoalWriter, root_note
from goalsetter.solver.equations.posing import Posed

RAISED = "exp"


def equation_of(built: Built, posed: Posed, rules: ReadingRules) -> str | None:
    """``Solution = Goal``, with the brackets and notes that leave it one reading (VII-B-1, B-6).

    Nothing if it cannot be written: a root may be too long for a note.
    """
    writer = _Writer(posed)
    try:
        spelt = [writer.spelt(built.tree, guarded=guarded) for guarded in (False, True)]
    except ValueError:
        return None
    for where in _wheres(spelt[0], posed):
        reader = Reader(rules, ExpressionPlace.SOLUTION, where)
        sure = (items for items in spelt if len(reader.every(Written(items), 2)) == 1)
        solution = lean(Written(next(sure, spelt[0])), reader)
        target = posed.problem.targets[built.target]
        if target.goal is None:
            return text(solution)
        goal = GoalWriter(rules, posed.meanings, where).write(target.goal, target.value)
        if goal is not None:
            return text(Equation(solution, goal, where))
    return None


def _wheres(items: tuple[Item, ...], posed: Posed) -> Iterator[tuple[StandsFor, ...]]:
    """Say of wild cubes once for all: nothing but of exponents, whose own note says only
    that they are exponents; or of all."""
    raised = {p.cube.symbol for p in placed_in(items) if p.note == RAISED}
    every = tuple(StandsFor(symbol, meaning) for symbol, meaning in posed.meanings)
    changed = tuple(each for each in every if each.what != each.meaning)
    needed = tuple(each for each in changed if each.what in raised)
    yield needed
    if changed != needed:
        yield changed


def _is_unary(node: Node) -> TypeGuard[tuple[int, Node]]:
    return isinstance(node, tuple) and len(node) == 2


@dataclass(slots=True)
class _Writer:
    """Spells expressions, taking cubes from the stock one after the other."""

    posed: Posed
    taken: Counter[int] = field(default_factory=Counter)

    def spelt(self, tree: Node, *, guarded: bool) -> tuple[Item, ...]:
        """An expression with brackets round every operand that is one; guarded, round each."""
        self.taken.clear()
        return self._items(tree, guarded)

    def _items(self, node: Node, guarded: bool) -> tuple[Item, ...]:
        if isinstance(node, Picked):
            return self._named(node, guarded)
        if isinstance(node, int):
            leaf = self.posed.problem.leaf(node)
            return self._written(leaf.items, leaf.shown, leaf.kinds)
        if len(node) == 3:
            sign = self.posed.problem.binary[node[0]]
            left = self._operand(node[1], guarded)
            middle = self._written(sign.items, sign.shown, sign.kinds)
            return (*left, *middle, *self._operand(node[2], guarded))
        row = self.posed.problem.unary[node[0]]
        if row.behind:
            inner = self._operand(node[1], guarded)
            return (*inner, *self._written(row.items, row.shown, row.kinds))
        own = self._written(row.items, row.shown, row.kinds)
        return (*own, *self._operand(node[1], guarded))

    def _operand(self, node: Node, guarded: bool) -> tuple[Item, ...]:
        items = self._items(node, guarded)
        plain = isinstance(node, int) and not guarded
        return items if plain else (Group(items),)

    def _named(self, node: Picked, guarded: bool) -> tuple[Item, ...]:
        """A power or root with several values: a note behind it names the one that is meant."""
        items = self._items(node.node, guarded)
        sign = self.posed.problem.unary[node.node[0]] if _is_unary(node.node) else None
        note = root_note(node.value)
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
        return tuple(
            self._with_cube(item, next(place), kinds) if isinstance(item, Placed) else item
            for item in items
        )

    def _with_cube(self, item: Placed, kind: int, kinds: tuple[int, ...]) -> Placed:
        """One cube of a kind: the next one if it is used up, else always the first."""
        stock, source = self.posed.stock[kind], self.posed.shared[kind]
        at = self.taken[source] if kind in kinds else 0
        self.taken[source] += kind in kinds
        return self._shown(item, stock[min(at, len(stock) - 1)])

    def _shown(self, item: Placed, cube: Cube) -> Placed:
        """The written cube with the symbol and, as an exponent, the colour of a real one."""
        note = item.note
        if note == RAISED and cube.colour is not None:
            item = replace(item, cube=replace(item.cube, colour=cube.colour))
        meant = FACE_OF.get(item.cube.symbol, item.cube.symbol)
        if cube.face == meant:
            return item
        said = note or ("i" if item.cube.symbol == "|" else item.cube.symbol)
        return Placed(replace(item.cube, symbol=cube.face), said)
