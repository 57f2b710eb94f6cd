"""Names of players in sentences for a browser."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

from goalsetter.table import Player, Table

FROM_THE_RIGHT = frozenset({"R", "AL"})
"""What Unicode calls signs of scripts that are written from the right."""
ISOLATE, END = "\u2068", "\u2069"
"""Between them a text has a direction of its own and gives it to nothing beside it."""


def isolated(table: Table) -> Table:
    """The table for sentences: names from the right do not pull figures beside them along."""
    if not any(map(_is_from_the_right, table.seating.players)):
        return table
    players = tuple(map(_apart, table.seating.players))
    return replace(table, seating=replace(table.seating, players=players))


def _is_from_the_right(player: Player) -> bool:
    return any(unicodedata.bidirectional(sign) in FROM_THE_RIGHT for sign in player.name)


def _apart(player: Player) -> Player:
    if not _is_from_the_right(player):
        return player
    return replace(player, name=f"{ISOLATE}{player.name}{END}")
