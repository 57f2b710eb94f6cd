"""The API over HTTP: choices, making and joining tables, records, words."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from goalsetter import __version__
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.http.cached import Lasting
from goalsetter.server.http.health import healthz, readyz
from goalsetter.server.http.languages import language_of
from goalsetter.server.http.lesson_list import give_lessons
from goalsetter.server.http.permissions import check_may_see, may_see, token_in
from goalsetter.server.http.records import day_of, record_text, salvaged_text
from goalsetter.server.http.rule_books import give_rule_books
from goalsetter.server.http.schema import Endpoint, answer, described, read
from goalsetter.server.http.signing import child_at
from goalsetter.server.http.words import give_words
from goalsetter.server.lessons.lesson import School
from goalsetter.server.network import network_of
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.room import moderation
from goalsetter.server.room.order import terms_for
from goalsetter.server.room.pictures import notice_of
from goalsetter.server.room.registry import Registry
from goalsetter.server.room.room import TableRoom
from goalsetter.server.socket.table_connection import attend_table
from goalsetter.server.view import options
from goalsetter.server.view.variation_sheet import variation_sheet
from goalsetter.words import speaking


def registry_at(request: Request | WebSocket) -> Registry:
    """The rooms of this server."""
    registry = request.app.state.registry
    assert isinstance(registry, Registry)
    return registry


async def host_at(request: Request, code: str) -> TableRoom:
    """The room of a table that is asked for."""
    guessing = registry_at(request).code_guessing
    return await guessing.find_room(code, network_of(request), token_in(request))


# The start page.


async def options_in(request: Request, language: str) -> Lasting:
    """The choices of the start page in a language, worked out once."""
    known: dict[str, Lasting] = request.app.state.options
    if language not in known:
        services = registry_at(request).services
        with speaking(language):
            made = await services.workers.work(options, __version__, list(services.addresses))
        vary = "accept-encoding, accept-language"
        known[language] = Lasting(msgspec.json.encode(made), vary=vary)
    return known[language]


async def give_options(request: Request) -> Response:
    """All that the start page offers."""
    return (await options_in(request, language_of(request.scope))).answer(request)


# Tables.


async def make_table(request: Request) -> Response:
    """Order a table; the first seat is yours."""
    registry, buckets = registry_at(request), request.app.state.buckets
    assert isinstance(buckets, Buckets)
    # Before the body is read: a flood of orders shall cost nothing.
    if not buckets.take(network_of(request)):
        raise UnfitError("too-many-tables", HTTPStatus.TOO_MANY_REQUESTS)
    order = await read(request, wire.Order, registry.services.limits.body)
    child = await child_at(request)
    if child is not None:  # a child who has come in plays under its nickname
        order = msgspec.structs.replace(order, nickname=child.nickname)
    return answer(await registry.order(order, child.id if child is not None else ""))


async def see_table(request: Request, code: str) -> Response:
    """A table from outside."""
    room, token = await host_at(request, code), token_in(request)
    # Before the match anybody with its code may look who is there, to take a seat.
    if room.kept.over:
        check_may_see(room, token)
    return answer(await notice_of(room, named=not room.kept.head or may_see(room, token)))


async def take_seat(request: Request, code: str) -> Response:
    """Take a free seat."""
    registry = registry_at(request)
    wanted = await read(request, wire.Sit, registry.services.limits.body)
    room = await host_at(request, code)
    child = await child_at(request)
    if child is None:
        return answer(await registry.sit(room, wanted))
    wanted = msgspec.structs.replace(wanted, nickname=child.nickname)
    return answer(await registry.sit(room, wanted, child.id))


async def give_variations(request: Request, code: str) -> Response:
    """The variation sheet of a table: anybody who may take a seat may read it."""
    room = await host_at(request, code)
    return answer(variation_sheet(terms_for(room.order)))


async def delete_table(request: Request, code: str) -> Response:
    """All that is kept of a table goes, if the owner's key is in the header ``Authorization``."""
    room = await host_at(request, code)
    await moderation.delete(room, token_in(request))
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def give_record(request: Request, code: str) -> Response:
    """The record of a match that is over: until then papers are secret.

    Of a table that cannot be shown, all that may be known of it.
    """
    room = await host_at(request, code)
    check_may_see(room, token_in(request))
    legible = room.legible
    if legible and (room.table is None or not room.kept.over):
        raise UnfitError("record-secret", HTTPStatus.CONFLICT)
    text = await (record_text if legible else salvaged_text)(room)
    headers = {"content-disposition": f'attachment; filename="{_file_name(room, day_of(room))}"'}
    return PlainTextResponse(text, headers=headers)


def _file_name(room: TableRoom, day: str) -> str:
    game = "on-sets" if terms_for(room.order).deals_cards else "equations"
    return f"{game}-{day}-{room.code}.record"


async def socket(socket: WebSocket) -> None:
    """A browser at a table."""
    await attend_table(socket, registry_at(socket), socket.path_params["code"])


async def learn(socket: WebSocket) -> None:
    """A learner at one step of a course."""
    school = socket.app.state.school
    assert isinstance(school, School)
    await school.attend(socket, socket.path_params["course"], socket.path_params["step"])


HEALTH = described(wire.Health, faults=())
HEALTH["responses"]["503"] = HEALTH["responses"]["200"]
DELETION = described(None, faults=(403, 404, 429, 503), keyed=True)
DELETION["responses"]["204"] = {"description": "The table is gone."}
TABLE, SEAT = "/api/tables/{code}", "/api/tables/{code}/seats"
RULE_BOOKS = described(wire.RuleBooks, faults=(404,))
ENDPOINTS = (
    Endpoint("/healthz", "GET", healthz, described(wire.Alive, faults=())),
    Endpoint("/readyz", "GET", readyz, HEALTH),
    Endpoint("/api/options", "GET", give_options, described(wire.Options, faults=())),
    Endpoint("/api/words/{language}", "GET", give_words, described(None, faults=(404,))),
    Endpoint("/api/words/{language}/{part}", "GET", give_words, described(None, faults=(404,))),
    Endpoint("/api/rules/{language}", "GET", give_rule_books, RULE_BOOKS),
    Endpoint(
        "/api/lessons/{language}", "GET", give_lessons, described(wire.LessonList, faults=(404,))
    ),
    Endpoint(
        "/api/tables",
        "POST",
        make_table,
        described(wire.Seated, takes=wire.Order, faults=(400, 403, 413, 429, 503)),
    ),
    Endpoint(TABLE, "GET", see_table, described(wire.Notice, faults=(403, 404, 429), keyed=True)),
    Endpoint(
        f"{TABLE}/variations",
        "GET",
        give_variations,
        described(wire.VariationSheet, faults=(404, 429), keyed=True),
    ),
    Endpoint(TABLE, "DELETE", delete_table, DELETION),
    Endpoint(
        SEAT,
        "POST",
        take_seat,
        described(wire.Seated, takes=wire.Sit, faults=(400, 403, 404, 409, 413, 429, 503)),
    ),
    Endpoint(
        f"{TABLE}/record",
        "GET",
        give_record,
        described(None, faults=(403, 404, 409, 429), keyed=True),
    ),
)
"""Everything that the page asks for."""
SOCKETS = (
    WebSocketRoute("/ws/{code}", socket),
    WebSocketRoute("/ws/learn/{course:path}/{step}", learn),
)
