"""The seats that a browser holds: which of their matches go on, and where it is awaited."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.http.schema import Endpoint, answer, described, read
from goalsetter.server.http.tables import registry_at
from goalsetter.server.room.order import terms_for
from goalsetter.server.room.registry import Registry
from goalsetter.server.view.held import held_table
from goalsetter.server.view.lobby import players

MOST_SEATS = 12
"""How many seats may be asked about at once: each may wake a table."""


async def find_held_tables(request: Request) -> Response:
    """Tell how it stands at the tables at which a browser holds seats."""
    registry = registry_at(request)
    held = await read(request, wire.HeldSeats, registry.services.limits.body)
    if len(held.seats) > MOST_SEATS:
        raise UnfitError("not-within", what="seats", most=MOST_SEATS, came=len(held.seats))
    return answer(wire.HeldTables(tables=[await _look_at(registry, seat) for seat in held.seats]))


async def _look_at(registry: Registry, held: wire.HeldSeat) -> wire.HeldTable:
    gone = wire.HeldTable(table=held.table, state="gone")
    try:
        room = await registry.code_guessing.find_by_key(held.table, held.key)
    except UnfitError:
        # Set aside or not to be read: there is nothing to go back to.
        return gone
    seat = room.seat_of(held.key) if room is not None else None
    if room is None or seat is None or room.unreadable or room.company.closed:
        return gone
    if room.table is not None:
        return await registry.services.workers.work(
            held_table,
            room.table,
            seat,
            room.audience.here,
            name=held.table,
            code=room.code,
            id=room.kept.id,
        )
    return wire.HeldTable(
        table=held.table,
        state="lobby",
        code=room.code,
        game="on-sets" if terms_for(room.order).deals_cards else "equations",
        seat=seat,
        players=players(room.order, room.kept, room.audience.here),
    )


ENDPOINTS = (
    Endpoint(
        "/api/seats",
        "POST",
        find_held_tables,
        described(wire.HeldTables, takes=wire.HeldSeats, faults=(400, 413)),
    ),
)
"""Everything that the start page asks about a browser's seats."""
