"""Round every request: who may ask, and the headers that keep a browser safe."""

from __future__ import annotations

from http import HTTPStatus
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from goalsetter.server.faults import UnfitError
from goalsetter.server.languages import language_of
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
READING = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Lets in what comes from our own pages, or from no page at all, and speaks its language."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request or socket pass."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        with speaking(language_of(scope)):
            if scope["type"] == "http":
                await self._request(scope, receive, _with_headers(send))
            elif is_ours(Headers(scope=scope)):
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] in READING or is_ours(Headers(scope=scope)):
            await self.app(scope, receive, send)
            return
        body = msgspec.json.encode(UnfitError("other-origin").fault)
        answer = Response(body, HTTPStatus.FORBIDDEN, media_type="application/json")
        await answer(scope, receive, send)


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
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
