"""Accounts in a database: how they are kept and found. One module for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from sqlalchemy import Connection, Select, Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from goalsetter.server.store import schema
from goalsetter.server.store.accounts import (
    SAID,
    AccountsAltered,
    AccountsEnded,
    AccountsGone,
    ClassCoach,
    ClassNotice,
    Erasure,
    Guardianship,
    KeptChild,
    KeptClass,
    KeptGrownup,
    KeptSchool,
    KnownDevice,
    Look,
    Membership,
    OneTimeLink,
    PlayedMatch,
    SchoolPost,
    SeatRenamed,
    SignIn,
)
from goalsetter.server.store.class_rows import Assignment, GuardianLetter, Milestone, PlayTotal
from goalsetter.server.store.halls import HallMember
from goalsetter.server.store.practice_schema import PRACTICE_TABLES
from goalsetter.server.store.schema import (
    COMPLAINTS,
    HALL_MEMBERS,
    KEYS,
    NOTES,
    SEATS,
    SNAPSHOTS,
    TABLES,
)
from goalsetter.server.store.sql_halls import Values, newest_of

A = TypeVar("A")
TABLE_OF: dict[type, Table] = {
    KeptSchool: schema.SCHOOLS,
    KeptGrownup: schema.GROWNUPS,
    SchoolPost: schema.POSTS,
    KeptChild: schema.CHILDREN,
    Guardianship: schema.GUARDIANSHIPS,
    KeptClass: schema.CLASSES,
    ClassCoach: schema.CLASS_COACHES,
    Membership: schema.MEMBERSHIPS,
    SignIn: schema.SIGN_INS,
    KnownDevice: schema.DEVICES,
    OneTimeLink: schema.ONE_TIME_LINKS,
    Look: schema.LOOKS,
    PlayedMatch: schema.PLAYED,
    ClassNotice: schema.CLASS_NOTICES,
    Erasure: schema.ERASURES,
    Assignment: schema.ASSIGNMENTS,
    Milestone: schema.MILESTONES,
    PlayTotal: schema.PLAY_TOTALS,
    GuardianLetter: schema.LETTERS,
    **PRACTICE_TABLES,
}
"""The table of each kind of row."""


def _gone(connection: Connection, values: Values) -> None:
    for value in values:
        table = TABLE_OF[value["kind"]]
        gone = delete(table)
        for name, wanted in value["where"]:
            gone = gone.where(table.c[name] == wanted)
        connection.execute(gone)


def _altered(connection: Connection, values: Values) -> None:
    for value in values:
        table = TABLE_OF[value["kind"]]
        altered = update(table).values(**dict(value["values"]))
        for name, wanted in value["where"]:
            altered = altered.where(table.c[name] == wanted)
        connection.execute(altered)


def _ended(connection: Connection, values: Values) -> None:
    before = max(value["before"] for value in values)
    for column in (schema.SIGN_INS.c.ends, schema.ONE_TIME_LINKS.c.ends, schema.DEVICES.c.seen):
        connection.execute(delete(column.table).where(column < before))


def _renamed(connection: Connection, values: Values) -> None:
    """Write another name wherever the table has the old one."""
    for value in values:
        code, old, name = value["code"], value["old"], value["name"]
        here = (SEATS.c.code == code) & (SEATS.c.seat == value["seat"])
        connection.execute(update(SEATS).where(here).values(account=""))
        keys = (KEYS.c.code == code) & (KEYS.c.seat == value["seat"])
        connection.execute(delete(KEYS).where(keys))
        # A bot that stands in has a name of its own.
        connection.execute(update(SEATS).where(here & (SEATS.c.level == "")).values(name=name))
        texts = {"order": value["order"], "head": value["head"]}
        connection.execute(update(TABLES).where(TABLES.c.code == code).values(**texts))
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.code == code))
        spoken = (NOTES.c.code == code) & (NOTES.c.by == value["seat"]) & (NOTES.c.kind == SAID)
        connection.execute(update(NOTES).where(spoken).values(text="…"))
        for column in (COMPLAINTS.c.by, COMPLAINTS.c.about):
            named = (COMPLAINTS.c.code == code) & (column == old)
            if column is COMPLAINTS.c.about:
                connection.execute(update(COMPLAINTS).where(named).values(said=""))
            connection.execute(update(COMPLAINTS).where(named).values({column: name}))


DOES: dict[type, Callable[[Connection, Values], None]] = {
    **{kind: newest_of(table) for kind, table in TABLE_OF.items()},
    AccountsGone: _gone,
    AccountsAltered: _altered,
    AccountsEnded: _ended,
    SeatRenamed: _renamed,
}
"""How changes of each kind are kept."""


async def read_rows(
    connection: AsyncConnection, kind: type[A], where: Mapping[str, object]
) -> list[A]:
    """The rows of a kind whose fields have values, in the order of their keys."""
    table = TABLE_OF[kind]
    wanted: Select[Any] = select(table).order_by(*table.primary_key)
    for name, value in where.items():
        column = table.c[name]
        wanted = wanted.where(column.in_(value) if isinstance(value, list) else column == value)
    return [kind(**row._asdict()) for row in (await connection.execute(wanted)).all()]


async def read_seats(connection: AsyncConnection, account: str) -> list[tuple[str, str]]:
    """The code and the seat of each table at which a child sits or sat."""
    wanted = select(SEATS.c.code, SEATS.c.seat).where(SEATS.c.account == account)
    rows = (await connection.execute(wanted.order_by(SEATS.c.code, SEATS.c.seat))).all()
    return [(str(row.code), str(row.seat)) for row in rows]


async def read_halls(connection: AsyncConnection, account: str) -> list[HallMember]:
    """The halls into which a child came."""
    wanted = select(HALL_MEMBERS).where(HALL_MEMBERS.c.account == account)
    rows = (await connection.execute(wanted.order_by(HALL_MEMBERS.c.code))).all()
    return [HallMember(**row._asdict()) for row in rows]
