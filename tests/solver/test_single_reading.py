"""Papers with one reading: told by their levels as by reading them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from goalsetter.cubes import Group, Item, Written
from goalsetter.notation import parse_equation
from goalsetter.rules import ExpressionPlace, Reader
from goalsetter.solver.equations.single_reading import reads_once
from tests.solver.planted_store import stored


def with_fewer_brackets(items: tuple[Item, ...]) -> list[tuple[Item, ...]]:
    """The expression, and each with one pair of brackets taken away."""
    lines = [items]
    for at, item in enumerate(items):
        if isinstance(item, Group):
            before, behind = items[:at], items[at + 1 :]
            lines.append((*before, *item.items, *behind))
            lines += [
                (*before, replace(item, items=inner), *behind)
                for inner in with_fewer_brackets(item.items)[1:]
            ]
    return lines


def test_levels_tell_what_reading_tells() -> None:
    """On both sides of Equations of every variation, with and without each pair of brackets."""
    kinds: Counter[bool] = Counter()
    for table, planted in stored()[::3]:
        equation = parse_equation(planted.equation)
        for side, place in (
            (equation.left, ExpressionPlace.SOLUTION),
            (equation.right, ExpressionPlace.WRITTEN_GOAL),
        ):
            reader = Reader(table.rules.reading, place, equation.where)
            for items in with_fewer_brackets(side.items):
                once = reads_once(items, reader)
                assert once == (len(reader.every(Written(items), 2)) == 1), planted.equation
                kinds[once] += 1
    assert kinds[True] > 200
    assert kinds[False] > 20
