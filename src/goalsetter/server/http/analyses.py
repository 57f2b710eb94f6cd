"""The API of analyses: ask for one, see how far it is, cancel it, and have the report."""

from __future__ import annotations

import re
from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from goalsetter.report import inline_hashes, with_way_back, with_way_to_uploads
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.http.pages import ASK_AGAIN, give_client
from goalsetter.server.http.permissions import check_may_see, has_seat, token_in
from goalsetter.server.http.records import record_text
from goalsetter.server.http.schema import Endpoint, answer, described, raw, read
from goalsetter.server.http.tables import registry_at
from goalsetter.server.keys import digest_of, new_token
from goalsetter.server.network import network_of
from goalsetter.server.origin_guard import POLICY as GUARDED
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.room.registry import Registry
from goalsetter.server.room.room import TableRoom
from goalsetter.server.store import DONE, KeptAnalysis
from goalsetter.server.workers import LostError
from goalsetter.server.workers.analysis import Bureau
from goalsetter.server.workers.analysis_report import Report, unpacked
from goalsetter.server.workers.analysis_work import unfit
from goalsetter.words import spoken

PLAIN = "text/plain"
TABLE, UPLOADS = "/t/{code}", "/uploads"
"""Where the pages have a table, and what this browser has uploaded."""
NAME = re.compile(r"[\w-]{1,24}", re.ASCII)
"""The form of the name of an analysis."""
SHORT = 40_000
"""A record of so many characters is read at once, a longer one in a process of its own."""
POLICY = "; ".join(
    (
        "default-src 'none'",
        "style-src {style}",
        "script-src {script}",
        "font-src data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""A report may use its own style, script and letters, and fetch nothing at all."""


def bureau_at(request: Request) -> Bureau:
    """The bureau of this server."""
    bureau = request.app.state.bureau
    assert isinstance(bureau, Bureau)
    return bureau


# Asking.


async def ask_for(request: Request) -> Response:
    """Have a match analysed: a record as text, or the table of a match that is over."""
    registry, bureau, token = registry_at(request), bureau_at(request), token_in(request)
    # A stranger is counted before anything is read or looked up.
    if not token:
        _count(request, network_of(request))
    wanted = await _order(request, registry.services.limits.record)
    if not wanted.table:
        if token:
            _count(request, network_of(request))
        key = new_token()
        id = await bureau.ask(await _uploaded(registry, wanted.record), key=digest_of(key))
        analysis = msgspec.structs.replace(await bureau.told(id), key=key)
        return answer(analysis, HTTPStatus.ACCEPTED)
    room = await registry.code_guessing.find_room(wanted.table, network_of(request), token)
    check_may_see(room, token)
    if token:  # a class behind one address has as many shares as tables
        _count(request, room.code if has_seat(room, token) else network_of(request))
    if room.table is None or not room.kept.over:
        raise UnfitError("analysis-secret", HTTPStatus.CONFLICT)
    # A match that is over does not change: one analysis serves all who ask.
    known = await registry.services.store.analysis_of(room.code)
    id = known or await bureau.ask(await record_text(room), room.code)
    return answer(await bureau.told(id), HTTPStatus.ACCEPTED)


def _count(request: Request, who: str) -> None:
    """One more analysis for a network, or for the players of a table."""
    buckets = request.app.state.analysis_buckets
    assert isinstance(buckets, Buckets)
    if not buckets.take(who):
        raise UnfitError("too-many-analyses", HTTPStatus.TOO_MANY_REQUESTS)


async def _order(request: Request, most: int) -> wire.AnalysisOrder:
    """The order: JSON, or the record itself as plain text."""
    if not request.headers.get("content-type", "").startswith(PLAIN):
        return await read(request, wire.AnalysisOrder, most)
    try:
        return wire.AnalysisOrder(record=(await raw(request, most)).decode())
    except UnicodeDecodeError as error:
        raise UnfitError("analysis-no-text") from error


async def _uploaded(registry: Registry, record: str) -> str:
    """The record, if it can be read."""
    if not record.strip():
        raise UnfitError("analysis-nothing")
    workers = registry.services.workers
    # A long record would hold up the thread in which all tables are worked out.
    read_here = len(record) <= SHORT
    try:
        trouble = await (workers.work if read_here else workers.consult)(unfit, record, spoken())
    except (TimeoutError, LostError) as error:
        raise UnfitError("analysis-too-hard", HTTPStatus.UNPROCESSABLE_ENTITY) from error
    if trouble is not None:
        raise UnfitError("analysis-no-record", why=trouble[1])
    return record


async def _may_see(request: Request, id: str) -> TableRoom | None:
    """The table that an analysis is of, if it is of one; who may not see it is told."""
    known = NAME.fullmatch(id) is not None  # PostgreSQL takes no text with a zero in it
    rights = await registry_at(request).services.store.rights_to(id) if known else None
    if rights is None:
        raise UnfitError("no-analysis", HTTPStatus.NOT_FOUND)
    source, _ = rights
    if not source:
        return None
    room = await registry_at(request).find_room(source)
    check_may_see(room, token_in(request))
    return room


async def see(request: Request, id: str) -> Response:
    """How far an analysis is."""
    await _may_see(request, id)
    return answer(await bureau_at(request).told(id))


async def cancel(request: Request, id: str) -> Response:
    """Do it no more; an upload goes for good, with its report, for whoever has its key.

    The match of a table stays with its table, so only its analysis is cancelled.
    """
    bureau = bureau_at(request)
    if await _may_see(request, id) is not None:
        await bureau.cancel(id)
        return answer(await bureau.told(id))
    rights = await registry_at(request).services.store.rights_to(id)
    # The store has only a digest of the key: whoever reads a backup cannot delete with it.
    if rights is None or not rights[1] or rights[1] != digest_of(token_in(request)):
        raise UnfitError("not-uploaders-key", HTTPStatus.FORBIDDEN)
    await bureau.erase(id)
    return Response(status_code=HTTPStatus.NO_CONTENT)


# The report.


async def _report(request: Request, id: str) -> Report:
    return unpacked((await _done(request, id)).report)


async def _done(request: Request, id: str) -> KeptAnalysis:
    await _may_see(request, id)
    kept = await bureau_at(request).kept(id)
    if kept.state != DONE:
        raise UnfitError("analysis-not-done", HTTPStatus.CONFLICT)
    return kept


async def give_data(request: Request, id: str) -> Response:
    """The report as data, in the language of the request."""
    report = await _report(request, id)
    return answer(report.languages[spoken()].data)


async def give_record(request: Request, id: str) -> Response:
    """The record with a remark for everything that was found."""
    report = await _report(request, id)
    headers = {"content-disposition": f'attachment; filename="match-{id}.record"'}
    return PlainTextResponse(report.record, headers=headers)


async def give_page(request: Request) -> Response:
    """The report as a page; until it is done, the page that shows how far it is.

    Where nobody may watch, that page comes first too: it knows the key, and asks with it.
    """
    id = request.path_params["id"]
    try:
        room = await _may_see(request, id)
        kept = await _done(request, id)
    except UnfitError as error:
        page = await give_client(request)
        if page.status_code == HTTPStatus.OK and error.status is HTTPStatus.NOT_FOUND:
            page.status_code = HTTPStatus.NOT_FOUND
        if error.status is HTTPStatus.FORBIDDEN:
            page.headers["content-security-policy"] = await _policy_of_both(request, id)
        return page
    report = unpacked(kept.report)
    policy = POLICY.format(style=report.style, script=report.script)
    headers = {"content-security-policy": policy, "vary": "authorization", **ASK_AGAIN}
    way = with_way_back if room is not None else with_way_to_uploads
    where = TABLE.format(code=room.kept.id or room.code) if room is not None else UPLOADS
    return HTMLResponse(way(report.languages[spoken()].page, where), headers=headers)


async def _policy_of_both(request: Request, id: str) -> str:
    """Our page may show a report in its own place: style and script of both are allowed."""
    kept = await bureau_at(request).kept(id)
    report = unpacked(kept.report) if kept.report else None
    style, script = (report.style, report.script) if report else inline_hashes()
    both = GUARDED.replace("script-src 'self'", f"script-src 'self' {script}")
    both = both.replace("font-src 'self'", "font-src 'self' data:")
    return both.replace("style-src 'self'", f"style-src 'self' {style}")


ONE = "/api/analyses/{id}"
WANTED = described(
    wire.Analysis,
    takes=wire.AnalysisOrder,
    faults=(400, 403, 404, 409, 413, 422, 429, 503),
    status=HTTPStatus.ACCEPTED,
    keyed=True,
)
DELETION = described(wire.Analysis, faults=(403, 404, 503), keyed=True)
DELETION["responses"]["204"] = {"description": "The upload is gone, with its report."}
ENDPOINTS = (
    Endpoint("/api/analyses", "POST", ask_for, WANTED),
    Endpoint(f"{ONE}.json", "GET", give_data, described(None, faults=(403, 404, 409), keyed=True)),
    Endpoint(
        f"{ONE}.record", "GET", give_record, described(None, faults=(403, 404, 409), keyed=True)
    ),
    Endpoint(ONE, "GET", see, described(wire.Analysis, faults=(403, 404), keyed=True)),
    Endpoint(ONE, "DELETE", cancel, DELETION),
)
"""Everything that has to do with analyses."""
REPORT = Route("/analysis/{id}", give_page)
