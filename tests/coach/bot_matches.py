"""Matches of bots, as records."""

from __future__ import annotations

from goalsetter.play import Mode, Record, Terms
from goalsetter.rules import Division
from goalsetter.table import (
    Player,
    Seating,
    advance,
    bot_named,
    due,
    open_table,
    record_of,
)

RANDOM = "random"
LEVELS = (RANDOM, "fifth-grade", RANDOM)
HOURS = 10 * 60 * 60 * 1000


def bot_match(
    edition: str,
    seed: int,
    *,
    shakes: int = 1,
    division: Division = Division.ELEMENTARY,
    levels: tuple[str, ...] = LEVELS,
) -> Record:
    """A match of bots to its end, with every division's own variations."""
    terms = Terms(
        edition=edition,
        division=division,
        players=len(levels),
        mode=Mode.GUARDED,
    )
    players = tuple(
        Player(name=f"{level} {n}", bot=bot_named(level), level=level)
        for n, level in enumerate(levels, start=1)
    )
    table = open_table(Seating(terms=terms, players=players, seed=seed, shakes=shakes))
    while (moment := due(table)) is not None and moment < HOURS:
        table = advance(table, moment).table
    return record_of(table, ())
