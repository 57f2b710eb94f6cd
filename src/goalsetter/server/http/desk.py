"""The API of the judge's desk: its books, questions to judge and solver, positions to take over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.play import JUDGE
from goalsetter.rules import (
    EQUATIONS,
    GAMES,
    AnyEdition,
    AnyGame,
    ChallengeKind,
    Chosen,
    Division,
)
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.http.permissions import check_may_see, token_in
from goalsetter.server.http.records import record_text
from goalsetter.server.http.schema import Endpoint, answer, described, read
from goalsetter.server.http.tables import registry_at
from goalsetter.server.network import network_of
from goalsetter.server.view import division_title
from goalsetter.server.view.variation_sheet import variation_option
from goalsetter.server.workers import BusyError, LostError, Share
from goalsetter.server.workers.desk_positions import position_now, positions_in
from goalsetter.server.workers.desk_process import consulted, entered
from goalsetter.server.workers.limits import check_length
from goalsetter.words import say, spoken

# Books and their variations.


def desk_options() -> wire.DeskOptions:
    """Every book with its divisions, their variations, and the challenges."""
    books = [(game, edition) for game in GAMES for edition in game.editions]
    # A stable sort: the others stay in the order of their games.
    usual_first = sorted(books, key=lambda book: book[1].name != book[0].usual)
    return wire.DeskOptions(books=[_book(*book) for book in usual_first])


def _book(game: AnyGame, edition: AnyEdition) -> wire.DeskBook:
    return wire.DeskBook(
        name=edition.name,
        title=edition.title,
        game="equations" if game is EQUATIONS else "on-sets",
        divisions=[_division(edition, division) for division, _ in edition.divisions],
        challenges=[
            wire.Named(name=kind.value, title=say(f"desk-{kind.value}")) for kind in ChallengeKind
        ],
    )


def _division(edition: AnyEdition, division: Division) -> wire.DeskDivision:
    catalogue = edition.catalogue.variations
    rows = [(variation, edition.offer(division, variation)) for variation in catalogue]
    return wire.DeskDivision(
        name=division.value,
        title=division_title(division),
        variations=[
            variation_option(variation, offer, edition.title_of(division, Chosen(variation.name)))
            for variation, offer in rows
            if offer is not None
        ],
    )


# Questions.


async def give_desk(request: Request) -> Response:
    """All that can be asked at the desk."""
    return answer(await registry_at(request).services.workers.work(desk_options))


async def ask_judge(request: Request) -> Response:
    """Ask the judge about a mat and papers."""
    return await _consult(request, "judge")


async def ask_solver(request: Request) -> Response:
    """Ask the solver about a mat."""
    return await _consult(request, "solve")


async def read_mat(request: Request) -> Response:
    """Read a mat from a line, a case or its sections, and have it written out in the notation."""
    entry = await read(request, wire.DeskEntry, registry_at(request).services.limits.body)
    check_length(_texts_of(entry.question))
    if len(entry.line) > LONGEST_LINE:
        raise UnfitError("too-long", most=LONGEST_LINE, came=len(entry.line))
    return await _worked_out(request, entered, entry, spoken())


LONGEST_LINE = 2_000
"""How many characters a whole mat on one line may have."""


def _texts_of(question: wire.DeskQuestion) -> list[str]:
    fields = [getattr(question, name) for name in question.__struct_fields__]
    return [text for field in fields for text in (field if isinstance(field, list) else [field])]


async def _consult(request: Request, what: str) -> Response:
    services = registry_at(request).services
    question = await read(request, wire.DeskQuestion, services.limits.body)
    # Here and not in the process: what is far too long must not take a place in the line.
    check_length(_texts_of(question))
    return await _worked_out(request, consulted, what, question, spoken())


async def _worked_out(request: Request, work: Callable[..., object], *args: object) -> Response:
    """Have something worked out in the desk's process, unless whoever asked goes away."""
    workers = registry_at(request).services.workers
    share = Share(address=network_of(request))
    job = asyncio.create_task(workers.consult(work, *args, share=share))
    # The body has been read, so the next thing that can come is that the browser has gone.
    gone = asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait((job, gone), return_when=asyncio.FIRST_COMPLETED)
        if not job.done():
            return Response(status_code=HTTPStatus.NO_CONTENT)
        reply = await job
    except BusyError as error:
        raise UnfitError("desk-busy", HTTPStatus.SERVICE_UNAVAILABLE) from error
    except (TimeoutError, LostError) as error:
        raise UnfitError("too-hard", HTTPStatus.UNPROCESSABLE_ENTITY) from error
    finally:
        gone.cancel()
        # Cancelling a job that nobody waits for ends its process, and makes room for others.
        job.cancel()
    bad = isinstance(reply, wire.Fault)
    return answer(reply, HTTPStatus.BAD_REQUEST if bad else HTTPStatus.OK)


# Positions.


async def give_positions(request: Request) -> Response:
    """The positions of a record or of a match that is over; of one that goes on, the position now.

    That one is for the judge of the table alone: a player could have his next move looked up.
    """
    registry, token = registry_at(request), token_in(request)
    source = await read(request, wire.DeskSource, registry.services.limits.record)
    if not source.table:
        return await _worked_out(request, positions_in, source.record, spoken())
    room = await registry.code_guessing.find_room(source.table, network_of(request), token)
    if room.table is not None and not room.kept.over:
        if room.seat_of(token) != JUDGE:
            raise UnfitError("desk-judge-only", HTTPStatus.FORBIDDEN)
        return answer(await room.verdicts.work(position_now, room.table, spoken()))
    check_may_see(room, token)
    if room.table is None:
        raise UnfitError("desk-not-begun", HTTPStatus.CONFLICT)
    return await _worked_out(request, positions_in, await record_text(room), spoken())


ASKED = (400, 403, 413, 422, 503)
ENDPOINTS = (
    Endpoint("/api/desk", "GET", give_desk, described(wire.DeskOptions, faults=())),
    Endpoint(
        "/api/desk/judge",
        "POST",
        ask_judge,
        described(wire.Ruling, takes=wire.DeskQuestion, faults=ASKED),
    ),
    Endpoint(
        "/api/desk/solve",
        "POST",
        ask_solver,
        described(wire.Answer, takes=wire.DeskQuestion, faults=ASKED),
    ),
    Endpoint(
        "/api/desk/mat",
        "POST",
        read_mat,
        described(wire.DeskQuestion, takes=wire.DeskEntry, faults=ASKED),
    ),
    Endpoint(
        "/api/desk/positions",
        "POST",
        give_positions,
        described(
            wire.DeskPositions,
            takes=wire.DeskSource,
            faults=(*ASKED, 404, 409, 429),
            keyed=True,
        ),
    ),
)
"""Everything that is asked at the desk."""
