"""Halls over HTTP, which people call rooms: making one, coming in, the own seat, the board."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.hall.board import board_of, notice_of
from goalsetter.server.hall.hall import Hall
from goalsetter.server.hall.halls import Halls
from goalsetter.server.hall.rounds import start_next_round
from goalsetter.server.http.permissions import token_in
from goalsetter.server.http.schema import Endpoint, answer, described, read
from goalsetter.server.network import network_of
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.view.lobby import link_to


def halls_at(request: Request) -> Halls:
    """The halls of this server."""
    halls = request.app.state.halls
    assert isinstance(halls, Halls)
    return halls


async def hall_at(request: Request, code: str) -> Hall:
    """The hall that is asked for."""
    return await halls_at(request).find(code, network_of(request))


async def make_room(request: Request) -> Response:
    """Open a room for a class: whoever comes by its link is seated at tables of this order."""
    halls, buckets = halls_at(request), request.app.state.buckets
    assert isinstance(buckets, Buckets)
    if not buckets.take(network_of(request)):
        raise UnfitError("too-many-tables", HTTPStatus.TOO_MANY_REQUESTS)
    order = await read(request, wire.Order, halls.registry.services.limits.body)
    code, token = await halls.open(order)
    return answer(wire.HallKey(code=code, token=token))


async def see_room(request: Request, code: str) -> Response:
    """A room from outside."""
    return answer(notice_of(await hall_at(request, code)))


async def join_room(request: Request, code: str) -> Response:
    """Come into a room; the key is the member's own."""
    halls = halls_at(request)
    wanted = await read(request, wire.HallName, halls.registry.services.limits.body)
    hall = await hall_at(request, code)
    token = await halls.join(hall, wanted.nickname, network_of(request), wanted.former)
    return answer(wire.HallKey(code=hall.code, token=token))


async def give_place(request: Request, code: str) -> Response:
    """The own seat in this round, with its key, or how many are still missing."""
    hall = await hall_at(request, code)
    member, sat, key = await hall.place_of(token_in(request))
    here = sum(hall.is_here(waits) for waits in hall.waiting)
    return answer(
        wire.HallPlace(
            name=member.name,
            notice=notice_of(hall),
            paused=hall.kept.paused,
            table=sat.at_table if sat else "",
            seat=sat.seat if sat else "",
            token=key,
            missing=0 if sat else max(0, hall.order.players - here),
        )
    )


async def leave_room(request: Request, code: str) -> Response:
    """Leave for good: before the match the seat is free, in it a bot plays on."""
    await (await hall_at(request, code)).leave(token_in(request))
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def give_board(request: Request, code: str) -> Response:
    """All tables of the round, for the maker's key."""
    hall = await hall_at(request, code)
    hall.check_host(token_in(request))
    return await _board(request, hall)


async def _board(request: Request, hall: Hall) -> Response:
    base = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    link = link_to(hall.code, base, hall.registry.services.addresses, "r")
    return answer(await board_of(hall, link))


async def command_room(request: Request, code: str) -> Response:
    """Start, pause, go on, the next round, another device for a member: for the maker's key."""
    hall = await hall_at(request, code)
    hall.check_host(token_in(request))
    limits = hall.registry.services.limits
    command = await read(request, wire.HallCommand, limits.body)
    if command.what == "start":
        await hall.start()
    elif command.what == "pause":
        await hall.pause()
    elif command.what == "resume":
        await hall.resume()
    elif command.what == "next-round":
        await start_next_round(hall, command.way, anyway=command.anyway)
    else:
        await hall.readmit(command.member)
    return await _board(request, hall)


async def delete_room(request: Request, code: str) -> Response:
    """All that is kept of the room goes, for the maker's key; its tables go by their own age."""
    hall = await hall_at(request, code)
    hall.check_host(token_in(request))
    await halls_at(request).delete(hall)
    return Response(status_code=HTTPStatus.NO_CONTENT)


GONE = described(None, faults=(403, 404, 429, 503), keyed=True)
GONE["responses"]["204"] = {"description": "It is gone."}
ROOM, SEAT = "/api/rooms/{code}", "/api/rooms/{code}/seat"
BOARD = f"{ROOM}/board"
ENDPOINTS = (
    Endpoint(
        "/api/rooms",
        "POST",
        make_room,
        described(wire.HallKey, takes=wire.Order, faults=(400, 403, 413, 429, 503)),
    ),
    Endpoint(ROOM, "GET", see_room, described(wire.HallNotice, faults=(404, 429))),
    Endpoint(ROOM, "DELETE", delete_room, GONE),
    Endpoint(
        f"{ROOM}/members",
        "POST",
        join_room,
        described(wire.HallKey, takes=wire.HallName, faults=(400, 403, 404, 409, 413, 429, 503)),
    ),
    Endpoint(
        SEAT, "GET", give_place, described(wire.HallPlace, faults=(403, 404, 429, 503), keyed=True)
    ),
    Endpoint(SEAT, "DELETE", leave_room, GONE),
    Endpoint(
        BOARD, "GET", give_board, described(wire.HallBoard, faults=(403, 404, 429), keyed=True)
    ),
    Endpoint(
        BOARD,
        "POST",
        command_room,
        described(
            wire.HallBoard,
            takes=wire.HallCommand,
            faults=(400, 403, 404, 409, 413, 429, 503),
            keyed=True,
        ),
    ),
)
"""Everything that the pages of a room ask for."""
