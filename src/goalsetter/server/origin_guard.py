"""Round every request: who may ask, by which name, and the headers that keep a browser safe."""

from __future__ import annotations

from http import HTTPStatus
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from goalsetter.server.errors import UnfitError
from goalsetter.server.http.languages import language_of
from goalsetter.server.http.plain_pages import told
from goalsetter.server.network import is_address, name_in
from goalsetter.words import speaking

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
PARTS_OF_PAGES = ("text/javascript", "text/css", "font/", "image/png")
"""Kinds of files that no browser runs by themselves: only ``nosniff`` says anything to them, and a
table on a slow line waits for the headers of each of its files."""
READING = ("GET", "HEAD", "OPTIONS")
SHOWN = 60
"""How much of a strange name is repeated."""


class Guard:
    """Lets in what comes from our own pages, or from no page at all, and speaks its language."""

    def __init__(self, app: ASGIApp, names: frozenset[str] = frozenset()) -> None:
        self.app, self.names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request or socket pass."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        with speaking(language_of(scope)):
            if scope["type"] == "http":
                await self._request(scope, receive, _with_headers(send))
            elif is_ours(headers := Headers(scope=scope)) and self.goes_by(headers):
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not self.goes_by(headers):
            fault = UnfitError("other-name", came=name_in(headers.get("host", ""))[:SHOWN])
            page = told(scope["path"], fault, HTTPStatus.MISDIRECTED_REQUEST, home=False)
            await page(scope, receive, send)
            return
        if scope["method"] in READING or is_ours(headers):
            await self.app(scope, receive, send)
            return
        body = msgspec.json.encode(UnfitError("other-origin").fault)
        answer = Response(body, HTTPStatus.FORBIDDEN, media_type="application/json")
        await answer(scope, receive, send)

    def goes_by(self, headers: Headers) -> bool:
        """Whether the server is asked by an address, or by a name that it knows.

        A page elsewhere can make its own name point to this machine and would then be taken for
        ours: no such name is known here, and an address is nobody's to point.
        """
        asked = headers.get("host")
        if asked is None:
            return True
        name = name_in(asked)
        return name in self.names or is_address(name)


def is_ours(headers: Headers) -> bool:
    """Whether a page that asks was sent by this server; programs that are no page may ask."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        asking = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return asking == headers.get("host", "").lower() != ""


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            # A worker is a script with an address that lasts, and has a policy of its own.
            is_part = headers.get("content-type", "").startswith(PARTS_OF_PAGES)
            is_part = is_part and "immutable" in headers.get("cache-control", "")
            for name, value in HEADERS.items():
                if not is_part or name == "x-content-type-options":
                    headers.setdefault(name, value)
        await send(message)

    return sending
