"""When a table wants to be woken: found out with a deed, so that it need not be asked again."""

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


def rest_of(table: Table) -> Rest | None:
    """How long a table rests; nothing, if bots are to be asked."""
    return None if waits_for_thoughts(table) else Rest(table, due(table))
