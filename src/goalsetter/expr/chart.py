"""Every way to put the lexemes of a bracket level together, span by span, shortest first.

The chart walks; what it gathers on the way (values, counts, trees) is its caller's business.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, NamedTuple

from goalsetter.expr.lexeme import Atom, BracketLevel, Sign, V

Span = tuple[int, int]

LONGEST = 100
"""A level with more items than this is not charted: a mat has 24 cubes."""


class Way(NamedTuple):
    """One way to make a span: a sign and the spans of its operands, left one first."""

    sign: Sign
    operands: tuple[Span, ...]


class Chart(Generic[V]):
    """The spans of a level and the ways to make each of them."""

    def __init__(self, level: BracketLevel[V]) -> None:
        self.level = level
        self.atoms: dict[Span, list[Atom[V]]] = {}
        self._between: list[list[Sign]] = [[] for _ in range(level.length + 1)]
        self._before: list[list[Sign]] = [[] for _ in range(level.length + 1)]
        self._behind: list[list[Sign]] = [[] for _ in range(level.length + 1)]
        for lexeme in level.lexemes:
            if isinstance(lexeme, Atom):
                self.atoms.setdefault((lexeme.start, lexeme.end), []).append(lexeme)
            # A sign by where it can be the last one applied: inside a span, first or last in it.
            elif lexeme.left and lexeme.right:
                self._between[lexeme.start].append(lexeme)
            elif lexeme.right:
                self._before[lexeme.start].append(lexeme)
            else:
                self._behind[lexeme.end].append(lexeme)
        self._starts = {start for start, _ in self.atoms}
        self._starts |= {at for at, signs in enumerate(self._before) if signs}
        self._ends = {end for _, end in self.atoms}
        self._ends |= {at for at, signs in enumerate(self._behind) if signs}

    @property
    def too_long(self) -> bool:
        """Whether the level has so many items that it has no spans."""
        return self.level.length > LONGEST

    @property
    def whole(self) -> Span:
        """The span of the whole level."""
        return (0, self.level.length)

    def spans(self) -> Iterator[Span]:
        """Every span that may be a node, shorter ones first.

        A node begins with a numeral or a sign that takes nothing on its left, and ends likewise.
        """
        length = 0 if self.too_long else self.level.length
        starts = sorted(self._starts)
        for size in range(1, length + 1):
            for start in starts:
                end = start + size
                if end not in self._ends:
                    continue
                # A node lies inside a block, round it or apart from it; a tail may go either way.
                if not any(
                    start < block.start < end < block.end
                    or block.start < start < block.end <= block.tail < end
                    for block in self.level.blocks
                ):
                    yield (start, end)

    def is_block(self, span: Span) -> bool:
        """Whether the span is a block: it may act as if in brackets, or as if there were no gap."""
        start, end = span
        # A ! behind a block belongs to it or not, as a reading likes: hence up to the tail.
        return any(b.start == start and b.end <= end <= b.tail for b in self.level.blocks)

    def ways(self, span: Span) -> Iterator[Way]:
        """Every sign that can be the last one applied in this span, with its operands."""
        start, end = span
        # Prefix, infix, postfix: always in this order, so that the first grouping is the same one.
        for sign in self._before[start]:
            if sign.end < end:
                yield Way(sign, ((sign.end, end),))
        for at in range(start + 1, end):
            for sign in self._between[at]:
                if sign.end < end:
                    yield Way(sign, ((start, sign.start), (sign.end, end)))
        for sign in self._behind[end]:
            if start < sign.start:
                yield Way(sign, ((start, sign.start),))
