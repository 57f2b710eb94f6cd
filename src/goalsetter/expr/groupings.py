"""Every grouping of a bracket level one by one, for people who want to see them, and their number.

``readings`` finds the distinct values without listing; this lists, up to a limit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Generic

from goalsetter.expr.arithmetic import Results, function_of
from goalsetter.expr.chart import Chart, Span
from goalsetter.expr.lexeme import ANY, BracketLevel, Shape, Sign, V
from goalsetter.expr.number import Outcome, Undefined, Unsettled
from goalsetter.expr.readings import Reading, only
from goalsetter.expr.tree import Tree

Counts = dict[Shape, int]
Worth = Callable[[Sign, tuple[V, ...]], tuple[V, ...]]
"""From a sign and the worth of its operands to the worth of the whole."""


def count_groupings(level: BracketLevel[V]) -> int:
    """How many groupings the level has, those without a value included; 0 if it is too long."""
    counts = _counts(Chart(level)).get((0, level.length), {})
    return sum(count for shape, count in counts.items() if shape & ANY)


def _counts(chart: Chart[V]) -> dict[Span, Counts]:
    """How many groupings each span has, by shape."""
    table: dict[Span, Counts] = {}
    for span in chart.spans():
        counts: Counts = {}
        for atom in chart.atoms.get(span, ()):
            counts[atom.shape] = counts.get(atom.shape, 0) + len(atom.options)
        for sign, operands in chart.ways(span):
            # A block may stand as if in brackets: whatever takes an atom takes it.
            shape = sign.shape | Shape.ATOM if chart.is_block(span) else sign.shape
            ways = _product(sign, operands, table)
            if ways:
                counts[shape] = counts.get(shape, 0) + ways
        table[span] = counts
    return table


def _product(sign: Sign, operands: tuple[Span, ...], table: dict[Span, Counts]) -> int:
    """In how many ways the operands of a sign can be grouped."""
    total = 1
    for operand, mask in zip(operands, sign.masks, strict=True):
        counts = table.get(operand, {})
        total *= sum(count for shape, count in counts.items() if shape & mask)
    return total


def groupings(level: BracketLevel[Outcome], limit: int) -> list[Reading]:
    """The first groupings of the level with their values, undefined ones included."""
    return [Reading(outcome, tree) for outcome, tree in list_groupings(level, limit, _worth)]


def list_groupings(level: BracketLevel[V], limit: int, worth: Worth[V]) -> list[tuple[V, Tree]]:
    """The first groupings of the level, each with what the signs make of its parts."""
    chart = Chart(level)
    # Counted once beforehand: the lister below then never walks into a dead end.
    counts = _counts(chart)
    whole = _Lister(chart, counts, worth).of_span(chart.whole, ANY)
    return list(islice(whole, limit))


class _Lister(Generic[V]):
    """Walks down from the whole level to its parts, one grouping at a time."""

    def __init__(self, chart: Chart[V], counts: dict[Span, Counts], worth: Worth[V]) -> None:
        self.chart = chart
        self.counts = counts
        self.worth = worth

    def of_span(self, span: Span, mask: Shape) -> Iterator[tuple[V, Tree]]:
        """Every grouping of the span whose shape is in the mask."""
        for atom in self.chart.atoms.get(span, ()):
            if atom.shape & mask:
                yield from atom.options
        for sign, operands in self.chart.ways(span):
            shape = sign.shape | Shape.ATOM if self.chart.is_block(span) else sign.shape
            # Without the count a part that cannot be grouped would be met only after all of its
            # neighbour's groupings were walked, which may be millions.
            if shape & mask and _product(sign, operands, self.counts):
                for parts in self.choices(operands, sign.masks):
                    trees = tuple(tree for _, tree in parts)
                    tree = Tree(*span, sign.operation, trees, sign.start, sign.end)
                    for outcome in self.worth(sign, tuple(value for value, _ in parts)):
                        yield outcome, tree

    def choices(
        self, operands: tuple[Span, ...], masks: tuple[Shape, ...]
    ) -> Iterator[tuple[tuple[V, Tree], ...]]:
        """Every choice of one grouping for each operand."""
        if not operands:
            yield ()
            return
        # Lazily, operand by operand: the first groupings are wanted, not all of the millions.
        for first in self.of_span(operands[0], masks[0]):
            for rest in self.choices(operands[1:], masks[1:]):
                yield (first, *rest)


def _worth(sign: Sign, parts: tuple[Outcome, ...]) -> tuple[Outcome, ...]:
    """Apply the sign to its operands; a part without a value leaves the whole without one."""
    for part in parts:
        if isinstance(part, Undefined | Unsettled):
            return (part,)
    results: Results = only(sign.meant, function_of(sign.operation)(*parts))
    return results if isinstance(results, tuple) else (results,)
