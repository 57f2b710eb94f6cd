"""The application: routes, pages, faults in sentences, and the hall that lives as long as it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException

from goalsetter import __version__
from goalsetter.server.clock import Clock
from goalsetter.server.errors import UnfitError, unkept
from goalsetter.server.guard import Guard
from goalsetter.server.http.analyses import routes as routes_of_analyses
from goalsetter.server.http.health import Readiness
from goalsetter.server.http.languages import language_of
from goalsetter.server.http.metrics import add_metrics
from goalsetter.server.http.pages import WEB, add_pages
from goalsetter.server.http.plain_pages import told
from goalsetter.server.http.schema import answer, is_fault, schemas
from goalsetter.server.http.tables import routes
from goalsetter.server.lessons.lesson import School
from goalsetter.server.name_filter import FILE, NameFilter
from goalsetter.server.network import names_of
from goalsetter.server.ops.logs import complain
from goalsetter.server.ops.metrics import CountedStore, Figures
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.room.registry import open_registry
from goalsetter.server.services import Services
from goalsetter.server.settings import Settings
from goalsetter.server.store import Store, StoreError
from goalsetter.server.workers.analysis import Bureau
from goalsetter.server.workers.backroom import BackRoom
from goalsetter.words import say

UNFIT = "422"
"""A status that FastAPI describes for bodies that it reads itself, which it does nowhere here."""


class Application(FastAPI):
    """FastAPI, with the schemas of the wire in its description."""

    def openapi(self) -> dict[str, Any]:
        """The description of the API."""
        if self.openapi_schema is None:
            found = super().openapi()
            found["components"] = {"schemas": schemas()}
            for operation in (each for path in found["paths"].values() for each in path.values()):
                if not is_fault(operation["responses"].get(UNFIT)):
                    operation["responses"].pop(UNFIT, None)
            self.openapi_schema = found
        return self.openapi_schema


def make_app(
    settings: Settings, store: Store, addresses: tuple[str, ...] = (), pages: Path = WEB
) -> FastAPI:
    """The application over a store that is open; ``addresses`` are those others can use."""
    figures = Figures()

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        services = Services(
            store=CountedStore(store, figures),
            clock=Clock(speed=settings.speed),
            workers=BackRoom(settings.thinkers, figures),
            limits=settings.limits,
            addresses=addresses,
            keep=settings.keep,
            chat=settings.chat,
            names=NameFilter(settings.words or settings.data / FILE),
            figures=figures,
        )
        app.state.registry = await open_registry(services)
        app.state.readiness = Readiness(app.state.registry)
        app.state.school = School(app.state.registry.services)
        app.state.bureau = Bureau(
            store, workers=settings.analysts, most=settings.limits.analyses_waiting
        )
        await app.state.bureau.open()
        try:
            yield
        finally:
            await app.state.bureau.close()
            await app.state.registry.close()

    app = Application(
        title="Goalsetter",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=living,
    )
    app.state.buckets = Buckets(settings.limits.tables, settings.limits.tables_at_once)
    app.state.analysis_buckets = Buckets(settings.limits.analyses, settings.limits.analyses_at_once)
    app.state.pages = pages
    app.include_router(routes())
    app.include_router(routes_of_analyses())
    add_metrics(app, figures, for_all=settings.metrics)
    add_pages(app, pages)
    _answer_faults(app)
    app.add_middleware(Guard, names=names_of(settings))
    return app


def _answer_faults(app: FastAPI) -> None:
    """Whatever goes wrong is told in a sentence."""

    @app.exception_handler(UnfitError)
    async def unfit(_request: Request, error: UnfitError) -> Response:
        return answer(error.fault, error.status)

    @app.exception_handler(StoreError)
    async def not_kept(_request: Request, error: StoreError) -> Response:
        complain("not-kept", error)
        return answer(unkept(error).fault, HTTPStatus.SERVICE_UNAVAILABLE)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        status = HTTPStatus(error.status_code)
        came = f"{request.method} {request.url.path[:60]}"
        fault = UnfitError("no-page", came=came, said=status.phrase)
        return told(request.url.path, fault, status)

    @app.exception_handler(Exception)
    async def broken(request: Request, _error: Exception) -> Response:
        sentence = say("server-broken", language_of(request.scope))
        body = {"code": "broken", "sentence": sentence}
        return answer(body, HTTPStatus.INTERNAL_SERVER_ERROR)
