"""Tables at which bots play, state by state, for the tests of what a browser is shown."""

from __future__ import annotations

from collections.abc import Iterator

from goalsetter.play import Mode, Terms
from goalsetter.rules import Division
from goalsetter.table import Outcome, Player, Seating, advance, bot_named, due, open_table

BOTH_GAMES = ("mlag-equations-2018-19", "mlag-on-sets-2017-18")
LEVEL = "fifth-grade"


def bots_seating(edition: str, mode: Mode, *, seed: int = 5, shakes: int = 1) -> Seating:
    """Three bots of one level."""
    terms = Terms(edition=edition, division=Division.MIDDLE, players=3, mode=mode)
    players = tuple(
        Player(name=name, bot=bot_named(LEVEL), level=LEVEL) for name in ("Ada", "Bea", "Cal")
    )
    return Seating(terms=terms, players=players, seed=seed, shakes=shakes)


def played(seating: Seating, most: int = 120) -> Iterator[tuple[int, Outcome]]:
    """Each change of a match with its moment, until the match is over."""
    table = open_table(seating)
    for _ in range(most):
        moment = due(table)
        if moment is None:
            return
        outcome = advance(table, moment)
        table = outcome.table
        if outcome.deeds:
            yield moment, outcome
