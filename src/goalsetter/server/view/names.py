"""Names of players in sentences for a browser."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.table import Table
from goalsetter.telling import isolated


def with_names_isolated(table: Table) -> Table:
    """The table for sentences: names from the right do not pull figures beside them along."""
    players = table.seating.players
    if all(isolated(player.name) == player.name for player in players):
        return table
    apart = tuple(replace(player, name=isolated(player.name)) for player in players)
    return replace(table, seating=replace(table.seating, players=apart))
