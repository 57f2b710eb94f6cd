"""A fair line: the addresses take turns, and at each of them its tables.

However much one address or one table asks for, each other one waits for one turn of it at most.
"""

from __future__ import annotations

import sys
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")

OF_A_TABLE, OF_AN_ADDRESS = 16, 400
"""How much may wait for one table, and for one address: a school may be behind it."""
NO_LIMIT = sys.maxsize


class BusyError(TimeoutError):
    """Too much is waiting already."""


@dataclass(frozen=True, slots=True)
class Share:
    """For whom something is done: a table, and the address from which it was asked for."""

    address: str = ""
    table: str = ""


Tables = OrderedDict[str, deque[T]]


class FairLine(Generic[T]):
    """Things that wait, by priority and share; those of priority 0 come first."""

    def __init__(
        self,
        of_a_table: int = OF_A_TABLE,
        of_an_address: int = OF_AN_ADDRESS,
        of_all: int = NO_LIMIT,
    ) -> None:
        self._of_a_table, self._of_an_address = of_a_table, of_an_address
        self._of_all = of_all
        self._waiting: dict[int, OrderedDict[str, Tables[T]]] = {}

    def __len__(self) -> int:
        return sum(
            map(self._count, {address for level in self._waiting.values() for address in level})
        )

    def put(self, thing: T, share: Share, priority: int = 0) -> None:
        """Let something wait for its turn; a line that is full raises ``BusyError``."""
        if len(self) >= self._of_all or self._count(share.address) >= self._of_an_address:
            raise BusyError
        tables = self._waiting.setdefault(priority, OrderedDict()).setdefault(
            share.address, OrderedDict()
        )
        waiting = tables.setdefault(share.table, deque())
        if len(waiting) >= self._of_a_table:
            raise BusyError
        waiting.append(thing)

    def take(self) -> T | None:
        """The next; its table goes to the end of its address, and that to the end of the line."""
        # One of each address in turn, and of its tables: no class waits for another.
        for priority in sorted(self._waiting):
            addresses = self._waiting[priority]
            address, tables = addresses.popitem(last=False)
            table, waiting = tables.popitem(last=False)
            thing = waiting.popleft()
            if waiting:
                tables[table] = waiting
            if tables:
                addresses[address] = tables
            if not addresses:
                del self._waiting[priority]
            return thing
        return None

    def drop(self, thing: T, share: Share, priority: int = 0) -> None:
        """Forget something that nobody waits for any more, if it is still here."""
        addresses = self._waiting.get(priority, OrderedDict())
        tables = addresses.get(share.address, OrderedDict())
        waiting = tables.get(share.table, deque())
        # It was taken meanwhile.
        if thing not in waiting:
            return
        waiting.remove(thing)
        if not waiting:
            del tables[share.table]
        if not tables:
            del addresses[share.address]
        if not addresses:
            del self._waiting[priority]

    def _count(self, address: str) -> int:
        """How much waits for an address."""
        lines = [level[address] for level in self._waiting.values() if address in level]
        return sum(len(waiting) for tables in lines for waiting in tables.values())
