"""Files of an event over HTTP: papers as PDF, the backup, tables as CSV; and the public page."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from goalsetter.errors import PaperError
from goalsetter.printing import DOCUMENTS, PrintJob, print_document
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.events import outcomes
from goalsetter.server.events.archive import csv_of, pack
from goalsetter.server.http.cached import Lasting
from goalsetter.server.http.events import (
    EVENT,
    LOOKS,
    check_contest,
    desk_at,
    desks_at,
    official_at,
)
from goalsetter.server.http.schema import Endpoint, described, file, nothing
from goalsetter.server.view.lobby import link_to
from goalsetter.server.workers.calls import call
from goalsetter.server.workers.pool import LostError
from goalsetter.tournament import EXPORTS
from goalsetter.words import LANGUAGES

NOINDEX = {"x-robots-tag": "noindex"}
PRINTED_WITHIN = 90.0
SHEETS = ("scoresheets", "blank-sheets", "sheets-out")
"""Papers that scorers may print too."""
MOST_BLANKS = 200


def number_in(request: Request, name: str, usual: int, most: int) -> int:
    """A number of the address; anything else is the usual one."""
    text = request.query_params.get(name, "")
    good = text.isascii() and text.isdigit() and len(text) < 5 and int(text) <= most
    return int(text) if good else usual


async def print_paper(request: Request, code: str, name: str) -> Response:
    """A document of the event as a PDF."""
    right = "print-sheets" if name in SHEETS else "print"
    desk, _ = await official_at(request, code, right)
    params = request.query_params
    contest = params.get("contest") or next(iter(desk.state.contests), "")
    check_contest(desk, contest)
    if name not in DOCUMENTS or name == "official-cards":
        raise UnfitError("event-no-paper", HTTPStatus.NOT_FOUND)
    base = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    address = link_to("", base, desks_at(request).services.addresses).removesuffix("/t/")
    language = params.get("language", "en")
    job = PrintJob(
        contest=contest,
        round=number_in(request, "round", 0, 99),
        language=language if language in LANGUAGES else "en",
        size="a4" if params.get("size") == "a4" else "letter",
        made=datetime.now(UTC),
        address=address,
        count=number_in(request, "count", 10, MOST_BLANKS),
    )
    try:
        pdf = await call(
            desks_at(request).pool,
            print_document,
            *(name, desk.state, job),
            seconds=PRINTED_WITHIN,
        )
    except PaperError as error:
        raise UnfitError("event-no-paper", HTTPStatus.NOT_FOUND) from error
    except (LostError, TimeoutError) as error:
        raise UnfitError("event-busy", HTTPStatus.SERVICE_UNAVAILABLE) from error
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'inline; filename="{name}.pdf"',
    }
    return Response(pdf, headers=headers, media_type="application/pdf")


async def give_backup(request: Request, code: str) -> Response:
    """Everything of an event in one archive, which another server takes in."""
    desk, _ = await official_at(request, code, "back-up")
    async with desk.turn:
        data = await asyncio.to_thread(pack, desk)
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="event-{desk.code}-{desk.version}.zip"',
    }
    return Response(data, headers=headers, media_type="application/zip")


async def give_table(request: Request, code: str, contest: str, name: str) -> Response:
    """A table of the event as CSV."""
    desk, _ = await official_at(request, code, "print")
    check_contest(desk, contest)
    if name not in EXPORTS:
        raise UnfitError("event-no-paper", HTTPStatus.NOT_FOUND)
    text = csv_of(desk.state, contest, name)
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{name}.csv"',
    }
    return Response(text, headers=headers, media_type="text/csv")


async def see_public(request: Request, code: str) -> Response:
    """All that everybody may see, under the names that the event allows."""
    desk = await desk_at(request, code)
    # Hundreds of phones ask at once: it is worked out once for each version.
    known = desk.public
    if known is None or known[0] != desk.version:
        body = msgspec.json.encode(outcomes.public_shape(desk))
        known = desk.public = (desk.version, Lasting(body))
    page = known[1]
    assert isinstance(page, Lasting)
    response = page.answer(request)
    response.headers.update(NOINDEX)
    return response


async def delete_event(request: Request, code: str) -> Response:
    """All that is kept of an event goes, for a director."""
    desk, _ = await official_at(request, code, "delete")
    await desks_at(request).delete(desk)
    return Response(status_code=HTTPStatus.NO_CONTENT)


ENDPOINTS = (
    Endpoint(f"{EVENT}/papers/{{name}}", "GET", print_paper, file("application/pdf", faults=LOOKS)),
    Endpoint(f"{EVENT}/backup", "GET", give_backup, file("application/zip", faults=LOOKS)),
    Endpoint(
        f"{EVENT}/export/{{contest}}/{{name}}.csv",
        "GET",
        give_table,
        file("text/csv", faults=LOOKS),
    ),
    Endpoint(
        f"{EVENT}/public",
        "GET",
        see_public,
        described(wire.PublicEvent, faults=(404, 429, 503)),
    ),
    Endpoint(EVENT, "DELETE", delete_event, nothing(faults=LOOKS)),
)
"""Everything that an event gives as a file, and its public page."""
