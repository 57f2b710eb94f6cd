"""The field of a draw: who is to be seated, and what a table of them costs, in whole numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

Tables = tuple[tuple[int, ...], ...]
"""Tables of places in the field."""

TEAMMATES, SAME_GROUP, REMATCH, SECOND_TWO = 10**15, 10**12, 10**9, 10**6
"""The price of a broken rule, worst first. Each is above all that the next can add up to: 600
players with totals up to 50 spread by at most half a million."""


def table_sizes(players: int) -> tuple[int, ...]:
    """Return the sizes of the tables: threes, then at most two twos, so nobody sits out."""
    twos = twos_needed(players)
    return (3,) * ((players - 2 * twos) // 3) + (2,) * twos


def twos_needed(players: int) -> int:
    """Return how many tables of two a field needs; nobody can play alone."""
    if players < 2:
        raise ValueError(f"expected at least 2 players, got {players}")
    return -players % 3


@dataclass(frozen=True, slots=True, kw_only=True)
class CostParts:
    """The cost of a seating, each concern counted apart."""

    teammates: int = 0
    same_group: int = 0
    rematches: int = 0
    second_twos: int = 0
    spread: int = 0
    """The squares of highest less lowest total, summed over tables."""

    @property
    def weighed(self) -> int:
        """All of it in one number."""
        return (
            TEAMMATES * self.teammates
            + SAME_GROUP * self.same_group
            + REMATCH * self.rematches
            + SECOND_TWO * self.second_twos
            + self.spread
        )

    @property
    def clean(self) -> bool:
        """Whether no rule is broken, however far totals are apart."""
        return self.weighed == self.spread


@dataclass(frozen=True, kw_only=True)
class SeatingField:
    """The players of a draw in a fixed order; everything else goes by their places in it."""

    players: tuple[str, ...]
    values: tuple[int, ...]
    """Totals, rungs or zeros: tables want to be alike in them."""
    groups: tuple[str, ...]
    teams: tuple[str, ...]
    met: Mapping[tuple[int, int], int] = field(default_factory=dict)
    """How often two players have met, the lower place first."""
    twos: tuple[int, ...] = ()
    """How often each has sat at a table of two."""
    where: str = "low"
    """Where tables of two should stand: low, high or anywhere."""

    @cached_property
    def size(self) -> int:
        """How many are to be seated."""
        return len(self.players)

    @cached_property
    def order(self) -> tuple[int, ...]:
        """Places from the highest value to the lowest."""
        return tuple(sorted(range(self.size), key=lambda one: -self.values[one]))

    @cached_property
    def prices(self) -> Mapping[int, int]:
        """The price of each pair that should not meet, by ``low * size + high``."""
        prices: dict[int, int] = {}
        for names, price in ((self.groups, SAME_GROUP), (self.teams, TEAMMATES)):
            members: dict[str, list[int]] = {}
            for place, name in enumerate(names):
                if name:
                    members.setdefault(name, []).append(place)
            for places in members.values():
                for turn, low in enumerate(places):
                    for high in places[turn + 1 :]:
                        key = low * self.size + high
                        prices[key] = prices.get(key, 0) + price
        for (low, high), times in self.met.items():
            key = low * self.size + high
            prices[key] = prices.get(key, 0) + REMATCH * times
        return prices

    def pair_price(self, one: int, other: int) -> int:
        """Return the price of a pair at one table."""
        low, high = (one, other) if one < other else (other, one)
        return self.prices.get(low * self.size + high, 0)

    @cached_property
    def ends(self) -> tuple[int, int]:
        """The lowest and the highest value."""
        return (min(self.values), max(self.values))

    def spread_of(self, table: Iterable[int]) -> int:
        """Return the squared spread; a two is measured to the end at which twos should stand.

        So a two that stands where it should costs little. A consecutive division remains the best
        one: the square of a sum is at least the sum of the squares.
        """
        values = [self.values[one] for one in table]
        low, high = min(values), max(values)
        if len(values) == 2 and self.where != "anywhere":
            low, high = (self.ends[0], high) if self.where == "low" else (low, self.ends[1])
        return (high - low) ** 2

    def table_cost(self, table: tuple[int, ...]) -> int:
        """Return the cost of one table, all concerns weighed."""
        cost = self.spread_of(table)
        if len(table) == 2:
            first, second = table
            again = self.twos[first] + self.twos[second] if self.twos else 0
            return cost + self.pair_price(first, second) + SECOND_TWO * again
        first, second, third = table
        return (
            cost
            + self.pair_price(first, second)
            + self.pair_price(first, third)
            + self.pair_price(second, third)
        )

    def cost_parts(self, tables: Tables) -> CostParts:
        """Return the cost of a whole seating, each concern counted apart."""
        pairs = [
            (min(one, other), max(one, other))
            for table in tables
            for turn, one in enumerate(table)
            for other in table[turn + 1 :]
        ]
        twos = [one for table in tables if len(table) == 2 for one in table]
        return CostParts(
            teammates=sum(bool(self.teams[a]) and self.teams[a] == self.teams[b] for a, b in pairs),
            same_group=sum(
                bool(self.groups[a]) and self.groups[a] == self.groups[b] for a, b in pairs
            ),
            rematches=sum(self.met.get(pair, 0) for pair in pairs),
            second_twos=sum(self.twos[one] for one in twos) if self.twos else 0,
            spread=sum(self.spread_of(table) for table in tables),
        )
