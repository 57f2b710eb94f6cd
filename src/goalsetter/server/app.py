"""The application: routes, pages, faults in sentences, and the hall that lives as long as it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ExceptionHandler

from goalsetter.server.accounts.office import open_office
from goalsetter.server.accounts.retention import tidy_often
from goalsetter.server.clock import ServerClock
from goalsetter.server.errors import UnfitError, unkept
from goalsetter.server.events.desks import EventDesks
from goalsetter.server.hall.halls import Halls
from goalsetter.server.http import (
    accounts,
    analyses,
    assignments,
    children,
    class_lists,
    class_play,
    classes,
    desk,
    event_desk,
    event_files,
    events,
    halls,
    held,
    offline,
    practice,
    reviews,
    schools,
    seasons,
    tables,
)
from goalsetter.server.http.health import Readiness
from goalsetter.server.http.languages import language_of
from goalsetter.server.http.metrics import metrics_route
from goalsetter.server.http.pages import WEB, page_routes
from goalsetter.server.http.plain_pages import told
from goalsetter.server.http.schema import JSON, answer, description
from goalsetter.server.lessons.lesson import School
from goalsetter.server.name_filter import FILE, NameFilter
from goalsetter.server.network import names_of
from goalsetter.server.ops.logs import complain
from goalsetter.server.ops.metrics import CountedStore, Figures
from goalsetter.server.origin_guard import Guard
from goalsetter.server.practice.bank import Bank
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.room.registry import open_registry
from goalsetter.server.services import Services
from goalsetter.server.settings import Settings
from goalsetter.server.store import Store, StoreError
from goalsetter.server.workers.analysis import Bureau
from goalsetter.server.workers.compute import compute_for
from goalsetter.server.workers.dispatch import Workers
from goalsetter.words import say


def make_app(
    settings: Settings, store: Store, addresses: tuple[str, ...] = (), pages: Path = WEB
) -> Starlette:
    """The application over a store that is open; ``addresses`` are those others can use."""
    figures = Figures()

    @asynccontextmanager
    async def living(app: Starlette) -> AsyncIterator[None]:
        services = Services(
            store=CountedStore(store, figures),
            clock=ServerClock(speed=settings.speed),
            workers=Workers(settings.thinkers, figures, compute_for(settings)),
            limits=settings.limits,
            addresses=addresses,
            keep=settings.keep,
            chat=settings.chat,
            names=NameFilter(settings.words or settings.data / FILE),
            figures=figures,
        )
        app.state.registry = await open_registry(services)
        app.state.readiness = Readiness(app.state.registry)
        app.state.halls = Halls(app.state.registry)
        app.state.school = School(app.state.registry.services)
        app.state.bureau = Bureau(
            store,
            workers=settings.analysts,
            most=settings.limits.analyses_waiting,
            compute=services.workers.compute,
        )
        await app.state.bureau.open()
        app.state.bank = Bank(app.state.registry.services)
        app.state.office = await open_office(settings, app.state.registry.services)
        app.state.events = EventDesks(app.state.registry.services)
        tidying = asyncio.create_task(tidy_accounts(app))
        try:
            yield
        finally:
            tidying.cancel()
            await asyncio.gather(tidying, return_exceptions=True)
            await app.state.events.close()
            await app.state.bank.close()
            await app.state.bureau.close()
            await app.state.registry.close()

    endpoints = (
        *tables.ENDPOINTS,
        *desk.ENDPOINTS,
        *analyses.ENDPOINTS,
        *reviews.ENDPOINTS,
        *halls.ENDPOINTS,
        *held.ENDPOINTS,
        *offline.ENDPOINTS,
        *accounts.ENDPOINTS,
        *schools.ENDPOINTS,
        *classes.ENDPOINTS,
        *class_lists.ENDPOINTS,
        *children.ENDPOINTS,
        *class_play.ENDPOINTS,
        *seasons.ENDPOINTS,
        *assignments.ENDPOINTS,
        *practice.ENDPOINTS,
        *events.ENDPOINTS,
        *event_desk.ENDPOINTS,
        *event_files.ENDPOINTS,
    )
    described = msgspec.json.encode(description(endpoints))

    async def give_description(_request: Request) -> Response:
        return Response(described, media_type=JSON)

    app = Starlette(
        routes=[
            *(endpoint.route for endpoint in endpoints),
            *tables.SOCKETS,
            analyses.REPORT,
            events.LIVE,
            Route("/api/openapi.json", give_description),
            metrics_route(figures, for_all=settings.metrics),
            offline.WORKER_ROUTE,
            *page_routes(pages),
        ],
        middleware=[Middleware(Guard, names=names_of(settings))],
        exception_handlers=FAULTS,
        lifespan=living,
    )
    app.state.buckets = Buckets(settings.limits.tables, settings.limits.tables_at_once)
    app.state.analysis_buckets = Buckets(settings.limits.analyses, settings.limits.analyses_at_once)
    app.state.pages, app.state.indexes, app.state.options = pages, {}, {}
    return app


async def tidy_accounts(app: Starlette) -> None:
    """Delete what accounts keep for too long, day by day, while others play."""
    state = app.state

    async def erase(child: str) -> None:
        await state.office.erase(child, state.registry, state.halls, state.bureau)

    await tidy_often(state.registry.services.store, erase)


# Whatever goes wrong is told in a sentence.


async def answer_unfit(_request: Request, error: Exception) -> Response:
    """Tell what is wrong with what was asked."""
    assert isinstance(error, UnfitError)
    return answer(error.fault, error.status)


async def answer_unkept(_request: Request, error: Exception) -> Response:
    """Tell that the store keeps nothing now."""
    assert isinstance(error, StoreError)
    complain("not-kept", error)
    return answer(unkept(error).fault, HTTPStatus.SERVICE_UNAVAILABLE)


async def answer_nothing_here(request: Request, error: Exception) -> Response:
    """Tell that there is no such page, or not to be asked for like this."""
    assert isinstance(error, HTTPException)
    status = HTTPStatus(error.status_code)
    came = f"{request.method} {request.url.path[:60]}"
    fault = UnfitError("no-page", came=came, said=status.phrase)
    return told(request.url.path, fault, status)


async def answer_broken(request: Request, _error: Exception) -> Response:
    """Tell that it is our fault; what broke stands in the log."""
    sentence = say("server-broken", language_of(request.scope))
    return answer({"code": "broken", "sentence": sentence}, HTTPStatus.INTERNAL_SERVER_ERROR)


FAULTS: dict[Any, ExceptionHandler] = {
    UnfitError: answer_unfit,
    StoreError: answer_unkept,
    HTTPException: answer_nothing_here,
    Exception: answer_broken,
}
