"""The review of a shake, for a player who sits at the table, and trying its position again."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.http.permissions import has_seat, token_in
from goalsetter.server.http.records import record_text
from goalsetter.server.http.schema import Endpoint, answer, described, read
from goalsetter.server.http.tables import TABLE, host_at, registry_at
from goalsetter.server.network import network_of
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.room.tries import open_try
from goalsetter.server.workers import BusyError, LostError, Share
from goalsetter.server.workers.review import review_for
from goalsetter.words import spoken

MOST_SHAKES = 4
"""Digits of the number of a shake: no match has ten thousand."""


async def give_review(request: Request, code: str, shake: str) -> Response:
    """Give a player the review of a shake; of one that is not over nothing is told."""
    room = await host_at(request, code)
    token = token_in(request)
    # Each reads a question of his own, so the reader must be one of the players.
    seat = room.seat_of(token) if has_seat(room, token) else None
    if seat is None:
        raise UnfitError("no-watching", HTTPStatus.FORBIDDEN)
    number = int(shake) if shake.isascii() and shake.isdigit() and len(shake) <= MOST_SHAKES else 0
    if room.table is None or not room.legible or number < 1:
        raise UnfitError("no-review", HTTPStatus.NOT_FOUND)
    # Nothing of a later shake goes out: the record stays here, only the review is sent.
    text = await record_text(room)
    try:
        share = Share(address=network_of(request))
        workers = room.services.workers
        review = await workers.consult(review_for, text, number, seat, spoken(), share=share)
    except BusyError as error:
        raise UnfitError("desk-busy", HTTPStatus.SERVICE_UNAVAILABLE) from error
    except (TimeoutError, LostError) as error:
        raise UnfitError("too-hard", HTTPStatus.UNPROCESSABLE_ENTITY) from error
    # Not over yet, or never scored: to ask is no fault of the page.
    return answer(review) if review is not None else Response(status_code=HTTPStatus.NO_CONTENT)


async def try_again(request: Request, code: str) -> Response:
    """Open a table with bots at which a player tries a position again that is over."""
    registry, buckets = registry_at(request), request.app.state.buckets
    assert isinstance(buckets, Buckets)
    if not buckets.take(network_of(request)):
        raise UnfitError("too-many-tables", HTTPStatus.TOO_MANY_REQUESTS)
    wanted = await read(request, wire.TryAgain, registry.services.limits.body)
    room = await host_at(request, code)
    token = token_in(request)
    seat = room.seat_of(token) if has_seat(room, token) else None
    if seat is None:
        raise UnfitError("no-watching", HTTPStatus.FORBIDDEN)
    return answer(await open_try(registry, room, seat, wanted.after))


REVIEW = described(wire.Review, faults=(403, 404, 409, 422, 429, 503), keyed=True)
REVIEW["responses"]["204"] = {"description": "The shake is not over, or was never scored."}
TRY = described(wire.Seated, takes=wire.TryAgain, faults=(400, 403, 404, 413, 429, 503), keyed=True)
ENDPOINTS = (
    Endpoint(f"{TABLE}/shakes/{{shake}}/review", "GET", give_review, REVIEW),
    Endpoint(f"{TABLE}/tries", "POST", try_again, TRY),
)
"""Everything that is asked about shakes that are over."""
