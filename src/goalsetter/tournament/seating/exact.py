"""The exact model of a draw: a set partition over clean tables, as data.

It is built here and solved by a process above, which may be ended at any time. Only clean tables
stand in it: prices of broken rules would dwarf the spread, and the solver loses its way.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from goalsetter.tournament.seating.field import SECOND_TWO, SeatingField, Tables, twos_needed

MOST_EXACT = 100
"""Fields above this are left to the search."""

MOST_COLUMNS = 40_000
"""More candidate tables than that take the solver minutes."""

WINDOWS = (40, 24, 16, 10)
"""How far apart in the order of values tablemates may be, where there would be too many tables."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExactModel:
    """Candidate tables with their costs; each player is to sit at exactly one."""

    players: int
    columns: Tables
    costs: tuple[int, ...]
    twos: int
    complete: bool
    """Whether no table is missing that a better seating could have: its best is the best."""


def build_model(field: SeatingField, most: int, window: int) -> ExactModel:
    """Return the model of a field with tables within a window of places.

    ``most`` is the spread of a clean seating that is known already: a table that alone costs more
    cannot stand in a better one, so leaving it out loses nothing.
    """
    order, values = field.order, field.values
    pairs = twos_needed(field.size) > 0
    columns: list[tuple[tuple[int, ...], int]] = []
    complete = True
    for first, one in enumerate(order):
        # Values fall along the order, so the first that is too far off ends the row.
        reach = first
        while reach + 1 < field.size and (values[one] - values[order[reach + 1]]) ** 2 <= most:
            reach += 1
        if reach > first + window:
            reach, complete = first + window, False
        for second in range(first + 1, reach + 1):
            other = order[second]
            if field.pair_price(one, other):
                continue
            tables = [(one, other, order[third]) for third in range(second + 1, reach + 1)]
            for table in [(one, other), *tables] if pairs else tables:
                cost = field.table_cost(table)
                if cost <= most and cost < SECOND_TWO:
                    columns.append((table, cost))
    return ExactModel(
        players=field.size,
        columns=tuple(table for table, _ in columns),
        costs=tuple(cost for _, cost in columns),
        twos=twos_needed(field.size),
        complete=complete,
    )


def choose_model(field: SeatingField, known: Tables) -> ExactModel | None:
    """Return the widest model that a solver can carry; none for large fields or unclean draws."""
    cost = field.cost_parts(known)
    if field.size > MOST_EXACT or not cost.clean:
        return None
    for window in (field.size, *WINDOWS):
        model = build_model(field, cost.spread, window)
        if len(model.columns) <= MOST_COLUMNS:
            break
    return model


def tables_of(model: ExactModel, chosen: Iterable[int]) -> Tables | None:
    """Return the tables that a solver chose; none unless they seat each player exactly once.

    The solver counts in floats, so nothing of its answer is trusted: cover and cost are counted
    again in whole numbers.
    """
    tables = tuple(model.columns[column] for column in chosen)
    seated = sorted(place for table in tables for place in table)
    return tables if seated == list(range(model.players)) else None
