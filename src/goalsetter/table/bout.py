"""The arena: who meets whom, and what came of each shake between two bots."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from goalsetter.bots import bot_named
from goalsetter.play import Seat, Terms
from goalsetter.table.driver import advance, due
from goalsetter.table.seating import Player, Seating
from goalsetter.table.table import Table, open_table

HOURS = 4 * 3600 * 1000
"""A shake that is not over by then is not finished: no clock lets that happen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bout:
    """One shake between two bots; ``seed`` is that of the table."""

    terms: Terms
    names: tuple[str, str]
    seed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The result of a bout, by the order of its names."""

    names: tuple[str, str]
    points: tuple[int, int]
    """Of the shake, with the penalties in it."""
    void: bool = False
    """No Goal, and all agreed; or the shake was not finished."""
    actions: int = 0
    penalties: int = 0
    milliseconds: int = 0
    """How long the shake took by the clock of the table."""

    @property
    def won(self) -> tuple[int, int]:
        """Half wins of each: two for a win, one each for a draw, none if it was void."""
        if self.void:
            return 0, 0
        first, second = self.points
        return (1, 1) if first == second else ((2, 0) if first > second else (0, 2))


def schedule(terms: Terms, names: tuple[str, ...], shakes: int, seed: int) -> tuple[Bout, ...]:
    """A round robin: every two meet so many times, and change seats each time."""
    return tuple(_bouts(terms, names, shakes, seed))


def _bouts(terms: Terms, names: tuple[str, ...], shakes: int, seed: int) -> Iterator[Bout]:
    number = seed * 1_000_003
    for pair in combinations(names, 2):
        for meeting in range(shakes):
            number += 1
            seats = pair if meeting % 2 == 0 else (pair[1], pair[0])
            yield Bout(terms=terms, names=seats, seed=number)


def hold(bout: Bout) -> Result:
    """Play a bout to its end."""
    players = tuple(Player(name=name, bot=bot_named(name), level=name) for name in bout.names)
    table = open_table(Seating(terms=bout.terms, players=players, seed=bout.seed, shakes=1))
    while (moment := due(table)) is not None and moment < HOURS:
        table = advance(table, moment).table
    return result_of(bout, table)


def result_of(bout: Bout, table: Table) -> Result:
    """The result of the table that a bout was held at."""
    state = table.state
    first, second = (state.total(Seat(seat)) for seat in state.seats)
    scored = [shake for shake in state.played if not shake.void]
    return Result(
        names=bout.names,
        points=(first, second),
        void=not scored,
        actions=table.number,
        penalties=len(state.penalties),
        milliseconds=state.now,
    )
