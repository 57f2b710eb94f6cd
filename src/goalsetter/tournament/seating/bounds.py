"""Bounds, told before drawing: what no seating can avoid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from goalsetter.tournament.seating.field import CostParts, SeatingField, table_sizes, twos_needed


def pairs_unavoidable(names: Iterable[str], tables: int) -> int:
    """Return how many pairs of one name must sit together: the pigeonhole principle.

    Up to two at each table, one more player makes one more pair; a third makes two.
    """
    pairs = 0
    for name, size in Counter(names).items():
        if name:
            pairs += max(0, min(size, 2 * tables) - tables) + 2 * max(0, size - 2 * tables)
    return pairs


def least_spread(field: SeatingField) -> int:
    """Return the least sum of squared spreads with no rule in the way.

    A best division is consecutive in the order of values, so a dynamic programme over (players,
    twos) is exact.
    """
    twos = twos_needed(field.size)
    order = field.order
    best: list[list[int | None]] = [[None] * (twos + 1) for _ in range(field.size + 1)]
    best[0][0] = 0
    for seated in range(2, field.size + 1):
        for used in range(twos + 1):
            ways = []
            for size, before in ((3, used), (2, used - 1)):
                if seated >= size and before >= 0:
                    base = best[seated - size][before]
                    if base is not None:
                        ways.append(base + field.spread_of(order[seated - size : seated]))
            best[seated][used] = min(ways, default=None)
    least = best[field.size][twos]
    assert least is not None  # threes and these twos add up to the field
    return least


def lower_bound(field: SeatingField) -> CostParts:
    """Return a cost below which no seating can be, concern by concern."""
    tables = len(table_sizes(field.size))
    fresh = sum(not times for times in field.twos) if field.twos else field.size
    return CostParts(
        teammates=pairs_unavoidable(field.teams, tables),
        same_group=pairs_unavoidable(field.groups, tables),
        second_twos=max(0, 2 * twos_needed(field.size) - fresh),
        spread=least_spread(field),
    )
