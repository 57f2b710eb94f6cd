"""A seeded local search for a seating: swaps of two players, counted in trials.

Chance is handed in and asked for bits alone: they are the same in every Python, so the same seed
gives the same draw. Nothing is timed. Worse swaps are let pass below a limit that falls to zero
(threshold accepting): whole numbers, where annealing would need a float.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from goalsetter.tournament.seating.bounds import lower_bound
from goalsetter.tournament.seating.field import SECOND_TWO, SeatingField, Tables, table_sizes

USUAL_TRIALS = 2_000
"""Trials for each player: 1,200,000 for a hall of 600."""

LEAST_TRIALS = 300_000
"""A small field is the harder one late in the day, when most have met."""

NEAR, STEPS = 24, 8
"""How far a swap reaches at least, and how many steps between tables it may cost at first. Tried on
fields of 24 to 600: with 3 places small fields end far from the best, with 30 steps large ones do.
"""


class Bits(Protocol):
    """A source of chance, such as ``random.Random``."""

    def getrandbits(self, k: int, /) -> int:
        """Return a number of so many random bits."""
        ...  # pragma: no cover


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The best seating that was met, and after how many trials."""

    tables: Tables
    trials: int


def usual_trials(players: int) -> int:
    """Return how many trials a field of so many is worth."""
    return max(LEAST_TRIALS, USUAL_TRIALS * players)


def shuffled(places: list[int], chance: Bits) -> list[int]:
    """Return places in a random order, by bits alone."""
    mixed = list(places)
    for last in range(len(mixed) - 1, 0, -1):
        other = chance.getrandbits(32) % (last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def fit_pins(field: SeatingField, pinned: Mapping[int, int]) -> dict[int, int]:
    """Return the pins that the tables of a field can hold: it may be smaller than it was."""
    sizes = list(table_sizes(field.size))
    kept: dict[int, int] = {}
    held: dict[int, list[int]] = {}
    for place, number in pinned.items():
        held.setdefault(number, []).append(place)
    for number, places in sorted(held.items()):
        if sizes:
            size = _size_for(places, sizes)
            sizes.remove(size)
            kept.update(dict.fromkeys(places[:size], number))
    return kept


def _size_for(places: list[int], sizes: list[int]) -> int:
    """The size of the table for those pinned to it: a two only where threes are gone."""
    return next((size for size in sizes if size >= len(places)), max(sizes))


def starting_tables(
    field: SeatingField, chance: Bits, pinned: Mapping[int, int]
) -> tuple[list[list[int]], list[int]]:
    """Return consecutive tables to begin with, and the table number each is pinned to (or 0).

    Those pinned to one table sit together; the others fill up in the order of their values.
    """
    held: dict[int, list[int]] = {}
    for place, number in pinned.items():
        held.setdefault(number, []).append(place)
    # Equal values in a random order: else the order of entry would decide who meets.
    mixed = sorted(shuffled(list(range(field.size)), chance), key=lambda one: -field.values[one])
    free = [place for place in mixed if place not in pinned]
    sizes = list(table_sizes(field.size))
    if field.where == "high":
        sizes.reverse()
    tables: list[list[int]] = []
    numbers: list[int] = []
    for number, places in sorted(held.items()):
        size = _size_for(places, sizes)
        sizes.remove(size)
        middle = sum(field.values[one] for one in places) // len(places)
        near = sorted(free, key=lambda one: abs(field.values[one] - middle))
        chosen = near[: size - len(places)]
        free = [place for place in free if place not in chosen]
        tables.append([*places, *chosen])
        numbers.append(number)
    for size in sizes:
        tables.append(free[:size])
        numbers.append(0)
        free = free[size:]
    return tables, numbers


def search_seating(
    field: SeatingField,
    chance: Bits,
    trials: int,
    pinned: Mapping[int, int] | None = None,
    start: Tables | None = None,
) -> SearchResult:
    """Return the best seating met within so many trials, sooner if it meets the bound.

    From ``start`` only swaps that cost less are made: so few seats change.
    """
    fixed = dict(pinned or {})
    tables = list(map(list, start)) if start else starting_tables(field, chance, fixed)[0]
    price = fast_price(field)
    costs = [price(table) for table in tables]
    home = {place: number for number, table in enumerate(tables) for place in table}
    movable = [place for place in field.order if place not in fixed]
    rank = {place: turn for turn, place in enumerate(movable)}
    total = sum(costs)
    best, best_total = [list(table) for table in tables], total
    least = lower_bound(field).weighed
    count = len(movable)
    window = max(NEAR, count // 12)
    limit = _first_limit(field)
    bits = chance.getrandbits
    trial = 0
    while trial < trials and best_total > least and count > 1:
        trial += 1
        drawn = bits(62)
        one = movable[drawn % count]
        here = home[one]
        drawn >>= 20
        if costs[here] >= SECOND_TWO and drawn & 1:
            other = movable[(drawn >> 1) % count]
        else:
            # Beyond either end of the order, a place counts from the other end: never far from
            # clean, such a swap is only dear.
            other = movable[(rank[one] + (drawn >> 1) % (2 * window + 1) - window) % count]
        there = home[other]
        if here == there:
            continue
        left, right = tables[here], tables[there]
        at, to = left.index(one), right.index(other)
        left[at], right[to] = other, one
        cost_left, cost_right = price(left), price(right)
        worse = cost_left + cost_right - costs[here] - costs[there]
        # The limit falls in proportion to the trials that are left, and is drawn below that.
        let_by = limit * (trials - trial) // trials * (drawn & 255) >> 8
        if worse < 0 or (start is None and worse <= let_by):
            costs[here], costs[there] = cost_left, cost_right
            home[one], home[other] = there, here
            total += worse
            if total < best_total:
                best, best_total = [list(table) for table in tables], total
        else:
            left[at], right[to] = one, other
    return SearchResult(tuple(map(tuple, best)), trial)


def fast_price(field: SeatingField) -> Callable[[list[int]], int]:
    """Return ``field.table_cost`` for the inner loop: the same sums without a call a pair."""
    size, values, twos = field.size, field.values, field.twos or (0,) * field.size
    known = field.prices.get
    (lowest, highest), where = field.ends, field.where

    def price(table: list[int]) -> int:
        if len(table) == 3:
            a, b, c = sorted(table)
            x, y, z = values[a], values[b], values[c]
            low, high = (x, y) if x < y else (y, x)
            if z < low:
                low = z
            elif z > high:
                high = z
            spread = high - low
            return (
                spread * spread
                + known(a * size + b, 0)
                + known(a * size + c, 0)
                + known(b * size + c, 0)
            )
        a, b = sorted(table)
        x, y = values[a], values[b]
        low, high = (x, y) if x < y else (y, x)
        if where == "low":
            low = lowest
        elif where == "high":
            high = highest
        return (high - low) ** 2 + known(a * size + b, 0) + SECOND_TWO * (twos[a] + twos[b])

    return price


def _first_limit(field: SeatingField) -> int:
    """How much worse a swap may be at first: a few steps between neighboring tables, squared."""
    low, high = field.ends
    step = (high - low) // max(1, field.size // 3) + 1
    return STEPS * step * step
