"""The store in a database: SQLite in a folder, or PostgreSQL. One module for both."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, delete, event, func, select
from sqlalchemy import Row as Found
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from goalsetter.server.store import sql_accounts as accounts
from goalsetter.server.store import sql_analyses as analyses
from goalsetter.server.store import sql_events as events
from goalsetter.server.store import sql_halls as halls
from goalsetter.server.store.accounts import (
    AccountsAltered,
    AccountsGone,
    AnalysisRewritten,
    SeatRenamed,
)
from goalsetter.server.store.changes import (
    Change,
    Complaint,
    Deleted,
    Erased,
    Expired,
    Judged,
    Kept,
    KeptAnalysis,
    KeptAside,
    LogRow,
    Note,
    Settled,
    Wish,
)
from goalsetter.server.store.errors import DOWN, LOST, StoreError
from goalsetter.server.store.events import KeptEvent
from goalsetter.server.store.group_commit import Writer
from goalsetter.server.store.halls import HallDeleted, HallMember, HallsAged, KeptHall
from goalsetter.server.store.integrity import check_file, check_schema
from goalsetter.server.store.lease import RENEWED, Lease
from goalsetter.server.store.schema import (
    ANALYSES,
    COMPLAINTS,
    KEYS,
    LOG,
    NOTES,
    PULSE,
    SEATS,
    TABLES,
    VERDICTS,
    WISHES,
)
from goalsetter.server.store.sql_changes import write
from goalsetter.server.store.sql_errors import in_our_words
from goalsetter.server.store.sql_waking import AT_ONCE, read_for_waking, seat_in
from goalsetter.server.store.sql_writer import WITHIN, Pen, file_of, pen_for, prepared
from goalsetter.server.store.status import StoreState, StoreStatus
from goalsetter.server.store.upgrade import NEWEST, has_leases, migrate, version_of

A = TypeVar("A")
WIPED = (
    Deleted
    | Erased
    | Expired
    | Settled
    | HallDeleted
    | HallsAged
    | AccountsGone
    | AccountsAltered
    | SeatRenamed
    | AnalysisRewritten
)
"""Changes after which something is to stand in no file any more."""


class SqlStore:
    """A database behind an address of SQLAlchemy's."""

    def __init__(self, address: str) -> None:
        self.engine = engine_for(address)
        self.file = file_of(self.engine)
        """Where the database lies, if it is a file."""
        self.standing = StoreStatus()
        self.lease = Lease()
        self._mark = 0
        self._pen: Pen = pen_for(self.engine)
        self._writer: Writer | None = None
        self._renewing: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    async def open(self) -> None:
        """Bring the tables of the database up to date, and take the right to write to it."""
        async with in_our_words():
            await check_file(self.file)
            leased = await self._pen.run(_look_at)
            if leased:
                await self.lease.take(self._pen.run)
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
                await connection.run_sync(check_schema)
            if not leased:
                await self.lease.take(self._pen.run)
        self._mark = self._found()
        self._writer = Writer(self._commit)
        if self.file is not None or self.engine.dialect.name == "postgresql":
            self._renewing = asyncio.create_task(self._renew_often())

    def _found(self) -> int:
        """The mark of the file that lies where the database is; 0 if none does."""
        try:
            return self.file.stat().st_ino if self.file is not None else 0
        except OSError:
            return 0

    def _check_there(self) -> None:
        """A file that was taken away still takes what is written, and nobody finds it again."""
        if self._mark and self._found() != self._mark:
            raise StoreError("store-gone", str(self.file))

    async def _renew_often(self) -> None:
        """Renew the lease until another server has it, and note whether that can be done."""
        while self.standing.state is not StoreState.LOST and not self._closing.is_set():
            try:
                self._check_there()
                # A busy machine may keep it waiting: that is no reason to refuse what can be kept,
                # as every commit asks for the lease itself.
                async with in_our_words():
                    await self._pen.run(self.lease.renew, lasting=False)
                self.standing.become(StoreState.WELL)
            except StoreError as error:
                self.standing.become(StoreState.LOST if error.code == LOST else StoreState.AWAY)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), RENEWED)

    async def close(self) -> None:
        """Commit what has come in, and let go of the database."""
        if self._writer is not None:
            await self._writer.close()
        if self._renewing is not None:
            self._closing.set()
            await self._renewing
        if self.lease.epoch:
            with suppress(SQLAlchemyError, OSError):
                await self._pen.run(self.lease.release)
        await self._pen.close()
        await self.engine.dispose()

    async def keep(self, changes: Sequence[Change]) -> None:
        """Return when the changes are committed."""
        assert self._writer is not None
        self.standing.check()
        await self._writer.keep(changes)

    async def _commit(self, changes: Sequence[Change]) -> None:
        def work(connection: Connection) -> None:
            self.lease.renew(connection)
            write(connection, changes)

        self._check_there()
        try:
            async with in_our_words():
                await self._pen.run(work)
                if any(isinstance(change, WIPED) for change in changes):
                    await self._pen.wipe()
        except StoreError as error:
            if error.code in (LOST, DOWN):
                self.standing.become(StoreState.LOST if error.code == LOST else StoreState.AWAY)
            raise

    async def find(self, code: str) -> Kept | None:
        """All that is kept of a table, as it is at one moment."""
        async with in_our_words(), self.engine.begin() as connection:
            table = (await connection.execute(_of(TABLES, code))).one_or_none()
            if table is None:
                return None
            seats = await _all(connection, _of(SEATS, code).order_by(SEATS.c.seat))
            keys = await _all(connection, _of(KEYS, code))
            rows = await _all(connection, _of(LOG, code).order_by(LOG.c.number))
            wishes = await _all(connection, _of(WISHES, code))
            notes = await _all(connection, _of(NOTES, code).order_by(NOTES.c.number))
            verdicts = await _all(connection, _of(VERDICTS, code))
        return Kept(
            **table._asdict(),
            seats=tuple(seat_in(row) for row in seats),
            keys=tuple((key.digest, key.seat) for key in keys),
            rows=tuple(LogRow(**row._asdict()) for row in rows),
            wishes=tuple(Wish(**wish._asdict()) for wish in wishes),
            notes=tuple(Note(**note._asdict()) for note in notes),
            verdicts=tuple(Judged(**verdict._asdict()) for verdict in verdicts),
        )

    async def wake(self, codes: Sequence[str]) -> list[Kept]:
        """Tables for waking, some hundreds at a time, each as it is at one moment."""
        tables: list[Kept] = []
        for start in range(0, len(codes), AT_ONCE):
            async with in_our_words(), self.engine.begin() as connection:
                some = codes[start : start + AT_ONCE]
                tables += await connection.run_sync(read_for_waking, some)
        return tables

    async def code_of(self, id: str) -> str:
        """The code of the table whose match has a long name."""
        return await self._first(select(TABLES.c.code).where((TABLES.c.id == id) & (id != "")))

    async def opened_by(self, digest: str) -> str:
        """The code of the table at which a key opens a seat."""
        return await self._first(select(KEYS.c.code).where(KEYS.c.digest == digest))

    async def _first(self, wanted: Executable) -> str:
        async with in_our_words(), self.engine.connect() as connection:
            return str((await connection.execute(wanted)).scalar() or "")

    async def live(self, since: int) -> list[str]:
        """Matches that go on."""
        acted = select(LOG.c.code).where(LOG.c.at >= since)
        going = (TABLES.c.head != "") & ~TABLES.c.over & (TABLES.c.aside == 0)
        recent = (TABLES.c.begun >= since) | TABLES.c.code.in_(acted)
        wanted = select(TABLES.c.code).where(going & recent).order_by(TABLES.c.code)
        async with in_our_words(), self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def unused(self, since: int) -> list[str]:
        """Tables at which nothing was done."""
        old = (TABLES.c.used < since) & (TABLES.c.aside == 0)
        wanted = select(TABLES.c.code).where(old).order_by(TABLES.c.code)
        async with in_our_words(), self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def aside(self) -> list[KeptAside]:
        """All that is set aside."""
        here, there = TABLES.c, ANALYSES.c
        tables = select(here.code.label("name"), here.aside, here.used).where(here.aside > 0)
        others = select(there.id.label("name"), there.aside, there.made.label("used"))
        async with in_our_words(), self.engine.connect() as connection:
            aside = [
                KeptAside(**row._asdict(), is_table=is_table)
                for wanted, is_table in ((tables, True), (others.where(there.aside > 0), False))
                for row in await _all(connection, wanted)
            ]
        return sorted(aside, key=lambda thing: (thing.aside, thing.name))

    async def stood_at(self) -> int:
        """The latest moment."""
        self._check_there()
        moments = (PULSE.c.at, LOG.c.at, NOTES.c.at, TABLES.c.begun)
        async with in_our_words(), self.engine.connect() as connection:
            latest = [
                (await connection.execute(select(func.max(column)))).scalar() for column in moments
            ]
        return max(int(moment or 0) for moment in latest)

    async def analysis(self, id: str) -> KeptAnalysis | None:
        """All that is kept of an analysis."""
        async with in_our_words(), self.engine.connect() as connection:
            return await analyses.analysis(connection, id)

    async def rights_to(self, id: str) -> tuple[str, str] | None:
        """The table and the key of an analysis."""
        async with in_our_words(), self.engine.connect() as connection:
            return await analyses.rights_to(connection, id)

    async def analysis_of(self, source: str) -> str:
        """The newest analysis of a table."""
        async with in_our_words(), self.engine.connect() as connection:
            return await analyses.analysis_of(connection, source)

    async def unfinished(self) -> list[str]:
        """The analyses that are still to be done."""
        async with in_our_words(), self.engine.connect() as connection:
            return await analyses.unfinished(connection)

    async def hall(self, code: str) -> KeptHall | None:
        """All that is kept of a hall, as it is at one moment."""
        async with in_our_words(), self.engine.begin() as connection:
            return await halls.read_hall(connection, code)

    async def event(self, code: str) -> KeptEvent | None:
        """All that is kept of an event, as it is at one moment."""
        async with in_our_words(), self.engine.begin() as connection:
            return await events.read_event(connection, code)

    async def events_tagged(self, tag: str) -> list[str]:
        """The codes of the events whose sheets begin with a tag, the newest first."""
        async with in_our_words(), self.engine.connect() as connection:
            return await events.read_events_tagged(connection, tag)

    async def event_at(self, table: str) -> str:
        """The code of the event whose sheet is played at a table."""
        async with in_our_words(), self.engine.connect() as connection:
            return await events.read_event_at(connection, table)

    async def accounts(self, kind: type[A], /, **where: object) -> list[A]:
        """The rows of a kind whose fields have these values; a list means any of them."""
        async with in_our_words(), self.engine.connect() as connection:
            return await accounts.read_rows(connection, kind, where)

    async def seats_of(self, account: str) -> list[tuple[str, str]]:
        """The code and the seat of each table at which a child sits or sat."""
        async with in_our_words(), self.engine.connect() as connection:
            return await accounts.read_seats(connection, account)

    async def halls_of(self, account: str) -> list[HallMember]:
        """The halls into which a child came."""
        async with in_our_words(), self.engine.connect() as connection:
            return await accounts.read_halls(connection, account)

    async def analyses_of(self, source: str) -> list[str]:
        """Every analysis of a table, however old."""
        async with in_our_words(), self.engine.connect() as connection:
            return await analyses.all_of(connection, source)

    async def keep_beside(self, changes: Sequence[Change]) -> None:
        """Keep changes of accounts while a server runs or not: none has them in mind."""
        async with in_our_words(), self.engine.begin() as connection:
            await connection.run_sync(write, changes)

    async def settle(self, ids: Sequence[str]) -> int:
        """Delete complaints while a server runs or not: none has them in mind. How many went."""
        gone = delete(COMPLAINTS).where(COMPLAINTS.c.id.in_(ids))
        async with in_our_words(), self.engine.begin() as connection:
            return int((await connection.execute(gone)).rowcount)

    async def complaints(self) -> list[Complaint]:
        """Return what players reported."""
        wanted = select(COMPLAINTS).order_by(COMPLAINTS.c.made, COMPLAINTS.c.id)
        async with in_our_words(), self.engine.connect() as connection:
            rows = await _all(connection, wanted)
        return [Complaint(**row._asdict()) for row in rows]


def _look_at(connection: Connection) -> bool:
    """Whether there are leases; a database that calls itself up to date has to be whole."""
    if version_of(connection) == NEWEST:
        check_schema(connection)
    return has_leases(connection)


def _of(table: Any, code: str) -> Any:
    return select(table).where(table.c.code == code)


async def _all(connection: AsyncConnection, wanted: Executable) -> Sequence[Found[Any]]:
    return (await connection.execute(wanted)).all()


# The engine.


def engine_for(address: str, *, alone: bool = False) -> AsyncEngine:
    """The engine of an address; ``alone`` is for a file that nobody else opens."""
    there = not address.startswith("sqlite")
    patience = {"timeout": WITHIN} if there else {}
    engine = create_async_engine(
        make_url(address), pool_pre_ping=there, hide_parameters=True, connect_args=patience
    )
    if engine.dialect.name == "sqlite" and not alone:
        event.listen(engine.sync_engine, "connect", prepared)
    return engine
