"""Whether a bracket level can be grouped at all: a question about its signs, not about values.

It is asked at every letter that somebody writes, so it lists no groupings: for each place it keeps
in one whole number, bit by bit, where the nodes end that begin there.
"""

from __future__ import annotations

from typing import NamedTuple

from goalsetter.expr.lexeme import ANY, Atom, BracketLevel, Sign, V

Ends = dict[int, int]
"""For the shapes that some sign takes: where nodes of such a shape end, as bits."""


def has_grouping(level: BracketLevel[V]) -> bool:
    """Whether the level has a grouping, be it defined or not; however long it is.

    Nothing is asked about blocks: a paper has none.
    """
    cuts = _cuts(level)
    ends = [*cuts, level.length]
    starts = [0, *(cut + 1 for cut in cuts)]
    finder = _Finder(level)
    return all(finder.finds(*part) for part in zip(starts, ends, strict=True))


def _cuts(level: BracketLevel[V]) -> list[int]:
    """Where a sign stands that takes anything on both sides and can be nothing else.

    A level with such a sign has a grouping just if both of its sides have one: whatever sign took
    the whole of it takes one side of it as well.
    """
    free: set[int] = set()
    other: set[int] = set()
    for lexeme in level.lexemes:
        positions = range(lexeme.start, lexeme.end)
        is_free = isinstance(lexeme, Sign) and lexeme.left == lexeme.right == ANY
        (free if is_free and len(positions) == 1 else other).update(positions)
    return sorted(free - other)


class _Join(NamedTuple):
    """A sign by the shapes that it takes and makes, as plain numbers: their flags are slow."""

    end: int
    left: int
    right: int
    shape: int


class _Finder:
    """The lexemes of a level by where they begin, and the shapes that matter to its signs."""

    def __init__(self, level: BracketLevel[V]) -> None:
        self._atoms: list[set[tuple[int, int]]] = [set() for _ in range(level.length + 1)]
        self._before: list[set[_Join]] = [set() for _ in range(level.length + 1)]
        self._behind: list[set[_Join]] = [set() for _ in range(level.length + 1)]
        shapes, taken = set(), {int(ANY)}
        for lexeme in level.lexemes:
            shape = int(lexeme.shape)
            shapes.add(shape)
            if isinstance(lexeme, Atom):
                self._atoms[lexeme.start].add((lexeme.end, shape))
                continue
            join = _Join(lexeme.end, int(lexeme.left), int(lexeme.right), shape)
            (self._behind if join.left else self._before)[lexeme.start].add(join)
            taken |= {join.left, join.right} - {0}
        self._nothing: Ends = dict.fromkeys(taken, 0)
        self._takers = {shape: [mask for mask in taken if mask & shape] for shape in shapes}

    def finds(self, start: int, end: int) -> bool:
        """Whether one node can be made of all that stands between these places."""
        # From right to left: what begins here is made of what begins further on.
        table = {end: self._nothing}
        for at in range(end - 1, start - 1, -1):
            table[at] = self._nodes_from(at, end, table)
        # Bit ``end`` of the ends that nodes of any shape have from the start on.
        return bool(table[start][int(ANY)] >> end & 1)

    def _nodes_from(self, start: int, end: int, table: dict[int, Ends]) -> Ends:
        """Where nodes end that begin here, found from those that begin further on."""
        ends = self._nothing.copy()
        for at, shape in self._atoms[start]:
            self._add(ends, shape, (at <= end) << at)
        for join in self._before[start]:
            if join.end <= end:
                self._add(ends, join.shape, table[join.end][join.right])
        # Nothing begins here, so no sign can make it longer; the shared dict saves a copy.
        if not any(ends.values()):
            return self._nothing
        # A sign behind a node makes a longer one, so places further on come later.
        for at in range(start + 1, end):
            for join in self._behind[at]:
                if ends[join.left] >> at & 1 and join.end <= end:
                    longer = table[join.end][join.right] if join.right else 1 << join.end
                    self._add(ends, join.shape, longer)
        return ends

    def _add(self, ends: Ends, shape: int, bits: int) -> None:
        for mask in self._takers[shape]:
            ends[mask] |= bits
