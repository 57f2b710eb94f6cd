"""Halls in a database: how they are kept and found. One module for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from goalsetter.server.store.halls import (
    HallDeleted,
    HallMade,
    HallMember,
    HallsAged,
    HallSeat,
    HallSeatFreed,
    HallTurned,
    KeptHall,
)
from goalsetter.server.store.schema import HALL_MEMBERS, HALL_SEATS, HALLS

Values = list[dict[str, Any]]


def _made(connection: Connection, values: Values) -> None:
    fresh = {"round": 1, "paused": False}
    connection.execute(
        HALLS.insert(), [{**fresh, "used": value["made"], **value} for value in values]
    )


def newest_of(table: Any) -> Callable[[Connection, Values], None]:
    """Keep rows, each in place of the one before of the same name."""
    names = [column.name for column in table.primary_key]

    def write(connection: Connection, values: Values) -> None:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        for value in values:
            rest = {name: part for name, part in value.items() if name not in names}
            statement = dialect.insert(table).values(**value)
            put = statement.on_conflict_do_update(index_elements=names, set_=rest) if rest else None
            # A row that is nothing but its key is there already, as it should be.
            connection.execute(statement.on_conflict_do_nothing() if put is None else put)

    return write


def _freed(connection: Connection, values: Values) -> None:
    here = HALL_SEATS.c
    for value in values:
        at_place = (here.round == value["round"]) & (here.member == value["member"])
        connection.execute(delete(HALL_SEATS).where((here.code == value["code"]) & at_place))


def _turned(connection: Connection, values: Values) -> None:
    for value in values:
        code = value.pop("code")
        connection.execute(update(HALLS).where(HALLS.c.code == code).values(**value))


def _deleted(connection: Connection, values: Values) -> None:
    for value in values:
        for table in (HALL_SEATS, HALL_MEMBERS, HALLS):
            connection.execute(delete(table).where(table.c.code == value["code"]))


def _aged(connection: Connection, values: Values) -> None:
    for value in values:
        old = select(HALLS.c.code).where(HALLS.c.used < value["before"])
        codes = list(connection.execute(old).scalars())
        _deleted(connection, [{"code": code} for code in codes])


DOES: dict[type, Callable[[Connection, Values], None]] = {
    HallMade: _made,
    HallMember: newest_of(HALL_MEMBERS),
    HallSeat: newest_of(HALL_SEATS),
    HallSeatFreed: _freed,
    HallTurned: _turned,
    HallDeleted: _deleted,
    HallsAged: _aged,
}
"""How changes of each kind are kept."""


async def read_hall(connection: AsyncConnection, code: str) -> KeptHall | None:
    """All that is kept of one."""
    hall = (await connection.execute(select(HALLS).where(HALLS.c.code == code))).one_or_none()
    if hall is None:
        return None
    members = select(HALL_MEMBERS).where(HALL_MEMBERS.c.code == code)
    seats = select(HALL_SEATS).where(HALL_SEATS.c.code == code)
    in_order = members.order_by(HALL_MEMBERS.c.number)
    by_round = seats.order_by(HALL_SEATS.c.round, HALL_SEATS.c.member)
    return KeptHall(
        **hall._asdict(),
        members=tuple(
            HallMember(**row._asdict()) for row in (await connection.execute(in_order)).all()
        ),
        seats=tuple(
            HallSeat(**row._asdict()) for row in (await connection.execute(by_round)).all()
        ),
    )
