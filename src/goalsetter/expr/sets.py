"""Sets of cards as bit masks, the operations on them as rows, and all readings of a set.

Bit n stands for card n of ``ALL_CARDS``. There is nothing inexact here, but a span may have 65,536
values, and each meets each of another span: so what is worked out is paid for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product
from math import prod

from goalsetter.cubes import ALL_CARDS, Card, Universe
from goalsetter.expr.chart import Chart, Span
from goalsetter.expr.groupings import list_groupings
from goalsetter.expr.lexeme import ANY, BracketLevel, Shape, Sign
from goalsetter.expr.readings import StepBudget
from goalsetter.expr.tree import Tree

CardSet = int
SetFunction = Callable[..., CardSet]

SET_FUNCTIONS: Mapping[str, SetFunction] = {
    "union": lambda left, right: left | right,
    "intersection": lambda left, right: left & right,
    "subtraction": lambda left, right: left & ~right,
    "symmetric-difference": lambda left, right: left ^ right,
    "complement": lambda universe, operand: universe & ~operand,
}
"""Every operation on sets, by the name that the tables of ``rules`` use (On-Sets I-B-2)."""

SetValues = dict[CardSet, Tree]
"""The distinct values of a set, each with one grouping."""

SET_STEPS = 3
"""The steps that one operation on two sets costs."""


BITS: Mapping[str, CardSet] = {card.colours: 1 << at for at, card in enumerate(ALL_CARDS)}
"""The bit of each card, by its colours."""


def mask(cards: tuple[Card, ...]) -> CardSet:
    """The set of these cards."""
    return sum([BITS[card.colours] for card in cards])


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set, in their order."""
    return tuple(card for at, card in enumerate(ALL_CARDS) if cards >> at & 1)


def with_colour(universe: Universe, colour: str, blank: str = "") -> CardSet:
    """The cards that bear a colour, the blank one dressed in the colours given to it."""
    shown = [card for card in universe.cards if colour in (card.colours or blank)]
    return mask(tuple(shown))


def read_sets(level: BracketLevel[CardSet], budget: StepBudget | None = None) -> SetValues:
    """The distinct values of a bracket level over all its groupings, each with one grouping.

    A budget that does not hold enough for it raises ``SpentError``.
    """
    budget = budget or StepBudget()
    chart = Chart(level)
    cells: dict[Span, Cell] = {}
    for span in chart.spans():
        cells[span] = _cell(chart, span, cells, budget)
    values: SetValues = {}
    # The first grouping of a value stays: it is the one that a ruling shows.
    for cards, tree in _matching(cells.get(chart.whole, {}), ANY):
        values.setdefault(cards, tree)
    return values


def set_groupings(level: BracketLevel[CardSet], limit: int) -> list[tuple[CardSet, Tree]]:
    """The first groupings of a bracket level, each with the set that it names."""
    return list_groupings(level, limit, lambda sign, operands: (apply_set(sign, operands),))


Cell = dict[Shape, SetValues]


def _cell(chart: Chart[CardSet], span: Span, cells: dict[Span, Cell], budget: StepBudget) -> Cell:
    """Work out the sets that one span may name, by shape."""
    cell: Cell = {}
    for atom in chart.atoms.get(span, ()):
        cell.setdefault(atom.shape, {}).update(atom.options)
    for sign, operands in chart.ways(span):
        kept = cell.setdefault(sign.shape, {})
        masks = zip(operands, sign.masks, strict=True)
        parts = [_matching(cells.get(part, {}), mask) for part, mask in masks]
        # Paid before the work: two spans of 65,536 sets each would take hours.
        budget.charge(SET_STEPS * (1 + prod(map(len, parts))))
        for choice in product(*parts):
            cards = apply_set(sign, tuple(value for value, _ in choice))
            trees = tuple(tree for _, tree in choice)
            kept.setdefault(cards, Tree(*span, sign.operation, trees, sign.start, sign.end))
    return cell


def apply_set(sign: Sign, operands: tuple[CardSet, ...]) -> CardSet:
    """Apply a sign to its operands."""
    # The complement has the Universe among its settings, for it depends on what was dealt.
    return SET_FUNCTIONS[sign.operation.name](*sign.operation.settings, *operands)


def _matching(cell: Cell, shapes: Shape) -> list[tuple[CardSet, Tree]]:
    """The values of every shape among those asked for."""
    return [pair for shape, those in cell.items() if shape & shapes for pair in those.items()]
