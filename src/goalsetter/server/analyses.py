"""The API of analyses: ask for one, see how far it is, cancel it, and have the report."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from http import HTTPStatus

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse

from goalsetter.report import with_way_back
from goalsetter.server import wire
from goalsetter.server.analysing.bureau import Bureau
from goalsetter.server.analysing.folder import Report, unpacked
from goalsetter.server.analysing.work import unfit
from goalsetter.server.bodies import answer, described, raw, read
from goalsetter.server.bucket import Buckets
from goalsetter.server.faults import UnfitError
from goalsetter.server.hall import Hall
from goalsetter.server.network import address_of
from goalsetter.server.pages import ASK_AGAIN, index_at
from goalsetter.server.records import record_text
from goalsetter.server.stores import DONE, KeptAnalysis
from goalsetter.words import spoken

PLAIN = "text/plain"
TABLE = "/t/{code}"
"""Where the pages have a table."""
SHORT = 40_000
"""A record of so many characters is read at once, a longer one in a process of its own."""
POLICY = "; ".join(
    (
        "default-src 'none'",
        "style-src {style}",
        "script-src {script}",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""A report may use its own style and script, and fetch nothing at all."""


def bureau_at(request: Request) -> Bureau:
    """The bureau of this server."""
    found = request.app.state.bureau
    assert isinstance(found, Bureau)
    return found


# Asking.


async def ask_for(request: Request) -> Response:
    """Have a match analysed: a record as text, or the table of a match that is over."""
    buckets, hall = request.app.state.analysis_buckets, request.app.state.hall
    assert isinstance(buckets, Buckets)
    assert isinstance(hall, Hall)
    if not buckets.take(address_of(request)):
        raise UnfitError("too-many-analyses", HTTPStatus.TOO_MANY_REQUESTS)
    wanted = await _order(request, hall.means.limits.record)
    bureau = bureau_at(request)
    known = await hall.means.store.analysis_of(wanted.table.upper()) if wanted.table else ""
    id = known or await bureau.ask(*await _record(hall, wanted))
    return answer(await bureau.told(id), HTTPStatus.ACCEPTED)


async def _order(request: Request, most: int) -> wire.AnalysisOrder:
    """What is wanted: JSON, or the record itself as plain text."""
    if not request.headers.get("content-type", "").startswith(PLAIN):
        return await read(request, wire.AnalysisOrder, most)
    try:
        return wire.AnalysisOrder(record=(await raw(request, most)).decode())
    except UnicodeDecodeError as error:
        raise UnfitError("analysis-no-text") from error


async def _record(hall: Hall, wanted: wire.AnalysisOrder) -> tuple[str, str]:
    """The text of the record, and the table that it comes from."""
    if wanted.table:
        host = await hall.host(wanted.table)
        if host.table is None or not host.kept.over:
            raise UnfitError("analysis-secret", HTTPStatus.CONFLICT)
        return await record_text(hall, host), host.code
    if not wanted.record.strip():
        raise UnfitError("analysis-nothing")
    room = hall.means.room
    read_here = len(wanted.record) <= SHORT
    try:
        trouble = await (room.work if read_here else room.consult)(unfit, wanted.record, spoken())
    except (TimeoutError, BrokenProcessPool) as error:
        raise UnfitError("analysis-too-hard", HTTPStatus.UNPROCESSABLE_ENTITY) from error
    if trouble is not None:
        raise UnfitError("analysis-no-record", why=trouble[1])
    return wanted.record, ""


async def see(request: Request, id: str) -> Response:
    """How far an analysis is."""
    return answer(await bureau_at(request).told(id))


async def cancel(request: Request, id: str) -> Response:
    """Do it no more."""
    bureau = bureau_at(request)
    await bureau.kept(id)
    await bureau.cancel(id)
    return answer(await bureau.told(id))


# The report.


async def _report(request: Request, id: str) -> Report:
    return unpacked((await _done(request, id)).report)


async def _done(request: Request, id: str) -> KeptAnalysis:
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


async def give_page(request: Request, id: str) -> Response:
    """The report as a page; until it is done, the page that shows how far it is."""
    try:
        kept = await _done(request, id)
    except UnfitError as error:
        page = index_at(request.app.state.pages)
        if isinstance(page, FileResponse) and error.status is HTTPStatus.NOT_FOUND:
            page.status_code = HTTPStatus.NOT_FOUND
        return page
    report = unpacked(kept.report)
    policy = POLICY.format(style=report.style, script=report.script)
    headers = {"content-security-policy": policy, **ASK_AGAIN}
    shown = report.languages[spoken()].page
    if kept.source:
        shown = with_way_back(shown, TABLE.format(code=kept.source))
    return HTMLResponse(shown, headers=headers)


ONE = "/api/analyses/{id}"
WANTED = described(
    wire.Analysis,
    takes=wire.AnalysisOrder,
    faults=(400, 403, 404, 409, 413, 422, 429, 503),
    status=HTTPStatus.ACCEPTED,
)
ROUTES = (
    ("/api/analyses", "POST", ask_for, WANTED),
    (f"{ONE}.json", "GET", give_data, described(None, faults=(404, 409))),
    (f"{ONE}.record", "GET", give_record, described(None, faults=(404, 409))),
    (ONE, "GET", see, described(wire.Analysis, faults=(404,))),
    (ONE, "DELETE", cancel, described(wire.Analysis, faults=(403, 404, 503))),
)
"""Every route: where, how, what it does, and what stands in the description."""


def routes() -> APIRouter:
    """Everything that has to do with analyses."""
    router = APIRouter()
    for path, method, does, told in ROUTES:
        router.add_api_route(
            path,
            does,
            methods=[method],
            response_class=Response,
            response_model=None,
            openapi_extra=told,
        )
    router.add_api_route(
        "/analysis/{id}", give_page, methods=["GET"], response_model=None, include_in_schema=False
    )
    return router
