"""The right to write: a row with an owner and an epoch, which every commit names.

The database refuses a commit under an epoch that has passed, so that a server that slept, or whose
database was restarted, cannot write once another has taken over. The scope is the whole server;
it becomes a table when several servers share a database.

A lease is renewed twice a second and lasts three seconds. When it has run out is told by the clock
of PostgreSQL, or by watching the row: no clock of a server's own machine is trusted. An owner on
this machine that has died is known at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache, partial
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import Connection, Update, bindparam, literal_column, select, update
from sqlalchemy.dialects import postgresql, sqlite

from goalsetter.server.store.errors import LOST, StoreError
from goalsetter.server.store.lease_owners import Owner, is_dead, owner_of, this_owner
from goalsetter.server.store.prepared import PreparedStatement
from goalsetter.server.store.schema import LEASES

SERVER = "server"
"""The only scope so far."""
RENEWED = 0.5
"""Seconds between two renewals."""
LASTS = 3.0
"""Seconds for which a lease stands that is not renewed."""
GLANCE = 0.1
"""Seconds between two looks at a lease that another holds."""
NOW = {
    "postgresql": "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
}
"""The database's own clock, in milliseconds."""

T = TypeVar("T")
Run = Callable[[Callable[[Connection], T]], Awaitable[T]]
"""Does something in one transaction."""


@dataclass(frozen=True, slots=True)
class LeaseHolder:
    """Another who holds the lease, and since when."""

    owner: str
    epoch: int
    renewed: int


class Lease:
    """The lease of one store that was opened."""

    def __init__(self, owner: Owner | None = None, scope: str = SERVER) -> None:
        self.owner = str(owner or this_owner())
        self.scope = scope
        self.epoch = 0

    async def take(self, run: Run[LeaseHolder | None]) -> None:
        """Take the lease; one that another holds and renews raises ``StoreError``.

        One that is not renewed is waited for as long as a lease lasts, and then taken.
        """
        end, first = monotonic() + LASTS, None
        while True:
            late = monotonic() >= end
            holder = await run(partial(self._try, unchanged=first if late else None))
            if holder is None:
                return
            first = first or holder
            if holder != first or late:
                owner = owner_of(holder.owner)
                raise StoreError("store-locked", owner.known_as if owner else "another server")
            await asyncio.sleep(GLANCE)

    def _try(self, connection: Connection, unchanged: LeaseHolder | None) -> LeaseHolder | None:
        """Take it if it is free; else tell who holds it. One that is ``unchanged`` is free."""
        dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
        empty = {"scope": self.scope, "owner": "", "epoch": 0, "renewed": 0}
        # First a write, so that SQLite lets nobody else write until the end of the transaction.
        connection.execute(dialect.insert(LEASES).values(**empty).on_conflict_do_nothing())
        columns = (LEASES.c.owner, LEASES.c.epoch, LEASES.c.renewed, _now(connection))
        here = select(*columns).where(LEASES.c.scope == self.scope).with_for_update()
        owner, epoch, renewed, now = connection.execute(here).one()
        holder = LeaseHolder(owner, epoch, renewed)
        if holder != unchanged and not self._is_free(connection, holder, now):
            return holder
        self.epoch = epoch + 1
        taken = {"owner": self.owner, "epoch": self.epoch, "renewed": now}
        connection.execute(update(LEASES).where(LEASES.c.scope == self.scope).values(**taken))
        return None

    def _is_free(self, connection: Connection, holder: LeaseHolder, now: int) -> bool:
        owner = owner_of(holder.owner)
        if owner is None or is_dead(owner):
            return True
        # The clock of SQLite is that of this machine, which may have leapt meanwhile.
        trusted = connection.dialect.name == "postgresql"
        return trusted and now - holder.renewed >= LASTS * 1000

    def renew(self, connection: Connection) -> None:
        """Say that it stands; every commit does. One that was lost raises ``StoreError``.

        One that has run out can be renewed as long as nobody else has taken it.
        """
        ours = {"its_scope": self.scope, "its_owner": self.owner, "its_epoch": self.epoch}
        if _renewing(connection.dialect.name).run(connection, [ours]) != 1:
            raise StoreError(LOST, "another server has taken over")

    def release(self, connection: Connection) -> None:
        """Let it go, if it is ours: the next server need not wait."""
        connection.execute(self._ours().values(owner=""))

    def _ours(self) -> Update:
        ours = (LEASES.c.owner == self.owner) & (LEASES.c.epoch == self.epoch)
        return update(LEASES).where((LEASES.c.scope == self.scope) & ours)


@cache
def _renewing(dialect: str) -> PreparedStatement:
    """The statement of every commit: to put it together anew would cost more than to run it."""
    columns = (LEASES.c.scope, LEASES.c.owner, LEASES.c.epoch)
    ours = (column == bindparam(f"its_{column.name}") for column in columns)
    renewed = update(LEASES).where(*ours).values(renewed=literal_column(NOW[dialect]))
    return PreparedStatement(renewed)


def _now(connection: Connection) -> Any:
    return literal_column(NOW[connection.dialect.name])
