"""Where Prometheus asks for the figures: on this machine, or everywhere if the coach says so."""

from __future__ import annotations

from http import HTTPStatus

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from goalsetter.server.errors import UnfitError
from goalsetter.server.network import address_of, is_home, name_in
from goalsetter.server.ops.metrics import Figures

HANDED_ON = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""Headers by which a web server in front is known: whoever asks there is a stranger."""


def metrics_route(figures: Figures, *, for_all: bool) -> Route:
    """The way to the figures; without ``for_all`` for this machine only."""

    async def metrics(request: Request) -> Response:
        if not for_all and not is_from_here(address_of(request), request.headers):
            raise UnfitError("figures-here", HTTPStatus.FORBIDDEN)
        return Response(figures.text(), media_type=CONTENT_TYPE_LATEST)

    return Route("/metrics", metrics)


def is_from_here(client: str, headers: Headers) -> bool:
    """Whether a program on this machine asks for itself, by a name that only it has."""
    # Behind a web server every request comes from this machine.
    handed_on = any(name in headers for name in HANDED_ON)
    return is_home(client) and is_home(name_in(headers.get("host", ""))) and not handed_on
