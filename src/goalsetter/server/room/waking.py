"""When a table wants to be woken, and whether it can be read when it is.

The first is found out with a deed, so that it need not be asked again.
"""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.table import Table, due, waits_for_thoughts


@dataclass(frozen=True, slots=True)
class Rest:
    """A table at which nothing happens by itself before a moment, if ever."""

    table: Table
    until: int | None

    def holds(self, table: Table | None, now: int) -> bool:
        """Whether it is about this very table, and the moment has not come."""
        return table is self.table and (self.until is None or now < self.until)


class Legibility:
    """Whether a table can be read and drawn: if not, people get a word and its record.

    A table that cannot be replayed or run stays so until the server is started anew. Of one that
    cannot be drawn the next deed, or the clock, may bring a state that can.
    """

    def __init__(self) -> None:
        self.lost = False
        """Whether the match cannot go on."""
        self._undrawn: Table | None = None

    def cannot_draw(self, table: Table | None) -> None:
        """A picture or a telling of this state broke."""
        self._undrawn = table

    def holds(self, table: Table | None) -> bool:
        """Whether nothing is known against showing this state."""
        return not self.lost and (table is None or table is not self._undrawn)


def rest_of(table: Table) -> Rest | None:
    """How long a table rests; nothing, if bots are to be asked."""
    return None if waits_for_thoughts(table) else Rest(table, due(table))
